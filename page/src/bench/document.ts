/** What `judge.play` answers, by the names that the bench uses (docs/document.md). */

import type { Shown } from "../card/facts";
import type { Compared, Played } from "../desk/types";

export type { Played };
export type TableDocument = Played["table"];
export type TablePlayer = TableDocument["players"][number];
export type TableMove = TableDocument["moves"][number];
export type Parted = Compared["editions"][number];

/** A card of a table document; of a hidden one only the key is known. */
export type TableCard = TablePlayer["hand"][number];
export type KnownCard = Extract<TableCard, { readonly full_name: string }> & Shown;

export function isKnown(card: TableCard): card is KnownCard {
  return "full_name" in card;
}

/** Every card of a table by its key. */
export function cardsOf(table: TableDocument): Map<string, TableCard> {
  const found = new Map<string, TableCard>();
  const note = (card: TableCard) => {
    found.set(card.key, card);
    if (isKnown(card)) for (const under of [...(card.under ?? []), ...(card.facedown ?? [])]) note(under as TableCard);
  };
  for (const player of table.players) {
    for (const zone of [player.play, player.hand, player.inkwell, player.discard, player.resolving, player.known]) zone.forEach(note);
  }
  table.beside.forEach(note);
  return found;
}
