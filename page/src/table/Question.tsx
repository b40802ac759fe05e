/** The question, in a place of its own: what is asked, by which rule, and the answers that no card on the board gives. */

import { useState } from "preact/hooks";
import { cardsOf, isKnown } from "../bench/document";
import { desk } from "../desk/asking";
import type { Seat } from "../desk/types";
import { t } from "../i18n";
import { Button, ICONS, Icon } from "../parts/Button";
import { faultText } from "../parts/Fault";
import { Rich, upper } from "../parts/Rich";
import { RuleLink } from "../parts/RuleLink";
import { Answers, OfCard } from "./Answers";
import { News } from "./News";
import { Offers } from "./Offers";
import { asksBoard, asksHand, movesOf } from "./moves";
import { hurry, nameOf, reading, refused, stuck, takeSeat, think, thinking } from "./state";

const EYE = "M2 12C5 7 8 5 12 5S19 7 22 12C19 17 16 19 12 19S5 17 2 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z";

interface QuestionProps {
  readonly now: Seat;
  /** The card whose actions are shown. */
  readonly selected: string | null;
  readonly onClear: () => void;
  /** Shows a card in full. */
  readonly onLook: (key: string) => void;
}

export function Question({ now, selected, onClear, onLook }: QuestionProps) {
  const { table } = now;
  if (now.handover) return <Handover to={now.handover} />;
  if (table.outcome) return <Ended now={now} />;
  if (now.thinking) return <Thinking now={now} />;
  const { question } = table;
  if (!question) return null;
  const act = question.kind === "act";
  const card = selected && act ? cardsOf(table).get(selected) : undefined;
  if (card) {
    return (
      <div class="ask ask--card" aria-live="assertive">
        <div class="ask__what">
          <div class="ask__line">
            <h2 class="ask__text" tabIndex={-1}>
              {isKnown(card) ? card.label : t("face_hidden")}
            </h2>
            <Button onClick={() => onLook(card.key)}>{t("table_look")}</Button>
            <button type="button" class="icon-button" aria-label={t("close")} onClick={onClear}>
              <Icon d={ICONS.close} />
            </button>
          </div>
          <Refusal />
        </div>
        <div class="ask__how">
          <OfCard key={card.key} moves={movesOf(table.moves, card.key)} edition={table.edition} />
        </div>
      </div>
    );
  }
  return (
    <div class={`ask${act || asksHand(table) ? "" : " ask--tall"}`} aria-live="assertive">
      <div class="ask__what">
        <div class="ask__line">
          <h2 class="ask__text" tabIndex={-1}>
            {act ? t("table_your_turn") : <Rich text={question.text} />}
          </h2>
          {(asksBoard(table) || reading.value) && <Reading />}
          {question.rule && <RuleLink key={question.rule} number={question.rule} edition={table.edition} />}
        </div>
        {question.says && !question.text.includes(question.says) && <Says key={question.says} text={question.says} />}
        <Refusal />
      </div>
      <div class="ask__how">
        <Answers table={table} />
        {act && <News now={now} />}
      </div>
    </div>
  );
}

/** Turns reading on and off: while it is on, a tap shows a card instead of picking it. */
function Reading() {
  return (
    <button
      type="button" class="icon-button ask__reading" aria-pressed={reading.value} aria-label={t("table_reading")} title={t("table_reading")}
      onClick={() => {
        reading.value = !reading.value;
      }}
    >
      <Icon d={EYE} />
    </button>
  );
}

/** What the ability says that asks: its first lines; a tap shows all. */
function Says({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" class={`ask__says${open ? "" : " ask__says--short"}`} aria-expanded={open} onClick={() => setOpen(!open)}>
      <Rich text={text} />
    </button>
  );
}

/** Why the last answer was refused. */
function Refusal() {
  const why = refused.value;
  if (!why) return null;
  return (
    <div class="ask__refused" role="alert">
      <Rich text={upper(why.text)} />
    </div>
  );
}

function Handover({ to }: { to: string }) {
  return (
    <div class="ask">
      <h2 class="ask__text" tabIndex={-1}>
        {t("table_pass", { player: nameOf(to) })}
      </h2>
      <Button kind="main" onClick={() => void takeSeat()}>
        {t("table_i_am", { player: nameOf(to) })}
      </Button>
    </div>
  );
}

function Thinking({ now }: { now: Seat }) {
  const bot = now.thinking ? nameOf(now.thinking) : "";
  const why = stuck.value;
  return (
    <div class="ask" aria-live="polite">
      <div class="ask__line">
        <h2 class="ask__text" tabIndex={-1}>
          {!why && <span class="ask__dots" aria-hidden="true" />}
          {t(why ? "table_stuck" : "table_thinks", { player: bot, n: thinking.value?.decided ?? 0 })}
        </h2>
        {why && <Button onClick={() => void think()}>{t("table_think_again")}</Button>}
        <Button onClick={() => void hurry()}>{t("table_stop_thinking")}</Button>
      </div>
      {why && (
        <p class="ask__refused" role="alert">
          {upper(faultText(why))}
        </p>
      )}
    </div>
  );
}

/** The door cannot be reached, or does not hand the game over: it is tried again. */
export function LostLine() {
  return (
    <p class="ask__lost" role="alert">
      {t(desk().kind === "worker" ? "table_unread" : "table_lost")}
    </p>
  );
}

/** Who has won, to the viewer. */
function howEnded(now: Seat): string {
  const winners = now.table.outcome?.winners ?? [];
  if (!winners.length) return t("replay_drawn");
  const alone = now.seats.filter((each) => each === "person").length === 1;
  if (alone && winners.some((each) => each === now.viewer)) return t("table_you_won");
  return t("replay_won", { n: winners.length, names: winners.map(nameOf) });
}

function Ended({ now }: { now: Seat }) {
  const { outcome, edition } = now.table;
  const { best, won, over } = now.match;
  return (
    <div class="ask ask--tall" aria-live="assertive">
      <div class="ask__line">
        <h2 class="ask__text" tabIndex={-1}>
          {howEnded(now)} {t("table_score", { lore: now.table.players.map((player) => player.lore).join(" : ") })}
          {best > 1 && ` ${t(over ? "table_match_won" : "table_match", { won: won.join(" : "), player: now.names[won.indexOf(Math.max(...won))] ?? "" })}`}
        </h2>
        {outcome?.rule && <RuleLink number={outcome.rule} edition={edition} />}
      </div>
      <Offers now={now} />
    </div>
  );
}

/** Puts the focus on the question: who uses the keyboard goes on there. */
export function toQuestion(): void {
  document.querySelector<HTMLElement>(".ask__text")?.focus({ preventScroll: true });
}
