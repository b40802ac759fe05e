/** Why a card in play has the values that it has: each reason with its rule. */

import { useEffect, useState } from "preact/hooks";
import { type TableCard, isKnown } from "../bench/document";
import { t } from "../i18n";
import { Rich, upper } from "../parts/Rich";
import { RuleLink } from "../parts/RuleLink";
import { seat, valuesOf } from "./state";

/** A pointer that only passes asks for nothing, milliseconds. */
const PAUSE = 150;

export function Why({ card, edition }: { card: TableCard; edition: string }) {
  const n = seat.value?.n;
  const [reasons, setReasons] = useState<Awaited<ReturnType<typeof valuesOf>>>([]);
  const altered = isKnown(card) && JSON.stringify(card.values) !== JSON.stringify(card.printed);
  useEffect(() => {
    setReasons([]);
    if (!altered) return;
    let over = false;
    const wait = setTimeout(async () => {
      const found = await valuesOf(card.key);
      if (!over) setReasons(found);
    }, PAUSE);
    return () => {
      over = true;
      clearTimeout(wait);
    };
  }, [card.key, n, altered]);
  if (!reasons.length) return null;
  return (
    <section class="infull__why">
      <h3>{t("table_why_values")}</h3>
      {reasons.map((reason, i) => (
        <div key={i} class="infull__keyword">
          <span>
            <Rich text={upper(reason.text)} />
          </span>
          {reason.rule && <RuleLink number={reason.rule} edition={edition} />}
        </div>
      ))}
    </section>
  );
}
