/** The question that waits, and the table as the moves have left it. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { Asked } from "./Asked";
import { Board } from "./Board";
import { CardNow } from "./CardNow";
import type { Played } from "./document";
import { askAgain, asking, backTo, bench, fault, makeMove, played } from "./state";

export function Now() {
  const [chosen, setChosen] = useState<string | null>(null);
  const now = played.value;
  const wrong = fault.value;
  if (wrong) {
    return (
      <>
        <Fault fault={wrong} />
        <Button onClick={askAgain}>{t("bench_ask_again")}</Button>
      </>
    );
  }
  if (!now) return <p class="soft">{t("waiting")}</p>;
  const { table } = now;
  const acts = table.question?.kind === "act";
  const onCard = (key: string) => {
    const picks = acts ? [] : table.moves.filter((move) => move.legal && move.cards.length === 1 && move.cards[0] === key);
    const only = picks.length === 1 ? picks[0] : undefined;
    if (only) makeMove(only.move);
    else setChosen(chosen === key ? null : key);
  };
  const can = (key: string) => table.moves.some((move) => move.legal && move.cards.includes(key));
  return (
    <div class={`happens${asking.value ? " happens--asking" : ""}`}>
      <Stopped now={now} />
      <Asked table={table} />
      <Board table={table} chosen={chosen} onCard={onCard} can={can} />
      {chosen !== null && <CardNow cardKey={chosen} table={table} onMove={() => setChosen(null)} />}
    </div>
  );
}

/** A move of the case that is not possible, and why; what follows it is not played. */
function Stopped({ now }: { now: Played }) {
  const stop = now.refused_at;
  if (!stop) return null;
  return (
    <div class="notice" role="status">
      <p>{t("bench_refused_at", { n: stop.move + 1, move: bench.value.moves[stop.move] ?? "" })}</p>
      {stop.reasons?.length ? stop.reasons.map((reason, i) => <p key={i}>{reason.text} {reason.rule && <b>{reason.rule}</b>}</p>) : <p>{stop.text}</p>}
      <Button kind="quiet" onClick={() => backTo(stop.move)}>
        {t("bench_drop_rest")}
      </Button>
    </div>
  );
}
