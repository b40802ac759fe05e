/** The types of the desk under the names that the page uses.  They are made of its schemas: `npm run types`. */

import type { Lang } from "../i18n";
import type * as schema from "./schema";

export type {
  Card as CardDocument,
  CardsFindOk as CardHits,
  CardsShowOk as CardShown,
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

/** What is asked, always with the language.  A game that is played is kept by the door; the page may bring one that it
has kept itself. */
type Asked<A> = Omit<A, "lang" | "kept"> & { readonly lang: Lang } & (A extends { kept: string } ? { readonly kept?: string } : unknown);

/** What goes to the desk is only read. */
type Frozen<T> = T extends readonly (infer U)[] ? readonly Frozen<U>[] : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** Every call: what it takes, and what is behind `ok` in its reply. */
export type Calls = {
  readonly [name in keyof schema.Calls]: { readonly args: Frozen<Asked<schema.Calls[name]["args"]>>; readonly ok: schema.Calls[name]["ok"] };
};

/** A case: a situation, and the moves that are made in it. */
export type Case = Calls["judge.play"]["args"]["case"];
export type Played = Calls["judge.play"]["ok"];
export type Compared = Calls["judge.compare"]["ok"];

/** What a seat of a table sees. */
export type Seat = Calls["play.answer"]["ok"];
/** What the table says in lines. */
export type Said = NonNullable<Seat["said"]>;
/** The lines of a log that somebody has. */
export type Told = NonNullable<Said["told"]>;
