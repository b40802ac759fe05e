/** What a card that is dragged means: the desk says onto which others it can be dragged. */

import { signal } from "@preact/signals";
import type { Dragging, Place } from "../board/drag";
import { t } from "../i18n";
import { answer, busy, legal, refused, seat, targetsOf } from "./state";

type Targets = Awaited<ReturnType<typeof targetsOf>>;

/** The card that is dragged, and onto which others it can be; none are known before the desk has said so. */
export const dragged = signal<{ readonly card: string; readonly targets: Targets | null } | null>(null);

let asked: Promise<Targets> = Promise.resolve([]);

function take(card: string): boolean {
  if (busy.value || seat.value?.table.question?.kind !== "act" || !legal.value.some((move) => move.cards.includes(card))) return false;
  dragged.value = { card, targets: null };
  asked = targetsOf(card);
  void asked.then((targets) => {
    if (dragged.value?.card === card) dragged.value = { card, targets };
  });
  return true;
}

/** The moves that a drop means; null if it means none. */
async function meant(card: string, place: Place): Promise<readonly string[] | null> {
  if ("card" in place) return (await asked).find((each) => each.card === place.card)?.moves ?? null;
  const move = legal.value.find((each) => each.action === place.on && each.cards.includes(card));
  return move ? [move.move] : null;
}

/** How a card is dragged at the table.  `open` shows what else it can do, where it cannot be dropped. */
export function draggingWith(open: (card: string) => void): Dragging {
  return {
    take,
    end: () => {
      dragged.value = null;
    },
    drop: async (card, place) => {
      const n = seat.value?.n;
      const moves = await meant(card, place);
      if (seat.value?.n !== n) return;
      if (moves) return void answer(...moves);
      open(card);
      refused.value = { kind: "NotThere", text: t("table_not_there"), reasons: [] };
    },
  };
}
