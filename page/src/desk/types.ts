/** What goes to the desk and comes back, by the names that the page uses for it.  The types are made from the schemas. */

import type { Shown } from "../card/facts";
import type { Lang } from "../i18n";
import type { Calls as Described } from "./schema";

/** What comes from the desk is not changed in place, and what goes there is only read. */
export type Frozen<T> = T extends readonly (infer U)[] ? readonly Frozen<U>[] : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

type Asked<A> = Omit<A, "lang"> & { readonly lang: Lang };

/** Every call: its arguments, always with the language, and what is behind `ok` in its reply. */
export type Calls = { readonly [N in keyof Described]: { args: Asked<Frozen<Described[N]["args"]>>; ok: Frozen<Described[N]["ok"]> } };

export type { Shown };

type Ok<N extends keyof Calls> = Calls[N]["ok"];

export type Rule = Ok<"rules.look">;
export type RulePart = Rule["children"][number];
export type Titled = Rule["path"][number];
export type Heading = Ok<"rules.contents">["contents"][number];
export type RuleHits = Ok<"rules.search">;
export type RuleDiff = Ok<"rules.diff">;
export type CardShown = Ok<"cards.show">;
export type CardDocument = CardShown["card"];
export type Explained = CardShown["explained"][number];
export type Phrase = Explained["phrases"][number];
export type CardHits = Ok<"cards.find">;
export type ExampleRow = Ok<"examples.list">["examples"][number];
export type Hello = Ok<"desk.hello">;
export type Played = Ok<"judge.play">;
export type Compared = Ok<"judge.compare">;
/** A line of a trace, as documents have it (docs/document.md, "Lines"). */
export type TraceLine = Played["lines"][number];

/** A case: a situation, and the moves that are made in it. */
export type Case = Calls["judge.play"]["args"]["case"];
