/** The keyboard on the board: arrows among cards, and a focus that stays with its card. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const CARD = ".mat__card";

function focusOn(card: HTMLElement): void {
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function rowsOf(mat: HTMLElement): HTMLElement[][] {
  return [...mat.querySelectorAll<HTMLElement>(".mat__cards")]
    .map((row) => [...row.querySelectorAll<HTMLElement>(CARD)])
    .filter((row) => row.length > 0);
}

/** Moves the focus from a card by an arrow, Home or End; false if the key is none of these, or no card has the focus. */
export function moveAmongCards(mat: HTMLElement, key: string): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.matches(CARD)) return false;
  const rows = rowsOf(mat);
  const at = rows.findIndex((row) => row.includes(here));
  const row = rows[at];
  if (!row) return false;
  const place = row.indexOf(here);
  const inRow = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: row.length - 1 }[key];
  if (inRow !== undefined) {
    const next = row[inRow];
    if (next) focusOn(next);
    return true;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return false;
  const other = rows[at + step];
  if (other) focusOn(nearest(other, here));
  return true;
}

/** The card of a row that stands nearest above or below another. */
function nearest(row: readonly HTMLElement[], here: HTMLElement): HTMLElement {
  const middle = (card: HTMLElement) => card.getBoundingClientRect().left + card.getBoundingClientRect().width / 2;
  const from = middle(here);
  return row.reduce((best, card) => (Math.abs(middle(card) - from) < Math.abs(middle(best) - from) ? card : best));
}

/** After a drawing in which the card with the focus has gone elsewhere, the focus goes after it; else to its neighbour. */
export function useFocusOnCard(mat: RefObject<HTMLElement | null>): void {
  const before = useRef<{ card: HTMLElement; key: string; row: number; place: number } | null>(null);
  useLayoutEffect(() => {
    const box = mat.current;
    if (!box) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost && before.current && !before.current.card.isConnected) {
      const { key, row, place } = before.current;
      const cards = rowsOf(box);
      const there = cards.flat().find((card) => card.dataset["key"] === key) ?? cards[row]?.[place] ?? cards[row]?.at(-1);
      if (there) focusOn(there);
    }
    const note = () => {
      const here = document.activeElement;
      if (!(here instanceof HTMLElement) || !here.matches(CARD)) {
        before.current = null;
        return;
      }
      const rows = rowsOf(box);
      const row = rows.findIndex((each) => each.includes(here));
      before.current = { card: here, key: here.dataset["key"] ?? "", row, place: rows[row]?.indexOf(here) ?? 0 };
    };
    note();
    box.addEventListener("focusin", note);
    return () => box.removeEventListener("focusin", note);
  });
}
