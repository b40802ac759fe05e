import type { ComponentType } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { App } from "../src/app";
import type { Lang, Words } from "../src/i18n";
import { startDesk } from "../src/desk/asking";
import { fixtureDesk } from "../src/desk/fixture";
import { later } from "../src/pages/later";
import { Boundary } from "../src/parts/Boundary";
import { Dialog } from "../src/parts/Dialog";
import { Trace } from "../src/parts/Trace";
import { go } from "../src/router";
import { click, draw, one, settle } from "./tools";

afterEach(() => localStorage.clear());

const button = (text: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === text);

test("an open rule stays with its line when lines go before it", async () => {
  const lines = [3, 4, 5].map((n) => ({ n, kind: "event", depth: 0, text: `line ${n}`, rule: n === 4 ? "4.5.1" : "4.6.2" }));
  await draw(<Trace label="log" lines={lines} />);
  await click(document.querySelectorAll("button")[1]);
  await draw(<Trace label="log" lines={[...lines.slice(1), { n: 6, kind: "event", depth: 0, text: "line 6", rule: "4.6.2" }]} />);
  expect(one(".rulenote").closest("li")?.textContent).toContain("line 4");
});

test("only a tap that begins and ends beside a dialog closes it", async () => {
  let closed = 0;
  await draw(
    <Dialog title="words" open onClose={() => (closed += 1)}>
      <input />
    </Dialog>,
  );
  const down = (target: Element) => target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const box = one("dialog");
  down(one("dialog input"));
  await click(box);
  expect(closed).toBe(0);
  await click(box); // the end of a press that began before the dialog was there
  expect(closed).toBe(0);
  down(box);
  await click(box);
  expect(closed).toBe(1);
});

// --- languages -----------------------------------------------------------------------------------

/** Words that come when they are told to. */
function slowWords() {
  const ends: Partial<Record<Lang, (words: Words | Error) => void>> = {};
  const load = (which: Lang) =>
    new Promise<Words>((resolve, reject) => {
      ends[which] = (words) => (words instanceof Error ? reject(words) : resolve(words));
    });
  return { ends, load };
}

test("of two wishes for a language the last one holds", async () => {
  vi.resetModules();
  const fresh = await import("../src/i18n");
  const { ends, load } = slowWords();
  const wishes = [fresh.choose("es", load), fresh.choose("en", load)];
  ends.en?.({});
  await settle();
  ends.es?.({});
  await Promise.all(wishes);
  expect([fresh.lang.value, localStorage.getItem("illumineer.lang")]).toEqual(["en", "en"]);
});

test("a language whose words do not come is not chosen", async () => {
  vi.resetModules();
  const fresh = await import("../src/i18n");
  expect(await fresh.choose("es", () => Promise.reject(new Error("no network")))).toBe(false);
  expect([fresh.lang.value, localStorage.getItem("illumineer.lang")]).toEqual(["en", null]);
  expect(await fresh.choose("es", () => Promise.resolve({}))).toBe(true);
  expect(fresh.lang.value).toBe("es");
});

test("the settings say that the words did not come, and show the language that is spoken", async () => {
  vi.resetModules();
  const [fresh, parts, said] = await Promise.all([import("../src/i18n"), import("../src/parts/Settings"), import("../src/parts/Toast")]);
  fresh.teach("en", { language_missing: "no words in {language}" });
  await draw(
    <>
      <parts.Settings />
      <said.Toasts />
    </>,
  );
  const [english, spanish] = document.querySelectorAll<HTMLInputElement>("input[name=language]");
  if (!spanish || !english) throw new Error("no languages");
  spanish.checked = true;
  spanish.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
  await settle();
  expect(one(".toast").textContent).toBe("no words in Español");
  expect([english.checked, spanish.checked]).toEqual([true, false]);
});

// --- pages that do not come, pages that break ----------------------------------------------------

test("a page that did not come is tried again", async () => {
  let tries = 0;
  const Page = later(() => (++tries === 1 ? Promise.reject(new Error("no network")) : Promise.resolve((() => <p>here</p>) as ComponentType)));
  await draw(<Page />);
  expect(one("[role=alert]").textContent).toBe("page_missing");
  await click(button("again"));
  await settle();
  expect(document.body.textContent).toBe("here");
});

test("what breaks while it is drawn says so, and is drawn again when asked", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw new Error("broken");
    return <p>here</p>;
  }
  await draw(
    <Boundary>
      <Page />
    </Boundary>,
  );
  expect(one("[role=alert]").textContent).toBe("page_broken");
  await click(button("again"));
  expect(one("[role=alert]").textContent).toBe("page_broken");
  broken = false;
  await click(button("again"));
  expect(document.body.textContent).toBe("here");
  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});

test("a page that breaks leaves the way to the others open", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  startDesk(fixtureDesk({ "cards.show": {} })); // an answer without its parts
  go("#/cards/Nobody", true);
  await draw(<App />);
  expect(one("main [role=alert]").textContent).toBe("page_broken");
  expect(one(".nav")).toBeTruthy();
  go("#/rules", true);
  await draw(<App />);
  expect(document.querySelector("main [role=alert]")).toBe(null);
  complaint.mockRestore();
});
