/** The query of the cards page, understood in the browser over the facts of all cards.

The same words as `cards.find` takes: `elsa cost:2-4 ink:amethyst keyword:evasive type:character set:1`.  What a card
says (`text:"draw a card"`) only the desk can answer. */

import type { Facts } from "./card/facts";
import { fold, score } from "./fold";

export interface Entry {
  readonly card: Facts;
  readonly sets: readonly string[];
  /** Its name, folded. */
  readonly name: string;
  /** The same without spaces, and its other names in that form. */
  readonly joined: string;
}

export type Key = "" | "name" | "ink" | "cost" | "keyword" | "type" | "set" | "text";

export interface Term {
  readonly key: Key;
  readonly value: string;
}

const KEYS: Readonly<Record<string, Key>> = {
  name: "name", nombre: "name", ink: "ink", tinta: "ink", cost: "cost", coste: "cost",
  keyword: "keyword", palabra: "keyword", type: "type", tipo: "type", set: "set", coleccion: "set",
  text: "text", texto: "text",
};

/** The terms of a query. */
export function terms(query: string): readonly Term[] {
  const found: Term[] = [];
  for (const match of query.matchAll(/(?:(\p{L}+):)?(?:"([^"]*)"?|(\S+))/gu)) {
    const key = match[1] ? KEYS[fold(match[1])] : "";
    const value = key === undefined ? match[0] : (match[2] ?? match[3] ?? "");
    if (fold(value) || key) found.push({ key: key ?? "", value });
  }
  return found;
}

/** A query with a term put in, taken out, or put in place of another of its key. */
export function withTerm(query: string, key: Key, value: string | null): string {
  const kept = [...query.matchAll(/(?:(\p{L}+):)?(?:"[^"]*"?|\S+)/gu)]
    .filter((match) => !match[1] || KEYS[fold(match[1])] !== key)
    .map((match) => match[0]);
  if (value !== null) kept.push(`${key}:${/\s/.test(value) ? `"${value}"` : value}`);
  return kept.join(" ");
}

/** Whether a query can be answered by the facts alone. */
export function factual(all: readonly Term[]): boolean {
  return all.every((term) => term.key !== "text");
}

/** An ink, a type or a keyword that goes by some word. */
export interface Meant {
  readonly key: "ink" | "type" | "keyword";
  readonly word: string;
}

/** What inks, types and keywords are called: for each word, folded, in any language, what it means. */
export type Vocabulary = ReadonlyMap<string, Meant>;

/** The entries that fit, the best first. */
export function search(all: readonly Entry[], query: readonly Term[], vocabulary: Vocabulary): readonly Entry[] {
  const words = query.filter((term) => term.key === "" || term.key === "name");
  const tests = query.filter((term) => term.key && term.key !== "name" && term.key !== "text").map((term) => test(term, vocabulary));
  const found: { entry: Entry; rank: number }[] = [];
  for (const entry of all) {
    if (!tests.every((each) => each(entry))) continue;
    let rank = 0;
    let fits = true;
    const used = new Set<number>();
    for (const term of words) {
      const word = fold(term.value);
      const words = word.split(" ");
      const named = score(entry.name, words, used) || Number(words.every((each) => entry.joined.includes(each)));
      const meant = named || term.key ? undefined : vocabulary.get(word);
      if (named) rank += named;
      else if (meant && bears(entry, meant.key, meant.word)) rank += 1;
      else {
        fits = false;
        break;
      }
    }
    if (fits) found.push({ entry, rank });
  }
  if (words.length) found.sort((a, b) => b.rank - a.rank);
  return found.map((each) => each.entry);
}

function bears(entry: Entry, key: "ink" | "type" | "keyword", word: string): boolean {
  const { card } = entry;
  if (key === "ink") return card.inks.some((ink) => ink === word);
  if (key === "type") return word === "song" ? card.song : card.type === word;
  return card.keywords.some((each) => each.keyword === word);
}

function test(term: Term, vocabulary: Vocabulary): (entry: Entry) => boolean {
  if (term.key === "cost") {
    const [least, most] = costs(term.value);
    return ({ card }) => card.printed.cost != null && card.printed.cost >= least && card.printed.cost <= most;
  }
  if (term.key === "set") return (entry) => entry.sets.includes(term.value);
  const key = term.key as "ink" | "type" | "keyword";
  const word = vocabulary.get(fold(term.value))?.word ?? fold(term.value);
  return (entry) => bears(entry, key, word);
}

/** "3", "2-4", "5+" and "-2" as the least and the most. */
export function costs(written: string): readonly [number, number] {
  const match = /^(\d*)(-|\+)?(\d*)$/.exec(written.trim());
  if (!match) return [Infinity, -Infinity];
  const [, low = "", sign, high = ""] = match;
  if (sign === "+") return [Number(low), Infinity];
  if (sign === "-") return [low ? Number(low) : 0, high ? Number(high) : Infinity];
  return low ? [Number(low), Number(low)] : [0, Infinity];
}
