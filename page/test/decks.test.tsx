import { beforeEach, expect, test, vi } from "vitest";
import { ListBox } from "../src/decks/ListBox";
import { MOST, decks, forgetDeck, keepDeck, readDecks } from "../src/decks/kept";
import { startDesk } from "../src/desk/asking";
import { fixtureDesk } from "../src/desk/fixture";
import { type Chosen, DeckChoice, listOf } from "../src/table/DeckChoice";
import { Start } from "../src/table/Start";
import { click, draw, one, settle, type } from "./tools";

const KEPT = "illumineer.decks";
const READ = { total: 4, lines: [], cards: [], left_out: [], problems: [] };

beforeEach(() => {
  localStorage.clear();
  readDecks();
  startDesk(fixtureDesk({ "deck.read": READ }));
});

/** The browser keeps nothing more. */
function refuse() {
  return vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

const names = () => (JSON.parse(localStorage.getItem(KEPT) ?? "[]") as { name: string }[]).map((each) => each.name);

test("a wrong line is marked in its place", async () => {
  const text = "4 Marisol - Tide Reader\n2 Nobody";
  const line = (n: number, problem: string | null) => ({ line: n, text: text.split("\n")[n - 1], copies: 2, card: null, problem });
  startDesk(fixtureDesk({ "deck.read": { ...READ, lines: [line(1, null), line(2, "no such card")] } }));
  await draw(<ListBox label="list" value={text} onChange={() => undefined} />);
  const marks = [...document.querySelectorAll(".listbox__mark")];
  expect(marks.map((each) => each.classList.contains("listbox__mark--wrong"))).toEqual([false, true]);
  expect(one(".wrongline").textContent).toContain("no such card");
});

/** A field for a list, and what was taken into it. */
async function field() {
  const taken: string[] = [];
  await draw(<ListBox label="list" value="4 Elsa" onChange={(text) => taken.push(text)} />);
  const open = async (bytes: Uint8Array<ArrayBuffer>) => {
    const input = one<HTMLInputElement>("input[type=file]");
    Object.defineProperty(input, "files", { configurable: true, value: [new File([bytes], "deck.txt")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await settle();
    await settle();
  };
  return { taken, open };
}

test("a text that is too long is not taken, in part or as a whole, and the page says so", async () => {
  const { taken, open } = await field();
  const area = one<HTMLTextAreaElement>("textarea");
  for (let i = 0; i < 2; i++) {
    await type(area as unknown as HTMLInputElement, "x".repeat(20_001));
    expect([area.value, taken]).toEqual(["4 Elsa", []]);
  }
  expect(one(".fault").textContent).toBe("list_too_long");
  await type(area as unknown as HTMLInputElement, "3 Elsa");
  expect(document.querySelector(".fault")).toBe(null);
  await open(new Uint8Array(20_001).fill(65));
  expect(one(".fault").textContent).toBe("list_too_long");
  await open(new Uint8Array(90_000).fill(65));
  expect(one(".fault").textContent).toBe("list_too_long");
  expect(taken).toEqual(["3 Elsa"]);
});

test("files are read in every form that the command reads, and lines end wherever the desk says so", async () => {
  const { taken, open } = await field();
  await open(new Uint8Array([0xff, 0xfe, 0x34, 0, 0x20, 0, 0xc9, 0]));
  await open(new Uint8Array([0xfe, 0xff, 0, 0x34, 0, 0x20, 0, 0xc9]));
  await open(new Uint8Array([0xef, 0xbb, 0xbf, 0x34, 0x0d, 0x0a, 0x35, 0x0d, 0x36]));
  expect(taken).toEqual(["4 É", "4 É", "4\n5\n6"]);
  await type(one("textarea"), "4 Elsa\u20282 Olaf\u000b1 Anna");
  expect(taken.at(-1)).toBe("4 Elsa\n2 Olaf\n1 Anna");
  await open(new Uint8Array([0x34, 0x20, 0xc9]));
  expect(one(".fault").textContent).toBe("list_no_text");
});

test("lists that another tab has kept stay, and none goes to make room", () => {
  keepDeck("mine", "4 Elsa");
  localStorage.setItem(KEPT, JSON.stringify([{ name: "mine", text: "4 Elsa" }, { name: "other tab", text: "4 Olaf" }]));
  expect(keepDeck("third", "4 Anna")).toBe(null);
  expect(names()).toEqual(["mine", "other tab", "third"]);
  expect(forgetDeck("mine")).toBe(null);
  expect(names()).toEqual(["other tab", "third"]);
  for (let i = 2; i < MOST; i++) keepDeck(`list ${i}`, "4 Elsa");
  expect(keepDeck("one more", "4 Elsa")).toBe("decks_full");
  expect(keepDeck("third", "2 Anna"), "one that has a place keeps it").toBe(null);
  expect([names().length, names().includes("other tab")]).toEqual([MOST, true]);
});

/** A choice of a deck that remembers what was chosen, with a pasted list to begin with. */
async function choosing(first: Chosen) {
  let chosen = first;
  const show = () => draw(<DeckChoice label="yours" chosen={chosen} onChange={(next) => ((chosen = next), void show())} />);
  await show();
  return () => chosen;
}

const button = (words: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === words);

test("a list that the browser will not keep stays in the field", async () => {
  const chosen = await choosing({ deck: "pasted", pasted: "4 Elsa" });
  await type(one(".finding input"), "mine");
  const full = refuse();
  await click(button("table_keep"));
  full.mockRestore();
  expect(one(".fault").textContent).toBe("decks_refused");
  expect([chosen(), decks.value]).toEqual([{ deck: "pasted", pasted: "4 Elsa" }, []]);
  await click(button("table_keep"));
  expect([chosen(), names()]).toEqual([{ deck: "named:mine", pasted: "" }, ["mine"]]);
});

test("before a list is replaced or forgotten it is asked", async () => {
  keepDeck("mine", "4 Elsa");
  const chosen = await choosing({ deck: "pasted", pasted: "4 Olaf" });
  await type(one(".finding input"), "mine");
  await click(button("table_keep"));
  expect(decks.value).toEqual([{ name: "mine", text: "4 Elsa" }]);
  await click(button("decks_no"));
  expect(chosen().pasted).toBe("4 Olaf");
  await click(button("table_keep"));
  await click(button("decks_replace"));
  expect(decks.value).toEqual([{ name: "mine", text: "4 Olaf" }]);
  await click(button("table_forget"));
  await click(button("decks_no"));
  expect(names()).toEqual(["mine"]);
  await click(button("table_forget"));
  await click(one(".dialog__foot .button--main"));
  expect([names(), chosen().deck]).toEqual([[], "ice"]);
});

test("the list of the lab is that which is kept now; a starter deck that cannot be had is a fault", async () => {
  localStorage.setItem("illumineer.lab", JSON.stringify({ mine: "4 Elsa" }));
  expect(await listOf({ deck: "lab", pasted: "" })).toBe("4 Elsa");
  localStorage.setItem("illumineer.lab", "{");
  expect(await listOf({ deck: "lab", pasted: "" }), "not there any more: a starter deck").toMatchObject({ text: "no lab.starters" });
});

test("who taps twice begins one game", async () => {
  const list = [{ name: "ice", text: "4 Elsa" }, { name: "singers", text: "4 Olaf" }];
  const desk = fixtureDesk({ "deck.read": READ, "lab.starters": { decks: list } });
  const slow = async () => new Promise((resolve) => setTimeout(resolve));
  startDesk({ ...desk, call: (name, args) => (name === "deck.read" ? slow().then(() => desk.call(name, args)) : desk.call(name, args)) });
  await draw(<Start />);
  const form = one("form");
  for (let i = 0; i < 2; i++) form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  for (let i = 0; i < 8; i++) await settle();
  const begun = desk.asked.filter(([name]) => name === "play.new");
  expect(begun.map(([, args]) => (args as { lists: string[] }).lists)).toEqual([["4 Elsa", "4 Olaf"]]);
});

test("wishes that something else has kept do no harm", async () => {
  localStorage.setItem("illumineer.table.start", JSON.stringify({ own: 1, other: { deck: 2 }, against: null, best: 7 }));
  vi.resetModules();
  const { startDesk: startAnew } = await import("../src/desk/asking");
  startAnew(fixtureDesk({ "deck.read": READ }));
  const { Start: Anew } = await import("../src/table/Start");
  await draw(<Anew />);
  expect([...document.querySelectorAll("select")].map((each) => each.value)).toEqual(["ice", "singers", "greedy", "1"]);
});
