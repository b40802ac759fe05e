/** Deck lists that the browser keeps, by name. */

import { signal } from "@preact/signals";
import { isText, keep, keptJson } from "../keep";

export interface Deck {
  readonly name: string;
  readonly text: string;
}

const KEPT = "decks";
/** So many lists are kept at most. */
export const MOST = 40;

/** The lists as they are kept now: another tab may have changed them. */
function read(): readonly Deck[] {
  const found = keptJson(KEPT);
  return Array.isArray(found) ? found.filter((each: Partial<Deck> | null): each is Deck => isText(each?.name) && isText(each.text)) : [];
}

export const decks = signal<readonly Deck[]>(read());

/** Shows what another tab has kept. */
export function readDecks(): void {
  decks.value = read();
}

function put(next: readonly Deck[]): boolean {
  const done = keep(KEPT, JSON.stringify(next));
  decks.value = done ? next : read();
  return done;
}

/** Keeps a list under a name, in the place of one that had it.  If it is not kept: the key of the sentence that says why. */
export function keepDeck(name: string, text: string): string | null {
  const others = read().filter((deck) => deck.name !== name);
  if (others.length >= MOST) return "decks_full";
  return put([...others, { name, text }]) ? null : "decks_refused";
}

/** Deletes a list; else the key of the sentence that says why it is still there. */
export function forgetDeck(name: string): string | null {
  return put(read().filter((deck) => deck.name !== name)) ? null : "decks_refused";
}
