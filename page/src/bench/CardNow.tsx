/** A card of the table in full: its face, what it can do, and why its values are what they are. */

import { useEffect, useRef } from "preact/hooks";
import { CardFace } from "../card/CardFace";
import { useAnswer } from "../desk/asking";
import { lang, t } from "../i18n";
import { Rich } from "../parts/Rich";
import { RuleList } from "../parts/RuleLink";
import { link } from "../router";
import { AskedOf } from "./Asked";
import { type TableDocument, cardsOf, isKnown } from "./document";
import { asCase, edition } from "./state";

export function CardNow({ cardKey, table, onMove }: { cardKey: string; table: TableDocument; onMove: () => void }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [cardKey]);
  const found = cardsOf(table).get(cardKey);
  const card = found && isKnown(found) ? found : null;
  const given = asCase.value;
  const why = useAnswer("judge.why", given && card ? { case: given, card: cardKey } : null).value;
  const printed = useAnswer("cards.show", card && { name: card.full_name }).value;
  if (!card) return null;
  const texts = printed.ok?.card.texts;
  const reasons = why.ok?.reasons ?? [];
  const moves = table.moves.filter((move) => move.cards.includes(cardKey));
  return (
    <section class="cardnow" ref={place} aria-label={card.full_name}>
      <CardFace card={card} size="grid" text={texts?.[lang.value] ?? null} />
      <div class="cardnow__why">
        <h4>
          <a href={link(["cards", card.full_name])}>{card.label ?? card.full_name}</a>
        </h4>
        {table.question?.kind === "act" && <AskedOf moves={moves} onMove={onMove} />}
        {card.marks?.length ? <p>{card.marks.join(", ")}</p> : null}
        {reasons.length > 0 ? (
          <>
            <h5>{t("bench_why_values")}</h5>
            <ul>
              {reasons.map((reason, i) => (
                <li key={i}>
                  <Rich text={reason.text} />
                  {reason.rule && <RuleList numbers={[reason.rule]} edition={edition.value ?? undefined} />}
                </li>
              ))}
            </ul>
          </>
        ) : (
          why.state === "ok" && <p class="soft">{t("bench_as_printed")}</p>
        )}
      </div>
    </section>
  );
}
