/** The types of the desk under the names that the page uses.  They are made of its schemas: `npm run types`. */

import type { Lang } from "../i18n";
import type * as schema from "./schema";

export type {
  Card as CardDocument,
  CardsFindOk as CardHits,
  CardsShowOk as CardShown,
  Case,
  ExampleRow,
  ExplainedParagraph as Explained,
  Move,
  Position,
  Question,
  RulesHeading as Heading,
  RulesLookOk as Rule,
  Table,
} from "./schema";

export type Phrase = schema.ExplainedParagraph["phrases"][number];

/** A rule with its words, as lists show it. */
export interface RulePart {
  readonly number: string;
  readonly title: string | null;
  readonly text: string | null;
}

/** A line of any trace: of a case, of a game, of a scenario. */
export interface TraceLine {
  readonly kind: string;
  readonly depth: number;
  readonly text: string;
  readonly rule?: string | null;
  readonly cards?: readonly string[];
  readonly n?: number;
  readonly move?: number | null;
}

/** What is asked: editions come out of addresses, so that any word may stand there; the desk says if it knows none. */
type Asked<A> = Omit<A, "lang" | "edition" | "from" | "to"> & { readonly lang: Lang } & {
  readonly [key in keyof A as key extends "edition" | "from" | "to" ? key : never]: string;
};

/** Every call: what it takes, and what is behind `ok` in its reply. */
export type Calls = {
  readonly [name in keyof schema.Calls]: { readonly args: Asked<schema.Calls[name]["args"]>; readonly ok: schema.Calls[name]["ok"] };
};
