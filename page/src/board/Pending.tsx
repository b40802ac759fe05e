/** What is under way: the challenge, the card that resolves, and the abilities that wait in the bag. */

import { type TableCard, type TableDocument, isKnown } from "../bench/document";
import { t } from "../i18n";
import { Rich } from "../parts/Rich";

interface PendingProps {
  readonly table: TableDocument;
  readonly cards: ReadonlyMap<string, TableCard>;
  readonly nameOf: (player: string) => string;
  /** Shows a card in full. */
  readonly onLook?: ((key: string) => void) | undefined;
}

/** A line while something is under way; else nothing. */
export function Pending({ table, cards, nameOf, onLook }: PendingProps) {
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
            <button type="button" class="mat__wait" data-key={card.key} onClick={() => onLook?.(card.key)}>
              {t("board_resolves", { card: card.label })}
            </button>
          </li>
        ))}
        {table.bag.map(({ player, card, ability, text }, i) => {
          const words = (
            <>
              {t("board_waits", { player: nameOf(player) })} <b>{ability || (card ? called(card) : "")}</b>
              {!ability && !card && <Rich text={text} />}
            </>
          );
          return (
            <li key={i}>
              {card ? (
                <button type="button" class="mat__wait" data-key={card} title={text} onClick={() => onLook?.(card)}>
                  {words}
                </button>
              ) : (
                <span class="mat__wait" title={text}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
