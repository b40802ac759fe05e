/** The desk: where the page asks.  It knows the rules; the page does not. */

import type { Signal } from "@preact/signals";
import type { Calls } from "./types";

export interface Reason {
  readonly text: string;
  readonly rule?: string | null;
}

export interface DeskFault {
  readonly kind: string;
  readonly text: string;
  readonly reasons?: readonly Reason[];
  readonly place?: unknown;
}

export type Reply<T = unknown> = { readonly format?: string; readonly ok: T } | { readonly format?: string; readonly error: DeskFault };

/** How far the desk is: while it loads, how much of it is there (0 to 1) and the key of what it does. */
export interface Ready {
  readonly state: "loading" | "ready" | "failed";
  readonly progress: number;
  readonly key: string;
}

export interface Desk {
  readonly kind: "server" | "worker";
  readonly ready: Signal<Ready>;
  /** Asks.  A call that is made before the desk is ready waits for it.  It never rejects. */
  call<N extends keyof Calls>(name: N, args: Calls[N]["args"]): Promise<Reply<Calls[N]["ok"]>>;
}

export const READY: Ready = { state: "ready", progress: 1, key: "desk_ready" };

/** What a page is sent in the place of a game by a door that keeps it beside the page: it holds what is hidden. */
export const KEPT_HERE = "here";

/** The reply of a door that cannot be reached: it may be there again in a moment. */
export function unreachable(key: string): { readonly error: DeskFault } {
  return { error: { kind: "Unreachable", text: key } };
}

/** The reply of a door that failed at this: to ask again does not help.  Both have the key of a sentence of the page. */
export function broken(key: string): { readonly error: DeskFault } {
  return { error: { kind: "Fault", text: key } };
}
