/** What a card face shows.  The cards of the engine's documents and of `data/cards.json` both fit. */

export type Ink = "amber" | "amethyst" | "emerald" | "ruby" | "sapphire" | "steel";
export const INKS: readonly Ink[] = ["amber", "amethyst", "emerald", "ruby", "sapphire", "steel"];

export type CardType = "character" | "action" | "item" | "location";
export const TYPES: readonly CardType[] = ["character", "action", "item", "location"];

export type Stat = "cost" | "strength" | "willpower" | "lore" | "move_cost";
export type Values = { readonly [stat in Stat]?: number | null };

export interface Keyword {
  readonly keyword: string;
  readonly n?: number | null;
  readonly text: string;
  readonly rule?: string | null;
}

export interface Facts {
  readonly name: string;
  readonly version?: string | null;
  readonly full_name: string;
  readonly type: CardType;
  readonly song: boolean;
  readonly inks: readonly Ink[];
  readonly inkable: boolean;
  readonly printed: Values;
  readonly classes: readonly string[];
  readonly keywords: readonly Keyword[];
}

/** A card with what has become of it: a card of a table document, or bare facts. */
export interface Shown extends Facts {
  readonly values?: Values;
  readonly text?: readonly string[] | null;
  readonly exerted?: boolean;
  readonly drying?: boolean;
  readonly damage?: number;
  readonly marks?: readonly string[];
  readonly under?: readonly unknown[];
  readonly facedown?: readonly unknown[];
}
