/** `data/cards.json`: the facts of all cards, in columns. */

import type { CardType, Facts, Ink, Keyword, Stat, Values } from "./card/facts";
import { fold, together } from "./fold";
import { LANGUAGES, type Lang } from "./i18n";
import type { Entry, Meant } from "./search";

export interface CardsFile {
  /** Which numbers a card of a type has, besides its cost. */
  readonly stats: Readonly<Partial<Record<CardType, readonly Stat[]>>>;
  readonly sets: readonly (readonly [code: string, name: string])[];
  /** What inks, types and keywords are called, in the order of LANGUAGES. */
  readonly words: Readonly<Record<Meant["key"], Readonly<Record<string, readonly string[]>>>>;
  /** Keywords as they stand on cards, with their number and, in the order of LANGUAGES, their words. */
  readonly keywords: readonly (readonly [keyword: string, n: number | null, texts: readonly string[]])[];
  /** For each fact, that of every card. */
  readonly cards: { readonly [fact in keyof CardRow]: readonly CardRow[fact][] };
}

interface CardRow {
  readonly full_name: string;
  /** Other names that it is searched by, written together. */
  readonly also: readonly string[];
  readonly type: CardType;
  readonly song: 0 | 1;
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: 0 | 1;
  readonly stats: readonly (number | null)[];
  readonly classes: readonly string[];
  readonly keywords: readonly number[];
  readonly sets: readonly number[];
}

export interface Library {
  entries(lang: Lang): readonly Entry[];
  keywords(lang: Lang): readonly (readonly [string, string])[];
  readonly sets: readonly (readonly [string, string])[];
  readonly vocabulary: ReadonlyMap<string, Meant>;
}

export function decodeCards(raw: CardsFile): Library {
  const kept = new Map<Lang, readonly Entry[]>();
  const vocabulary = new Map<string, Meant>();
  for (const key of ["ink", "type", "keyword"] as const) {
    for (const [word, said] of Object.entries(raw.words[key])) {
      for (const each of [word, ...said]) vocabulary.set(fold(each), { key, word });
    }
  }
  const decode = (lang: Lang): readonly Entry[] => {
    const at = LANGUAGES.indexOf(lang);
    const keywords = raw.keywords.map(([keyword, n, texts]): Keyword => ({ keyword, n, text: texts[at] ?? keyword }));
    return rowsOf(raw.cards).map((row) => {
      const [name, version] = parts(row.full_name);
      const printed: { -readonly [stat in Stat]?: Values[stat] } = { cost: row.cost };
      raw.stats[row.type]?.forEach((stat, i) => {
        printed[stat] = row.stats[i] ?? null;
      });
      const card: Facts = {
        name, version, full_name: row.full_name, type: row.type, song: row.song === 1, inks: row.inks,
        inkable: row.inkable === 1, printed, classes: row.classes, keywords: row.keywords.flatMap((i) => keywords[i] ?? []),
      };
      const joined = [together(row.full_name), ...row.also].join(" ");
      return { card, name: fold(row.full_name), joined, sets: row.sets.map((i) => raw.sets[i]?.[0] ?? "") };
    });
  };
  return {
    sets: raw.sets,
    vocabulary,
    entries(lang) {
      const known = kept.get(lang);
      if (known) return known;
      const made = decode(lang);
      kept.set(lang, made);
      return made;
    },
    keywords: (lang) =>
      Object.entries(raw.words.keyword)
        .map(([word, said]) => [word, said[LANGUAGES.indexOf(lang)] ?? word] as const)
        .sort((a, b) => a[1].localeCompare(b[1], lang)),
  };
}

/** A full name is the name and the version. */
function parts(fullName: string): readonly [string, string | null] {
  const at = fullName.indexOf(" - ");
  return at < 0 ? [fullName, null] : [fullName.slice(0, at), fullName.slice(at + 3)];
}

function rowsOf(columns: CardsFile["cards"]): readonly CardRow[] {
  const facts = Object.keys(columns) as (keyof CardRow)[];
  return columns.full_name.map((_, i) => Object.fromEntries(facts.map((fact) => [fact, columns[fact][i]])) as unknown as CardRow);
}
