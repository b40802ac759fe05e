/** A desk that knows one card and two rules: for tests and for work on the page without an engine. */

import { signal } from "@preact/signals";
import type { CardsFile } from "../data_cards";
import type { RulesFile } from "../data_rules";
import { type Desk, READY, type Ready, type Reply } from "./desk";
import type { CardShown, Rule } from "./types";

export const CARDS: CardsFile = {
  stats: { character: ["strength", "willpower", "lore"], location: ["willpower", "lore", "move_cost"] },
  sets: [["1", "First Set"], ["2", "Second Set"]],
  words: {
    ink: { amber: ["Amber", "Ámbar"], steel: ["Steel", "Acero"] },
    type: { character: ["character", "personaje"], action: ["action", "acción"], location: ["location", "localización"] },
    keyword: { evasive: ["Evasive", "Evasivo"], shift: ["Shift", "Cambio (Shift)"] },
  },
  keywords: [["evasive", null, ["Evasive", "Evasivo"]], ["shift", 4, ["Shift 4 ⬡", "Cambio 4 ⬡"]]],
  cards: {
    full_name: [
      "Marisol - Tide Reader", "Marisol - Rising With the Moon", "Señor Élan - Café Owner", "A Song for the Tide & Moon", "Harbour - Old Pier",
    ],
    also: [[], [], [], ["lullaby"], []],
    type: ["character", "character", "character", "action", "location"],
    song: [0, 0, 0, 1, 0],
    inks: [["amber"], ["amber"], ["steel"], ["amber", "steel"], ["steel"]],
    cost: [2, 6, 3, 3, 2],
    inkable: [1, 0, 1, 1, 1],
    stats: [[2, 3, 1], [4, 5, 2], [1, 4, 2], [], [5, 1, 1]],
    classes: [["Storyborn", "Hero"], ["Floodborn"], ["Storyborn"], [], []],
    keywords: [[0], [1], [], [], []],
    sets: [[0], [1], [0, 1], [1], [0]],
  },
};

export const RULES: RulesFile = {
  edition: "2.3",
  headings: [["4", "Turn actions"], ["4.5", "Quest"], ["4.6", "Challenge"]],
  rules: [["4.5.1", "A ready, dry character quests."], ["4.5.1.1", "It exerts."], ["4.6.10", "Later."], ["4.6.2", "Earlier."]],
  editions: {
    "2.2": {
      headings: { other: [], none: [] },
      rules: { other: [["4.5.1", "A character quests."]], none: ["4.5.1.1"] },
    },
  },
};

export const RULE: Rule = {
  edition: "2.3", number: "4.5.1", title: null, text: "A ready, dry character quests.",
  path: [{ number: "4", title: "Turn actions" }, { number: "4.5", title: "Quest" }],
  children: [{ number: "4.5.1.1", title: null, text: "It exerts." }],
  see: [], examples: [], elsewhere: [],
  changes: [{ name: "dry", since: "2.3", text: "Until then nothing was said of drying." }],
  wordings: [{ edition: "2.2", number: "4.5.1", text: "A character quests." }],
};

export const CARD: CardShown = {
  card: {
    format: "illumineer-card/1", lang: "en", name: "Marisol", version: "Tide Reader", full_name: "Marisol - Tide Reader", type: "character", type_text: "character",
    song: false, inks: ["amber"], inkable: true, printed: { cost: 2, strength: 2, willpower: 3, lore: 1 },
    classes: ["Storyborn", "Hero"], keywords: [{ keyword: "evasive", n: null, text: "Evasive", rule: "8.6.1" }],
    edition: "2.3", texts: { en: ["Evasive", "HIGH TIDE ⟳ — Draw a card."], es: ["Evasivo", "HIGH TIDE ⟳ — Roba una carta."] },
    rules: ["4.5.1"], unplayable: null, printings: [], allowed: { core: [], infinity: [] },
  },
  rules: [{ number: "4.5.1", text: "A ready, dry character quests." }],
  explained: [
    {
      name: "HIGH TIDE", english: "⟳ — Draw a card.", text: "⟳ — Draw a card.",
      phrases: [
        { depth: 0, phrase: "⟳ — Draw a card.", meaning: "Activated", coined: null, rules: ["4.5.1"] },
        { depth: 1, phrase: "a card", meaning: "Cards", coined: null, rules: [] },
      ],
    },
  ],
  examples: [],
};

/** Replies as a desk would give them, or functions of what is asked; all that it is asked is kept in `asked`. */
export function fixtureDesk(replies: Readonly<Record<string, unknown>> = {}): Desk & { readonly asked: [string, unknown][] } {
  const known: Readonly<Record<string, unknown>> = {
    "rules.look": (args: { number: string }) => ({ ...RULE, number: args.number }),
    "cards.show": CARD,
    "cards.find": { total: 0, understood: [], cards: [] },
    "rules.search": { edition: "2.3", total: 0, sections: [], hits: [], near: [] },
    "examples.list": { total: 0, examples: [] },
    ...replies,
  };
  const asked: [string, unknown][] = [];
  return {
    kind: "server",
    ready: signal<Ready>(READY),
    asked,
    call(name, args) {
      asked.push([name, args]);
      const given = known[name];
      const ok: unknown = typeof given === "function" ? given(args) : given;
      const reply: Reply = ok === undefined ? { error: { kind: "Unknown", text: `no ${name}` } } : { ok };
      return Promise.resolve(reply as never);
    },
  };
}
