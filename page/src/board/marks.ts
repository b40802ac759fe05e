/** How a page marks cards: something can be done with them, they are chosen, they are out of the question, or which pick they are. */

import { t } from "../i18n";

export type CardMark = "can" | "chosen" | "dim" | number;
export type Marks = ReadonlyMap<string, CardMark>;

/** The mark in words, for those who hear the page. */
export function markWords(mark: CardMark | undefined): string | null {
  if (mark === undefined) return null;
  return typeof mark === "number" ? t("board_pick_n", { n: mark }) : t(`board_mark_${mark}`);
}

/** The class of a marked card. */
export function markClass(mark: CardMark | undefined): string {
  if (mark === undefined) return "";
  return ` mat__card--${typeof mark === "number" ? "chosen" : mark}`;
}
