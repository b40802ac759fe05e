/** What is asked now, and the answers: buttons for what is possible, and below them what is not, and why. */

import { useMemo, useState } from "preact/hooks";
import { fold } from "../fold";
import { t } from "../i18n";
import { Rich, upper } from "../parts/Rich";
import { RuleList } from "../parts/RuleLink";
import { type TableDocument, type TableMove, cardsOf, isKnown } from "./document";
import { edition, inThisOrder, makeMove } from "./state";

/** More answers than this are found by typing. */
const MANY = 24;
const MOST_NAMES = 12;

/** Turn actions in the order in which a judge looks for them; the end of the turn comes last. */
const LAST = ["ink", "end_turn"];

export function Asked({ table }: { table: TableDocument }) {
  const { question, outcome } = table;
  if (!question) return <p class="asked__over">{outcome ? t("bench_over") : t("bench_nobody")}</p>;
  const cards = cardsOf(table);
  const picked = question.picked.flatMap((key) => {
    if (key === null) return [];
    const card = cards.get(key);
    if (!card) return [key]; // a player
    return isKnown(card) ? [card.label ?? card.full_name] : [];
  });
  const rank = (move: TableMove) => LAST.indexOf(move.action ?? "");
  const legal = table.moves.filter((move) => move.legal).sort((one, two) => rank(one) - rank(two));
  return (
    <section class="asked">
      <h3 class="asked__question" tabIndex={-1}>
        <span class="asked__by">{question.by}</span> <Rich text={question.text} />
      </h3>
      {question.says && !/[“«]/.test(question.text) && ( // which quotes it
        <p class="asked__says">
          <Rich text={question.says} />
        </p>
      )}
      {picked.length > 0 && <p class="asked__picked">{t("bench_picked", { names: picked })}</p>}
      {question.rule && <RuleList numbers={[question.rule]} edition={edition.value ?? undefined} />}
      {question.kind === "name" ? <Naming moves={legal} /> : legal.length > MANY ? <Finding moves={legal} /> : <Answers moves={legal} />}
      {question.kind === "order" && (
        <button type="button" class="textbutton" onClick={() => void inThisOrder()}>
          {t("bench_in_this_order")}
        </button>
      )}
      <Refused moves={table.moves.filter((move) => !move.legal)} />
    </section>
  );
}

/** What one card can do now, and what it cannot. */
export function AskedOf({ moves, onMove }: { moves: readonly TableMove[]; onMove: () => void }) {
  const legal = moves.filter((move) => move.legal);
  return (
    <div class="askedof">
      {legal.length ? <Answers moves={legal} onMove={onMove} /> : <p class="soft">{t("bench_no_move")}</p>}
      <Refused moves={moves.filter((move) => !move.legal)} open />
    </div>
  );
}

/** Puts the focus on the question: a button that was pressed goes, and who uses the keyboard goes on there. */
export function toQuestion(): void {
  document.querySelector<HTMLElement>(".asked__question")?.focus({ preventScroll: true });
}

function Answers({ moves, onMove }: { moves: readonly TableMove[]; onMove?: () => void }) {
  return (
    <ul class="answers">
      {moves.map((move) => (
        <li key={move.move}>
          <button
            type="button" class="answer" data-action={move.action ?? ""}
            onClick={() => {
              onMove?.();
              makeMove(move.move);
              toQuestion();
            }}
          >
            <Rich text={upper(move.text)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Answers that are found by their words. */
function Finding({ moves }: { moves: readonly TableMove[] }) {
  const [words, setWords] = useState("");
  const found = useMemo(() => moves.filter((move) => fold(move.text).includes(fold(words))).slice(0, MANY), [moves, words]);
  return (
    <>
      <label class="finding">
        {t("bench_find_answer", { n: moves.length })}
        <input type="text" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <Answers moves={found} />
    </>
  );
}

/** A name is named: one of those that the question offers, found by its words. */
function Naming({ moves }: { moves: readonly TableMove[] }) {
  const [words, setWords] = useState("");
  const names = useMemo(() => moves.map((move) => ({ ...move, text: move.move.replace(/^name /, "") })), [moves]);
  const typed = fold(words);
  const found = typed ? names.filter((name) => fold(name.text).includes(typed)).slice(0, MOST_NAMES) : [];
  return (
    <>
      <label class="finding">
        {t("bench_name_it")}
        <input type="text" value={words} autocomplete="off" onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      {found.length ? <Answers moves={found} /> : typed && <p class="soft">{t("cards_none")}</p>}
    </>
  );
}

/** What is not possible, with the reasons and their rules. */
function Refused({ moves, open = false }: { moves: readonly TableMove[]; open?: boolean }) {
  if (!moves.length) return null;
  return (
    <details class="refused" open={open}>
      <summary>{t("bench_not_possible", { n: moves.length })}</summary>
      <ul>
        {moves.map((move) => (
          <li key={move.move} class="refused__move">
            <p class="refused__what">
              <span aria-hidden="true">✕ </span>
              <Rich text={upper(move.text)} />
            </p>
            {move.reasons?.map((reason, i) => (
              <div key={i} class="refused__why">
                <Rich text={upper(reason.text)} />
                {reason.rule && <RuleList numbers={[reason.rule]} edition={edition.value ?? undefined} />}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
