/** Cards that somebody has invented, in the printed form of a scenario (docs/scenarios.md). */

import { type CardType, type Facts, INKS, type Ink } from "../card/facts";
import { upper } from "../parts/Rich";
import { renamed } from "./case";
import { bench, setCards } from "./state";

/** What the bench asks for; a file may say less, or more. */
export interface Invented {
  readonly fullName: string;
  readonly type: CardType;
  readonly cost: number;
  readonly inkwell: boolean;
  readonly inks: readonly Ink[];
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly moveCost: number;
  readonly subtypes: readonly string[];
  readonly text: string;
}

export const BLANK: Invented = {
  fullName: "", type: "character", cost: 1, inkwell: true, inks: ["amber"], strength: 1, willpower: 1, lore: 1, moveCost: 1,
  subtypes: [], text: "",
};

/** The numbers that a card of a type has, besides its cost. */
export const NUMBERS: Readonly<Record<CardType, readonly ("strength" | "willpower" | "lore" | "moveCost")[]>> = {
  character: ["strength", "willpower", "lore"], location: ["moveCost", "willpower", "lore"], action: [], item: [],
};

function read(given: { readonly [key: string]: unknown }): Invented {
  const number = (key: string) => (typeof given[key] === "number" ? given[key] : 0);
  const colors = String(given["color"] ?? "").toLowerCase().split("-");
  const type = String(given["type"] ?? "character").toLowerCase();
  return {
    fullName: String(given["fullName"] ?? ""), type: type in NUMBERS ? (type as CardType) : "character",
    cost: number("cost"), inkwell: given["inkwell"] === true, inks: INKS.filter((ink) => colors.includes(ink)),
    strength: number("strength"), willpower: number("willpower"), lore: number("lore"), moveCost: number("moveCost"),
    subtypes: Array.isArray(given["subtypes"]) ? given["subtypes"].map(String) : [],
    text: typeof given["text"] === "string" ? given["text"] : "",
  };
}

function written(card: Invented): { readonly [key: string]: unknown } {
  return {
    fullName: card.fullName, type: upper(card.type), cost: card.cost,
    ...(card.inkwell && { inkwell: true }),
    ...(card.inks.length && { color: card.inks.map(upper).join("-") }),
    ...Object.fromEntries(NUMBERS[card.type].map((key) => [key, card[key]])),
    ...(card.subtypes.length && { subtypes: card.subtypes }),
    ...(card.text.trim() && { text: card.text.trim() }),
  };
}

const isCalled = (name: string) => (card: object) =>
  String((card as { readonly fullName?: unknown }).fullName).toLowerCase() === name.toLowerCase();

/** The invented card of that name, if there is one. */
export function invented(name: string): Invented | undefined {
  const found = (bench.value.cards ?? []).find(isCalled(name));
  return found && read(found as { readonly [key: string]: unknown });
}

/** Takes an invented card into the case, in place of one of the same name; `before` is what it was called before. */
export function invent(card: Invented, before: string): void {
  const others = (bench.value.cards ?? []).filter((each) => !isCalled(card.fullName)(each) && !isCalled(before)(each));
  const situation = invented(before) ? renamed(bench.value.situation, before, card.fullName) : bench.value.situation;
  setCards([...others, written(card)], situation);
}

/** An invented card as far as a face shows it. */
export function inventedFacts(card: Invented): Facts {
  const name = card.fullName;
  const [first = name, version] = name.split(" - ");
  const { strength, willpower, lore, moveCost } = card;
  const values = { strength, willpower, lore, moveCost };
  const shown = Object.fromEntries(NUMBERS[card.type].map((key) => [key === "moveCost" ? "move_cost" : key, values[key]]));
  return {
    name: first, version: version ?? null, full_name: name, type: card.type, song: card.subtypes.includes("Song"),
    inks: card.inks, inkable: card.inkwell, printed: { cost: card.cost, ...shown }, classes: card.subtypes, keywords: [],
  };
}
