/** The files beside the page (`data/*.json`): what can be read before any engine is there. */

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Facts } from "./card/facts";
import { diceOf } from "./card/random";
import { decodeCards, type CardsFile, type Library } from "./data_cards";
import { type Book, decodeRules, type Rulebook, type RulesFile } from "./data_rules";
import type { ExampleRow } from "./desk/types";
import { fold } from "./fold";
import { LANGUAGES, lang, type Lang, type Words } from "./i18n";
import { type Entry, search, terms } from "./search";

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(new URL(`data/${name}`, document.baseURI), { credentials: "omit" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as T;
}

export function loadWords(lang: Lang): Promise<Words> {
  return file<Words>(`words.${lang}.json`);
}

// --- cards -------------------------------------------------------------------------------------

const libraries = signal<Library | null>(null);

/** All cards, in the present language; null until they are there. */
export const library = computed<readonly Entry[] | null>(() => libraries.value?.entries(lang.value) ?? null);

const byName = computed(() => new Map(library.value?.map((entry) => [entry.card.full_name, entry.card])));

/** The facts of a card, if they are there. */
export function cardNow(fullName: string): Facts | undefined {
  return byName.value.get(fullName);
}

/** All cards as if they had been shuffled, always in the same order: a first look shows of everything. */
const shuffled = computed<readonly Entry[]>(() =>
  (library.value ?? [])
    .map((entry) => ({ entry, place: diceOf(entry.card.full_name)() }))
    .sort((a, b) => a.place - b.place)
    .map((each) => each.entry),
);

/** The cards that fit a query, of those facts that are there. */
export function findCards(query: string): readonly Entry[] {
  const all = library.value;
  if (!all || !libraries.value) return [];
  const wanted = terms(query);
  return wanted.length ? search(all, wanted, libraries.value.vocabulary) : shuffled.value;
}

/** The sets, newest first, by code and name. */
export function sets(): readonly (readonly [string, string])[] {
  return libraries.value?.sets ?? [];
}

/** What a keyword is called in the present language. */
export function keywords(): readonly (readonly [string, string])[] {
  return libraries.value?.keywords(lang.value) ?? [];
}

// --- editions, rules ---------------------------------------------------------------------------

/** The editions of the rules, from the first to the newest; none until they are known. */
export const editions = signal<readonly string[]>([]);

/** The newest edition; null until it is known. */
export const newestEdition = computed(() => editions.value.at(-1) ?? null);

/** The rules in each language that was needed; null where the file did not come. */
const rulebooks = signal<Readonly<Partial<Record<Lang, Rulebook | null>>>>({});

/** The rules of an edition (of the newest, if none is named) in the present language, loaded when they are first needed.
Undefined while they are on their way; null if they did not come or there is no such edition. */
export function useBook(edition?: string): Book | null | undefined {
  const language = lang.value;
  useEffect(() => loadRules(language), [language]);
  const found = rulebooks.value[language];
  return found && (found.book(edition ?? found.newest) ?? null);
}

const coming = new Set<Lang>();

function loadRules(language: Lang): void {
  if (rulebooks.peek()[language] || coming.has(language)) return;
  coming.add(language);
  void file<RulesFile>(`rules.${language}.json`)
    .then((raw) => setRules(language, raw), () => setRules(language, null))
    .finally(() => coming.delete(language));
}

export function setRules(language: Lang, raw: RulesFile | null): void {
  rulebooks.value = { ...rulebooks.peek(), [language]: raw && decodeRules(raw) };
}

// --- examples ----------------------------------------------------------------------------------

interface ExamplesFile {
  readonly examples: readonly (readonly [
    id: string, title: readonly string[], section: readonly (string | null)[], rules: string[], cards: string[],
  ])[];
}

const allExamples = signal<ExamplesFile | null>(null);

/** An example, and what words are looked for in: folded, in every language. */
export interface FoundExample extends ExampleRow {
  readonly searched: string;
}

/** All examples, with title and section in the present language; null until `loadExamples` has brought them. */
export const examples = computed<readonly FoundExample[] | null>(() => {
  const at = LANGUAGES.indexOf(lang.value);
  return (
    allExamples.value?.examples.map(([id, title, section, rules, cards]) => ({
      id, title: title[at] ?? id, section: section[at] ?? null, rules, cards,
      searched: fold([...title, ...section, ...rules, ...cards].join(" ")),
    })) ?? null
  );
});

export async function loadExamples(): Promise<void> {
  if (!allExamples.peek()) allExamples.value = await file<ExamplesFile>("examples.json");
}

// --- loading ----------------------------------------------------------------------------------

/** Loads what every page needs: the cards, and which editions there are.  A card that is missing is asked of the desk. */
export async function loadData(): Promise<void> {
  await Promise.allSettled([
    file<CardsFile>("cards.json").then(setCards),
    file<readonly string[]>("editions.json").then((found) => {
      editions.value = found;
    }),
  ]);
}

export function setCards(raw: CardsFile): void {
  libraries.value = decodeCards(raw);
}
