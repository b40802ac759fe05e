/** Which lines of a log tell something to who reads only a few of them. */

import type { TraceLine } from "../desk/types";

/** What happened, and what it changed; not steps of the turn, checks, choices. */
const KINDS = new Set(["act", "event", "only", "instead", "value"]);

/** Rules of steps that say nothing new: a card is revealed to be inked, a cost is paid, a character is exerted to quest or to
challenge or has done so, cards become dry or ready, an action goes to the discard, an effect of the turn ends.  In an
older edition some have other numbers; then a line more is shown. */
const STEPS: ReadonlySet<string | null | undefined> = new Set([
  "2.2.2.3", "3.2.1.1", "3.2.2.1", "3.3.2", "3.4.1.2", "4.2.1", "4.2.1.1", "4.3.1", "4.3.2.4", "4.3.3.2", "4.5.1.3", "4.5.2", "4.6.1", "4.6.4.4", "4.6.7", "4.7.1", "6.1.3",
]);

export function tells(line: TraceLine): boolean {
  return KINDS.has(line.kind) && !STEPS.has(line.rule);
}

/** A check of which nothing comes says nothing at all. */
export function isQuiet(line: TraceLine): boolean {
  return line.kind === "quiet";
}
