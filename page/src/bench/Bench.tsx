/** The bench: a situation, what happens in it, and the rules that say so.  Tabs on a phone, side by side on a desk. */

import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useErrorBoundary, useState } from "preact/hooks";
import { editions, library } from "../data";
import { t } from "../i18n";
import { Button, ICONS, Icon } from "../parts/Button";
import { useDrop } from "../parts/drop";
import { faultText } from "../parts/Fault";
import { Tabs } from "../parts/Tabs";
import { toast } from "../parts/Toast";
import { route, tidy } from "../router";
import { isShortcut } from "../shortcuts";
import { Cited } from "./Cited";
import { Editions } from "./Editions";
import { Now } from "./Now";
import { Open } from "./Open";
import { Share } from "./Share";
import { ShowPlayers } from "./ShowPlayers";
import { Situation, put } from "./Situation";
import { Story } from "./Story";
import { openExample, openFile } from "./files";
import { Choose } from "./parts";
import { bench, canRedo, canUndo, clear, edition, forget, isEmpty, keepIt, openLink, played, recall, redo, setEdition, undo, watch } from "./state";

type Tab = "situation" | "happens" | "rules";
const WIDE = "(min-width: 68rem)";
const UNDO = "M8 5L4 9L8 13M4 9H14a5 5 0 0 1 0 10H9";
const REDO = "M16 5L20 9L16 13M20 9H10a5 5 0 0 0 0 10H15";
const FRESH = "M6 3H14L19 8V21H6ZM14 3V8H19M12.5 11.500V17.500M9.500 14.500H15.500";

/** The tab of a small screen; it stays while other pages are read. */
const chosen = signal<Tab>("situation");
const setTab = (tab: Tab) => {
  chosen.value = tab;
};

let begun = false;

/** Begins once: brings back what was kept, and follows what changes. */
function begin(): void {
  if (begun) return;
  begun = true;
  recall();
  keepIt();
  watch();
}

export function Bench() {
  begin();
  const [broken] = useErrorBoundary((error) => console.warn(error));
  const [dialog, setDialog] = useState<"open" | "share" | "show" | null>(null);
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  const { query } = route.value;
  const [packed, example, card] = [query.get("c"), query.get("example"), query.get("card")];

  useEffect(() => {
    const asked = matchMedia(WIDE);
    const follow = () => setWide(asked.matches);
    asked.addEventListener("change", follow);
    return () => asked.removeEventListener("change", follow);
  }, []);
  useEffect(() => {
    if (!packed) return;
    void openLink(packed).then((good) => {
      if (good) setTab("happens");
      else toast(t("bench_bad_link"), "fault");
      tidy("bench");
    });
  }, [packed]);
  useEffect(() => {
    if (!example) return;
    void openExample(example).then((wrong) => {
      if (wrong) toast(faultText(wrong), "fault");
      else setTab("happens");
      tidy("bench");
    });
  }, [example]);
  useEffect(() => {
    if (!card || !library.value) return; // its type says where it goes
    put(card);
    tidy("bench");
  }, [card, library.value]);
  useDrop((file) => {
    void openFile(file).then((wrong) => {
      if (wrong) toast(faultText(wrong), "fault");
      else setTab("happens");
    });
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
      if (typing || event.repeat || !isShortcut(event)) return;
      if (event.key === "u") undo();
      else if (/^[1-9]$/.test(event.key)) document.querySelectorAll<HTMLButtonElement>(".asked > .answers .answer")[Number(event.key) - 1]?.click();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  if (broken) return <Broken />;
  const tab = chosen.value;
  const told = Boolean(played.value?.lines.length);
  const show = (
    <Button kind="main" onClick={() => setDialog("show")}>
      {t("bench_show")}
    </Button>
  );
  const now = isEmpty.value ? <p class="soft">{t("bench_empty")}</p> : <Now />;
  return (
    <div class="bench">
      <header class="bench__head">
        <h1 {...(bench.value.title ? { "data-titled": true } : {})}>{bench.value.title || t("bench_name")}</h1>
        <div class="bench__tools">
          <Edition />
          <Tool icon={UNDO} label={t("bench_undo")} disabled={!canUndo.value} onClick={undo} />
          <Tool icon={REDO} label={t("bench_redo")} disabled={!canRedo.value} onClick={redo} />
          <Tool icon={FRESH} label={t("bench_new")} disabled={isEmpty.value} onClick={clear} />
          <Tool icon={ICONS.book} label={t("bench_open")} onClick={() => setDialog("open")} />
          <Tool icon={ICONS.link} label={t("bench_share")} disabled={isEmpty.value} onClick={() => setDialog("share")} />
        </div>
      </header>
      {wide ? (
        <div class="bench__columns">
          <Column name="situation">
            <Situation />
          </Column>
          <Column name="now">{now}</Column>
          <Column name="happens">
            <Story />
            {told ? (
              <>
                {show}
                <Editions />
                <h2>{t("bench_tab_rules")}</h2>
                <Cited />
              </>
            ) : (
              <p class="soft">{t("bench_no_story")}</p>
            )}
          </Column>
        </div>
      ) : (
        <Tabs<Tab>
          label={t("bench_name")} chosen={tab} onChoose={setTab}
          tabs={[
            { key: "situation", label: t("bench_tab_situation") },
            { key: "happens", label: t("bench_tab_happens"), ...(bench.value.moves.length ? { count: bench.value.moves.length } : {}) },
            { key: "rules", label: t("bench_tab_rules"), ...(played.value?.rules.length ? { count: played.value.rules.length } : {}) },
          ]}
        >
          <h2 class="visually-hidden">{t(`bench_tab_${tab}`)}</h2>
          {tab === "situation" && <Situation />}
          {tab === "happens" && (
            <>
              <Story />
              {now}
              {told && <Editions />}
              {told && <div class="bench__go">{show}</div>}
            </>
          )}
          {tab === "rules" && <Cited />}
          {tab === "situation" && !isEmpty.value && (
            <div class="bench__go">
              <Button kind="main" onClick={() => setTab("happens")}>
                {t("bench_go")}
              </Button>
            </div>
          )}
        </Tabs>
      )}
      <Open open={dialog === "open"} onClose={() => setDialog(null)} />
      <Share open={dialog === "share"} onClose={() => setDialog(null)} />
      {dialog === "show" && <ShowPlayers onClose={() => setDialog(null)} />}
    </div>
  );
}

/** In place of a bench that cannot be drawn: a way out. */
function Broken() {
  return (
    <div class="fault" role="alert">
      <p>{t("bench_broken")}</p>
      <Button
        kind="main"
        onClick={() => {
          forget();
          location.reload();
        }}
      >
        {t("bench_new")}
      </Button>
    </div>
  );
}

function Column({ name, children }: { name: "situation" | "now" | "happens"; children: ComponentChildren }) {
  return (
    <section class={`bench__column bench__column--${name}`} aria-label={t(`bench_tab_${name}`)}>
      <h2>{t(`bench_tab_${name}`)}</h2>
      {children}
    </section>
  );
}

/** A tool of the bench: a drawing, and its name beside it where there is room. */
function Tool({ icon, label, disabled, onClick }: { icon: string; label: string; disabled?: boolean; onClick: () => void }) {
  return (
    // Not `disabled`, which would take the focus away from who presses it.
    <button type="button" class="tool" title={label} aria-disabled={disabled ?? false} onClick={() => !disabled && onClick()}>
      <Icon d={icon} />
      <span class="tool__name">{label}</span>
    </button>
  );
}

/** The edition by which the case is judged. */
function Edition() {
  return (
    <Choose
      quiet label={t("bench_edition")} chosen={edition.value ?? ""} onChoose={setEdition}
      options={[...editions.value].reverse().map((name) => ({ key: name, text: name }))}
    />
  );
}
