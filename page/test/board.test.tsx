import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { BoardLayout } from "../src/board/BoardLayout";
import { Log } from "../src/board/Log";
import { grouped } from "../src/board/Row";
import type { CardMark } from "../src/board/marks";
import type { KnownCard, TableCard, TableDocument, TablePlayer } from "../src/bench/document";
import { teach } from "../src/i18n";
import { click, draw, one, press, settle } from "./tools";

function card(key: string, more: Partial<KnownCard> = {}): KnownCard {
  return {
    key, label: `Marisol - ${key}`, name: "Marisol", version: key, full_name: `Marisol - ${key}`, type: "character", type_text: "character",
    song: false, inks: ["amber"], inkable: true, printed: { cost: 2, strength: 2, willpower: 3, lore: 1 },
    values: { cost: 2, strength: 2, willpower: 3, lore: 1 }, classes: [], keywords: [], ...more,
  } as KnownCard;
}

function player(name: TablePlayer["name"], more: Partial<TablePlayer> = {}): TablePlayer {
  return {
    name, team: 0, active: name === "p1", left: false, lore: 3, to_win: 20, ink: { ready: 2, exerted: 1, drops: 0 }, inked: 0, deck: 30, known: [],
    hand: [], inkwell: [], play: [], resolving: [], discard: [], ...more,
  };
}

function table(players: TablePlayer[], more: Partial<TableDocument> = {}): TableDocument {
  return {
    format: "illumineer-table/1", viewer: "p1", lang: "en", edition: "2.3", turn: 4, active: "p1", step: "main", step_text: "Main Phase",
    players: players as TableDocument["players"], challenge: null, bag: [], question: null, moves: [], outcome: null, beside: [], ...more,
  };
}

const TWO = () => [
  player("p1", { play: [card("a"), card("b")], hand: [card("h")], discard: [card("d")] }),
  player("p2", { play: [card("x"), card("y")], hand: [{ key: "p2.hand.1" }, { key: "p2.hand.2" }] }),
];
const NAMES = ["Ann", "Bea", "Cleo", "Dan"];
const keys = (selector: string) => [...document.querySelectorAll<HTMLElement>(`${selector} .mat__card`)].map((each) => each.dataset["key"]);

test("the viewer sits below, the others above in the order of turns", async () => {
  const four = (["p1", "p2", "p3", "p4"] as const).map((name) => player(name));
  await draw(<BoardLayout table={table(four)} lines={[]} viewer="p3" names={NAMES} />);
  expect(one(".mat__own h2").textContent).toContain("Cleo");
  expect([...document.querySelectorAll(".mat__others h2")].map((each) => each.textContent)).toEqual(["Dan", "Ann", "Bea"]);
});

test("a card is a button with a whole sentence, its marks in words", async () => {
  teach("en", { board_mark_can: "can", board_pick_n: "pick {n}", face_damage: "{n} damage" });
  const players = [player("p1", { play: [card("a", { damage: 2 }), card("b")] }), player("p2")];
  const marks = new Map<string, CardMark>([["a", "can"], ["b", 2]]);
  const tapped: string[] = [];
  await draw(<BoardLayout table={table(players)} lines={[]} viewer="p1" names={NAMES} marks={marks} onCard={(key) => tapped.push(key)} />);
  const [first, second] = document.querySelectorAll<HTMLElement>(".mat__own .mat__card");
  expect(first?.textContent).toMatch(/Marisol - a.*2 damage.*can$/);
  expect(second?.textContent).toMatch(/pick 2$/);
  await click(first);
  expect(tapped).toEqual(["a"]);
});

test("cards at a location stand with it, and locations come last", () => {
  const cards = [card("l", { type: "location" }), card("a", { location: "l" }), card("b")] as TableCard[];
  expect(grouped(cards).map(({ card: each, here }) => [each.key, here.map((other) => other.key)])).toEqual([["b", []], ["l", ["a"]]]);
});

test("arrows go among cards of a row and between rows", async () => {
  await draw(<BoardLayout table={table(TWO())} lines={[]} viewer="p1" names={NAMES} />);
  expect(keys(".mat__others")).toEqual(["x", "y"]);
  one<HTMLElement>('[data-key="x"]').focus();
  const here = () => (document.activeElement as HTMLElement).dataset["key"];
  await press(document.activeElement as Element, "ArrowRight");
  expect(here()).toBe("y");
  await press(document.activeElement as Element, "ArrowRight");
  expect(here()).toBe("y");
  await press(document.activeElement as Element, "Home");
  await press(document.activeElement as Element, "ArrowDown");
  expect(["a", "b"]).toContain(here());
  await press(document.activeElement as Element, "ArrowDown");
  expect(here()).toBe("h");
});

test("the focus goes with its card to another row, and to a neighbour if it is gone", async () => {
  let turn: (players: TablePlayer[]) => void = () => undefined;
  function Game() {
    const [players, set] = useState(TWO());
    turn = set;
    return <BoardLayout table={table(players)} lines={[]} viewer="p1" names={NAMES} />;
  }
  await draw(<Game />);
  one<HTMLElement>('[data-key="h"]').focus();
  await act(async () => turn([player("p1", { play: [card("a"), card("b"), card("h")] }), player("p2")]));
  await settle();
  expect((document.activeElement as HTMLElement).dataset["key"]).toBe("h");
  await act(async () => turn([player("p1", { play: [card("a"), card("b")] }), player("p2")]));
  await settle();
  expect((document.activeElement as HTMLElement).dataset["key"]).toBe("b");
});

test("a sign opens what it counts; hidden cards are a number", async () => {
  teach("en", { bench_hidden: "{n} hidden" });
  await draw(<BoardLayout table={table(TWO())} lines={[]} viewer="p1" names={NAMES} />);
  const signs = [...document.querySelectorAll<HTMLElement>(".mat__own .mat__sign")];
  await click(signs.find((each) => each.title === "board_discard"));
  expect(keys(".dialog")).toEqual(["d"]);
  await click(one(".dialog .icon-button"));
  await click([...document.querySelectorAll<HTMLElement>(".mat__others .mat__sign")].find((each) => each.title === "board_hand"));
  expect(keys(".dialog")).toEqual([]);
  expect(one(".dialog .mat__backs svg").getAttribute("aria-label")).toBe("2 hidden");
});

test("the last line opens the log, which says what is new", async () => {
  const lines = [0, 1, 2].map((n) => ({ n, kind: "event", depth: n, text: `line ${n}`, rule: "4.5.1" }));
  await draw(<BoardLayout table={table(TWO())} lines={lines} viewer="p1" names={NAMES} since={1} />);
  expect(one(".mat__last").textContent).toContain("line 2");
  await click(one(".mat__last"));
  expect(document.querySelectorAll(".dialog .trace__line")).toHaveLength(3);
  expect(one(".mat__since").closest(".trace__line")?.textContent).toContain("line 0");
});

test("what waits has a line, and nothing else does", async () => {
  await draw(<BoardLayout table={table(TWO())} lines={[]} viewer="p1" names={NAMES} />);
  expect(document.querySelector(".mat__pending")).toBe(null);
  const bag = [{ player: "p1" as const, card: "a", ability: "TIDE", text: "Draw a card." }];
  await draw(<BoardLayout table={table(TWO(), { bag, challenge: ["a", "x"] })} lines={[]} viewer="p1" names={NAMES} />);
  expect(one(".mat__pending").textContent).toContain("TIDE");
  expect(one('[data-key="x"] .mat__note').textContent).toBe("board_challenged");
});

const told = (n: number) => ({ n, kind: "event", depth: 0, text: `line ${n}`, rule: null });

test("the log follows its end, but not while somebody reads further up", async () => {
  const log = (lines: number) => (
    <div class="mat__logarea">
      <Log lines={Array.from({ length: lines }, (_, n) => told(n))} edition="2.3" />
    </div>
  );
  const drawn = async (lines: number) => {
    await draw(log(lines));
    await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve())));
  };
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll(".trace__line").length * 20;
  });
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
  await drawn(30);
  const area = one(".mat__logarea");
  const scroll = (to: number) => {
    area.scrollTop = to;
    area.dispatchEvent(new Event("scroll"));
  };
  expect(area.scrollTop).toBe(600);
  scroll(60);
  await drawn(31);
  expect(area.scrollTop).toBe(60);
  scroll(510);
  await drawn(32);
  expect(area.scrollTop).toBe(640);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a long press shows a card, its click does nothing, and a key afterwards does", async () => {
  const [tapped, looked]: [string[], string[]] = [[], []];
  const look = (key: string) => looked.push(key);
  await draw(<BoardLayout table={table(TWO())} lines={[]} viewer="p1" names={NAMES} onCard={(key) => tapped.push(key)} onLook={look} />);
  vi.useFakeTimers();
  const touch = (target: Element, kind: string) => target.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "touch" }));
  const clicked = (target: Element, detail: number) => target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  const [first, beside] = [one('[data-key="a"]'), document.createElement("button")];
  let presses = 0;
  beside.addEventListener("click", () => (presses += 1));
  document.body.append(beside);
  const hold = () => {
    touch(first, "pointerdown");
    vi.advanceTimersByTime(500);
    touch(first, "pointerup");
  };
  hold();
  expect(looked).toEqual(["a"]);
  clicked(beside, 1); // what the press has opened lies under the finger
  clicked(beside, 1);
  expect(presses).toBe(1);
  hold();
  clicked(first, 0); // the keyboard
  expect(tapped).toEqual(["a"]);
  hold();
  touch(beside, "pointerdown");
  clicked(beside, 1);
  expect(presses).toBe(2);
  beside.remove();
});

test("at the edge of a row nothing glides for who wants no motion", async () => {
  const edges = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const left = this.matches(".mat__card") ? 900 : 0;
    return { left, right: left + 80 } as DOMRect;
  });
  let calm = false;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") && calm, addEventListener: () => undefined, removeEventListener: () => undefined }));
  const scrolled = vi.spyOn(Element.prototype, "scrollBy").mockImplementation(() => undefined);
  await draw(<BoardLayout table={table(TWO())} lines={[]} viewer="p1" names={NAMES} />);
  await click(one(".mat__edge--after"));
  calm = true;
  await click(one(".mat__edge--after"));
  expect(scrolled.mock.calls.map(([how]) => (how as ScrollToOptions).behavior)).toEqual(["smooth", "auto"]);
  edges.mockRestore();
});
