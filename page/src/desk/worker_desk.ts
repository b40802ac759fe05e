/** The desk in a worker: the same Python, in WebAssembly, on the reader's own device. */

import { signal } from "@preact/signals";
import { type Desk, READY, type Ready, type Reply, broken } from "./desk";

export interface Asked {
  readonly id: number;
  readonly call: string;
  readonly args: unknown;
}

export type Told =
  | { readonly id: number; readonly reply: Reply }
  | { readonly progress: number; readonly key: string }
  | { readonly ready: true }
  | { readonly failed: string };

/** What this needs of a worker. */
export interface Port {
  postMessage(message: Asked | { readonly engine: string }): void;
  addEventListener(kind: "message", hear: (event: { data: Told }) => void): void;
  addEventListener(kind: "error", hear: () => void): void;
}

/** `engine` is the address of the folder with Pyodide and `illumineer.zip`. */
export function workerDesk(port: Port, engine: string): Desk {
  const ready = signal<Ready>({ state: "loading", progress: 0, key: "desk_loading" });
  const waiting = new Map<number, (reply: Reply) => void>();
  let early: Asked[] = [];
  let next = 1;

  const fail = () => {
    ready.value = { state: "failed", progress: 0, key: "desk_failed" };
    early = [];
    for (const answer of waiting.values()) answer(broken("desk_failed"));
    waiting.clear();
  };
  port.addEventListener("error", () => {
    if (ready.value.state === "loading") fail();
  });
  port.addEventListener("message", ({ data }) => {
    if ("id" in data) {
      waiting.get(data.id)?.(data.reply);
      waiting.delete(data.id);
    } else if ("progress" in data) {
      if (ready.value.state === "loading") {
        ready.value = { state: "loading", progress: Math.max(ready.value.progress, data.progress), key: data.key };
      }
    } else if ("failed" in data) {
      console.error(data.failed);
      fail();
    } else {
      ready.value = READY;
      for (const each of early) port.postMessage(each);
      early = [];
    }
  });
  port.postMessage({ engine });

  return {
    kind: "worker",
    ready,
    call(name, args) {
      if (ready.value.state === "failed") return Promise.resolve(broken("desk_failed"));
      const asked: Asked = { id: next++, call: name, args };
      return new Promise((resolve) => {
        waiting.set(asked.id, resolve as (reply: Reply) => void);
        if (ready.value.state === "ready") port.postMessage(asked);
        else early.push(asked);
      });
    },
  };
}
