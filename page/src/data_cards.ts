/** `data/cards.json`: the facts of all cards, in compact rows. */

import type { CardType, Facts, Ink, Keyword, Stat, Values } from "./card/facts";
import { fold } from "./fold";
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
  readonly cards: readonly CardRow[];
}

type CardRow = readonly [
  full_name: string, folded: string, type: CardType, song: 0 | 1, inks: readonly Ink[], cost: number, inkable: 0 | 1,
  stats: readonly (number | null)[], classes: readonly string[], keywords: readonly number[], sets: readonly number[],
  playable: 0 | 1,
];

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
    return raw.cards.map(([full_name, folded, type, song, inks, cost, inkable, stats, classes, chips, sets]) => {
      const [name, version] = parts(full_name);
      const printed: { -readonly [stat in Stat]?: Values[stat] } = { cost };
      raw.stats[type]?.forEach((stat, i) => {
        printed[stat] = stats[i] ?? null;
      });
      const card: Facts = {
        name, version, full_name, type, song: song === 1, inks, inkable: inkable === 1, printed, classes,
        keywords: chips.flatMap((i) => keywords[i] ?? []),
      };
      return { card, names: spaced(full_name, folded), sets: sets.map((i) => raw.sets[i]?.[0] ?? "") };
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

/** What a card is searched by: its name with spaces between the words, and its other names. */
function spaced(fullName: string, folded: string): string {
  return `${fold(fullName)} ${folded.replaceAll("|", " ")}`;
}
