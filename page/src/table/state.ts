/** The table as it stands: what the seat sees, and the calls that change it.

One call is on its way at a time; a tap meanwhile is none.  What is asked for is answered by the desk alone. */

import { batch, computed, signal } from "@preact/signals";
import type { TableMove } from "../bench/document";
import { pack } from "../bench/link";
import { desk } from "../desk/asking";
import type { DeskFault, Reply } from "../desk/desk";
import type { Calls, Said, Seat, Told, TraceLine } from "../desk/types";
import { lang, t } from "../i18n";
import { keep, kept } from "../keep";
import { upper } from "../parts/Rich";
import { toast } from "../parts/Toast";
import { type Sound, sound } from "../sounds";

const KEPT = "table";
const RETRY = 2000;

type Step = "play.answer" | "play.bot" | "play.hurry" | "play.take" | "play.back" | "play.unpick" | "play.concede" | "play.again";
export type Beginning = Omit<Calls["play.new"]["args"], "lang" | "kept" | "id" | "have">;

export const seat = signal<Seat | null>(null);
export const lines = signal<readonly TraceLine[]>([]);
export const fault = signal<DeskFault | null>(null);
/** Why the last answer was refused. */
export const refused = signal<Seat["refused"]>(null);
export const busy = signal(false);
/** Whether the door cannot be reached; it is tried again and again. */
export const lost = signal(false);
/** When the bot that thinks began to, and how often it has decided. */
export const thinking = signal<{ readonly since: number; readonly decided: number } | null>(null);
/** Whether a tap on a card shows it, instead of picking it. */
export const reading = signal(false);
/** Whether the game was carried on from what the page has kept. */
export const carriedOn = signal(false);

export const legal = computed(() => seat.value?.table.moves.filter((move) => move.legal) ?? []);
export const isOver = computed(() => Boolean(seat.value?.table.outcome));

export function nameOf(player: string): string {
  const at = seat.value?.table.players.findIndex((each) => each.name === player) ?? -1;
  return seat.value?.names[at] ?? player;
}

// --- what is kept --------------------------------------------------------------------------------

interface Here {
  readonly id: string;
  readonly kept: string;
  readonly over: boolean;
}

function here(): Here | null {
  try {
    const found = JSON.parse(kept(KEPT) ?? "null") as Partial<Here> | null;
    return found && typeof found.id === "string" && typeof found.kept === "string" ? { id: found.id, kept: found.kept, over: found.over === true } : null;
  } catch {
    return null;
  }
}

/** Whether this browser is at a table with a game that is not over. */
export function isPlaying(): boolean {
  return here()?.over === false;
}

/** Leaves the table: the page begins anew. */
export function leave(): void {
  keep(KEPT, null);
  batch(() => {
    [seat.value, lines.value, fault.value, refused.value, thinking.value, lost.value] = [null, [], null, null, null, false];
  });
}

// --- what comes back -----------------------------------------------------------------------------

/** Which sound goes with the change from one state to the next; null if nothing has happened. */
function soundOf(before: Seat | null, now: Seat): Sound | null {
  if (!before || before.id !== now.id || before.n === now.n) return null;
  const { outcome, turn, active, viewer } = now.table;
  if (outcome && before.table.outcome) return null;
  if (outcome?.winners.length) return outcome.winners.some((each) => each === viewer) ? "won" : "lost";
  return turn !== before.table.turn && active === viewer ? "turn" : "move";
}

function show(now: Seat): void {
  if (seat.value?.id === now.id && now.n < seat.value.n) return; // `n` never goes back: this reply is old
  const heard = soundOf(seat.value, now);
  if (heard) sound(heard);
  batch(() => {
    if (seat.value?.n !== now.n) reading.value = false;
    if (seat.value?.table.turn !== now.table.turn) turnBegan = Date.now();
    lines.value = [...lines.value.slice(0, now.first), ...now.lines];
    seat.value = now;
    refused.value = now.refused;
    fault.value = null;
    lost.value = false;
    if (!now.thinking) thinking.value = null;
  });
  if (now.id) keep(KEPT, JSON.stringify({ id: now.id, kept: now.kept, over: now.table.outcome !== null } satisfies Here));
  if (now.thinking && !now.refused) void think();
}

function have(): Told | null {
  const now = seat.value;
  return now && now.table.lang === lang.value ? { viewer: now.viewer, lines: lines.value.length, backs: now.backs } : null;
}

/** Takes a reply: shows the table, or says what is wrong.  A door that cannot be reached is asked again later. */
async function took(reply: Reply<Seat>): Promise<boolean> {
  if ("ok" in reply) {
    show(reply.ok);
    return true;
  }
  if (reply.error.kind === "NoTable") return carryOn(reply.error);
  if (reply.error.kind === "Unreachable" && here()) tryAgain();
  else fault.value = reply.error;
  return false;
}

/** Asks for the table again after a while, until the door can be reached. */
function tryAgain(): void {
  lost.value = true;
  setTimeout(() => void (lost.value && (seat.value ? look() : comeBack())), RETRY);
}

/** The table is not there any more: the game goes on from what the page has kept of it. */
async function carryOn(why: DeskFault): Promise<boolean> {
  const own = here();
  if (!own || own.kept.length < 40) {
    leave();
    fault.value = why;
    return false;
  }
  const reply = await desk().call("play.look", { kept: own.kept, lang: lang.value });
  if ("ok" in reply) {
    carriedOn.value = true;
    show(reply.ok);
    return true;
  }
  if (reply.error.kind === "Unreachable") {
    tryAgain();
    return false;
  }
  if (reply.error.kind === "NoTable") leave();
  fault.value = reply.error;
  return false;
}

/** Does one thing at a time. */
async function alone(work: () => Promise<unknown>): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  try {
    await work();
  } finally {
    busy.value = false;
  }
}

// --- beginning -----------------------------------------------------------------------------------

export function begin(given: Beginning): Promise<void> {
  return alone(async () => {
    lines.value = [];
    await took(await desk().call("play.new", { ...given, lang: lang.value }));
  });
}

/** Goes on from a moment of a game that was played. */
export function beginFrom(record: string, at: number, seats: readonly string[]): Promise<void> {
  return alone(async () => {
    lines.value = [];
    await took(await desk().call("play.resume", { record, at, seats, lang: lang.value }));
  });
}

/** Comes back to the table that this browser was at; false if there is none. */
export async function comeBack(): Promise<boolean> {
  const own = here();
  if (!own) return false;
  await alone(async () => took(await desk().call("play.look", { id: own.id, lang: lang.value })));
  return seat.value !== null;
}

/** Asks for the table as it is. */
export async function look(): Promise<void> {
  const id = seat.value?.id;
  if (!id || busy.value) return;
  await alone(async () => stillAt(id, await desk().call("play.look", { id, have: have(), lang: lang.value })));
}

/** Takes a reply, unless the table was left meanwhile. */
async function stillAt(id: string, reply: Reply<Seat>): Promise<void> {
  if (seat.value?.id === id) await took(reply);
}

// --- deciding ------------------------------------------------------------------------------------

function step(name: Step, more: object = {}): Promise<void> {
  return alone(async () => {
    const now = seat.value;
    if (!now?.id) return;
    const args = { id: now.id, n: now.n, have: have(), lang: lang.value, ...more };
    await stillAt(now.id, (await desk().call(name, args as Calls[Step]["args"] & Calls["play.answer"]["args"] & Calls["play.unpick"]["args"])) as Reply<Seat>);
  });
}

export const answer = (...moves: string[]) => step("play.answer", { moves });
export const takeSeat = () => step("play.take");

/** When the present turn was shown. */
let turnBegan = 0;
/** A second tap on the same place is meant for the turn before, milliseconds. */
const TWICE = 700;

export async function endTurn(): Promise<void> {
  const end = canEndTurn();
  if (end) await answer(end.move);
}

/** Whether the turn has only just begun: who taps twice on its end does not lose another turn. */
export function isSecondTap(): boolean {
  return Date.now() - turnBegan < TWICE;
}

export function canEndTurn(): TableMove | undefined {
  return isOver.value ? undefined : seat.value?.table.moves.find((move) => move.action === "end_turn" && move.legal);
}

/** Takes the last play back, and says so; or says why not. */
export async function takeBack(): Promise<void> {
  const now = seat.value;
  if (!now || now.handover || isOver.value) return;
  if (now.back !== null) toast(upper(now.back));
  else {
    await step("play.back");
    if (seat.value && seat.value.backs !== now.backs) toast(t("table_taken_back"));
  }
}

/** Takes one of several picks off again: a card by its key, a player by name. */
export const unpick = (pick: string) => step("play.unpick", { pick });
export const concede = () => step("play.concede");
export const again = (begins: string | null) => step("play.again", { begins });

/** Answers a question of order by the order in which the cards stand; the last one follows by itself. */
export function inThisOrder(): Promise<void> {
  return answer(...legal.value.slice(0, -1).map((move) => move.move));
}

/** The table and the state about which a bot is asked: once is enough. */
let thinksAbout = "";

/** Lets the bot that thinks decide, and shows what it did; until a person is asked. */
async function think(): Promise<void> {
  const now = seat.value;
  const about = now ? `${now.id} ${now.n}` : "";
  if (!now?.id || !now.thinking || thinksAbout === about) return;
  thinksAbout = about;
  thinking.value = { since: thinking.value?.since ?? Date.now(), decided: (thinking.value?.decided ?? -1) + 1 };
  const reply = await desk().call("play.bot", { id: now.id, n: now.n, have: have(), lang: lang.value });
  if (thinksAbout === about) thinksAbout = "";
  // Something else may have happened at the table meanwhile: then this is old.
  if (seat.value?.id === now.id && seat.value.n === now.n) await took(reply);
}

/** Says a line, and shows the table after it; null only asks what is to be said.  `hear` gets what is said; false if
nothing was. */
export async function say(line: string | null, told: Told | null, unsure: Said["unsure"], hear: (said: Said, now: Seat) => void): Promise<boolean> {
  let heard = false;
  await alone(async () => {
    const now = seat.value;
    if (!now?.id) return;
    const reply = await desk().call("play.say", { id: now.id, n: now.n, line, told, unsure, have: have(), lang: lang.value });
    if (seat.value?.id !== now.id) return;
    if ("ok" in reply && reply.ok.said) {
      hear(reply.ok.said, reply.ok);
      heard = true;
    }
    await took(reply);
  });
  return heard;
}

/** Stops the bot that thinks: another one decides in its place, at once. */
export const hurry = () => step("play.hurry");

// --- handing on -----------------------------------------------------------------------------

/** The address of the bench with this moment, as far as the viewer knows it; or why it cannot be told. */
export async function benchOfMoment(title: string): Promise<string | DeskFault> {
  const id = seat.value?.id;
  if (!id) return { kind: "NoTable", text: "table_gone" };
  const reply = await desk().call("play.case", { id, lang: lang.value });
  return "ok" in reply ? `#/bench?c=${await pack({ ...reply.ok.case, title })}` : reply.error;
}

/** The saved game as a text; null if it is not to be had. */
export async function savedGame(): Promise<string | null> {
  const id = seat.value?.id;
  if (!id) return null;
  const reply = await desk().call("play.record", { id, lang: lang.value });
  if ("ok" in reply) return reply.ok.record;
  fault.value = reply.error;
  return null;
}
