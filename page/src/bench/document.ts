/** What `judge.play` and its sisters answer: the parts of the documents that the bench reads (docs/document.md). */

import type { Shown } from "../card/facts";
import type { Reason } from "../desk/desk";
import type { TraceLine } from "../desk/types";
import type { Lang } from "../i18n";
import type { Case } from "./case";

/** A card of a table document; of a hidden one only the key is known. */
export interface TableCard extends Partial<Shown> {
  readonly key: string;
  readonly label?: string;
  readonly location?: string | null;
}

export interface TablePlayer {
  readonly name: string;
  readonly active: boolean;
  readonly left: boolean;
  readonly lore: number;
  readonly to_win: number;
  readonly ink: { readonly ready: number; readonly exerted: number; readonly drops: number };
  readonly deck: number;
  readonly hand: readonly TableCard[];
  readonly inkwell: readonly TableCard[];
  readonly play: readonly TableCard[];
  readonly discard: readonly TableCard[];
  readonly resolving: readonly TableCard[];
}

export interface TableMove {
  readonly move: string;
  readonly text: string;
  readonly action: string | null;
  readonly cards: readonly string[];
  readonly player: string | null;
  readonly group: string;
  readonly legal: boolean;
  readonly reasons?: readonly Reason[];
}

export interface Question {
  readonly by: string;
  readonly mine: boolean;
  readonly kind: string;
  readonly about: string;
  readonly text: string;
  readonly rule: string | null;
  readonly card: string | null;
  readonly picked: readonly string[];
}

export interface TableDocument {
  readonly turn: number;
  readonly active: string;
  readonly step_text: string;
  readonly players: readonly TablePlayer[];
  readonly bag: readonly { readonly player: string; readonly card: string | null; readonly text: string }[];
  readonly question: Question | null;
  readonly moves: readonly TableMove[];
  readonly outcome: { readonly result: string; readonly winners: readonly string[]; readonly rule: string | null } | null;
  readonly beside: readonly TableCard[];
}

export interface CitedRule {
  readonly number: string;
  readonly text: string | null;
}

export interface Played {
  readonly table: TableDocument;
  readonly lines: readonly TraceLine[];
  readonly rules: readonly CitedRule[];
  readonly refused_at: { readonly move: number; readonly text?: string; readonly reasons?: readonly Reason[] } | null;
}

export interface Compared {
  readonly editions: readonly {
    readonly edition: string;
    readonly same: boolean;
    readonly move?: number | null;
    readonly lines?: readonly TraceLine[];
    readonly text?: string | null;
    readonly reasons?: readonly Reason[];
  }[];
}

/** Every card of a table by its key. */
export function cardsOf(table: TableDocument): Map<string, TableCard> {
  const found = new Map<string, TableCard>();
  const note = (card: TableCard) => {
    found.set(card.key, card);
    for (const under of [...(card.under ?? []), ...(card.facedown ?? [])]) {
      if (typeof under === "object" && under !== null && "key" in under) note(under as TableCard);
    }
  };
  for (const player of table.players) {
    for (const zone of [player.play, player.hand, player.inkwell, player.discard, player.resolving]) zone.forEach(note);
  }
  table.beside.forEach(note);
  return found;
}

declare module "../desk/types" {
  interface Calls {
    "judge.play": {
      args: { readonly lang: Lang; readonly case: Case; readonly refused?: boolean; readonly texts?: boolean };
      ok: Played;
    };
    "judge.why": {
      args: { readonly lang: Lang; readonly case: Case; readonly card?: string; readonly move?: string };
      ok: { readonly reasons: readonly Reason[] };
    };
    "judge.open": {
      args: { readonly lang: Lang; readonly text: string; readonly name?: string };
      ok: { readonly case: Case; readonly title: string; readonly failed: number | null };
    };
    "judge.compare": { args: { readonly lang: Lang; readonly case: Case }; ok: Compared };
    "judge.file": {
      args: { readonly lang: Lang; readonly case: Case; readonly as: "yaml" | "json"; readonly expect?: boolean };
      ok: { readonly text: string };
    };
  }
}
