import { beforeEach, expect, test } from "vitest";
import { startDesk } from "../src/desk/asking";
import { fixtureDesk } from "../src/desk/fixture";
import { Curve, Range, percent, points } from "../src/lab/figures";
import { ListBox } from "../src/decks/ListBox";
import { nextSize, playing, start, stop, summed, whole } from "../src/lab/playing";
import { MOST_GAMES, change, played, put, setting } from "../src/lab/state";
import { draw, one } from "./tools";

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
  put([], []);
});

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

test("a wrong line is marked in its place", async () => {
  const text = "4 Marisol - Tide Reader\n2 Nobody";
  const line = (n: number, problem: string | null) => ({ line: n, text: text.split("\n")[n - 1], copies: 2, card: null, problem });
  startDesk(fixtureDesk({ "deck.read": { total: 4, lines: [line(1, null), line(2, "no such card")], cards: [], left_out: [], problems: [] } }));
  await draw(<ListBox label="list" value={text} onChange={() => undefined} />);
  const marks = [...document.querySelectorAll(".listbox__mark")];
  expect(marks.map((each) => each.classList.contains("listbox__mark--wrong"))).toEqual([false, true]);
  expect(one(".wrongline").textContent).toContain("no such card");
});
