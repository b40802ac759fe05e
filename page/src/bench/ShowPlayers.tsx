/** For the players across the table: large letters, one line at a time, each with its rule in full. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { useModal } from "../parts/Dialog";
import { Rich } from "../parts/Rich";
import { RuleNote } from "../parts/RuleLink";
import { worth } from "./Story";
import { bench, edition, played } from "./state";

export function ShowPlayers({ onClose }: { onClose: () => void }) {
  const box = useModal(true, onClose);
  const [at, setAt] = useState(0);
  const lines = worth(played.value?.lines ?? []);
  const line = lines[Math.min(at, lines.length - 1)];
  const go = (step: number) => setAt((now) => Math.min(lines.length - 1, Math.max(0, now + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, " ": 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 }[event.key];
    const onButton = event.key === " " && event.target instanceof HTMLButtonElement;
    if (step === undefined || onButton) return;
    event.preventDefault();
    go(step);
  };
  return (
    <dialog ref={box} class="show" aria-label={t("bench_show")} onKeyDown={onKeyDown}>
      <header class="show__head">
        <p>{bench.value.title || t("bench_show")}</p>
        <button type="button" class="button button--quiet" onClick={onClose}>
          {t("close")}
        </button>
      </header>
      <div class="show__line" aria-live="polite">
        {line && (
          <>
            <p class="show__text">
              <Rich text={line.text} />
            </p>
            {line.rule && <RuleNote key={line.rule} number={line.rule} edition={edition.value ?? undefined} />}
          </>
        )}
      </div>
      <footer class="show__foot">
        <button type="button" class="button" aria-disabled={at <= 0} onClick={() => go(-1)}>
          {t("bench_before")}
        </button>
        <span>{t("bench_of", { n: Math.min(at + 1, lines.length), all: lines.length })}</span>
        <button type="button" class="button button--main" autofocus aria-disabled={at >= lines.length - 1} onClick={() => go(1)}>
          {t("bench_after")}
        </button>
      </footer>
    </dialog>
  );
}
