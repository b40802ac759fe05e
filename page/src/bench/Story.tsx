/** What came of the moves: every line with its rule, and at each move the way back and what else was legal. */

import { useEffect, useRef, useState } from "preact/hooks";
import { desk } from "../desk/asking";
import type { TraceLine } from "../desk/types";
import { lang, t } from "../i18n";
import { Trace } from "../parts/Trace";
import type { TableMove } from "./document";
import { asCase, backTo, bench, branch, edition, played } from "./state";

export function Story() {
  const place = useRef<HTMLElement>(null);
  const lines = worth(played.value?.lines ?? []);
  const moves = lines.at(-1)?.move ?? -1;
  const before = useRef(moves);
  // After a move the eye is led to what came of it, and to the question that follows.
  useEffect(() => {
    if (moves > before.current) {
      const first = lines.findIndex((line) => line.move === moves);
      lead(place.current?.querySelectorAll<HTMLElement>(".trace__line")[first]);
    }
    before.current = moves;
  }, [moves]);
  if (!lines.length) return null;
  return (
    <section class="story" ref={place}>
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
  else line?.scrollIntoView({ block: "start" });
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
  const [others, setOthers] = useState<readonly TableMove[] | null>(null);
  const made = bench.value.moves[at];
  const ask = async () => {
    const given = asCase.value;
    if (!given) return;
    const reply = await desk().call("judge.play", { case: { ...given, moves: given.moves.slice(0, at) }, lang: lang.value, refused: false, texts: false });
    if ("ok" in reply) setOthers(reply.ok.table.moves.filter((move) => move.legal && move.move !== made));
  };
  return (
    <div class="ways">
      <button type="button" class="textbutton" onClick={() => backTo(at)}>
        {t("bench_back_here")}
      </button>
      <button type="button" class="textbutton" aria-expanded={others !== null} onClick={() => (others ? setOthers(null) : void ask())}>
        {t("bench_also_legal")}
      </button>
      {others && (
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
