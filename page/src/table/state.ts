/** The table as it stands: what the seat sees, and the calls that change it.

One call is on its way at a time; a tap meanwhile is none.  What is asked for is answered by the desk alone. */

import { batch, computed, signal } from "@preact/signals";
import type { TableMove } from "../bench/document";
import { pack } from "../bench/link";
import { desk } from "../desk/asking";
import { type DeskFault, KEPT_HERE, type Reply } from "../desk/desk";
import type { Calls, Said, Seat, Told, TraceLine } from "../desk/types";
import { lang, t } from "../i18n";
import { upper } from "../parts/Rich";
import { hush, toast } from "../parts/Toast";
import { type Sound, sound } from "../sounds";
import { carriedTo, forget, here, remember } from "./here";

/** How long it takes until a door that cannot be reached is tried again: at first, and at most. */
const RETRY = 2000;
const RETRY_MOST = 15_000;

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
/** Why the bot that thinks has not decided; null if it still may. */
export const stuck = signal<DeskFault | null>(null);
/** Whether the table at which this browser was is being looked for. */
export const coming = signal(false);

export const legal = computed(() => seat.value?.table.moves.filter((move) => move.legal) ?? []);
export const isOver = computed(() => Boolean(seat.value?.table.outcome));

export function nameOf(player: string): string {
  const at = seat.value?.table.players.findIndex((each) => each.name === player) ?? -1;
  return seat.value?.names[at] ?? player;
}

/** Leaves the table: the page begins anew. */
export function leave(): void {
  forget();
  clearTimeout(retry);
  batch(() => {
    [seat.value, lines.value, fault.value, refused.value, thinking.value, stuck.value, lost.value] = [null, [], null, null, null, null, false];
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

function show(now: Seat, before?: string): void {
  if (seat.value?.id === now.id && now.n < seat.value.n) return; // `n` never goes back: this reply is old
  const heard = soundOf(seat.value, now);
  if (heard) sound(heard);
  clearTimeout(retry);
  tries = 0;
  if (seat.value && seat.value.viewer !== now.viewer) hush(); // what was said was for the person who had the device
  batch(() => {
    if (seat.value?.n !== now.n) reading.value = false;
    if (seat.value?.table.turn !== now.table.turn) turnBegan = Date.now();
    lines.value = [...linesBefore(now.first), ...now.lines];
    seat.value = now;
    refused.value = now.refused;
    fault.value = null;
    lost.value = false;
    stuck.value = now.thinking ? now.refused : null;
    if (!now.thinking) thinking.value = null;
  });
  remember(now, before);
  if (now.stale) toast(t("table_gone_on"));
  if (now.thinking && !now.refused) void think();
}

/** The lines before one, if they lead to it. */
function linesBefore(first: number): readonly TraceLine[] {
  const found = lines.value.filter((line) => (line.n ?? 0) < first);
  return found.at(-1)?.n === first - 1 ? found : [];
}

function have(): Told | null {
  const now = seat.value;
  return now && now.table.lang === lang.value ? { viewer: now.viewer, lines: (lines.value.at(-1)?.n ?? -1) + 1, backs: now.backs } : null;
}

/** Takes a reply: shows the table, or says what is wrong. */
async function took(reply: Reply<Seat>): Promise<boolean> {
  if ("error" in reply) return failed(reply.error);
  show(reply.ok);
  return true;
}

/** Deals with a call that failed; whether the game was carried on, so that the same can be asked again.

A door that cannot be reached is asked again later. */
async function failed(why: DeskFault): Promise<boolean> {
  if (why.kind === "NoTable") return carryOn(why);
  if (why.kind === "Unreachable" && here()) tryAgain();
  else fault.value = why;
  return false;
}

let retry: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

/** Asks for the table again after a while, until the door can be reached. */
function tryAgain(): void {
  lost.value = true;
  clearTimeout(retry);
  retry = setTimeout(() => void (seat.value ? look() : comeBack()), Math.min(RETRY * 2 ** tries, RETRY_MOST));
  tries += 1;
}

/** The table is not there any more: the game goes on where another tab has carried it, or from what the page has kept. */
async function carryOn(why: DeskFault): Promise<boolean> {
  const own = here();
  const elsewhere = own && carriedTo(own.id);
  const there = elsewhere ? await desk().call("play.look", { id: elsewhere, lang: lang.value }) : null;
  if (there && "ok" in there) {
    show(there.ok);
    return true;
  }
  if (!own || own.kept === KEPT_HERE) {
    leave();
    fault.value = why;
    return false;
  }
  const reply = await desk().call("play.look", { kept: own.kept, lang: lang.value });
  if ("ok" in reply) {
    show(reply.ok, own.id);
    toast(t("table_carried_on"));
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

/** Does one thing at a time; what is wanted meanwhile is dropped, as a second tap is. */
async function alone(work: () => Promise<unknown>): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  try {
    await work();
  } finally {
    busy.value = false;
  }
}

/** Waits until nothing is on its way. */
function free(): Promise<void> {
  return new Promise((resolve) => {
    const stop = busy.subscribe((now) => {
      if (now) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

// --- beginning -----------------------------------------------------------------------------------

/** Begins a game; where it cannot, the page says why. */
export async function begin(given: Beginning): Promise<void> {
  await alone(async () => {
    fault.value = opened(await desk().call("play.new", { ...given, lang: lang.value }));
  });
}

/** Goes on from a moment of a game that was played; null, or why it cannot. */
export async function beginFrom(record: string, at: number, seats: readonly string[]): Promise<DeskFault | null> {
  await free();
  let why: DeskFault | null = null;
  await alone(async () => {
    why = opened(await desk().call("play.resume", { record, at, seats, lang: lang.value }));
  });
  return why;
}

/** Shows a table that is new; null, or why there is none. */
function opened(reply: Reply<Seat>): DeskFault | null {
  if ("error" in reply) return reply.error;
  show(reply.ok);
  return null;
}

/** Comes back to the table that this browser was at, if there is one. */
export async function comeBack(): Promise<void> {
  const own = here();
  if (!own || busy.value) return;
  coming.value = true;
  await alone(async () => took(await desk().call("play.look", { id: own.id, lang: lang.value })));
  coming.value = false;
}

/** Asks for the table as it is. */
export async function look(): Promise<void> {
  const id = seat.value?.id;
  if (!id || busy.value) return;
  await alone(async () => stillAt(id, await desk().call("play.look", { id, have: have(), lang: lang.value })));
}

/** Asks for the lines of the log from the first on: who has none gets only the last. */
export async function allLines(): Promise<void> {
  const now = seat.value;
  if (!now?.id) return;
  const id = now.id;
  const none = { viewer: now.viewer, lines: 0, backs: now.backs };
  await alone(async () => stillAt(id, await desk().call("play.look", { id, have: none, lang: lang.value })));
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
export async function think(): Promise<void> {
  const now = seat.value;
  const about = now ? `${now.id} ${now.n}` : "";
  if (!now?.id || !now.thinking || thinksAbout === about) return;
  thinksAbout = about;
  stuck.value = null;
  thinking.value = { since: thinking.value?.since ?? Date.now(), decided: (thinking.value?.decided ?? -1) + 1 };
  const reply = await desk().call("play.bot", { id: now.id, n: now.n, have: have(), lang: lang.value });
  if (thinksAbout === about) thinksAbout = "";
  // Something else may have happened at the table meanwhile: then this is old.
  if (seat.value?.id !== now.id || seat.value.n !== now.n) return;
  if ("error" in reply && reply.error.kind !== "Unreachable" && reply.error.kind !== "NoTable") stuck.value = reply.error;
  else await took(reply);
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

// --- asking what changes nothing ------------------------------------------------------------

type Asking = "play.case" | "play.record" | "play.naming" | "play.values" | "play.targets";

/** The answer to a question about the table; null if there is none: then the page says why. */
async function askTable<N extends Asking>(name: N, more: object = {}): Promise<Calls[N]["ok"] | null> {
  for (const last of [false, true]) {
    const id = seat.value?.id;
    if (!id) return null;
    const reply = (await desk().call(name, { id, lang: lang.value, ...more } as Calls[Asking]["args"] as Calls[N]["args"])) as Reply<Calls[N]["ok"]>;
    if ("ok" in reply) return reply.ok;
    if (seat.value?.id !== id || !(await failed(reply.error)) || last) return null;
  }
  return null;
}

/** The address of the bench with this moment, as far as the viewer knows it. */
export async function benchOfMoment(title: string): Promise<string | null> {
  const found = await askTable("play.case");
  return found && `#/bench?c=${await pack({ ...found.case, title })}`;
}

/** The saved game as a text. */
export async function savedGame(): Promise<string | null> {
  return (await askTable("play.record"))?.record ?? null;
}

/** The names that can be named and have these words. */
export async function namesWith(words: string): Promise<Calls["play.naming"]["ok"]["moves"]> {
  return (await askTable("play.naming", { words }))?.moves ?? [];
}

/** Why a card has its values. */
export async function valuesOf(card: string): Promise<Calls["play.values"]["ok"]["reasons"]> {
  return (await askTable("play.values", { card }))?.reasons ?? [];
}

/** The cards onto which a card can be dragged, each with the moves that this means. */
export async function targetsOf(card: string): Promise<Calls["play.targets"]["ok"]["targets"]> {
  return (await askTable("play.targets", { card }))?.targets ?? [];
}
