import { describe, expect, it } from "vitest";
import { add, cardAt, cycle, labels, move, nextLabel, read, remove, renamed, setCard, setPlayers, write } from "../src/bench/case";
import { pack, unpack } from "../src/bench/link";
import type { Case } from "../src/bench/case";

const SETUP = {
  active: "p2", turn: 7, phase: "start",
  p1: {
    lore: 3, ink: { ready: 2, exerted: [{ card: "Ana - Singer", known: "all" }, { marketing: 1 }] }, hand: ["Song", { filler: 2 }], deck: 4,
    play: ["Ana - Singer#2", { card: "Ben - Guard", exerted: true, damage: 2, at: "Lake", under: ["Ben - Boy"], facedown: 1, shifted: false }, { card: "Lake", drying: true },
      { card: "Cy - Giant", under: 2, facedown: ["Song#2", { card: "Song#3", known: "all" }, { filler: 1 }] }],
  },
  p2: { discard: ["Ana - Singer#3"], drops: 1, turns: 2 },
} as unknown as Case["setup"];

describe("a situation", () => {
  it("is written as it was read", () => {
    expect(write(read(SETUP))).toEqual(SETUP);
  });

  it("keeps what the bench does not edit", () => {
    expect(write(read({ ...SETUP, turn_limit: 9 }))).toEqual({ ...SETUP, turn_limit: 9 });
  });

  it("leaves every card of a deck at its place", () => {
    const deck = [{ filler: 1 }, "Song", { filler: 2 }, "Ana - Singer", { filler: 3 }];
    expect(write(read({ p1: { deck }, p2: {} }))).toEqual({ p1: { deck }, p2: {} });
  });

  it("calls an invented card by its new name everywhere", () => {
    const after = write(renamed(read(SETUP), "ana - singer", "Zoe"));
    expect(after).toEqual(JSON.parse(JSON.stringify(SETUP).replaceAll("Ana - Singer", "Zoe")));
  });

  it("numbers copies by the first free number", () => {
    const situation = read(SETUP);
    expect(labels(situation)).toContain("Ben - Boy");
    expect(nextLabel(situation, "Ana - Singer")).toBe("Ana - Singer#4");
    const [spot] = [{ side: 0, zone: "play" as const, at: 0 }];
    expect(nextLabel(remove(situation, spot), "ana - singer")).toBe("ana - singer#2");
  });

  it("forgets what a card cannot be where it goes", () => {
    const [there, spot] = move(read(SETUP), { side: 0, zone: "play", at: 1 }, 1, "hand");
    expect(cardAt(there, spot)).toEqual({ card: "Ben - Guard" });
  });

  it("lets nobody stand at a location that is gone", () => {
    const without = remove(read(SETUP), { side: 0, zone: "play", at: 2 });
    expect(cardAt(without, { side: 0, zone: "play", at: 1 })?.at).toBeUndefined();
  });

  it("turns a card from ready to exerted, drying and ready", () => {
    const [begin, spot] = add(read({} as Case["setup"]), 0, "play", "Ana - Singer");
    const states = [1, 2, 3].reduce<ReturnType<typeof read>[]>((all) => [...all, cycle(all.at(-1) ?? begin, spot, false)], []);
    expect(states.map((each) => cardAt(each, spot))).toEqual([
      { card: "Ana - Singer", exerted: true }, { card: "Ana - Singer", drying: true }, { card: "Ana - Singer" },
    ]);
    expect(cardAt(setCard(begin, spot, { damage: 2 }), spot)).toEqual({ card: "Ana - Singer", damage: 2 });
  });

  it("gives the turn to somebody who is there", () => {
    expect(setPlayers({ ...setPlayers(read(SETUP), 4), active: "p4" }, 2).active).toBe("p1");
  });
});

const CASE: Case = { v: 1, edition: "2.3", setup: SETUP, moves: ["quest Ana - Singer"], title: "¿Quién elige?" };

describe("a link", () => {
  it("holds the whole case", async () => {
    const packed = await pack(CASE);
    expect(packed.length).toBeLessThan(600);
    expect(packed).toMatch(/^1\.[\w-]+$/);
    expect(await unpack(packed)).toEqual(CASE);
  });

  it("of the first version is read for ever", async () => {
    const first =
      "1.TYwxCsMwEAS_cmx9NsTurosbPyBFCqFC2IdjLA4hbEgQ-ntIKlXLwMw6DP0ILkg3SEGK4QNxuFugjh67bZrhGbsdkLEy0tBoBUvIKwSTGnU0Xz9i6FvzqSvkzJdWXys7LK8Qo9qm1F4ztaVnPP_7BQ";
    expect(await unpack(first)).toEqual({
      v: 1, edition: "2.3", title: "Ward", moves: ["challenge Ana - Singer, Ben - Guard"],
      setup: { p1: { play: ["Ana - Singer"], ink: 3 }, p2: { play: [{ card: "Ben - Guard", exerted: true }] } },
    });
  });

  it("that is damaged is none", async () => {
    const packed = await pack(CASE);
    for (const bad of ["", "1.", "2." + packed.slice(2), packed.slice(0, -9), `${packed.slice(0, 20)}A${packed.slice(21, -4)}`, "1." + "A".repeat(30000), "1.%%%"]) {
      expect(await unpack(bad)).toBeNull();
    }
  });

  it("with cards or teams of another shape is none", async () => {
    for (const bad of [{ cards: [null] }, { cards: "Song" }, { teams: [["p9"]] }]) {
      expect(await unpack(await pack({ ...CASE, ...bad } as unknown as Case))).toBeNull();
    }
  });

  it("that unpacks to far too much is none", async () => {
    const bomb = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const letters = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    expect(await unpack(`1.${letters}`)).toBeNull();
  });
});
