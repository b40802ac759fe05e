/** The duel that the lab works on, and its games, which the browser keeps. */

import { computed, signal } from "@preact/signals";
import { starters } from "../decks/starters";
import type { Calls } from "../desk/types";
import { t } from "../i18n";
import { isText, keep, keptFields } from "../keep";
import { type Bot, setting } from "./setting";

export type Summed = Calls["lab.sum"]["ok"];

/** Games from number 0 on, of the list and of its other version, and which duel they belong to. */
export interface Games {
  readonly key: string;
  readonly rows: readonly string[];
  readonly versionKey: string;
  readonly versionRows: readonly string[];
}

const KEPT = "lab_games";
const NONE: Games = { key: "", rows: [], versionKey: "", versionRows: [] };

/** So many games of a duel can be counted at once. */
export const MOST_GAMES = 2000;

function areRows(found: unknown): boolean {
  return Array.isArray(found) && found.length <= MOST_GAMES && found.every(isText);
}

const games = signal<Games>(keptFields(KEPT, NONE, { key: isText, rows: areRows, versionKey: isText, versionRows: areRows }));

/** The list of the opponent; empty while a starter deck is on its way. */
export const otherList = computed(() => (setting.value.opponent === "own" ? setting.value.other : (starters.value[setting.value.opponent] ?? "")));

/** Which duel it is: its games can be counted together. */
export const duelKey = computed(() => {
  const { mine, bot, seed } = setting.value;
  return JSON.stringify([mine.trim(), otherList.value.trim(), bot, seed]);
});

/** Which duel it is, and which other version of the list. */
export const versionKey = computed(() => JSON.stringify([duelKey.value, setting.value.version?.trim() ?? null]));

/** What the decks are called in the present language. */
export const names = computed<[string, string, string]>(() => [t("lab_name_mine"), t(`lab_deck_${setting.value.opponent}`), t("lab_name_version")]);

/** A duel as it is played and counted: what the desk is asked with, and where its games are kept. */
export interface Duel {
  readonly key: string;
  readonly versionKey: string;
  readonly args: { readonly decks: [string, string]; readonly bots: [Bot, Bot]; readonly seed: number; readonly names: [string, string, string] };
  readonly version: string | null;
}

/** The duel as it is set now. */
export function present(): Duel {
  const { mine, version, bot, seed } = setting.peek();
  const args = { decks: [mine, otherList.peek()], bots: [bot, bot], seed, names: names.peek() } satisfies Duel["args"];
  return { key: duelKey.peek(), versionKey: versionKey.peek(), args, version };
}

/** The games of the present duel, by side: of the list, and of its other version. */
export const played = computed<readonly [readonly string[], readonly string[]]>(() => {
  const found = games.value;
  if (found.key !== duelKey.value) return [[], []];
  return [found.rows, found.versionKey === versionKey.value && setting.value.version !== null ? found.versionRows : []];
});

/** Keeps the games of a duel, in the place of those that were kept before. */
export function put({ key, versionKey }: Duel, rows: readonly string[], versionRows: readonly string[]): void {
  games.value = { key, rows, versionKey, versionRows };
  keep(KEPT, JSON.stringify(games.value));
}
