/** What somebody has chosen and typed in the lab; the browser keeps it. */

import { signal } from "@preact/signals";
import { STARTERS } from "../decks/starters";
import { isText, keep, keptFields } from "../keep";

export const OPPONENTS = [...STARTERS, "own"] as const;
export const BOTS = ["greedy", "random"] as const;
export type Opponent = (typeof OPPONENTS)[number];
export type Bot = (typeof BOTS)[number];

export interface Setting {
  readonly mine: string;
  readonly opponent: Opponent;
  readonly other: string;
  /** Another version of the first list; null if there is none. */
  readonly version: string | null;
  readonly bot: Bot;
  readonly seed: number;
}

const KEPT = "lab";
const FIRST: Setting = { mine: "", opponent: STARTERS[0], other: "", version: null, bot: "greedy", seed: 1 };

function read(): Setting {
  return keptFields(KEPT, FIRST, {
    mine: isText,
    opponent: (found) => OPPONENTS.some((each) => each === found),
    other: isText,
    version: (found) => found === null || isText(found),
    bot: (found) => BOTS.some((each) => each === found),
    seed: (found) => Number.isSafeInteger(found) && Number(found) > 0,
  });
}

export const setting = signal<Setting>(read());

export function change(part: Partial<Setting>): void {
  setting.value = { ...setting.value, ...part };
  keep(KEPT, JSON.stringify(setting.value));
}

/** The list of the lab, as it is kept now. */
export function labList(): string {
  return read().mine;
}
