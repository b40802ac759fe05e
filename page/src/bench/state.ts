/** The bench as it stands: the case, what came of it, and the way back.  A reload loses nothing. */

import { type Signal, batch, computed, effect, signal } from "@preact/signals";
import { newestEdition } from "../data";
import { desk } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { type Lang, lang } from "../i18n";
import { keep, kept } from "../keep";
import { type Case, type Situation, checked, emptySituation, read, write } from "./case";
import type { Played } from "./document";
import { pack, unpack } from "./link";

const KEPT = "bench";
const MOST_STEPS_BACK = 200;
interface Bench {
  readonly situation: Situation;
  readonly moves: readonly string[];
  /** Null is the newest. */
  readonly edition: string | null;
  readonly title: string;
  readonly cards: Case["cards"];
}

const FRESH: Bench = { situation: emptySituation(), moves: [], edition: null, title: "", cards: undefined };

export const bench = signal<Bench>(FRESH);
const past = signal<readonly Bench[]>([]);
const future = signal<readonly Bench[]>([]);

export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

const NOTHING = JSON.stringify(write(emptySituation()));

/** Whether nothing has been said of the table yet. */
export const isEmpty = computed(() => {
  const { situation, moves } = bench.value;
  return !moves.length && JSON.stringify(write(situation)) === NOTHING;
});

/** The edition that is judged by; null until it is known which is the newest. */
export const edition = computed(() => bench.value.edition ?? newestEdition.value);

/** The case; null while the newest edition is not known. */
export const asCase = computed<Case | null>(() => {
  const { situation, moves, title, cards } = bench.value;
  if (edition.value === null) return null;
  return {
    v: 1, edition: edition.value, setup: write(situation), moves, title,
    ...(cards?.length ? { cards } : {}), ...(situation.teams ? { teams: situation.teams } : {}),
  };
});

/** Changes the bench; what it was can be brought back. */
function become(next: Bench): void {
  batch(() => {
    past.value = [...past.value.slice(-MOST_STEPS_BACK), bench.value];
    future.value = [];
    bench.value = next;
  });
}

/** Changes the situation.  The moves stay: those that are not possible any more are shown as such. */
export function edit(situation: Situation): void {
  become({ ...bench.value, situation });
}

/** Changes the invented cards of the case. */
export function setCards(cards: NonNullable<Case["cards"]>, situation: Situation): void {
  become({ ...bench.value, cards, situation });
}

export function setEdition(chosen: string): void {
  become({ ...bench.value, edition: chosen });
}

export function setTitle(title: string): void {
  bench.value = { ...bench.value, title };
}

/** Makes a move; after a move that was refused nothing is kept of what came behind it.

While an answer of the desk is on its way the page still shows the question before: a second tap is none. */
export function makeMove(move: string): void {
  if (asking.value || fault.value) return;
  const stop = played.value?.refused_at?.move;
  const before = stop === undefined ? bench.value.moves : bench.value.moves.slice(0, stop);
  become({ ...bench.value, moves: [...before, move] });
}

/** Answers a question of order by the order in which the cards stand, to the last one. */
export async function inThisOrder(): Promise<void> {
  const [given, begun] = [asCase.value, bench.value];
  let now = asking.value ? null : played.value;
  const moves = [...begun.moves];
  while (given && now?.table.question?.kind === "order") {
    const next = now.table.moves.find((move) => move.legal);
    if (!next) break;
    moves.push(next.move);
    const reply = await play({ ...given, moves }, lang.value, false);
    now = "ok" in reply && !reply.ok.refused_at ? reply.ok : null;
  }
  if (bench.value === begun) become({ ...begun, moves }); // and not if the case has changed meanwhile
}

/** Goes back to before a move: that move and all after it are gone, until they are brought back. */
export function backTo(move: number): void {
  become({ ...bench.value, moves: bench.value.moves.slice(0, move) });
}

/** Takes another way at a move: that move is replaced, and what came after it is gone. */
export function branch(at: number, move: string): void {
  become({ ...bench.value, moves: [...bench.value.moves.slice(0, at), move] });
}

/** Takes the newest bench of one side, and lays the present one on the other.  A title that was given stays. */
function travel(from: Signal<readonly Bench[]>, to: Signal<readonly Bench[]>): void {
  const next = from.value.at(-1);
  if (!next) return;
  batch(() => {
    to.value = [...to.value, bench.value];
    from.value = from.value.slice(0, -1);
    bench.value = { ...next, title: bench.value.title || next.title };
  });
}

export function undo(): void {
  travel(past, future);
}

export function redo(): void {
  travel(future, past);
}

function benchOf(found: Case): Bench {
  return {
    situation: read(found.setup, found.teams), moves: found.moves, edition: found.edition, title: found.title ?? "",
    cards: found.cards,
  };
}

/** Opens a case in place of the present one, which can be brought back. */
export function open(found: Case): void {
  become(benchOf(found));
}

export function clear(): void {
  become({ ...FRESH, situation: emptySituation(), edition: bench.value.edition });
}

// --- what comes of it ----------------------------------------------------------------------------

export const played = signal<Played | null>(null);
export const fault = signal<DeskFault | null>(null);
export const asking = signal(false);

/** What comes of a case; `refused` adds what cannot be done, and why. */
function play(given: Case, language: Lang, refused: boolean) {
  return desk().call("judge.play", { case: given, lang: language, refused, texts: false });
}

let asked = 0;
/** Counts up to ask once more what got no answer. */
const again = signal(0);

export function askAgain(): void {
  again.value += 1;
}

/** Asks the desk what comes of the case, whenever it changes.  An older answer never replaces a newer one. */
export function watch(): () => void {
  return effect(() => {
    const given = asCase.value;
    const language = lang.value;
    void again.value;
    asked += 1;
    const mine = asked;
    if (!given || isEmpty.value) {
      batch(() => {
        [played.value, fault.value, asking.value] = [null, null, false];
      });
      return;
    }
    asking.value = true;
    void play(given, language, true).then((reply) => {
      if (mine !== asked) return;
      batch(() => {
        asking.value = false;
        if ("ok" in reply) {
          played.value = reply.ok;
          fault.value = null;
        } else {
          fault.value = reply.error;
        }
      });
    });
  });
}

// --- keeping and sharing -------------------------------------------------------------------------

/** Keeps the case while it changes: for this tab, and for a tab that begins with nothing. */
export function keepIt(): () => void {
  return effect(() => {
    const value = isEmpty.value && !bench.value.title ? null : JSON.stringify(asCase.value);
    remember(value);
  });
}

function remember(value: string | null): void {
  keep(KEPT, value, "tab");
  keep(KEPT, value);
}

/** Brings back what the browser has kept. */
export function recall(): void {
  try {
    const before = checked(JSON.parse(kept(KEPT, "tab") ?? kept(KEPT) ?? "null"));
    if (before) bench.value = benchOf(before);
  } catch {
    forget();
  }
}

/** Forgets the case: it cannot be shown. */
export function forget(): void {
  remember(null);
  bench.value = FRESH;
}

export async function linkOf(given: Case): Promise<string> {
  return `${location.href.split("#")[0]}#/bench?c=${await pack(given)}`;
}

/** Opens the case of a link; false if it is damaged. */
export async function openLink(packed: string): Promise<boolean> {
  const found = await unpack(packed);
  if (found) open(found);
  return found !== null;
}
