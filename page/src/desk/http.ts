/** The desk behind a server. */

import { signal } from "@preact/signals";
import { lang } from "../i18n";
import { type Desk, READY, type Ready, type Reply, unreachable } from "./desk";

/** `base` is the address of the page; the desk stands beside it. */
export function httpDesk(base: string): Desk {
  const ready = signal<Ready>(READY);
  return {
    kind: "server",
    ready,
    async call(name, args) {
      let answer: Response;
      try {
        answer = await fetch(new URL(`desk/${name}${tableOf(name, args)}`, base), {
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": lang.peek() },
          body: JSON.stringify(args),
          credentials: "omit",
        });
      } catch {
        return unreachable("desk_unreachable");
      }
      try {
        const reply: unknown = await answer.json();
        if (isReply(reply)) return reply as never;
      } catch {
        // Not JSON: something stands between the page and its server.
      }
      return unreachable(answer.status === 413 ? "desk_too_large" : "desk_unreachable");
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
