/** What happens: the table now, the question, and everything that came of the moves, with rules. */

import { useState } from "preact/hooks";
import { desk } from "../desk/asking";
import type { TraceLine } from "../desk/types";
import { lang, t } from "../i18n";
import { Button } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { Trace } from "../parts/Trace";
import { Asked } from "./Asked";
import { Board } from "./Board";
import { CardNow } from "./CardNow";
import { Editions } from "./Editions";
import type { TableMove } from "./document";
import { asCase, asking, backTo, bench, branch, edition, fault, played } from "./state";

export function Happens({ onShow }: { onShow: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const now = played.value;
  const wrong = fault.value;
  if (!now) return wrong ? <Fault fault={wrong} /> : <p class="soft">{t("waiting")}</p>;
  const { table, lines, refused_at } = now;
  const acts = table.question?.kind === "act";
  const onCard = (key: string) => {
    const picks = acts ? [] : table.moves.filter((move) => move.legal && move.cards.length === 1 && move.cards[0] === key);
    const only = picks.length === 1 ? picks[0] : undefined;
    if (only) branch(now.refused_at?.move ?? bench.value.moves.length, only.move);
    else setChosen(chosen === key ? null : key);
  };
  const can = (key: string) => table.moves.some((move) => move.legal && move.cards.includes(key));
  return (
    <div class={`happens${asking.value ? " happens--asking" : ""}`}>
      {wrong && <Fault fault={wrong} />}
      <Board table={table} chosen={chosen} onCard={onCard} can={can} />
      {chosen !== null && <CardNow cardKey={chosen} table={table} />}
      <Asked table={table} chosen={chosen} onFree={() => setChosen(null)} />
      {refused_at && (
        <div class="notice" role="status">
          <p>{t("bench_refused_at", { n: refused_at.move + 1, move: bench.value.moves[refused_at.move] ?? "" })}</p>
          {refused_at.reasons?.length ? refused_at.reasons.map((reason, i) => <p key={i}>{reason.text} {reason.rule && <b>{reason.rule}</b>}</p>) : <p>{refused_at.text}</p>}
          <Button kind="quiet" onClick={() => backTo(refused_at.move)}>
            {t("bench_drop_rest")}
          </Button>
        </div>
      )}
      {lines.length > 0 && (
        <section class="story">
          <header class="story__head">
            <h3>{t("bench_happens")}</h3>
            <Button kind="main" onClick={onShow}>
              {t("bench_show")}
            </Button>
          </header>
          <Trace
            lines={worth(lines)} label={t("bench_happens")} {...(edition.value ? { edition: edition.value } : {})}
            below={(line, at) => (begins(worth(lines), at) ? <Ways line={line} /> : null)}
          />
          <Editions />
        </section>
      )}
    </div>
  );
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

