/** The table: a game against a bot, or of two people at one screen. */

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type TableCard, cardsOf } from "../bench/document";
import { BoardLayout } from "../board/BoardLayout";
import { CardSheet } from "../board/CardInFull";
import type { Seat } from "../desk/types";
import { lang, t } from "../i18n";
import { keep, kept } from "../keep";
import { useTitle } from "../pages/title";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { faultText } from "../parts/Fault";
import { Rich, upper } from "../parts/Rich";
import { toast } from "../parts/Toast";
import { go, route, tidy } from "../router";
import { Offers, Report, Sure, ask, closeBoxes, report } from "./Offers";
import { Closed } from "./Answers";
import { LostLine, Question, toQuestion } from "./Question";
import { Start } from "./Start";
import { TextFace } from "./TextFace";
import { Why } from "./Why";
import { dragged, draggingWith } from "./dragging";
import { isText } from "./faces";
import { KEYS, useKeys } from "./keys";
import { dragMarks, isPicked, marksOf, playerMarksOf, tapped } from "./moves";
import { isPlaying } from "./here";
import { allLines, answer, beginFrom, busy, canEndTurn, comeBack, coming, endTurn, fault, isSecondTap, leave, lines, look, lost, reading, refused, seat, takeBack, unpick } from "./state";
import "../style/table.css";

export function Table() {
  useTitle(t("table_name"));
  const from = route.value.query.get("from");
  useEffect(() => {
    if (from) {
      if (isPlaying()) ask("replace", () => void playOn(), () => tidy("table"));
      else void playOn();
    } else if (!seat.value) {
      void comeBack();
    }
    const seen = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [from]);
  useEffect(() => closeBoxes, []);
  // The table is asked for again in another language: once, because a door that refuses would be asked for ever.
  const tried = useRef("");
  useEffect(() => {
    const now = seat.value;
    if (!now || busy.value || lost.value || now.table.lang === lang.value) return;
    const wish = `${now.id} ${now.n} ${lang.value}`;
    if (tried.current === wish) return;
    tried.current = wish;
    void look();
  }, [lang.value, seat.value?.table.lang, busy.value, lost.value]);
  useEffect(() => {
    if (fault.value && seat.value) toast(faultText(fault.value), "fault");
  }, [fault.value]);
  // Who leaves with the keyboard goes on at the head of the page.
  const wasHere = useRef(false);
  useEffect(() => {
    if (wasHere.current && !seat.value) document.querySelector<HTMLElement>("#page-main")?.focus({ preventScroll: true });
    wasHere.current = seat.value !== null;
  }, [seat.value === null]);
  if (!seat.value) {
    return (
      <>
        <Sure />
        {lost.value ? <Lost /> : from || coming.value ? <p class="soft" role="status">{t("waiting")}</p> : <Start />}
      </>
    );
  }
  return isText() ? <TextFace now={seat.value} /> : <Playing now={seat.value} />;
}

/** The table at which this browser was cannot be had yet. */
function Lost() {
  return (
    <>
      <LostLine />
      <Button onClick={leave}>{t("table_leave")}</Button>
    </>
  );
}

/** Goes on from the moment that the replay has left here; where that cannot be, back to the replay. */
async function playOn(): Promise<void> {
  let why: string | null = null;
  try {
    const { record, at, seats } = JSON.parse(kept("table.from", "tab") ?? "") as { record: string; at: number; seats: readonly string[] };
    const fault = await beginFrom(record, at, seats);
    why = fault && faultText(fault);
  } catch {
    why = t("table_nothing_to_go_on");
  }
  if (why === null) {
    keep("table.from", null, "tab");
    return tidy("table");
  }
  toast(why, "fault");
  if (route.value.path[0] === "table") go("#/replay", true);
}

function Playing({ now }: { now: Seat }) {
  const [selected, select] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const { table } = now;
  const cards = cardsOf(table);
  const chosen = selected !== null && cards.has(selected) ? selected : null;
  useEffect(() => select(null), [now.n]);
  // A button that is closed while an answer is on its way loses the focus.
  useEffect(() => {
    if (!busy.value && document.activeElement === document.body) toQuestion();
  }, [now.n, busy.value]);
  const [help, setHelp] = useState(false);
  useKeys({ select, openAll: () => setAll(Boolean(seat.value?.table.moves.length)), look: setLooked, help: () => setHelp(true) });

  const tap = (key: string) => {
    if (busy.value) return;
    refused.value = null;
    if (reading.value) return setLooked(key);
    const move = tapped(table, key);
    if (move) void answer(move.move);
    else if (isPicked(table, key)) void unpick(key);
    else if (table.question?.kind === "act" && table.question.mine && table.moves.some((each) => each.cards.includes(key))) {
      select(key === chosen ? null : key);
    } else setLooked(key);
  };
  const latest = useRef(tap);
  latest.current = tap;
  const onCard = useCallback((key: string) => latest.current(key), []); // always the same: cards that have not changed are not drawn again
  const dragging = useMemo(() => draggingWith(select), []);
  const about = (card: TableCard) => <Why card={card} edition={table.edition} />;
  const onEarlier = () => void allLines();
  const sheet = looked === null ? undefined : cards.get(looked);
  return (
    <>
      <BoardLayout
        table={table} lines={lines.value} viewer={table.viewer} names={now.names.map((name, at) => `${name} (${table.players[at]?.name ?? ""})`)} since={now.since} onEarlier={onEarlier} selected={chosen}
        marks={dragged.value ? dragMarks(table, dragged.value.card, dragged.value.targets?.map((each) => each.card) ?? []) : marksOf(table, chosen)} dragging={dragging} about={about} playerMarks={playerMarksOf(table)} onCard={onCard} onLook={setLooked}
        onPlayer={(name) => {
          const move = table.moves.find((each) => each.legal && each.player === name);
          if (move) void answer(move.move);
          else if (isPicked(table, name)) void unpick(name);
        }}
        head={
          <button type="button" class="icon-button" aria-label={t("table_report")} onClick={() => report()}>
            ⚑
          </button>
        }
        menu={<Offers now={now} />}
        question={
          <>
            {lost.value && <LostLine />}
            <Question now={now} selected={chosen} onClear={() => select(null)} onLook={setLooked} />
          </>
        }
        buttons={<Bar now={now} onAll={() => setAll(true)} />}
        actions={
          <>
            {!chosen && <Acts now={now} />}
            {!table.outcome && <Offers now={now} />}
          </>
        }
      />
      {sheet && (
        <CardSheet card={sheet} edition={table.edition} onClose={() => setLooked(null)}>
          {about(sheet)}
        </CardSheet>
      )}
      {help && <Help onClose={() => setHelp(false)} />}
      {all && <Everything now={now} onClose={() => setAll(false)} />}
      <Report />
      <Sure />
    </>
  );
}

/** The buttons that stay where they are until the game is over: its end needs the room. */
function Bar({ now, onAll }: { now: Seat; onAll: () => void }) {
  return (
    <div class="bar" hidden={now.table.outcome !== null} data-n={now.n} aria-busy={busy.value || Boolean(now.thinking)}>
      <Button kind="main" disabled={!canEndTurn() || busy.value} onClick={() => isSecondTap() || void endTurn()}>
        {t("table_end_turn")}
      </Button>
      <Button disabled={now.handover !== null} onClick={() => void takeBack()}>
        {t("table_back")}
      </Button>
      <Button disabled={!now.table.moves.length} onClick={onAll}>
        {t("table_all")}
      </Button>
    </div>
  );
}

/** What can be done, at a desk: digits pick. */
function Acts({ now }: { now: Seat }) {
  const moves = now.table.question?.kind === "act" ? now.table.moves.filter((move) => move.legal) : [];
  if (!moves.length) return null;
  return (
    <ul class="acts" aria-label={t("table_can")}>
      {moves.map((move, at) => (
        <li key={move.move}>
          <button type="button" class="answer" data-digit={at + 1} disabled={busy.value} onClick={() => void answer(move.move)}>
            {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
            <Rich text={upper(move.text)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The keys, and what each does. */
function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("table_keys")} open sheet onClose={onClose}>
      <dl class="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key === "keys" ? "?" : key.length > 1 ? t(`key_${key}_name`) : key}</kbd>
            </dt>
            <dd>{t(`key_${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Everything that can be done, and what cannot, with the reasons. */
function Everything({ now, onClose }: { now: Seat; onClose: () => void }) {
  const { moves, edition } = now.table;
  return (
    <Dialog title={t("table_all_title")} open sheet onClose={onClose}>
      <ul class="ask__answers">
        {moves
          .filter((move) => move.legal)
          .map((move, at) => (
            <li key={move.move}>
              <button
                type="button" class="answer" data-digit={at + 1}
                onClick={() => {
                  onClose();
                  void answer(move.move);
                }}
              >
                <Rich text={upper(move.text)} />
              </button>
            </li>
          ))}
      </ul>
      <ul class="ask__closed">
        {moves
          .filter((move) => !move.legal)
          .map((move) => (
            <Closed key={move.move} move={move} edition={edition} />
          ))}
      </ul>
    </Dialog>
  );
}
