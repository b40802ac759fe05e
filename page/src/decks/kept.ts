/** Deck lists that the browser keeps, by name. */

import { signal } from "@preact/signals";
import { keep, kept } from "../keep";

export interface Deck {
  readonly name: string;
  readonly text: string;
}

const KEPT = "decks";
/** Lists that are kept at most: with one more the oldest goes. */
const MOST = 40;

function read(): readonly Deck[] {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((each: Partial<Deck> | null): each is Deck => typeof each?.name === "string" && typeof each.text === "string") : [];
  } catch {
    return [];
  }
}

export const decks = signal<readonly Deck[]>(read());

function put(next: readonly Deck[]): void {
  decks.value = next;
  keep(KEPT, JSON.stringify(next));
}

/** Keeps a list under a name; one that had that name before is gone. */
export function keepDeck(name: string, text: string): void {
  put([...decks.value.filter((deck) => deck.name !== name), { name, text }].slice(-MOST));
}

export function forgetDeck(name: string): void {
  put(decks.value.filter((deck) => deck.name !== name));
}
