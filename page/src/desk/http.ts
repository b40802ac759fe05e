/** The desk behind a server. */

import { signal } from "@preact/signals";
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
        answer = await fetch(new URL(`desk/${name}`, base), {
          method: "POST",
          headers: { "content-type": "application/json" },
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

function isReply(value: unknown): value is Reply {
  return typeof value === "object" && value !== null && ("ok" in value || "error" in value);
}
