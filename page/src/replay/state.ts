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

export type Opened = Calls["replay.open"]["ok"];
export type Moment = Calls["replay.at"]["ok"];
export type Eyes = Moment["table"]["viewer"];
type Turn = Opened["turns"][number];

const LAST = "replay.last";
const PLACE = "replay.place";
const LONGEST_LINK = 200_000;
/** Lines that come with a moment; all of them if somebody asks for earlier ones. */
const LINES = 120;
const MOST_KEPT = 240;
const PACE = 1100;

/** The text of the record; null if none is open. */
const record = signal<string | null>(null);
export const opened = signal<Opened | null>(null);
export const fault = signal<DeskFault | null>(null);
/** After how many answers. */
export const at = signal(0);
export const eyes = signal<Eyes>("judge");
export const playing = signal(false);
const allLines = signal(false);
export const moment = signal<Moment | null>(null);

/** Whose eyes there are: each player's, a spectator's, a judge's. */
export const allEyes = computed<readonly Eyes[]>(() => {
  const players = (["p1", "p2", "p3", "p4"] as const).slice(0, opened.value?.players.length ?? 0);
  return [...players, "spectator", "judge"];
});

/** The turn that the moment is in. */
export const turn = computed<Turn | undefined>(() => opened.value?.turns.findLast((each) => each.at <= at.value));

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

/** Opens a record, or a report that has one; it takes the place of the present one only if it can be replayed. */
export async function openText(text: string, place?: Place): Promise<boolean> {
  const report = reported(text);
  if (report?.record) return openText(report.record, report.place);
  if (report) {
    fault.value = { kind: "RecordError", text: "replay_sealed" };
    return false;
  }
  const reply = await desk().call("replay.open", { record: text, lang: lang.value });
  if (!("ok" in reply)) {
    fault.value = reply.error;
    return false;
  }
  batch(() => {
    asked.clear();
    [record.value, opened.value, fault.value, moment.value] = [text, reply.ok, null, null];
    [playing.value, allLines.value] = [false, false];
    at.value = within(place?.at ?? 0);
    eyes.value = allEyes.value.find((each) => each === place?.eyes) ?? "judge";
  });
  keep(LAST, text, "tab");
  return true;
}

export async function openFile(file: File): Promise<void> {
  if (file.size > LARGEST) fault.value = { kind: "TooLarge", text: "bench_too_large" };
  else await openText(await file.text());
}

/** Opens the record of a link. */
export async function openLink(packed: string, place: Place): Promise<void> {
  const found = await unpackData(packed, LONGEST_LINK, LARGEST);
  if (found === undefined) fault.value = { kind: "TooLarge", text: "bench_bad_link" };
  else await openText(typeof found === "string" ? found : JSON.stringify(found), place);
}

/** Opens the record that this tab has kept, where it was left or at the given moment; false if there is none. */
export async function openLast(place: Place | null): Promise<boolean> {
  const text = kept(LAST, "tab");
  if (!text) return false;
  return openText(text, place ?? before());
}

function before(): Place {
  try {
    return JSON.parse(kept(PLACE, "tab") ?? "{}") as Place;
  } catch {
    return {};
  }
}

export function close(): void {
  batch(() => {
    [record.value, opened.value, moment.value, fault.value, playing.value] = [null, null, null, null, false];
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
      else fault.value = reply.error;
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

/** The address of the moment, which holds the whole record. */
export async function linkOfMoment(): Promise<string> {
  const packed = await packData(record.value ?? "", LARGEST); // as text: a seed is more than a number of the browser can hold
  return `${location.href.split("#")[0]}#/replay?r=${packed}&at=${at.value}&eyes=${eyes.value}`;
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
  return "ok" in reply ? `#/bench?c=${await pack({ ...reply.ok.case, title })}` : reply.error;
}
