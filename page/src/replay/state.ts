/** The replay as it stands: the record, the moment, whose eyes; and the tables around it, asked for before they are needed. */

import { batch, computed, effect, signal } from "@preact/signals";
import { LARGEST } from "../bench/files";
import { pack } from "../bench/link";
import { desk } from "../desk/asking";
import type { DeskFault, Reply } from "../desk/desk";
import type { Calls } from "../desk/types";
import { type Lang, lang } from "../i18n";
import { keep, kept } from "../keep";
import { packData, unpackData } from "../pack";
import { tidy } from "../router";

export type Opened = Calls["replay.open"]["ok"];
export type Moment = Calls["replay.at"]["ok"];
export type Eyes = Moment["table"]["viewer"];
type Turn = Opened["turns"][number];

const LAST = "replay.last";
const PLACE = "replay.place";
const LONGEST_LINK = 200_000;
/** A report also has what the seat saw and read; a larger file is not even read. */
const LARGEST_REPORT = 16 * LARGEST;
/** Lines that come with a moment; all of them if somebody asks for earlier ones. */
const LINES = 120;
const MOST_KEPT = 240;
const PACE = 1100;

/** The text of the record; null if none is open. */
const record = signal<string | null>(null);
export const opened = signal<Opened | null>(null);
/** Why nothing was opened. */
export const fault = signal<DeskFault | null>(null);
/** Why the moment did not come. */
export const stuck = signal<DeskFault | null>(null);
/** Whether a record is on its way that nobody needs to choose: from the address, or one that was kept. */
export const coming = signal(false);
/** After how many answers. */
export const at = signal(0);
export const eyes = signal<Eyes>("judge");
export const playing = signal(false);
const allLines = signal(false);
/** The language in which the players are called what they are called now. */
const named = signal<Lang | null>(null);
/** Grows when somebody wants the moment to be asked for again. */
const tries = signal(0);
export const moment = signal<Moment | null>(null);

/** Whose eyes there are: each player's, a spectator's, a judge's. */
export const allEyes = computed<readonly Eyes[]>(() => {
  const players = (["p1", "p2", "p3", "p4"] as const).slice(0, opened.value?.players.length ?? 0);
  return [...players, "spectator", "judge"];
});

/** The turn that a moment is in. */
export function turnAt(place: number): Turn | undefined {
  return opened.value?.turns.findLast((each) => each.at <= place);
}

/** The turn that the present moment is in. */
export const turn = computed(() => turnAt(at.value));

// --- opening -------------------------------------------------------------------------------------

interface Place {
  readonly at?: number | undefined;
  readonly eyes?: string | null | undefined;
}

/** The record of a report that somebody made at the table, and where it opens: at its end, with the eyes of that seat.
Null if the text is no report. */
export function reported(text: string): { record: string | null; place: Place } | null {
  try {
    const { format, record, seat } = JSON.parse(text) as { format?: unknown; record?: unknown; seat?: unknown };
    if (format !== "illumineer-report/1") return null;
    return { record: typeof record === "string" ? record : null, place: { at: Number.MAX_SAFE_INTEGER, eyes: String(seat) } };
  } catch {
    return null;
  }
}

/** What was asked to be opened: a text and where it begins, or why there is none. */
type Brought = { readonly text: string; readonly place?: Place | undefined } | DeskFault;

const TOO_LARGE: DeskFault = { kind: "TooLarge", text: "bench_too_large" };

/** How many openings were begun; only the last one counts. */
let openings = 0;
let lastOpening: () => Promise<void> = () => Promise.resolve();

/** Opens what is brought; it takes the place of the present record only if it can be replayed. */
async function open(bring: () => Promise<Brought> | Brought): Promise<void> {
  const mine = ++openings;
  lastOpening = () => open(bring);
  fault.value = null;
  const brought = await bring();
  const language = lang.value;
  const found = "kind" in brought ? brought : await opening(brought, language);
  if (mine !== openings) return;
  coming.value = false;
  if ("kind" in found) {
    fault.value = found;
    return;
  }
  batch(() => {
    asked.clear();
    [record.value, opened.value, named.value, moment.value] = [found.text, found.ok, language, null];
    [playing.value, allLines.value] = [false, false];
    at.value = within(found.place?.at ?? 0);
    eyes.value = allEyes.value.find((each) => each === found.place?.eyes) ?? "judge";
  });
  // A reload needs the address for as long as the tab does not keep the record.
  if (keep(LAST, found.text, "tab")) tidy("replay");
  else keep(LAST, null, "tab");
}

/** What the desk says of a record, or of that in a report. */
async function opening({ text, place }: Exclude<Brought, DeskFault>, language: Lang): Promise<{ text: string; place?: Place | undefined; ok: Opened } | DeskFault> {
  const report = reported(text);
  if (report && report.record === null) return { kind: "RecordError", text: "replay_sealed" };
  const found = { text: report?.record ?? text, place: report?.place ?? place };
  if (new Blob([found.text]).size > LARGEST) return TOO_LARGE;
  const reply = await desk().call("replay.open", { record: found.text, lang: language });
  return "ok" in reply ? { ...found, ok: reply.ok } : reply.error;
}

/** Opens a record, or a report that has one. */
export function openText(text: string): Promise<void> {
  return open(() => ({ text }));
}

export function openFile(file: File): Promise<void> {
  return open(async () => {
    if (file.size > LARGEST_REPORT) return TOO_LARGE;
    return file.text().then((text) => ({ text }), () => ({ kind: "Unread", text: "replay_refused" })); // it may have gone since it was chosen
  });
}

/** Opens the record of a link. */
export function openLink(packed: string, place: Place): Promise<void> {
  coming.value = true;
  return open(async () => {
    const text = await unpackData(packed, LONGEST_LINK, LARGEST);
    return typeof text === "string" ? { text, place } : { kind: "TooLarge", text: "bench_bad_link" };
  });
}

/** Opens the record that this tab has kept, if there is one, where it was left or at the given moment. */
export async function openLast(place: Place | null): Promise<void> {
  const text = kept(LAST, "tab");
  if (!text) return;
  coming.value = true;
  await open(() => ({ text, place: place ?? before() }));
}

/** Tries what failed once more: the opening, or the moment. */
export function tryAgain(): void {
  if (fault.value) void lastOpening();
  else tries.value += 1;
}

/** For another visit of the page: what failed in the last one is past. */
export function forgetFaults(): void {
  [fault.value, stuck.value] = [null, null];
}

function before(): Place {
  try {
    return JSON.parse(kept(PLACE, "tab") ?? "{}") as Place;
  } catch {
    return {};
  }
}

export function close(): void {
  openings += 1;
  batch(() => {
    [record.value, opened.value, moment.value, fault.value] = [null, null, null, null];
    [playing.value, coming.value] = [false, false];
  });
  keep(LAST, null, "tab");
}

// --- going ---------------------------------------------------------------------------------------

function within(place: number): number {
  const last = opened.value?.inputs ?? 0;
  return Number.isFinite(place) ? Math.min(last, Math.max(0, Math.trunc(place))) : 0;
}

export function goTo(place: number): void {
  at.value = within(place);
}

/** Goes to the beginning of the next turn, or of this one, or of the one before. */
export function goByTurn(way: 1 | -1): void {
  const turns = opened.value?.turns ?? [];
  const next = way > 0 ? turns.find((each) => each.at > at.value)?.at : turns.findLast((each) => each.at < at.value)?.at;
  goTo(next ?? (way > 0 ? (opened.value?.inputs ?? 0) : 0));
}

export function nextEyes(): void {
  const all = allEyes.value;
  eyes.value = all[(all.indexOf(eyes.value) + 1) % all.length] ?? "judge";
}

export function showAllLines(): void {
  allLines.value = true;
}

// --- asking --------------------------------------------------------------------------------------

/** What was asked, by the moment, the eyes and the language; an answer once it is there. */
const asked = new Map<string, Promise<Reply<Moment>> | Moment>();

function ask(text: string, place: number, viewer: Eyes, language: Lang, whole: boolean): Promise<Reply<Moment>> | Moment {
  const key = [place, viewer, language, whole].join(" ");
  const known = asked.get(key);
  if (known) return known;
  const most = whole ? null : LINES;
  const reply = desk().call("replay.at", { record: text, at: place, viewer, texts: false, most, lang: language });
  asked.set(key, reply);
  if (asked.size > MOST_KEPT) asked.delete(asked.keys().next().value as string);
  void reply.then((found) => {
    if (asked.get(key) !== reply) return;
    if ("ok" in found) asked.set(key, found.ok);
    else asked.delete(key);
  });
  return reply;
}

/** Shows the moment whenever it changes, keeps the place, and asks for the moments beside it. */
export function watch(): () => void {
  return effect(() => {
    const [text, place, viewer, language, whole] = [record.value, at.value, eyes.value, lang.value, allLines.value];
    void tries.value;
    stuck.value = null;
    if (text === null) return;
    keep(PLACE, JSON.stringify({ at: place, eyes: viewer }), "tab");
    const found = ask(text, place, viewer, language, whole);
    const here = () => text === record.value && place === at.value && viewer === eyes.value && language === lang.value && whole === allLines.value;
    const show = (reply: Moment) => {
      moment.value = reply;
      for (const beside of [place + 1, place - 1, place + 2]) {
        if (beside === within(beside)) void ask(text, beside, viewer, language, whole);
      }
    };
    if (!(found instanceof Promise)) {
      show(found);
      return;
    }
    void found.then((reply) => {
      if (!here()) return;
      if ("ok" in reply) show(reply.ok);
      else stuck.value = reply.error;
    });
  });
}

/** Calls the players what they are called in the present language. */
export function followLanguage(): () => void {
  return effect(() => {
    const [text, language] = [record.value, lang.value];
    if (text === null || language === named.value) return;
    void desk().call("replay.open", { record: text, lang: language }).then((reply) => {
      if (!("ok" in reply) || text !== record.value || language !== lang.value) return;
      [opened.value, named.value] = [reply.ok, language];
    });
  });
}

/** Goes on by itself while `playing`, until the end. */
export function playOn(): () => void {
  return effect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= (opened.value?.inputs ?? 0)) playing.value = false;
      else goTo(at.value + 1);
    }, PACE);
    return () => clearInterval(timer);
  });
}

// --- handing on ----------------------------------------------------------------------------------

const TOO_LONG: DeskFault = { kind: "TooLarge", text: "replay_too_long" };

/** The address of the moment, which holds the whole record; or why there is none. */
export async function linkOfMoment(): Promise<string | DeskFault> {
  const [place, viewer] = [at.value, eyes.value];
  try {
    const packed = await packData(record.value ?? "", LONGEST_LINK); // as text: a seed is more than a number of the browser can hold
    if (packed.length <= LONGEST_LINK) return `${location.href.split("#")[0]}#/replay?r=${packed}&at=${place}&eyes=${viewer}`;
  } catch {
    // More than can be packed.
  }
  return TOO_LONG;
}

/** Keeps the moment for the table, which goes on from it: the player whose eyes these are sits down, bots take the other seats. */
export function keepForTable(): boolean {
  const players = allEyes.value.slice(0, -2);
  const mine = Math.max(0, players.indexOf(eyes.value));
  const seats = players.map((_, at) => (at === mine ? "person" : "greedy"));
  return keep("table.from", JSON.stringify({ record: record.value ?? "", at: at.value, seats }), "tab");
}

/** The address of the bench with the moment, as far as these eyes see it; or why it cannot be told. */
export async function benchOfMoment(title: string): Promise<string | DeskFault> {
  if (record.value === null) return { kind: "TooLarge", text: "bench_bad_link" };
  const reply = await desk().call("replay.case", { record: record.value, at: at.value, viewer: eyes.value, lang: lang.value });
  if (!("ok" in reply)) return reply.error;
  try {
    return `#/bench?c=${await pack({ ...reply.ok.case, title })}`;
  } catch {
    return TOO_LONG;
  }
}
