/** Playing a duel piece by piece: two pieces are on their way at a time, each as large as can be played in good time. */

import { computed, effect, signal, untracked } from "@preact/signals";
import { desk } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { lang } from "../i18n";
import { MOST_GAMES, type Summed, duelKey, played, present, put, versionKey } from "./state";

const LANES = 2;
const LARGEST = 64;
/** How long a piece should take, in milliseconds: worth sending, and short enough to see how it goes. */
const GOOD_TIME = 400;
/** From when on whoever waits wants to know the place in the queue. */
const LONG = 1500;

/** Who plays now; null if nobody does. */
const current = signal<Run | null>(null);
export const playing = computed(() => current.value !== null);
export const fault = signal<DeskFault | null>(null);
/** Games a second, while they are played. */
export const speed = signal(0);
/** The place in the queue of a server, if a piece waits there. */
export const place = signal<number | null>(null);

/** The size of the next piece, after one of so many games took so many milliseconds. */
export function nextSize(games: number, took: number, before: number): number {
  const fitting = Math.floor((games * GOOD_TIME) / Math.max(took, 1));
  return Math.max(1, Math.min(fitting, 2 * before, LARGEST));
}

interface Piece {
  readonly side: 0 | 1;
  readonly first: number;
  readonly games: number;
}

/** A duel while it is played: the rows that came, and those that are on their way.  It plays what was set when it began. */
class Run {
  private readonly duel = present();
  /** By side: rows by number, with gaps while pieces are on their way, and the next number to ask for. */
  private rows: readonly [(string | undefined)[], (string | undefined)[]] = [[], []];
  private next: [number, number] = [0, 0];
  private size = 2;
  private begun = 0;
  private fresh = 0;
  private counting = false;

  /** Whether nobody has stopped it. */
  get goes(): boolean {
    return current.peek() === this;
  }

  /** Plays on from the games that there are, until it is stopped or all games are played. */
  async play(): Promise<void> {
    const [rows, versionRows] = played.peek();
    this.rows = [[...rows], [...versionRows]];
    this.next = [rows.length, versionRows.length];
    this.begun = performance.now();
    speed.value = 0;
    const lanes = desk().kind === "worker" ? 1 : LANES;
    await Promise.all(Array.from({ length: lanes }, () => this.lane()));
  }

  private take(): Piece | null {
    const side = this.duel.version !== null && this.next[1] < this.next[0] ? 1 : 0;
    const first = this.next[side];
    const games = Math.min(this.size, MOST_GAMES - first);
    if (games <= 0) return null;
    this.next[side] += games;
    return { side, first, games };
  }

  private async lane(): Promise<void> {
    for (let piece = this.goes ? this.take() : null; piece; piece = this.goes ? this.take() : null) {
      const begun = performance.now();
      const version = piece.side ? this.duel.version : null;
      const reply = await watched(
        desk().call("lab.play", { ...this.duel.args, version, first: piece.first, games: piece.games, lang: lang.peek() }),
      );
      if (!("ok" in reply)) {
        if (this.goes) failed(reply.error);
        return;
      }
      this.size = nextSize(piece.games, performance.now() - begun, this.size);
      for (const [i, row] of reply.ok.rows.entries()) this.rows[piece.side][piece.first + i] = row;
      this.fresh += piece.games;
      speed.value = (1000 * this.fresh) / (performance.now() - this.begun);
      put(this.duel, whole(this.rows[0]), whole(this.rows[1]));
      await this.count();
    }
  }

  /** Counts what is there, by the first letters of the rows; ends it if it is certain enough. */
  private async count(): Promise<void> {
    if (this.counting || !this.goes) return;
    this.counting = true;
    const found = await sum(true);
    this.counting = false;
    if (this.goes && found?.enough && (this.duel.version === null || found.versus)) stop();
  }
}

/** The rows from game 0 on, up to the first that is missing. */
export function whole(rows: readonly (string | undefined)[]): string[] {
  const found: string[] = [];
  for (const row of rows) {
    if (row === undefined) break;
    found.push(row);
  }
  return found;
}

/** Which games are counted: those of the list, or of both versions. */
export const sumKey = computed(() => (played.value[1].length ? versionKey.value : duelKey.value));

/** What `lab.sum` and `lab.report` are asked with; of each game only the first letter, if it has to be quick. */
export function sumArgs(letters: boolean) {
  const [rows, versionRows] = played.peek();
  const short = (row: string) => (letters ? row.slice(0, 1) : row);
  const { args, version } = present();
  const counted = { rows: rows.map(short), version: versionRows.length ? version : null, version_rows: versionRows.map(short) };
  return { ...args, ...counted, games: MOST_GAMES, lang: lang.peek() };
}

const counted = signal<{ readonly key: string; readonly found: Summed } | null>(null);

/** What the games so far say; null if there are none.  Of the list alone, until games of the version are counted. */
export const summed = computed(() => {
  const now = counted.value;
  return now && played.value[0].length && [sumKey.value, duelKey.value].includes(now.key) ? now.found : null;
});

let asked = 0;

/** Asks what the games say, and shows it; null if there is nothing to say, or something newer is asked. */
export async function sum(letters: boolean): Promise<Summed | null> {
  const own = ++asked;
  const key = sumKey.peek();
  if (!played.peek()[0].length) return null;
  const reply = await desk().call("lab.sum", sumArgs(letters));
  if (own !== asked || key !== sumKey.peek()) return null;
  if (!("ok" in reply)) {
    failed(reply.error);
    return null;
  }
  counted.value = { key, found: reply.ok };
  return reply.ok;
}

/** Ends when the last piece of the run before has come. */
let before: Promise<void> = Promise.resolve();

/** Plays on until it is certain enough, all games are played, or somebody stops it. */
export async function start(): Promise<void> {
  if (playing.peek()) return;
  const run = new Run();
  current.value = run;
  fault.value = null;
  await before; // else its games would be played twice
  if (!run.goes) return;
  before = run.play();
  await before;
  if (run.goes) stop();
  if (!playing.peek()) await sum(false);
}

/** Ends it after the pieces that are being played; what was played stays. */
export function stop(): void {
  current.value = null;
}

function failed(why: DeskFault): void {
  fault.value = why;
  stop();
}

// Another duel: the one that is played ends, and what went wrong with it is of no interest.
effect(() => {
  void versionKey.value;
  untracked(() => {
    stop();
    fault.value = null;
  });
});

/** An answer, while which the place in the queue is asked for if it takes long. */
async function watched<T>(answer: Promise<T>): Promise<T> {
  if (desk().kind === "worker") return answer;
  let over = false;
  const asking = setInterval(() => {
    void fetch(new URL("lab/place", document.baseURI), { credentials: "omit" })
      .then((found) => found.json())
      .then((found: { place: number | null }) => {
        if (!over) place.value = found.place;
      })
      .catch(() => undefined);
  }, LONG);
  try {
    return await answer;
  } finally {
    over = true;
    clearInterval(asking);
    place.value = null;
  }
}
