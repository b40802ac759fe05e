import { signal } from "@preact/signals";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { startDesk } from "../src/desk/asking";
import { READY, type Desk, type Reply } from "../src/desk/desk";
import { lang, teach } from "../src/i18n";
import { packData } from "../src/pack";
import { Replay } from "../src/replay/Replay";
import { at, close, coming, fault, goTo, linkOfMoment, moment, openFile, openLink, openText, opened, reported, stuck } from "../src/replay/state";
import { Toasts } from "../src/parts/Toast";
import { go, route } from "../src/router";
import { click, draw, one, settle } from "./tools";

type Args = Record<string, unknown>;

/** A desk for replays: of a record it says its text as the title; `answer` may say something else, now or later. */
function replayDesk(answer: (name: string, args: Args) => Promise<Reply> | Reply | undefined = () => undefined): Desk & { readonly asked: [string, Args][] } {
  const asked: [string, Args][] = [];
  const usual = (name: string, { record, lang: spoken, at: place }: Args): Reply => {
    if (name === "replay.open") {
      const players = spoken === "es" ? ["Tú", "greedy"] : ["You", "greedy"];
      return { ok: { title: record, players, edition: "2.3", inputs: 9, turns: [{ turn: 0, at: 0, player: null }], outcome: null } };
    }
    const player = (each: string) => ({
      name: each, team: 0, active: each === "p1", left: false, lore: 0, to_win: 20, ink: { ready: 0, exerted: 0, drops: 0 }, inked: 0, deck: 30, known: [],
      hand: [], inkwell: [], play: [], resolving: [], discard: [],
    });
    const table = {
      format: "illumineer-table/1", viewer: "judge", lang: spoken, edition: "2.3", turn: 1, active: "p1", step: "main", step_text: "", players: [player("p1"), player("p2")],
      challenge: null, bag: [], question: null, moves: [], outcome: place === 9 ? { winners: ["p1"] } : null, beside: [],
    };
    return { ok: { at: place, table, lines: [] } };
  };
  return {
    kind: "server", ready: signal(READY), asked,
    call(name, args) {
      asked.push([name, args as Args]);
      return Promise.resolve(answer(name, args as Args) ?? usual(name, args as Args)) as never;
    },
  };
}

const UNREACHABLE: Reply = { error: { kind: "Unreachable", text: "desk_unreachable" } };
const button = (text: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === text);
/** Waits until something holds, however slow the device. */
const until = (holds: () => unknown) =>
  vi.waitFor(
    async () => {
      await settle();
      expect(holds()).toBeTruthy();
    },
    { timeout: 4000 },
  );
const there = (selector: string) => until(() => document.querySelector(selector));

beforeEach(() => {
  close();
  sessionStorage.clear();
  [fault.value, stuck.value] = [null, null];
  startDesk(replayDesk());
});

test("a report with a record opens at its end, with the eyes of its seat", () => {
  const report = JSON.stringify({ format: "illumineer-report/1", seat: "p2", record: "{}" });
  expect(reported(report)).toEqual({ record: "{}", place: { at: Number.MAX_SAFE_INTEGER, eyes: "p2" } });
});

test("a report of a game that goes on has no record, and other texts are no reports", () => {
  expect(reported(JSON.stringify({ format: "illumineer-report/1", seat: "p1", record: null }))?.record).toBeNull();
  expect(reported(JSON.stringify({ format: "illumineer-record/1" }))).toBeNull();
  expect(reported("no JSON")).toBeNull();
  expect(reported("null")).toBeNull();
});

test("of a long report only the record is measured", async () => {
  const report = (record: string) => new File([JSON.stringify({ format: "illumineer-report/1", seat: "p1", record, lines: "x".repeat(500_000) })], "report.json");
  await openFile(report("the game"));
  expect(opened.value?.title).toBe("the game");
  await openFile(report("x".repeat(300_000)));
  expect(fault.value?.text).toBe("bench_too_large");
  await openText("x".repeat(300_000));
  expect(fault.value?.text).toBe("bench_too_large");
});

test("a file that cannot be read gets a sentence", async () => {
  const gone = new File(["the game"], "gone.json");
  gone.text = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  await openFile(gone);
  expect(fault.value?.text).toBe("replay_refused");
});

test("the opening that was begun last counts, not the one that ends last", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const slow = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  startDesk(replayDesk((name, args) => (name === "replay.open" && args["record"] === "slow" ? slow : undefined)));
  const link = openLink(await packData("slow", 1000), {});
  await vi.waitFor(() => expect(coming.value).toBe(true));
  await openText("dropped");
  answer({ ok: { title: "slow", players: [], edition: "2.3", inputs: 1, turns: [], outcome: null } });
  await link;
  expect(opened.value?.title).toBe("dropped");
  expect(sessionStorage.getItem("illumineer.replay.last")).toBe("dropped");
});

test("after a fault the kept record is opened when the page is visited again", async () => {
  await openText("the game");
  close();
  sessionStorage.setItem("illumineer.replay.last", "the game");
  startDesk(replayDesk(() => UNREACHABLE));
  await draw(<Replay />);
  await there("[role=alert]");
  await draw(null);
  startDesk(replayDesk());
  await draw(<Replay />);
  await there(".mat__when");
});

test("an opening that failed is tried again", async () => {
  let answers = false;
  sessionStorage.setItem("illumineer.replay.last", "the game");
  startDesk(replayDesk(() => (answers ? undefined : UNREACHABLE)));
  await draw(<Replay />);
  await there("[role=alert]");
  answers = true;
  await click(button("again"));
  await until(() => moment.value);
});

test("a first moment that does not come is asked for again", async () => {
  let answers = false;
  startDesk(replayDesk((name) => (name === "replay.open" || answers ? undefined : UNREACHABLE)));
  await draw(<Replay />);
  await openText("the game");
  await there("[role=alert]");
  expect(one("[role=alert]").textContent).toBe("desk_unreachable");
  answers = true;
  await click(button("again"));
  await there(".mat__when");
});

test("a later moment that does not come says so where the question stands", async () => {
  let answers = true;
  startDesk(replayDesk((_, args) => (answers || args["at"] !== 7 ? undefined : UNREACHABLE)));
  await draw(<Replay />);
  await openText("the game");
  await there(".mat__when");
  answers = false;
  await act(async () => goTo(7));
  await there(".asks [role=alert]");
  expect(one(".asks [role=alert]").textContent).toBe("desk_unreachable");
  answers = true;
  await click(button("again"));
  await until(() => moment.value?.at === 7);
  expect(document.querySelector(".asks [role=alert]")).toBe(null);
});

test("the address stays as long as the tab does not keep the record", async () => {
  const packed = await packData("linked", 1000);
  const address = `#/replay?r=${packed}&at=3`;
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: full, removeItem: () => undefined });
  go(address, true);
  await openLink(packed, { at: 3 });
  expect(location.hash).toBe(address);
  vi.unstubAllGlobals();
  await openLink(packed, { at: 3 });
  expect(location.hash).toBe("#/replay");
  expect([route.value.query.get("r"), at.value, opened.value?.title]).toEqual([null, 3, "linked"]);
});

test("a link that is damaged keeps its address and says so", async () => {
  go("#/replay?r=1.abcdef", true);
  await draw(<Replay />);
  await until(() => fault.value?.text === "bench_bad_link");
  expect(route.value.query.get("r")).toBe("1.abcdef");
});

test("a link to something that is no record's text is a bad link", async () => {
  const nested = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const bytes = new Blob([nested]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const letters = Buffer.from(await new Response(bytes).arrayBuffer()).toString("base64url");
  await openLink(`1.${letters}`, {});
  expect(fault.value?.text).toBe("bench_bad_link");
});

test("a game that is too long for a link gets a sentence", async () => {
  let noise = "";
  for (let n = 1; noise.length < 250_000; n = (n * 48271) % 2147483647) noise += n.toString(36);
  startDesk(replayDesk());
  await openText(noise);
  expect(await linkOfMoment()).toMatchObject({ text: "replay_too_long" });
  await openText("short");
  expect(await linkOfMoment()).toContain("#/replay?r=1.");
});

test("players are called what they are called in the language of the page", async () => {
  teach("en", { board_turn: "Turn {n} · {player}" });
  teach("es", { board_turn: "Turno {n} · {player}" });
  await draw(<Replay />);
  await openText("the game");
  await until(() => document.querySelector(".mat__when")?.textContent.includes("You"));
  await act(async () => {
    lang.value = "es";
  });
  await until(() => one(".mat__when").textContent.includes("Tú"));
});

test("at the end of the game nobody is sent to the table", async () => {
  await draw(
    <>
      <Replay />
      <Toasts />
    </>,
  );
  await openText("the game");
  await there(".mat__when");
  await act(async () => goTo(9));
  await until(() => moment.value?.at === 9);
  await click(one(".mat__menu"));
  await click(button("replay_on"));
  expect(one(".toast").textContent).toBe("replay_over");
  expect(sessionStorage.getItem("illumineer.table.from")).toBe(null);
});
