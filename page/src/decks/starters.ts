/** The starter decks: their names, and their lists, which the desk knows. */

import { signal } from "@preact/signals";
import { look } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { lang } from "../i18n";

export const STARTERS = ["ice", "singers"] as const;
export type Starter = (typeof STARTERS)[number];

/** The lists by name, once they are there. */
export const starters = signal<Readonly<Record<string, string>>>({});
/** Why they are not there. */
export const startersFault = signal<DeskFault | null>(null);

/** Asks for the lists; they are there afterwards, or the fault is. */
export async function askStarters(): Promise<void> {
  const reply = await look("lab.starters", { lang: lang.peek() });
  if ("ok" in reply) starters.value = Object.fromEntries(reply.ok.decks.map((deck) => [deck.name, deck.text]));
  startersFault.value = "ok" in reply ? null : reply.error;
}
