/** What the lab works on: the lists, who plays, and the games that were played.  All of it is kept in the browser. */

import { computed, effect, signal } from "@preact/signals";
import type { Calls } from "../desk/types";
import { keep, kept } from "../keep";

export type Opponent = "ice" | "singers" | "own";
export type Bot = "greedy" | "random";
export type Summed = Calls["lab.sum"]["ok"];

/** What somebody has chosen and typed. */
export interface Setting {
  readonly mine: string;
  readonly opponent: Opponent;
  readonly other: string;
  /** Another version of the first list; null if there is none. */
  readonly version: string | null;
  readonly bot: Bot;
  readonly seed: number;
}

/** Games from number 0 on, of the list and of its other version, and which duel they belong to. */
export interface Games {
  readonly key: string;
  readonly rows: readonly string[];
  readonly versionKey: string;
  readonly versionRows: readonly string[];
}

const FIRST: Setting = { mine: "", opponent: "ice", other: "", version: null, bot: "greedy", seed: 1 };
const NONE: Games = { key: "", rows: [], versionKey: "", versionRows: [] };

/** So many games of a duel can be counted at once. */
export const MOST_GAMES = 2000;

/** What was kept under a name, laid over what there is at first; as at first if it cannot be read. */
function read<T extends object>(name: string, first: T): T {
  try {
    const found: unknown = JSON.parse(kept(name) ?? "{}");
    return typeof found === "object" && found !== null ? { ...first, ...found } : first;
  } catch {
    return first;
  }
}

export const setting = signal<Setting>(read("lab", FIRST));
export const games = signal<Games>(read("lab_games", NONE));
/** The lists of the starter decks, once they are known. */
export const starters = signal<Readonly<Record<string, string>>>({});

effect(() => void keep("lab", JSON.stringify(setting.value)));
effect(() => void keep("lab_games", JSON.stringify(games.value)));

export function change(part: Partial<Setting>): void {
  setting.value = { ...setting.value, ...part };
}

/** The list of the opponent; empty while a starter deck is on its way. */
export const otherList = computed(() => (setting.value.opponent === "own" ? setting.value.other : (starters.value[setting.value.opponent] ?? "")));

/** Which duel it is: its games can be counted together. */
export const duelKey = computed(() => {
  const { mine, bot, seed } = setting.value;
  return JSON.stringify([mine.trim(), otherList.value.trim(), bot, seed]);
});

const versionKey = computed(() => JSON.stringify([duelKey.value, setting.value.version?.trim() ?? null]));

/** The games of the present duel, by side: of the list, and of its other version. */
export const played = computed<readonly [readonly string[], readonly string[]]>(() => {
  const found = games.value;
  if (found.key !== duelKey.value) return [[], []];
  return [found.rows, found.versionKey === versionKey.value && setting.value.version !== null ? found.versionRows : []];
});

/** Keeps the games of the present duel. */
export function put(rows: readonly string[], versionRows: readonly string[]): void {
  games.value = { key: duelKey.value, rows, versionKey: versionKey.value, versionRows };
}

/** What every call about the duel is asked with. */
export function duelArgs(): { decks: [string, string]; version: string | null; bots: [Bot, Bot]; seed: number } {
  const { mine, version, bot, seed } = setting.value;
  return { decks: [mine, otherList.value], version, bots: [bot, bot], seed };
}
