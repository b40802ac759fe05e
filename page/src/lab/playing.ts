/** Playing a duel piece by piece: two pieces are on their way at a time, each as large as can be played in good time. */

import { signal } from "@preact/signals";
import { desk } from "../desk/asking";
import type { DeskFault, Reply } from "../desk/desk";
import { lang } from "../i18n";
import { MOST_GAMES, type Summed, duelArgs, duelKey, played, put, setting } from "./state";

const LANES = 2;
const LARGEST = 64;
/** How long a piece should take, in milliseconds: worth sending, and short enough to see how it goes. */
const GOOD_TIME = 400;
/** From when on whoever waits wants to know the place in the queue. */
const LONG = 1500;

export const playing = signal(false);
export const fault = signal<DeskFault | null>(null);
/** What the games so far say; null if there are none. */
export const summed = signal<Summed | null>(null);
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

/** A duel while it is played: the rows that came, and those that are on their way. */
class Run {
  readonly key = duelKey.peek();
  readonly version = setting.peek().version;
  /** By side: rows by number, with gaps while pieces are on their way, and the next number to ask for. */
  private readonly rows = played.peek().map((side) => [...side]) as [(string | undefined)[], (string | undefined)[]];
  private readonly next: [number, number] = [this.rows[0].length, this.rows[1].length];
  private size = 2;
  private begun = performance.now();
  private fresh = 0;

  /** Whether the duel is still the one that was begun, and goes on. */
  get goes(): boolean {
    return playing.peek() && this.key === duelKey.peek() && this.version === setting.peek().version;
  }

  async play(): Promise<void> {
    const lanes = desk().kind === "worker" ? 1 : LANES;
    await Promise.all(Array.from({ length: lanes }, () => this.lane()));
  }

  private take(): Piece | null {
    const side = this.version !== null && this.next[1] < this.next[0] ? 1 : 0;
    const first = this.next[side];
    const games = Math.min(this.size, MOST_GAMES - first);
    if (games <= 0) return null;
    this.next[side] += games;
    return { side, first, games };
  }

  private async lane(): Promise<void> {
    for (let piece = this.take(); piece && this.goes; piece = this.take()) {
      const begun = performance.now();
      const { version, ...args } = duelArgs();
      const reply = await watched(
        desk().call("lab.play", { ...args, names: names.peek(), version: piece.side ? version : null, first: piece.first, games: piece.games, lang: lang.peek() }),
      );
      if (this.key !== duelKey.peek()) return;
      if (!("ok" in reply)) {
        fault.value = reply.error;
        playing.value = false;
        return;
      }
      this.size = nextSize(piece.games, performance.now() - begun, this.size);
      reply.ok.rows.forEach((row, i) => {
        this.rows[piece.side][piece.first + i] = row;
      });
      this.fresh += piece.games;
      speed.value = (1000 * this.fresh) / (performance.now() - this.begun);
      put(whole(this.rows[0]), whole(this.rows[1]));
      await this.count();
    }
  }

  private counting = false;

  /** Counts what is there, by the first letters of the rows; ends it if it is certain enough. */
  private async count(): Promise<void> {
    if (this.counting) return;
    this.counting = true;
    const found = await sum(true);
    this.counting = false;
    if (found?.enough) playing.value = false;
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

/** What `lab.sum` and `lab.report` are asked with. */
export function sumArgs(names: [string, string, string], letters: boolean) {
  const [rows, versionRows] = played.peek();
  const short = (row: string) => (letters ? row.slice(0, 1) : row);
  return { ...duelArgs(), names, rows: rows.map(short), version_rows: versionRows.map(short), games: MOST_GAMES, lang: lang.peek() };
}

/** What the decks are called in the present language; the page says it. */
export const names = signal<[string, string, string]>(["1", "2", "1b"]);

/** Asks what the games say, and shows it; of their first letters only, if it has to be quick. */
export async function sum(letters: boolean): Promise<Summed | null> {
  const key = duelKey.peek();
  if (!played.peek()[0].length) {
    summed.value = null;
    return null;
  }
  const reply: Reply<Summed> = await desk().call("lab.sum", sumArgs(names.peek(), letters));
  if (key !== duelKey.peek()) return null;
  if (!("ok" in reply)) {
    fault.value = reply.error;
    playing.value = false;
    return null;
  }
  summed.value = reply.ok;
  return reply.ok;
}

/** Plays on until it is certain enough, all games are played, or somebody stops it. */
export async function start(): Promise<void> {
  if (playing.peek()) return;
  playing.value = true;
  fault.value = null;
  await new Run().play();
  playing.value = false;
  speed.value = 0;
  await sum(false);
}

/** Ends it after the pieces that are being played; what was played stays. */
export function stop(): void {
  playing.value = false;
}

/** An answer, while which the place in the queue is asked for if it takes long. */
async function watched<T>(answer: Promise<T>): Promise<T> {
  if (desk().kind === "worker") return answer;
  const asking = setInterval(() => {
    void fetch(new URL("lab/place", document.baseURI), { credentials: "omit" })
      .then((found) => found.json())
      .then((found: { place: number | null }) => {
        place.value = found.place;
      })
      .catch(() => undefined);
  }, LONG);
  try {
    return await answer;
  } finally {
    clearInterval(asking);
    place.value = null;
  }
}
