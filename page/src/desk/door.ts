/** Which desk a page has: `<meta name="door">` says it. */

import type { Desk } from "./desk";
import { httpDesk } from "./http";
import { workerDesk } from "./worker_desk";

export function chooseDesk(): Desk {
  const door = document.querySelector<HTMLMetaElement>('meta[name="door"]')?.content;
  if (door !== "worker") return httpDesk(document.baseURI);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return workerDesk(worker, new URL("engine/", document.baseURI).href);
}
