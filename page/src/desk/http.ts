/** The desk behind a server. */

import { signal } from "@preact/signals";
import { lang } from "../i18n";
import { type Desk, READY, type Ready, type Reply, broken, unreachable } from "./desk";

/** How long a reply may take, in milliseconds: a phone that has lost its network does not say so. */
const PATIENCE = 25_000;
/** The same of calls that may wait in a queue, or for a bot that thinks. */
const LONG_PATIENCE = 120_000;
const LONG = new Set(["play.bot", "lab.play"]);

/** `base` is the address of the page; the desk stands beside it. */
export function httpDesk(base: string): Desk {
  const ready = signal<Ready>(READY);
  return {
    kind: "server",
    ready,
    async call(name, args) {
      const patience = new AbortController();
      const waiting = setTimeout(() => patience.abort(), LONG.has(name) ? LONG_PATIENCE : PATIENCE);
      let answer: Response | undefined;
      try {
        answer = await fetch(new URL(`desk/${name}${tableOf(name, args)}`, base), {
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": lang.peek() },
          body: JSON.stringify(args),
          credentials: "omit",
          signal: patience.signal,
        });
        const reply: unknown = await answer.json();
        if (isReply(reply)) return reply as never;
      } catch {
        // No answer, or none in JSON: something stands between the page and its server.
      } finally {
        clearTimeout(waiting);
      }
      return answer?.status === 413 ? broken("desk_too_large") : unreachable("desk_unreachable");
    },
  };
}

/** The table that a call is about stands in the address: the server finds it without reading the call. */
function tableOf(name: string, args: object): string {
  return name.startsWith("play.") && "id" in args && typeof args.id === "string" ? `?id=${encodeURIComponent(args.id)}` : "";
}

function isReply(value: unknown): value is Reply {
  return typeof value === "object" && value !== null && ("ok" in value || "error" in value);
}
