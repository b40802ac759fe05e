/** What a sign of the figures counts: the cards of a pile, as far as the viewer knows them. */

import { type TableCard, type TablePlayer, isKnown } from "../bench/document";
import { t } from "../i18n";
import { Dialog } from "../parts/Dialog";
import { Backs, BoardCard } from "./BoardCard";
import type { Marks } from "./marks";

export type PileName = "inkwell" | "hand" | "deck" | "discard";

/** The cards of a pile; of a deck those that the viewer knows. */
export function pileOf(player: TablePlayer, pile: PileName): readonly TableCard[] {
  return pile === "deck" ? player.known : player[pile];
}

interface PileProps {
  readonly player: TablePlayer;
  readonly name: string;
  readonly pile: PileName;
  readonly marks?: Marks | undefined;
  readonly selected?: string | null | undefined;
  readonly onCard?: ((key: string) => void) | undefined;
  readonly onClose: () => void;
}

export function Pile({ player, name, pile, marks, selected, onCard, onClose }: PileProps) {
  const cards = pileOf(player, pile);
  const known = cards.filter(isKnown);
  const n = pile === "deck" ? player.deck : cards.length;
  const tap = (key: string) => {
    onClose();
    onCard?.(key);
  };
  return (
    <Dialog title={t("board_pile_of", { pile: t(`board_${pile}`), player: name })} open sheet wide onClose={onClose}>
      <p class="soft">{pile === "inkwell" ? t("board_ink_says", { n: player.ink.ready, total: n }) : t(`board_${pile}_n`, { n })}</p>
      <ul class="mat__pile">
        {known.map((card) => (
          <li key={card.key}>
            <BoardCard
              card={card} mark={marks?.get(card.key)} selected={selected === card.key} onCard={tap}
              note={card.place ? t("board_place", { n: card.place }) : undefined}
            />
          </li>
        ))}
        {n > known.length && (
          <li>
            <Backs n={n - known.length} />
          </li>
        )}
      </ul>
    </Dialog>
  );
}
