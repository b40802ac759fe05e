/** What came of the moves: every line with its rule, and at each move the way back and what else was legal. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useAnswer } from "../desk/asking";
import type { TraceLine } from "../desk/types";
import { t } from "../i18n";
import { Trace } from "../parts/Trace";
import { toQuestion } from "./Asked";
import { asCase, backTo, bench, branch, edition, played } from "./state";

export function Story() {
  const place = useRef<HTMLElement>(null);
  const lines = worth(played.value?.lines ?? []);
  const moves = lines.at(-1)?.move ?? -1;
  const before = useRef(moves);
  const [said, setSaid] = useState("");
  // After a move the eye is led to what came of it, and to the question that follows.
  useEffect(() => {
    if (moves > before.current) {
      const first = lines.findIndex((line) => line.move === moves);
      lead(place.current?.querySelectorAll<HTMLElement>(".trace__line")[first]);
      setSaid(lines.slice(first).map((line) => line.text).join(". "));
    }
    before.current = moves;
  }, [moves]);
  if (!lines.length) return null;
  return (
    <section class="story" ref={place}>
      <p class="visually-hidden" role="status">
        {said}
      </p>
      <Trace
        lines={lines} label={t("bench_happens")} {...(edition.value ? { edition: edition.value } : {})}
        below={(line, at) => (begins(lines, at) ? <Ways line={line} /> : null)}
      />
    </section>
  );
}

/** Scrolls a line to the top: of its column on a desk, else of the page. */
function lead(line: HTMLElement | undefined): void {
  const column = line?.closest<HTMLElement>(".bench__column");
  if (line && column) column.scrollTop += line.getBoundingClientRect().top - column.getBoundingClientRect().top;
  else {
    line?.scrollIntoView({ block: "start" });
    // A long story is read from below: the first answer is never out of sight.
    document.querySelector(".asked .answer")?.scrollIntoView({ block: "nearest" });
  }
}

/** Lines worth reading: a check of which nothing comes says nothing. */
export function worth(lines: readonly TraceLine[]): readonly TraceLine[] {
  return lines.filter((line) => line.kind !== "quiet");
}

function begins(lines: readonly TraceLine[], at: number): boolean {
  const line = lines[at];
  return line?.move != null && lines[at - 1]?.move !== line.move;
}

/** At a move: back to before it, or what else was legal there. */
function Ways({ line }: { line: TraceLine }) {
  const at = line.move ?? 0;
  const [open, setOpen] = useState(false);
  const given = asCase.value;
  const before = given && open ? { case: { ...given, moves: given.moves.slice(0, at) }, refused: false, texts: false } : null;
  const found = useAnswer("judge.play", before).value;
  const others = found.ok?.table.moves.filter((move) => move.legal && move.move !== bench.value.moves[at]);
  return (
    <div class="ways">
      <button
        type="button" class="textbutton"
        onClick={() => {
          backTo(at);
          toQuestion();
        }}
      >
        {t("bench_back_here")}
      </button>
      <button type="button" class="textbutton" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("bench_also_legal")}
      </button>
      {open && others && (
        <ul class="answers">
          {others.map((move) => (
            <li key={move.move}>
              <button type="button" class="answer" onClick={() => branch(at, move.move)}>
                {move.text}
              </button>
            </li>
          ))}
          {others.length === 0 && <li class="soft">{t("bench_nothing_else")}</li>}
        </ul>
      )}
    </div>
  );
}
