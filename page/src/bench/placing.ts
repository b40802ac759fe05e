/** What can be changed of one card of the situation: for its bar and for its sheet. */

import { type Placed, type Spot, type Zone, add, cardAt, move, nameOf, remove, setCard } from "./case";
import { factsOf } from "./faces";
import { bench, edit } from "./state";

export type Say = (change: { readonly [K in keyof Placed]?: Placed[K] | undefined }) => void;

export interface Placing {
  readonly card: Placed;
  readonly type: string;
  /** Locations on the same side, where a character can be. */
  readonly locations: readonly string[];
  readonly say: Say;
  readonly to: (side: number, zone: Zone) => void;
  readonly copy: () => void;
  readonly remove: () => void;
}

/** The card at a spot with its changes; null if none is there.  `onSpot` is told where the card, or its copy, lies then. */
export function placing(spot: Spot, onSpot: (spot: Spot | null) => void): Placing | null {
  const { situation } = bench.value;
  const card = cardAt(situation, spot);
  if (!card) return null;
  const moved = ([next, there]: [typeof situation, Spot]) => {
    edit(next);
    onSpot(there);
  };
  const labels = situation.sides[spot.side]?.zones.play.cards.map((each) => each.card) ?? [];
  return {
    card,
    type: factsOf(card.card).type,
    locations: labels.filter((label) => factsOf(label).type === "location"),
    say: (change) => edit(setCard(situation, spot, change)),
    to: (side, zone) => moved(move(situation, spot, side, zone)),
    copy: () => moved(add(situation, spot.side, spot.zone, nameOf(card.card))),
    remove: () => {
      edit(remove(situation, spot));
      onSpot(null);
    },
  };
}
