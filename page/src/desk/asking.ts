/** Asking the desk from a component: the answer as a signal, and answers that do not change kept. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { lang } from "../i18n";
import type { Desk, DeskFault, Reply } from "./desk";
import type { Calls } from "./types";

let present: Desk | null = null;

/** The desk of the page; `startDesk` says which. */
export function desk(): Desk {
  if (!present) throw new Error("no desk yet");
  return present;
}

export function startDesk(chosen: Desk): Desk {
  present = chosen;
  kept.clear();
  return chosen;
}

const MOST = 300;
const kept = new Map<string, Promise<Reply<unknown>>>();

/** Asks for what is the same whenever it is asked: rules, cards, examples.  Faults are not kept. */
export function look<N extends keyof Calls>(name: N, args: Calls[N]["args"]): Promise<Reply<Calls[N]["ok"]>> {
  const key = `${name} ${JSON.stringify(args)}`;
  const before = kept.get(key);
  if (before) return before as Promise<Reply<Calls[N]["ok"]>>;
  const reply = desk().call(name, args);
  kept.set(key, reply);
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string);
  void reply.then((answer) => {
    if ("error" in answer) kept.delete(key);
  });
  return reply;
}

export type Answer<T> =
  | { readonly state: "waiting"; readonly ok?: T }
  | { readonly state: "ok"; readonly ok: T }
  | { readonly state: "error"; readonly error: DeskFault; readonly ok?: undefined };

/** The answer to a question, in the present language; null asks nothing.  While a new answer is on its way the old one stays. */
export function useAnswer<N extends keyof Calls>(
  name: N, args: Omit<Calls[N]["args"], "lang"> | null,
): ReadonlySignal<Answer<Calls[N]["ok"]>> {
  type Ok = Calls[N]["ok"];
  const answer = useMemo(() => signal<Answer<Ok>>({ state: "waiting" }), [name]);
  const asked = args && { ...args, lang: lang.value };
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (!asked) return;
    let stale = false;
    const old = answer.peek();
    answer.value = old.ok === undefined ? { state: "waiting" } : { state: "waiting", ok: old.ok };
    void look(name, asked as Calls[N]["args"]).then((reply) => {
      if (stale) return;
      answer.value = "ok" in reply ? { state: "ok", ok: reply.ok } : { state: "error", error: reply.error };
    });
    return () => {
      stale = true;
    };
  }, [name, key]);
  return answer;
}
