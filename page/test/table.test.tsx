import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableDocument } from "../src/bench/document";
import { startDesk } from "../src/desk/asking";
import { type DeskFault, type Reply, unreachable } from "../src/desk/desk";
import { fixtureDesk } from "../src/desk/fixture";
import { httpDesk } from "../src/desk/http";
import type { Seat } from "../src/desk/types";
import { lang } from "../src/i18n";
import { keep, kept } from "../src/keep";
import { isShortcut, turnShortcuts } from "../src/shortcuts";
import { here } from "../src/table/here";
import { answer, begin, comeBack, leave, lost, seat, stuck, think } from "../src/table/state";
import { Table } from "../src/table/Table";
import { draw, settle } from "./tools";

const player = (name: "p1" | "p2") => ({
  name, team: 0, active: name === "p1", left: false, lore: 0, to_win: 20, ink: { ready: 0, exerted: 0, drops: 0 }, inked: 0, deck: 50, known: [],
  hand: [], inkwell: [], play: [], resolving: [], discard: [],
});

function seated(id: string, n: number, more: Partial<Seat> = {}): Seat {
  const table = {
    format: "illumineer-table/1", viewer: "p1", lang: "en", edition: "2.3", turn: 4, active: "p1", step: "main", step_text: "Main Phase",
    players: [player("p1"), player("p2")], challenge: null, bag: [], question: null, moves: [], outcome: null, beside: [],
  } as unknown as TableDocument;
  return {
    id, n, stale: false, refused: null, viewer: "p1", handover: null, thinking: null, names: ["you", "search"], seats: ["person", "search:200"],
    table, first: 0, lines: [], backs: 0, since: 0, back: null, left: null, match: { best: 1, won: [0, 0], over: false },
    kept: `sealed ${id} ${n} ${"x".repeat(50)}`, ...more,
  } as Seat;
}

type Call = (args: { id?: string; kept?: string; n?: number; lang?: string }) => Seat | DeskFault;

/** A desk that answers each call by a function; all that it is asked is kept. */
function door(calls: Record<string, Call>) {
  const desk = fixtureDesk();
  const asked: string[] = [];
  const known = desk.call;
  desk.call = ((name: string, args: never) => {
    asked.push(name);
    const made = calls[name]?.(args);
    if (!made) return known(name as never, args);
    return Promise.resolve(("kind" in made ? { error: made } : { ok: made }) as Reply as never);
  }) as typeof desk.call;
  startDesk(desk);
  return asked;
}

const NO_TABLE: DeskFault = { kind: "NoTable", text: "gone" };
const UNREACHABLE = unreachable("desk_unreachable").error;
const GIVEN = { lists: [null, null], seats: ["person", "search:200"], best: 1, open_lists: false } as never;

beforeEach(() => {
  leave();
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  render(null, document.body);
  leave();
  vi.useRealTimers();
});

test("a tab stays at its own table, whatever another tab does", async () => {
  door({ "play.new": () => seated("a", 1), "play.look": ({ id }) => seated(id ?? "?", 2) });
  await begin(GIVEN);
  keep("table", JSON.stringify({ id: "b", kept: "another game", over: false })); // another tab
  await comeBack();
  expect(seat.value?.id).toBe("a");
});

test("a table that another tab has carried on is joined, and not carried on twice", async () => {
  const asked = door({
    "play.new": () => seated("a", 1),
    "play.answer": () => NO_TABLE,
    "play.look": ({ id, kept: brought }) => (brought ? seated("fork", 2) : seated(id ?? "?", 3)),
  });
  await begin(GIVEN);
  keep("table", JSON.stringify({ id: "c", kept: "x", over: false, before: "a" }));
  await answer("done");
  expect([seat.value?.id, asked.filter((each) => each === "play.look").length]).toEqual(["c", 1]);
});

test("a game is carried on from what this tab has kept, also where the browser keeps nothing", async () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("quota");
  });
  const brought: unknown[] = [];
  door({
    "play.new": () => seated("a", 1),
    "play.answer": () => NO_TABLE,
    "play.look": (args) => {
      brought.push(args.kept);
      return seated("b", 1);
    },
  });
  await begin(GIVEN);
  await answer("done");
  refuse.mockRestore();
  expect(String(brought[0])).toMatch(/^sealed a 1 /);
  expect([seat.value?.id, here()?.before]).toEqual(["b", "a"]);
});

test("who leaves does not take the table of another tab along", async () => {
  door({ "play.new": () => seated("a", 1) });
  await begin(GIVEN);
  keep("table", JSON.stringify({ id: "b", kept: "another game", over: false }));
  leave();
  expect(kept("table")).toContain('"b"');
});

test("a door that cannot be reached is tried again by one timer, after longer and longer whiles", async () => {
  let there = true;
  const asked = door({
    "play.new": () => seated("a", 1),
    "play.answer": () => (there ? seated("a", 2) : UNREACHABLE),
    "play.look": () => (there ? seated("a", 2) : UNREACHABLE),
  });
  await begin(GIVEN);
  there = false;
  for (let tap = 0; tap < 4; tap += 1) await answer("done");
  expect(lost.value).toBe(true);
  const looks = () => asked.filter((each) => each === "play.look").length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBeGreaterThan(1);
  expect(looks()).toBeLessThan(7);
  there = true;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(lost.value).toBe(false);
});

test("a table is asked for once in another language, even if that is refused", async () => {
  vi.useRealTimers();
  const asked = door({ "play.new": () => seated("a", 1), "play.look": () => ({ kind: "TooFrequent", text: "slowly" }) });
  await begin(GIVEN);
  await draw(<Table />);
  await act(async () => {
    lang.value = "es";
  });
  for (let n = 0; n < 5; n += 1) await settle();
  expect(asked.filter((each) => each === "play.look")).toHaveLength(1);
});

test("a bot that was stopped can be let think again", async () => {
  let fails = true;
  const asked = door({
    "play.new": () => seated("a", 1, { thinking: "p2" } as Partial<Seat>),
    "play.bot": () => (fails ? { kind: "TooSlow", text: "too slow" } : seated("a", 2)),
  });
  await begin(GIVEN);
  await vi.advanceTimersByTimeAsync(1);
  expect(stuck.value?.text).toBe("too slow");
  fails = false;
  await think();
  expect([stuck.value, seat.value?.n, asked.filter((each) => each === "play.bot").length]).toEqual([null, 2, 2]);
});

test("a server that says nothing at all is given up after a while", async () => {
  vi.stubGlobal("fetch", (_: URL, how: RequestInit) => new Promise((_resolve, reject) => how.signal?.addEventListener("abort", () => reject(new Error("aborted")))));
  const reply = httpDesk("https://x/").call("play.look", { id: "a", lang: "en" } as never);
  await vi.advanceTimersByTimeAsync(26_000);
  expect(await reply).toEqual(unreachable("desk_unreachable"));
});

test("letters and digits can be turned off as keys; arrows stay", () => {
  const key = (name: string) => new KeyboardEvent("keydown", { key: name });
  expect(["e", "1", "?", " ", "Enter"].map((name) => isShortcut(key(name)))).toEqual([true, true, true, true, true]);
  turnShortcuts(false);
  expect(["e", "1", "?", " ", "Enter"].map((name) => isShortcut(key(name)))).toEqual([false, false, false, true, true]);
  turnShortcuts(true);
  expect(isShortcut(new KeyboardEvent("keydown", { key: "e", ctrlKey: true }))).toBe(false);
});
