/** The page's words, in the reader's language.  They stand in `words/en/page.py` and `words/es/page.py`. */

import { computed, signal } from "@preact/signals";
import { keep, kept } from "./keep";

export type Lang = "en" | "es";
export const LANGUAGES: readonly Lang[] = ["en", "es"];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { en: "English", es: "Español" };

type Sentence = string | readonly string[];
export type Words = Readonly<Record<string, Sentence>>;
export type Blank = string | number | readonly string[] | null | undefined;
export type Blanks = Readonly<Record<string, Blank>>;

const tables = signal<Readonly<Partial<Record<Lang, Words>>>>({});
export const lang = signal<Lang>("en");

/** Whether the words of the chosen language are there. */
export const worded = computed(() => tables.value[lang.value] !== undefined);

function isLang(word: string | null | undefined): word is Lang {
  return word === "en" || word === "es";
}

/** The language to begin with: what the address asks for, else what was chosen before, else the browser's. */
export function firstLang(): Lang {
  const asked = askedLang();
  if (asked) return asked;
  const before = kept("lang");
  if (isLang(before)) return before;
  for (const each of navigator.languages ?? []) {
    const short = each.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return "en";
}

/** The language that an address asks for, before its `#` or behind it. */
export function askedLang(): Lang | null {
  const inner = location.hash.split("?")[1] ?? "";
  for (const query of [inner, location.search]) {
    const word = new URLSearchParams(query).get("lang");
    if (isLang(word)) return word;
  }
  return null;
}

/** How often a language was wished for; only the last wish counts. */
let wishes = 0;

/** Loads the words of a language and shows the page in it.  False if they did not come: then the language stays. */
export async function speak(next: Lang, load: (lang: Lang) => Promise<Words>): Promise<boolean> {
  const mine = ++wishes;
  if (!tables.value[next]) {
    try {
      const words = await load(next);
      tables.value = { ...tables.value, [next]: words };
    } catch {
      return mine !== wishes;
    }
  }
  if (mine === wishes) {
    lang.value = next;
    document.documentElement.lang = next;
  }
  return true;
}

/** Speaks, and remembers that it was asked to. */
export async function choose(next: Lang, load: (lang: Lang) => Promise<Words>): Promise<boolean> {
  const spoken = await speak(next, load);
  if (lang.value === next) keep("lang", next);
  return spoken;
}

/** For tests and for the loading screen: words without a file. */
export function teach(language: Lang, words: Words): void {
  tables.value = { ...tables.value, [language]: words };
}

/** The sentence of a key with its blanks filled.  A key without a sentence is shown as it is. */
export function t(key: string, blanks: Blanks = {}): string {
  const sentence = tables.value[lang.value]?.[key];
  if (sentence === undefined) return key;
  const forms = typeof sentence === "string" ? [sentence] : sentence;
  for (const form of forms.slice(0, -1)) {
    const filled = fill(form, blanks);
    if (filled !== null) return filled;
  }
  return fill(forms[forms.length - 1] ?? key, blanks) ?? key;
}

/** A form with its blanks filled: `{n}`, `{n:card|cards}`, `{n:,}`, `{names}`, `{names:or}`; null if one is missing. */
function fill(form: string, blanks: Blanks): string | null {
  let missing = false;
  const filled = form.replace(/\{(\w+)(?::((?:[^{}]|\{\w+\})*))?\}/g, (_, name: string, spec: string | undefined) => {
    const value = blanks[name];
    if (value === undefined || value === null) {
      missing = true;
      return "";
    }
    return told(value, spec ?? "", blanks);
  });
  return missing ? null : filled;
}

function told(value: string | number | readonly string[], spec: string, blanks: Blanks): string {
  if (typeof value === "number") {
    if (spec.includes("|")) {
      const [one, more] = spec.split("|");
      return fill((value === 1 ? one : more) ?? "", blanks) ?? "";
    }
    return spec === "," ? new Intl.NumberFormat(lang.value).format(value) : String(value);
  }
  if (typeof value === "string") return spec.includes("|") ? (spec.split("|")[0] ?? "") : value;
  return new Intl.ListFormat(lang.value, { type: spec === "or" ? "disjunction" : "conjunction" }).format(value);
}
