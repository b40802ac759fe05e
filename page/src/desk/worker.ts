/// <reference lib="webworker" />
/** The worker: loads Python (`engine/pyodide.mjs`), unpacks the engine (`engine/illumineer.zip`) and answers calls. */

import { Unread, alone, game, keepGame } from "./games";
import { KEPT_HERE, type Reply, broken, unreachable } from "./desk";
import type { Asked, Told } from "./worker_desk";

interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

interface Loader {
  loadPyodide(options: { indexURL: string; lockFileURL?: string }): Promise<Python>;
}

const HOME = "/illumineer";

/** The door into Python: texts in, texts out, so that no object has to be carried over. */
const DOOR = `
import json, sys
sys.path.insert(0, "${HOME}")
from illumineer import desk

def door(name, args):
    return json.dumps(desk.call(name, json.loads(args)), ensure_ascii=False, separators=(",", ":"))

door
`;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: Told) => scope.postMessage(message);

/** About how many bytes are counted; only the bar depends on it. */
const EXPECTED = 4_200_000;
const LOADED = 0.6;

/** Counts what is loaded, by any loader.  Not the wasm: a browser keeps the code it made of it only if it gets the
very answer of the network. */
function countLoading(): void {
  const plain = scope.fetch.bind(scope);
  let loaded = 0;
  scope.fetch = async (...args) => {
    const answer = await plain(...args);
    if (!answer.ok || !answer.body || answer.url.endsWith(".wasm")) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          loaded += chunk.byteLength;
          tell({ progress: Math.min(LOADED, (LOADED * loaded) / EXPECTED), key: "desk_loading" });
          out.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  };
}

async function load(engine: string): Promise<(call: string, args: string) => string> {
  countLoading();
  const archive = scope.fetch(new URL("illumineer.zip", engine)).then((answer) => {
    if (!answer.ok) throw new Error(`illumineer.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const loader = (await import(/* @vite-ignore */ new URL("pyodide.mjs", engine).href)) as Loader;
  const [python, zip] = await Promise.all([loader.loadPyodide({ indexURL: engine }), archive]);
  tell({ progress: 0.85, key: "desk_starting" });
  python.unpackArchive(zip, "zip", { extractDir: HOME });
  const door = python.runPython(DOOR) as (call: string, args: string) => string;
  tell({ progress: 0.95, key: "desk_starting" });
  door("desk.hello", "{}"); // what the first call loads is loaded now
  return door;
}

/** A case that loads what the first question about a game needs: the cards, the judge, the words. */
const WARM: readonly (readonly [string, unknown])[] = [
  ["judge.play", { case: { v: 1, edition: "2.3", setup: { p1: { play: ["Elsa - Snow Queen"] }, p2: {} }, moves: ["quest Elsa - Snow Queen"] }, refused: true }],
  ["cards.show", { name: "Elsa - Snow Queen" }],
  ["play.new", { lists: [null, null], seats: ["person", "greedy"], seed: 1 }],
];

/** Asks what others will ask, one question at a time, so that a call that comes meanwhile waits for one at most. */
function warm(ask: (call: string, args: string) => string, at = 0): void {
  const next = WARM[at];
  if (!next) return;
  setTimeout(() => {
    ask(next[0], JSON.stringify(next[1]));
    warm(ask, at + 1);
  }, 50);
}

type Ask = (call: string, args: string) => string;

/** A name for a table.  `crypto.randomUUID` is not there in a page that comes without TLS from another machine. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A call about a table: the game is brought to it, and kept as it is afterwards. */
async function atTable(ask: Ask, { call, args }: Asked): Promise<unknown> {
  const given = args as { id?: string | null; kept?: string };
  const id = given.id ?? newName();
  const kept = given.id ? await game(id) : undefined;
  if (given.id && kept === undefined) return { error: { kind: "NoTable", text: "table_gone" } };
  const { kept: _, ...rest } = given;
  const reply = JSON.parse(ask(call, JSON.stringify({ ...rest, id, ...(kept === undefined ? {} : { kept }) }))) as { ok?: { kept?: string } };
  if (reply.ok?.kept) {
    await keepGame(id, reply.ok.kept);
    reply.ok.kept = KEPT_HERE;
  }
  return reply;
}

/** Calls about tables wait for each other: each begins with what the last one has kept. */
let before: Promise<unknown> = Promise.resolve();

async function answered(ask: Ask, asked: Asked): Promise<unknown> {
  if (!asked.call.startsWith("play.")) return JSON.parse(ask(asked.call, JSON.stringify(asked.args)));
  const mine = before.then(() => alone(() => atTable(ask, asked)));
  before = mine.catch(() => undefined);
  return mine;
}

let door: Promise<Ask> | null = null;

scope.addEventListener("message", async ({ data }: MessageEvent<Asked | { engine: string }>) => {
  if ("engine" in data) {
    door = load(data.engine);
    door.then(
      (ask) => {
        tell({ ready: true });
        warm(ask);
      },
      (fault: unknown) => tell({ failed: String(fault) }),
    );
    return;
  }
  try {
    const ask = await door;
    if (!ask) return;
    tell({ id: data.id, reply: (await answered(ask, data)) as Reply });
  } catch (fault) {
    const later = fault instanceof Unread; // the browser may hand the game over in a moment
    tell({ id: data.id, reply: later ? unreachable("table_unread") : broken("desk_fault") });
    if (!later) console.error(fault);
  }
});
