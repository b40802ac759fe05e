/** `data/rules.LANG.json`: the rules of the newest edition, and for each other one what is different there. */

type Rows = readonly (readonly [number: string, said: string | null])[];

interface Difference {
  readonly other: Rows;
  /** What only the newest has. */
  readonly none: readonly string[];
}

export interface RulesFile {
  readonly edition: string;
  readonly headings: Rows;
  readonly rules: Rows;
  readonly editions: Readonly<Record<string, { readonly headings: Difference; readonly rules: Difference }>>;
}

export interface RuleText {
  readonly number: string;
  /** What a chapter or a section is called; null for a rule. */
  readonly title: string | null;
  readonly text: string | null;
}

export type Book = ReadonlyMap<string, RuleText>;

export interface Rulebook {
  readonly newest: string;
  /** All rules of an edition in their order; undefined if there is no such edition. */
  book(edition: string): Book | undefined;
}

export function decodeRules(raw: RulesFile): Rulebook {
  const kept = new Map<string, Book>();
  return {
    newest: raw.edition,
    book(edition) {
      const known = kept.get(edition);
      if (known) return known;
      const difference = raw.editions[edition];
      if (!difference && edition !== raw.edition) return undefined;
      const made = bind(
        difference ? changed(raw.headings, difference.headings) : new Map(raw.headings),
        difference ? changed(raw.rules, difference.rules) : new Map(raw.rules),
      );
      kept.set(edition, made);
      return made;
    },
  };
}

function changed(newest: Rows, { other, none }: Difference): Map<string, string | null> {
  const rows = new Map(newest);
  for (const number of none) rows.delete(number);
  for (const [number, said] of other) rows.set(number, said);
  return rows;
}

function bind(headings: ReadonlyMap<string, string | null>, texts: ReadonlyMap<string, string | null>): Book {
  const numbers = [...new Set([...headings.keys(), ...texts.keys()])].sort(inOrder);
  return new Map(
    numbers.map((number) => [number, { number, title: headings.get(number) ?? null, text: texts.get(number) ?? null }]),
  );
}

/** The title of the section or chapter that a number stands in. */
export function sectionOf(book: Book | null | undefined, number: string): string | null {
  for (let at = number; at.includes("."); ) {
    at = at.slice(0, at.lastIndexOf("."));
    const title = book?.get(at)?.title;
    if (title) return title;
  }
  return null;
}

/** 8.9 stands before 8.10. */
export function inOrder(one: string, other: string): number {
  const [left, right] = [one.split("."), other.split(".")];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [a, b] = [left[i], right[i]];
    if (a === undefined) return -1;
    if (b === undefined) return 1;
    const apart = Number(a) - Number(b) || a.localeCompare(b);
    if (apart) return apart;
  }
  return 0;
}

/** A rule as it is cited: "2.2: 7.1.6.1" is a rule of 2.2, wherever it is cited; "4.5.1" is one of the edition at hand. */
export function cited(number: string, edition?: string): { readonly number: string; readonly edition: string | undefined } {
  const [before, own] = number.split(": ");
  return own === undefined ? { number, edition } : { number: own, edition: before };
}
