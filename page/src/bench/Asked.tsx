/** What is asked now, and the answers: buttons for what is possible, and below them what is not, and why. */

import { useMemo, useState } from "preact/hooks";
import { library } from "../data";
import { fold } from "../fold";
import { t } from "../i18n";
import { Rich } from "../parts/Rich";
import { RuleList } from "../parts/RuleLink";
import type { TableDocument, TableMove } from "./document";
import { edition, makeMove } from "./state";

/** More answers than this are found by typing. */
const MANY = 24;

export function Asked({ table, chosen, onFree }: { table: TableDocument; chosen: string | null; onFree: () => void }) {
  const { question, outcome } = table;
  if (!question) return <p class="asked__over">{outcome ? t("bench_over") : t("bench_nobody")}</p>;
  const acts = question.kind === "act";
  const about = table.moves.filter((move) => !acts || chosen === null || move.cards.includes(chosen));
  const legal = about.filter((move) => move.legal);
  const refused = about.filter((move) => !move.legal);
  return (
    <section class="asked" aria-live="polite">
      <h3 class="asked__question">
        <span class="asked__by">{question.by}</span> <Rich text={question.text} />
      </h3>
      {question.rule && <RuleList numbers={[question.rule]} edition={edition.value ?? undefined} />}
      {acts && chosen !== null && (
        <button type="button" class="textbutton" onClick={onFree}>
          {t("bench_all_moves")}
        </button>
      )}
      {question.kind === "name" ? <Naming moves={legal} /> : legal.length > MANY ? <Finding moves={legal} /> : <Answers moves={legal} onMade={onFree} />}
      {legal.length === 0 && <p class="soft">{t("bench_no_move")}</p>}
      {refused.length > 0 && <Refused moves={refused} open={chosen !== null} />}
    </section>
  );
}

function Answers({ moves, onMade }: { moves: readonly TableMove[]; onMade?: () => void }) {
  return (
    <ul class="answers">
      {moves.map((move) => (
        <li key={move.move}>
          <button
            type="button" class="answer" data-action={move.action ?? ""}
            onClick={() => {
              onMade?.();
              makeMove(move.move);
            }}
          >
            <Rich text={upper(move.text)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
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

/** A name is named: any card's, found by its words. */
function Naming({ moves }: { moves: readonly TableMove[] }) {
  const [words, setWords] = useState("");
  const names = useMemo(() => {
    const offered = new Map(moves.map((move) => [fold(move.text), move.move]));
    for (const entry of library.value ?? []) {
      const name = entry.card.name;
      if (!offered.has(fold(name))) offered.set(fold(name), name);
    }
    return [...offered];
  }, [moves, library.value]);
  const typed = fold(words);
  const found = typed ? names.filter(([name]) => name.includes(typed)).slice(0, 12) : [];
  return (
    <>
      <label class="finding">
        {t("bench_name_it")}
        <input type="text" value={words} autocomplete="off" onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <ul class="answers">
        {found.map(([name, move]) => (
          <li key={name}>
            <button type="button" class="answer" onClick={() => makeMove(move)}>
              {move}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is not possible, with the reasons and their rules. */
function Refused({ moves, open }: { moves: readonly TableMove[]; open: boolean }) {
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
