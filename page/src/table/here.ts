/** At which table this tab is, and what carries its game on if the door does not know the table any more.

A tab keeps its own table; the browser keeps the last one for a tab that is new. */

import { keep, kept } from "../keep";
import type { Seat } from "../desk/types";

const KEPT = "table";

interface Here {
  readonly id: string;
  /** The game, sealed; or that the worker has it. */
  readonly kept: string;
  readonly over: boolean;
  /** The table from which this one carries the game on. */
  readonly before: string;
}

/** Also where the browser keeps nothing. */
let own: Here | null = null;

function read(keeper: "device" | "tab"): Here | null {
  try {
    const found = JSON.parse(kept(KEPT, keeper) ?? "null") as Partial<Here> | null;
    if (!found || typeof found.id !== "string" || typeof found.kept !== "string") return null;
    return { id: found.id, kept: found.kept, over: found.over === true, before: typeof found.before === "string" ? found.before : "" };
  } catch {
    return null;
  }
}

/** The table of this tab; in a new one, that at which the browser was last. */
export function here(): Here | null {
  return own ?? read("tab") ?? read("device");
}

/** Keeps where this tab is; `before` is the table from which the game was carried on. */
export function remember(now: Seat, before = own?.id === now.id ? own.before : ""): void {
  if (!now.id) return;
  own = { id: now.id, kept: now.kept, over: now.table.outcome !== null, before };
  const text = JSON.stringify(own);
  keep(KEPT, text, "tab");
  keep(KEPT, text);
}

/** Forgets the table; a tab at another one stays there. */
export function forget(): void {
  const id = here()?.id;
  own = null;
  keep(KEPT, null, "tab");
  if (read("device")?.id === id) keep(KEPT, null);
}

/** The table at which another tab has carried this game on; null if none has. */
export function carriedTo(id: string): string | null {
  const last = read("device");
  return last?.before === id ? last.id : null;
}

/** Whether this tab is at a table with a game that is not over. */
export function isPlaying(): boolean {
  return here()?.over === false;
}
