/** What goes to the desk and comes back, call by call. */

import type { Facts, Shown } from "../card/facts";
import type { Lang } from "../i18n";

export interface Titled {
  readonly number: string;
  readonly title: string | null;
}

export interface Heading {
  readonly number: string;
  readonly title: string;
  readonly children: readonly Heading[];
}

export interface RulePart extends Titled {
  readonly text: string | null;
}

export interface Rule extends RulePart {
  readonly edition: string;
  readonly path: readonly Titled[];
  readonly children: readonly RulePart[];
  readonly see: readonly Titled[];
  readonly examples: readonly string[];
  readonly changes: readonly { readonly name: string; readonly since: string; readonly text: string }[];
  readonly wordings: readonly { readonly edition: string; readonly number: string; readonly text: string | null }[];
  readonly elsewhere: readonly { readonly edition: string; readonly number: string; readonly title: string | null }[];
}

export interface RuleHits {
  readonly edition: string;
  readonly total: number;
  readonly sections: readonly Titled[];
  readonly hits: readonly RulePart[];
  readonly near: readonly string[];
}

export interface RuleDiff {
  readonly from: string;
  readonly to: string;
  readonly subjects: readonly {
    readonly title: string;
    readonly changes: readonly {
      readonly name: string;
      readonly since: string;
      readonly text: string;
      readonly rules: readonly string[];
    }[];
  }[];
  readonly changes: readonly {
    readonly number: string;
    readonly what: "added" | "removed" | "changed" | "moved";
    readonly before?: string | null;
    readonly after?: string | null;
    readonly was?: string;
  }[];
}

/** A phrase of a card: what it is taken for, and the rules that govern it. */
export interface Phrase {
  readonly depth: number;
  readonly phrase: string;
  readonly meaning: string;
  readonly coined: string | null;
  readonly rules: readonly string[];
}

export interface Explained {
  readonly name: string | null;
  readonly english: string;
  readonly text: string;
  readonly phrases: readonly Phrase[];
}

export interface CardDocument extends Facts {
  readonly edition: string;
  readonly type_text: string;
  readonly texts: Readonly<Record<Lang, readonly string[]>> | null;
  readonly rules: readonly string[];
  readonly unplayable: string | null;
  readonly printings: readonly {
    readonly set: string;
    readonly set_name: string;
    readonly number: string;
    readonly rarity: string;
    readonly promo: string | null;
  }[];
  readonly allowed: Readonly<Record<string, readonly { readonly since: string; readonly until: string | null }[]>>;
}

export interface CardShown {
  readonly card: CardDocument;
  readonly rules: readonly { readonly number: string; readonly text: string | null }[];
  readonly explained: readonly Explained[];
  readonly examples: readonly ExampleRow[];
}

export interface CardHits {
  readonly total: number;
  readonly understood: readonly { readonly key: string; readonly value: string; readonly text: string }[];
  readonly cards: readonly Facts[];
}

export interface ExampleRow {
  readonly id: string;
  readonly title: string;
  readonly section: string | null;
  readonly rules: readonly string[];
  readonly cards: readonly string[];
}

export interface Hello {
  readonly version: string;
  readonly core: "compiled" | "pure";
  readonly languages: readonly Lang[];
  readonly editions: readonly { readonly name: string; readonly date?: string | null; readonly text: string }[];
  readonly figures: { readonly cards: number; readonly rules: number; readonly examples: number };
}

/** A line of a trace, as documents have it (docs/document.md, "Lines"). */
export interface TraceLine {
  readonly kind: string;
  readonly depth: number;
  readonly text: string;
  readonly rule?: string | null;
  readonly cards?: readonly string[];
  readonly n?: number;
  readonly move?: number | null;
  readonly step?: number | null;
}

type Asking = { readonly lang: Lang; readonly edition?: string };

export interface Calls {
  "desk.hello": { args: Asking; ok: Hello };
  "rules.contents": { args: Asking; ok: { readonly edition: string; readonly contents: readonly Heading[] } };
  "rules.look": { args: Asking & { readonly number: string }; ok: Rule };
  "rules.search": { args: Asking & { readonly words: string; readonly limit?: number }; ok: RuleHits };
  "rules.diff": { args: { readonly lang: Lang; readonly from: string; readonly to: string }; ok: RuleDiff };
  "cards.find": { args: Asking & { readonly words: string; readonly limit?: number; readonly offset?: number }; ok: CardHits };
  "cards.show": { args: Asking & { readonly name: string }; ok: CardShown };
  "examples.list": {
    args: Asking & { readonly rule?: string; readonly card?: string; readonly words?: string };
    ok: { readonly total: number; readonly examples: readonly ExampleRow[] };
  };
  "examples.show": { args: Asking & { readonly id: string }; ok: ExampleRow & { readonly text: string } };
}

export type { Shown };
