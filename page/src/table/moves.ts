/** The moves of a table by what they are about: a card that can be tapped, or a button. */

import type { TableDocument, TableMove } from "../bench/document";
import type { CardMark, Marks } from "../board/marks";

/** Questions whose answers are always a list, even where each is about another card: what is listed has a name of its own. */
export const LISTED = new Set(["resolve", "replace"]);

/** Questions that ask for one pick after the other. */
const PICKS = new Set(["choose", "order"]);

/** The moves about a card. */
export function movesOf(moves: readonly TableMove[], key: string): readonly TableMove[] {
  return moves.filter((move) => move.cards.includes(key));
}

/** The one legal answer that a tap on a card gives; null if there is none, or it could mean several things. */
export function tapped(table: TableDocument, key: string): TableMove | null {
  if (table.question?.kind === "act") return null;
  const found = table.moves.filter((move) => move.legal && move.cards.includes(key));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether a card or a player has been picked for the present question, so that another tap takes the pick off. */
export function isPicked(table: TableDocument, key: string): boolean {
  return Boolean(table.question?.mine && PICKS.has(table.question.kind) && table.question.picked.includes(key));
}

function handOf(table: TableDocument): readonly string[] {
  return table.players.find((player) => player.name === table.viewer)?.hand.map((card) => card.key) ?? [];
}

/** Every card that lies on the board, where it can be tapped. */
function onBoard(table: TableDocument): ReadonlySet<string> {
  return new Set([...table.players.flatMap((player) => player.play).map((card) => card.key), ...handOf(table)]);
}

/** Whether taps on the viewer's hand answer the present question. */
export function asksHand(table: TableDocument): boolean {
  return handOf(table).some((key) => tapped(table, key) !== null || isPicked(table, key));
}

/** Whether a tap on a card of the board answers the present question. */
export function asksBoard(table: TableDocument): boolean {
  return [...onBoard(table)].some((key) => tapped(table, key) !== null);
}

/** The legal moves that need a button: those that no tap on a card of the board gives.  Of a turn, none but its end. */
export function buttonsOf(table: TableDocument): readonly TableMove[] {
  const legal = table.moves.filter((move) => move.legal);
  const kind = table.question?.kind ?? "";
  if (kind === "act") return legal.filter((move) => !move.cards.length && move.action !== "end_turn");
  if (LISTED.has(kind)) return legal;
  const board = onBoard(table);
  return legal.filter((move) => {
    const key = move.cards[0];
    return key === undefined || !board.has(key) || tapped(table, key) !== move;
  });
}

/** Marks of cards: picks by number, what can be tapped, and what is out of the question. */
export function marksOf(table: TableDocument, selected: string | null): Marks {
  const marks = new Map<string, CardMark>();
  if (!table.question?.mine) return marks;
  const act = table.question.kind === "act";
  const can = new Set(table.moves.filter((move) => move.legal).flatMap((move) => move.cards));
  const board = onBoard(table);
  const picking = !act && [...can].some((key) => board.has(key));
  for (const key of board) {
    if (can.has(key)) marks.set(key, "can");
    else if (picking) marks.set(key, "dim");
  }
  if (act) for (const key of can) marks.set(key, "can"); // also in a discard: its pile is marked
  if (selected && act && can.has(selected)) marks.set(selected, "chosen");
  const { card, picked } = table.question;
  if (card && board.has(card) && !can.has(card)) marks.set(card, "chosen");
  picked.forEach((key, at) => {
    if (key !== null && board.has(key)) marks.set(key, isPicked(table, key) ? at + 1 : "chosen");
  });
  return marks;
}

/** Marks while a card is dragged: that card, and those onto which it can be. */
export function dragMarks(table: TableDocument, card: string, targets: readonly string[]): Marks {
  return new Map<string, CardMark>([...onBoard(table)].map((key) => [key, key === card ? "chosen" : targets.includes(key) ? "can" : "dim"]));
}

/** Marks of players: those that can be chosen, and those that were. */
export function playerMarksOf(table: TableDocument): ReadonlyMap<string, CardMark> {
  const found = new Map<string, CardMark>();
  for (const move of table.moves) if (move.legal && move.player) found.set(move.player, "can");
  table.question?.picked.forEach((key, at) => key !== null && isPicked(table, key) && found.set(key, at + 1));
  return found;
}
