/** A case: the situation, the moves made in it, and the edition.  What the bench edits, a link holds and a browser keeps.

The page moves cards about; what a situation may hold, and what follows from it, is the engine's business. */

import type { CardAndKnown, PlacedCard } from "../desk/schema";
import type { Case } from "../desk/types";

export type { Case };

export const PLAYERS = ["p1", "p2", "p3", "p4"] as const;
export type Player = (typeof PLAYERS)[number];

export const ZONES = ["play", "hand", "ink", "exerted_ink", "discard", "deck"] as const;
/** Where a card can lie.  The inkwell has two halves. */
export type Zone = (typeof ZONES)[number];

/** Which players know a hidden card. */
export type Known = "all" | readonly Player[];

/** A card with what is said of it.  In a scenario it is written as its label alone when nothing else is said. */
export interface Placed {
  readonly card: string;
  readonly exerted?: boolean;
  readonly drying?: boolean;
  readonly damage?: number;
  readonly at?: string | null;
  readonly under?: Pile;
  readonly facedown?: Pile;
  readonly shifted?: boolean;
  readonly drops?: number;
  readonly known?: Known;
  /** How many cards that do not matter stand right before it: in a deck, above it. */
  readonly above?: number;
}

/** Red if a scenario can say something of a card that the bench cannot. */
type Unknown = Exclude<keyof PlacedCard | keyof CardAndKnown, keyof Placed>;
true satisfies [Unknown] extends [never] ? true : Unknown;

/** A side as the bench holds it: every zone a list of named cards and a number of cards that do not matter. */
export interface Pile {
  readonly cards: readonly Placed[];
  readonly fillers: number;
}

export interface Side {
  readonly zones: Readonly<Record<Zone, Pile>>;
  readonly lore: number;
  readonly drops: number;
  readonly inked: number;
  readonly out: boolean;
  readonly turns: number | null;
  /** Marketing cards of Pack Rush in the inkwell, ready and exerted. */
  readonly marketing: readonly [number, number];
}

export interface Situation {
  readonly sides: readonly Side[];
  readonly active: Player;
  readonly turn: number;
  readonly first: Player;
  readonly phase: "main" | "start";
  readonly seed: number;
  readonly packRush: boolean;
  /** The players of each team; null if everybody plays alone. */
  readonly teams: Teams | null;
  /** What the bench does not edit and hands on as it came. */
  readonly rest: Readonly<Record<string, unknown>>;
}

export type Teams = readonly (readonly Player[])[];
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Setup = Case["setup"];

const DECK = 10; // what a side without a deck has, in the form of a scenario
const INK = 10; // a new side can pay for nearly everything: most questions are about something else

/** How many cards there are. */
export function size(pile: Pile): number {
  return pile.cards.reduce((sum, card) => sum + 1 + (card.above ?? 0), pile.fillers);
}

export function emptySide(): Side {
  const pile = (fillers = 0): Pile => ({ cards: [], fillers });
  return {
    zones: { play: pile(), hand: pile(), ink: pile(INK), exerted_ink: pile(), discard: pile(), deck: pile(DECK) },
    lore: 0, drops: 0, inked: 0, out: false, turns: null, marketing: [0, 0],
  };
}

export function emptySituation(): Situation {
  return {
    sides: [emptySide(), emptySide()],
    active: "p1", turn: 5, first: "p1", phase: "main", seed: 0, packRush: false, teams: null, rest: {},
  };
}

// --- reading -----------------------------------------------------------------------------------

type Found = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Found {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function count(value: unknown, otherwise = 0): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : otherwise;
}

const LONGEST_TITLE = 200;

/** The case that somebody has sent or the browser has kept; null if it is none.  What it says is the engine's business. */
export function checked(found: unknown): Case | null {
  if (!isObject(found) || found["v"] !== 1) return null;
  const { edition, setup, moves, title, cards, teams } = found;
  if (typeof edition !== "string" || !isObject(setup) || !Array.isArray(moves)) return null;
  if (!moves.every((move) => typeof move === "string")) return null;
  const areTeams = (value: unknown) => Array.isArray(value) && value.every((team) => Array.isArray(team) && team.every((each) => PLAYERS.includes(each as Player)));
  if (cards != null && !(Array.isArray(cards) && cards.every(isObject))) return null;
  if (teams != null && !areTeams(teams)) return null;
  return {
    v: 1, edition, setup: setup as Setup, moves: moves as string[], title: typeof title === "string" ? title.slice(0, LONGEST_TITLE) : "",
    ...(cards?.length && { cards }),
    ...(teams != null && { teams: teams as NonNullable<Case["teams"]> }),
  };
}

function pile(value: unknown, otherwise = 0): Pile & { readonly marketing: number } {
  if (value === undefined || value === null) return { cards: [], fillers: otherwise, marketing: 0 };
  if (typeof value === "number") return { cards: [], fillers: count(value), marketing: 0 };
  const cards: Placed[] = [];
  let fillers = 0;
  let marketing = 0;
  const add = (card: Placed) => {
    cards.push(fillers ? { ...card, above: fillers } : card);
    fillers = 0;
  };
  for (const each of Array.isArray(value) ? value : []) {
    if (typeof each === "string") add({ card: each });
    else if (isObject(each) && typeof each["card"] === "string") add(placed(each, each["card"]));
    else if (isObject(each) && "filler" in each) fillers += count(each["filler"]);
    else if (isObject(each) && "marketing" in each) marketing += count(each["marketing"]);
  }
  return { cards, fillers, marketing };
}

function placed(found: Found, card: string): Placed {
  const [under, facedown] = [pile(found["under"]), pile(found["facedown"])];
  return {
    card,
    ...(found["exerted"] === true && { exerted: true }),
    ...(found["drying"] === true && { drying: true }),
    ...(count(found["damage"]) > 0 && { damage: count(found["damage"]) }),
    ...(typeof found["at"] === "string" && { at: found["at"] }),
    ...(size(under) > 0 && { under }),
    ...(size(facedown) > 0 && { facedown }),
    ...(typeof found["shifted"] === "boolean" && { shifted: found["shifted"] }),
    ...(count(found["drops"]) > 0 && { drops: count(found["drops"]) }),
    ...((found["known"] === "all" || Array.isArray(found["known"])) && { known: found["known"] as Known }),
  };
}

function side(value: unknown): Side {
  const found = isObject(value) ? value : {};
  const ink = found["ink"];
  const ready = pile(isObject(ink) ? ink["ready"] : ink);
  const exerted = pile(isObject(ink) ? ink["exerted"] : undefined);
  return {
    zones: {
      play: pile(found["play"]), hand: pile(found["hand"]), ink: ready, exerted_ink: exerted,
      discard: pile(found["discard"]), deck: pile(found["deck"], DECK),
    },
    lore: count(found["lore"]), drops: count(found["drops"]), inked: count(found["inked"]),
    out: found["out"] === true,
    turns: typeof found["turns"] === "number" ? found["turns"] : null,
    marketing: [ready.marketing, exerted.marketing],
  };
}

const EDITED: ReadonlySet<string> = new Set([
  ...PLAYERS, "active", "turn", "first", "phase", "seed", "pack_rush",
]);

/** The situation that a setup describes.  What it does not know it keeps. */
export function read(given: Setup, teams?: Teams): Situation {
  const setup: Found = given;
  const named = PLAYERS.filter((player) => player in setup);
  const players = Math.max(2, ...named.map((player) => PLAYERS.indexOf(player) + 1));
  const who = (value: unknown): Player => (PLAYERS as readonly unknown[]).includes(value) ? (value as Player) : "p1";
  return {
    sides: PLAYERS.slice(0, players).map((player) => side(setup[player])),
    active: who(setup["active"]), first: who(setup["first"]),
    turn: count(setup["turn"], 5), seed: count(setup["seed"]),
    phase: setup["phase"] === "start" ? "start" : "main",
    packRush: setup["pack_rush"] === true,
    teams: teams ?? null,
    rest: Object.fromEntries(Object.entries(setup).filter(([key]) => !EDITED.has(key))),
  };
}

// --- writing -----------------------------------------------------------------------------------

function writtenCard(card: Placed): Json {
  const { under, facedown, above: _, ...rest } = card;
  const said = Object.entries<unknown>(rest).filter(([key, value]) => value !== undefined && value !== null && (value !== false || key === "shifted"));
  if (under) said.push(["under", writtenPile(under)]);
  if (facedown) said.push(["facedown", writtenPile(facedown)]);
  return said.length === 1 ? card.card : (Object.fromEntries(said) as Json);
}

function writtenPile(pile: Pile, marketing = 0): Json {
  const more: Json[] = [];
  if (marketing) more.push({ marketing });
  if (pile.fillers && (pile.cards.length || marketing)) more.push({ filler: pile.fillers });
  if (!pile.cards.length && !more.length) return pile.fillers;
  const cards = pile.cards.flatMap((card) => [...(card.above ? [{ filler: card.above }] : []), writtenCard(card)]);
  return [...cards, ...more];
}

function writtenSide(side: Side): Json {
  const written: Record<string, Json> = {};
  const { play, hand, ink, exerted_ink, discard, deck } = side.zones;
  const put = (key: string, value: Json, otherwise: Json = 0) => {
    if (value !== otherwise) written[key] = value;
  };
  put("lore", side.lore);
  const ready = writtenPile(ink, side.marketing[0]);
  const exerted = writtenPile(exerted_ink, side.marketing[1]);
  put("ink", exerted === 0 ? ready : { ready, exerted });
  put("inked", side.inked);
  put("drops", side.drops);
  put("play", writtenPile(play));
  put("hand", writtenPile(hand));
  put("discard", writtenPile(discard));
  put("deck", writtenPile(deck), DECK);
  put("out", side.out, false);
  put("turns", side.turns, null);
  return written;
}

/** The setup that describes a situation, as short as it can be. */
export function write(situation: Situation): Setup {
  const { sides, active, turn, first, phase, seed, packRush, rest } = situation;
  const setup: Record<string, Json> = { ...(rest as Record<string, Json>) };
  if (active !== "p1") setup["active"] = active;
  if (turn !== 5) setup["turn"] = turn;
  if (first !== "p1") setup["first"] = first;
  if (phase !== "main") setup["phase"] = phase;
  if (seed) setup["seed"] = seed;
  if (packRush) setup["pack_rush"] = true;
  sides.forEach((side, i) => {
    const player = PLAYERS[i];
    if (player) setup[player] = writtenSide(side);
  });
  return setup as Setup;
}

// --- editing -----------------------------------------------------------------------------------

/** Where a named card lies: whose, in which zone, at which place of the list. */
export interface Spot {
  readonly side: number;
  readonly zone: Zone;
  readonly at: number;
}

/** Every label of a situation, also of cards under others. */
export function labels(situation: Situation): string[] {
  return situation.sides.flatMap((side) =>
    ZONES.flatMap((zone) =>
      side.zones[zone].cards.flatMap((card) => [card, ...(card.under?.cards ?? []), ...(card.facedown?.cards ?? [])].map((each) => each.card)),
    ),
  );
}

const COPY = /\s*#\s*(\d+)\s*$/;

/** The full name of a label: "Name#2" is a copy of "Name". */
export function nameOf(label: string): string {
  return label.replace(COPY, "");
}

/** A label for one more card of that name: the first number that is free. */
export function nextLabel(situation: Situation, name: string): string {
  const taken = new Set(
    labels(situation)
      .filter((label) => nameOf(label).toLowerCase() === name.toLowerCase())
      .map((label) => Number(COPY.exec(label)?.[1] ?? 1)),
  );
  let n = 1;
  while (taken.has(n)) n += 1;
  return n === 1 ? name : `${name}#${n}`;
}

function withSide(situation: Situation, at: number, change: (side: Side) => Side): Situation {
  return { ...situation, sides: situation.sides.map((side, i) => (i === at ? change(side) : side)) };
}

function withPile(situation: Situation, at: number, zone: Zone, change: (pile: Pile) => Pile): Situation {
  return withSide(situation, at, (side) => ({ ...side, zones: { ...side.zones, [zone]: change(side.zones[zone]) } }));
}

export function setSide(situation: Situation, at: number, change: Partial<Side>): Situation {
  return withSide(situation, at, (side) => ({ ...side, ...change }));
}

export function setFillers(situation: Situation, at: number, zone: Zone, fillers: number): Situation {
  return withPile(situation, at, zone, (pile) => ({ ...pile, fillers: Math.max(0, fillers) }));
}

/** Adds a card of that name; the new situation, and where the card lies. */
export function add(situation: Situation, side: number, zone: Zone, name: string): [Situation, Spot] {
  const card = { card: nextLabel(situation, name) };
  const spot = { side, zone, at: situation.sides[side]?.zones[zone].cards.length ?? 0 };
  return [withPile(situation, side, zone, (pile) => ({ ...pile, cards: [...pile.cards, card] })), spot];
}

export function cardAt(situation: Situation, spot: Spot): Placed | undefined {
  return situation.sides[spot.side]?.zones[spot.zone].cards[spot.at];
}

/** Says something of a card; what is undefined is not said any more. */
export function setCard(situation: Situation, spot: Spot, change: { readonly [K in keyof Placed]?: Placed[K] | undefined }): Situation {
  return withPile(situation, spot.side, spot.zone, (pile) => ({
    ...pile,
    cards: pile.cards.map((card, i) => {
      if (i !== spot.at) return card;
      const changed = { ...card, ...change };
      return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as unknown as Placed;
    }),
  }));
}

/** Takes a card away; characters that were at it are nowhere in particular any more. */
export function remove(situation: Situation, spot: Spot): Situation {
  const gone = cardAt(situation, spot)?.card;
  const without = withPile(situation, spot.side, spot.zone, (pile) => ({
    cards: pile.cards.filter((_, i) => i !== spot.at), fillers: pile.fillers + (pile.cards[spot.at]?.above ?? 0),
  }));
  return gone === undefined ? without : leave(without, gone);
}

function leave(situation: Situation, location: string): Situation {
  const sides = situation.sides.map((side) => ({
    ...side,
    zones: {
      ...side.zones,
      play: {
        ...side.zones.play,
        cards: side.zones.play.cards.map((card) => {
          if (card.at !== location) return card;
          const { at: _, ...rest } = card;
          return rest;
        }),
      },
    },
  }));
  return { ...situation, sides };
}

/** What is said of a card in each zone; what a card cannot be elsewhere is forgotten when it goes there. */
const SAID: Readonly<Record<"play" | "hidden" | "open", readonly (keyof Placed)[]>> = {
  play: ["exerted", "drying", "damage", "at", "under", "facedown", "shifted", "drops"],
  hidden: ["known"],
  open: [],
};

/** Puts a card elsewhere; the new situation, and where it lies now. */
export function move(situation: Situation, from: Spot, side: number, zone: Zone): [Situation, Spot] {
  const card = cardAt(situation, from);
  if (!card) return [situation, from];
  const said = SAID[zone === "play" ? "play" : zone === "discard" ? "open" : "hidden"];
  const kept = Object.fromEntries(
    Object.entries(card).filter(([key]) => key === "card" || (said as readonly string[]).includes(key)),
  ) as unknown as Placed;
  const { at: _, ...alone } = kept;
  const without = remove(situation, from);
  const to = { side, zone, at: without.sides[side]?.zones[zone].cards.length ?? 0 };
  return [withPile(without, side, zone, (pile) => ({ ...pile, cards: [...pile.cards, side === from.side ? kept : alone] })), to];
}

/** Ready, exerted, drying, and ready again. */
export function cycle(situation: Situation, spot: Spot, isLocation: boolean): Situation {
  const card = cardAt(situation, spot);
  if (!card) return situation;
  if (isLocation) return setCard(situation, spot, { drying: card.drying ? undefined : true });
  if (card.exerted) return setCard(situation, spot, { exerted: undefined, drying: true });
  return setCard(situation, spot, card.drying ? { drying: undefined } : { exerted: true });
}

/** A situation in which a card goes by another name, with all its copies. */
export function renamed(situation: Situation, before: string, after: string): Situation {
  const label = (given: string) => (nameOf(given).toLowerCase() === before.toLowerCase() ? after + given.slice(nameOf(given).length) : given);
  const inPile = (pile: Pile): Pile => ({ ...pile, cards: pile.cards.map(inCard) });
  const inCard = (card: Placed): Placed => ({
    ...card, card: label(card.card), ...(card.at && { at: label(card.at) }),
    ...(card.under && { under: inPile(card.under) }), ...(card.facedown && { facedown: inPile(card.facedown) }),
  });
  const sides = situation.sides.map((side) => ({
    ...side, zones: Object.fromEntries(ZONES.map((zone) => [zone, inPile(side.zones[zone])])) as Record<Zone, Pile>,
  }));
  return { ...situation, sides };
}

export function setPlayers(situation: Situation, n: number): Situation {
  const sides = [...situation.sides.slice(0, n)];
  while (sides.length < n) sides.push(emptySide());
  const there = (player: Player): Player => (PLAYERS.indexOf(player) < n ? player : "p1");
  return { ...situation, sides, active: there(situation.active), first: there(situation.first), teams: null };
}
