import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { starters, startersFault } from "../src/decks/starters";
import { startDesk } from "../src/desk/asking";
import type { Desk } from "../src/desk/desk";
import { fixtureDesk } from "../src/desk/fixture";
import { Changes } from "../src/lab/Changes";
import { Duel } from "../src/lab/Duel";
import { Curve, Range, percent, points } from "../src/lab/figures";
import { Lab } from "../src/lab/Lab";
import { fault, nextSize, place, playing, start, stop, sum, summed, whole } from "../src/lab/playing";
import { change, setting } from "../src/lab/setting";
import { MOST_GAMES, played, present, put } from "../src/lab/state";
import { click, draw, one, settle } from "./tools";

const RATE = { wins: 1, games: 2, rate: 0.5, interval: [0.1, 0.9] };

/** What a desk says of so many games; certain from some number on. */
const said = (games: number, enough: number) => ({
  games, wins: [games, 0], draws: 0, better: null, certain: null, rates: [RATE, RATE], starting: [RATE, RATE], second: [RATE, RATE],
  enough: games >= enough, text: "", turns: null, cards: null, versus: null,
});

interface Piece {
  readonly first: number;
  readonly games: number;
  readonly version: string | null;
}

function playingDesk(enough: number) {
  return fixtureDesk({
    "lab.play": ({ first, games, version }: Piece) => ({
      first, rows: Array.from({ length: games }, (_, i) => `b${version === null ? "old" : "new"}${first + i}`),
    }),
    "lab.sum": ({ rows }: { rows: string[] }) => said(rows.length, enough),
  });
}

beforeEach(() => {
  change({ mine: "4 Marisol - Tide Reader", opponent: "own", other: "4 Marisol - Tide Reader", version: null, seed: 1 });
  put(present(), [], []);
  starters.value = {};
  startersFault.value = null;
});

afterEach(() => {
  vi.useRealTimers();
});

/** A desk that plays when it is told to: `answer` gives the oldest piece that is on its way. */
function waitingDesk(enough = Infinity) {
  const desk = playingDesk(enough);
  const waiting: (() => void)[] = [];
  const pieces: Piece[] = [];
  const slow: Desk = {
    ...desk,
    call(name, args) {
      const reply = desk.call(name, args);
      if (name !== "lab.play") return reply;
      pieces.push(args as unknown as Piece);
      return new Promise((resolve) => waiting.push(() => resolve(reply)));
    },
  };
  const answer = async () => {
    waiting.shift()?.();
    await settle();
  };
  return { desk: slow, asked: desk.asked, pieces, waiting, answer };
}

test("a piece grows to what can be played in good time, and no faster than twofold", () => {
  expect(nextSize(2, 10, 2)).toBe(4);
  expect(nextSize(10, 400, 10)).toBe(10);
  expect(nextSize(10, 800, 10)).toBe(5);
  expect(nextSize(1, 9000, 1)).toBe(1);
  expect(nextSize(64, 1, 64)).toBe(64);
});

test("what is counted goes from game 0 to the first that is missing", () => {
  expect(whole(["a", "b", undefined, "c"])).toEqual(["a", "b"]);
});

test("a duel is played until it is certain; every game once and in its place", async () => {
  const desk = playingDesk(40);
  startDesk(desk);
  await start();
  const [rows] = played.value;
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(rows).toEqual(rows.map((_, i) => `bold${i}`));
  expect(playing.value).toBe(false);
  expect(summed.value?.enough).toBe(true);
  const sums = desk.asked.filter(([name]) => name === "lab.sum").map(([, args]) => (args as { rows: string[] }).rows);
  expect(sums[0]?.every((row) => row.length === 1), "while it is played only first letters are sent").toBe(true);
  expect(sums.at(-1)).toEqual(rows);
});

test("it ends at the most games; a stop keeps what was played, and it goes on from there", async () => {
  startDesk(playingDesk(Infinity));
  const run = start();
  stop();
  await run;
  const before = played.value[0].length;
  expect(before).toBeLessThan(MOST_GAMES);
  await start();
  expect(played.value[0]).toHaveLength(MOST_GAMES);
});

test("another version plays the same numbers; another list has no games", async () => {
  startDesk(playingDesk(30));
  await start();
  change({ version: "4 Señor Élan - Café Owner" });
  expect(played.value[1]).toEqual([]);
  startDesk(playingDesk(Infinity));
  await start();
  expect(played.value[1].slice(0, 2)).toEqual(["bnew0", "bnew1"]);
  change({ mine: `${setting.value.mine}\n` });
  expect(played.value[0].length, "a blank line is no other list").toBeGreaterThan(0);
  change({ mine: "1 Harbour - Old Pier" });
  expect(played.value).toEqual([[], []]);
});

test("what is nearly certain is not called certain", () => {
  expect([percent(0.5), percent(1), percent(0.99999), percent(0.00001), percent(null)]).toEqual(["50.0%", "100.0%", ">99.9%", "<0.1%", "–"]);
  expect([points(0.051), points(-0.2), points(0)]).toEqual(["+5.1", "-20.0", "0.0"]);
});

test("an interval is a band, and the curve has a bar for each cost", async () => {
  await draw(
    <>
      <Range label="x" value={0.5} interval={[0.25, 0.75]} middle={0.5} />
      <Curve curve={[{ cost: 2, inkable: 3, other: 1 }]} />
    </>,
  );
  expect(one(".range__band").getAttribute("width")).toBe("142");
  expect(document.querySelectorAll(".curve__inkable, .curve__other")).toHaveLength(2);
  expect(one(".curve__count").textContent).toBe("4");
});

test("a version that is altered while pieces are on their way gets none of the games of the one before", async () => {
  change({ version: "4 Señor Élan - Café Owner" });
  const { desk, answer, waiting } = waitingDesk();
  startDesk(desk);
  const run = start();
  await settle();
  await answer(); // games of the list: the next piece is one of the version
  change({ version: "3 Señor Élan - Café Owner" });
  expect(playing.value, "another version is another duel").toBe(false);
  while (waiting.length) await answer();
  await run;
  expect(played.value[0].length).toBeGreaterThan(0);
  expect(played.value[1]).toEqual([]);
  change({ version: "4 Señor Élan - Café Owner" });
  expect(played.value[1].every((row) => row.startsWith("bnew"))).toBe(true);
});

test("who stops and goes on at once plays no game twice", async () => {
  const { desk, pieces, answer, waiting } = waitingDesk();
  startDesk(desk);
  const first = start();
  await settle();
  expect(pieces).toHaveLength(2);
  for (let i = 0; i < 3; i++) {
    stop();
    void start();
  }
  await settle();
  expect(playing.value).toBe(true);
  expect(pieces, "the pieces that are on their way come first").toHaveLength(2);
  await answer();
  await answer();
  await first;
  await settle();
  expect(pieces.map((piece) => piece.first)).toEqual([0, 2, 4, 6]);
  stop();
  while (waiting.length) await answer();
  expect(played.value[0]).toEqual(Array.from({ length: 8 }, (_, i) => `bold${i}`));
});

test("a piece that fails ends the duel and is told; not if the duel was stopped before, nor of another duel", async () => {
  const failing: (() => void)[] = [];
  const desk = playingDesk(Infinity);
  startDesk({
    ...desk,
    call: (name, args) =>
      name === "lab.play" ? new Promise((resolve) => failing.push(() => resolve({ error: { kind: "Busy", text: "busy" } }))) : desk.call(name, args),
  });
  const fail = async () => {
    await settle();
    while (failing.length) failing.shift()?.();
    await settle();
  };
  void start();
  await settle();
  stop();
  await fail();
  expect([playing.value, fault.value]).toEqual([false, null]);
  void start();
  await fail();
  expect([playing.value, fault.value?.text]).toEqual([false, "busy"]);
  change({ seed: 2 });
  expect(fault.value).toBe(null);
});

test("a count of another version that comes late is not shown", async () => {
  change({ version: "4 Señor Élan - Café Owner", seed: 3 });
  put(present(), ["bold0"], ["bnew0"]);
  let late = (): void => undefined;
  startDesk({ ...playingDesk(1), call: () => new Promise((resolve) => (late = () => resolve({ ok: said(1, 1) } as never))) });
  const counting = sum(false);
  change({ version: "3 Señor Élan - Café Owner" });
  late();
  expect(await counting).toBe(null);
  expect(summed.value).toBe(null);
});

test("the list alone is counted until games of its version are there", async () => {
  put(present(), ["bold0"], []);
  const desk = playingDesk(1);
  startDesk(desk);
  change({ version: "4 nobody" });
  await sum(false);
  expect(desk.asked.map(([name, args]) => [name, (args as Piece).version])).toEqual([["lab.sum", null]]);
  expect(summed.value?.games).toBe(1);
});

test("who leaves the lab leaves no bots at work", async () => {
  const { desk, answer, waiting, pieces } = waitingDesk();
  startDesk(desk);
  await draw(<Duel />);
  await click(one(".button--main"));
  expect(playing.value).toBe(true);
  await draw(<p />);
  expect(playing.value).toBe(false);
  while (waiting.length) await answer();
  expect(pieces).toHaveLength(2);
  expect(played.value[0].length, "what was played stays").toBeGreaterThan(0);
});

test("a place in the queue that is told late is not shown", async () => {
  vi.useFakeTimers();
  let tell = (): void => undefined;
  vi.stubGlobal("fetch", () => new Promise((resolve) => (tell = () => resolve({ json: () => Promise.resolve({ place: 3 }) }))));
  const { desk, waiting } = waitingDesk();
  startDesk(desk);
  const run = start();
  await vi.advanceTimersByTimeAsync(1600);
  stop();
  while (waiting.length) waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(10);
  await run;
  tell();
  await vi.advanceTimersByTimeAsync(10);
  expect(place.value).toBe(null);
});

test("starter decks that cannot be had are told, and asked for again", async () => {
  const decks = [{ name: "ice", text: "1 Harbour - Old Pier" }, { name: "singers", text: "2 Harbour - Old Pier" }];
  change({ mine: "", opponent: "ice" });
  startDesk(fixtureDesk());
  await draw(<Lab />);
  await click(one(".lab__list .button--main"));
  expect(one(".lab__list .fault").textContent).toBe("no lab.starters");
  change({ mine: "4 Marisol - Tide Reader" });
  await draw(<Duel />);
  expect(one(".fault").textContent).toBe("no lab.starters");
  expect(one<HTMLButtonElement>(".button--main").disabled).toBe(true);
  startDesk(fixtureDesk({ "lab.starters": { decks } }));
  await click(one(".fault + .duel__do .button"));
  expect(document.querySelector(".fault")).toBe(null);
  expect(one<HTMLButtonElement>(".button--main").disabled).toBe(false);
  change({ mine: "" });
  await draw(<Lab />);
  await click(one(".lab__list .button--main"));
  expect(setting.value.mine).toBe("2 Harbour - Old Pier");
});

test("what was kept by something else does no harm", async () => {
  localStorage.setItem("illumineer.lab", JSON.stringify({ mine: 1, version: 3, bot: "chess", seed: "x", opponent: "singers", other: "4 Elsa" }));
  localStorage.setItem("illumineer.lab_games", JSON.stringify({ key: [], rows: [1, null], versionRows: "b" }));
  vi.resetModules();
  const { setting: read } = await import("../src/lab/setting");
  const { played: games } = await import("../src/lab/state");
  expect(read.value).toEqual({ mine: "", opponent: "singers", other: "4 Elsa", version: null, bot: "greedy", seed: 1 });
  expect(games.value).toEqual([[], []]);
  localStorage.clear();
});

test("what a version changes is told by cards", async () => {
  const cards = (text: string) => text.split("\n").map((line) => ({ full_name: line.slice(2), copies: Number(line[0]) }));
  startDesk(fixtureDesk({ "deck.read": ({ text }: { text: string }) => ({ total: 0, lines: [], cards: cards(text), left_out: [], problems: [] }) }));
  await draw(<Changes from={"4 Elsa\n2 Olaf\n1 Anna"} to={"2 Elsa\n2 Olaf\n3 Sven"} />);
  expect([...document.querySelectorAll(".changes li")].map((each) => each.textContent)).toEqual(["−2 Elsa", "−1 Anna", "+3 Sven"]);
});
