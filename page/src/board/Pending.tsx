/** What is under way: the challenge, the card that resolves, and the abilities that wait in the bag. */

import { type TableCard, type TableDocument, isKnown } from "../bench/document";
import { t } from "../i18n";
import { Rich } from "../parts/Rich";

interface PendingProps {
  readonly table: TableDocument;
  readonly cards: ReadonlyMap<string, TableCard>;
  readonly nameOf: (player: string) => string;
  readonly onCard?: ((key: string) => void) | undefined;
}

/** A line while something is under way; else nothing. */
export function Pending({ table, cards, nameOf, onCard }: PendingProps) {
  const called = (key: string | null) => {
    const card = key === null ? undefined : cards.get(key);
    return card && isKnown(card) ? card.label : t("board_gone_card");
  };
  const resolving = table.players.flatMap((player) => player.resolving).filter(isKnown);
  const challenge = table.challenge?.some((key) => key !== null && cards.has(key)) ? table.challenge : null;
  if (!challenge && !resolving.length && !table.bag.length) return null;
  return (
    <section class="mat__pending" aria-label={t("board_pending")}>
      <ul tabIndex={0}>
        {challenge && (
          <li class="mat__wait">
            {t("board_challenge", { one: called(challenge[0]), other: called(challenge[1]) })}
          </li>
        )}
        {resolving.map((card) => (
          <li key={card.key}>
            <button type="button" class="mat__wait" data-key={card.key} onClick={() => onCard?.(card.key)}>
              {t("board_resolves", { card: card.label })}
            </button>
          </li>
        ))}
        {table.bag.map((each, i) => (
          <li key={i}>
            <button type="button" class="mat__wait" {...(each.card ? { "data-key": each.card } : {})} title={each.text} onClick={() => each.card && onCard?.(each.card)}>
              {t("board_waits", { player: nameOf(each.player) })} <b>{each.ability || (each.card ? called(each.card) : "")}</b>
              {!each.ability && !each.card && <Rich text={each.text} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
