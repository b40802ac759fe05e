import { useState } from "preact/hooks";
import { expect, test, vi } from "vitest";
import type { Facts } from "../src/card/facts";
import { setRules } from "../src/data";
import { startDesk } from "../src/desk/asking";
import { fixtureDesk, RULES } from "../src/desk/fixture";
import { CardSearch } from "../src/parts/CardSearch";
import { RuleList } from "../src/parts/RuleLink";
import { Tabs } from "../src/parts/Tabs";
import { Toasts, toast } from "../src/parts/Toast";
import { Trace } from "../src/parts/Trace";
import { click, draw, one, press, settle, type } from "./tools";

test("a card is found and taken by keyboard alone", async () => {
  const picked: string[] = [];
  await draw(<CardSearch label="find" onPick={(card: Facts) => picked.push(card.full_name)} />);
  const field = one<HTMLInputElement>("input[role=combobox]");
  field.focus();
  await type(field, "marisol");
  expect(field.getAttribute("aria-expanded")).toBe("true");
  const options = () => [...document.querySelectorAll("[role=option]")];
  expect(options()).toHaveLength(2);
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(active()).toBe(options()[0]);
  await press(field, "ArrowDown");
  expect(active()).toBe(options()[1]);
  const second = options()[1]?.querySelector("i")?.textContent?.trim();
  await press(field, "Enter");
  expect(picked[0]).toContain(second);
  expect(field.value).toBe("");
});

test("Escape closes the list first, and empties the field then", async () => {
  await draw(<CardSearch label="find" onPick={() => undefined} />);
  const field = one<HTMLInputElement>("input");
  await type(field, "marisol");
  await press(field, "Escape");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  expect(field.value).toBe("marisol");
  await press(field, "Escape");
  expect(field.value).toBe("");
});

test("a rule opens in place and closes again", async () => {
  await draw(<RuleList numbers={["4.5.1", "4.6.2"]} />);
  const [first] = document.querySelectorAll("button");
  await click(first);
  expect(first?.getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(first?.getAttribute("aria-controls") ?? "")?.textContent).toContain("A ready, dry character quests.");
  await click(first);
  expect(document.querySelector(".rulenote")).toBe(null);
});

test("a rule that is not in the file is asked of the desk", async () => {
  await draw(<RuleList numbers={["8.8.8"]} />);
  await click(one("button"));
  await settle();
  expect(one(".rulenote").textContent).toContain("A ready, dry character quests.");
});

test("the lines of a trace are nested, with their rules", async () => {
  const lines = [
    { kind: "act", depth: 0, text: "p1 quests", rule: "4.5.1" },
    { kind: "event", depth: 1, text: "it exerts ⟳", rule: null },
  ];
  await draw(<Trace label="what happened" lines={lines} current={1} />);
  const rows = [...document.querySelectorAll("li")];
  expect(rows.map((row) => row.dataset["depth"])).toEqual(["0", "1"]);
  expect(rows[1]?.getAttribute("aria-current")).toBe("step");
  await click(one("button"));
  expect(one(".rulenote", rows[0]).textContent).toContain("4.5.1");
});

test("arrows go from tab to tab, around the end", async () => {
  function Two() {
    const [chosen, choose] = useState<"a" | "b">("a");
    return (
      <Tabs label="tabs" tabs={[{ key: "a", label: "A" }, { key: "b", label: "B" }]} chosen={chosen} onChoose={choose}>
        panel {chosen}
      </Tabs>
    );
  }
  await draw(<Two />);
  const selected = () => one("[role=tab][aria-selected=true]").textContent;
  await press(one("[role=tablist]"), "ArrowLeft");
  expect(selected()).toBe("B");
  await press(one("[role=tablist]"), "ArrowRight");
  expect(selected()).toBe("A");
  expect(one("[role=tabpanel]").textContent).toBe("panel a");
});

test("a short word comes and goes", async () => {
  vi.useFakeTimers();
  toast("copied");
  vi.advanceTimersByTime(10);
  vi.useRealTimers();
  await draw(<Toasts />);
  expect(one("[role=status]").textContent).toBe("copied");
  await click(one(".toast"));
  expect(one("[role=status]").textContent).toBe("");
});

test("the rules are loaded when a rule is opened, and once", async () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: URL) => {
    fetched.push(address.pathname);
    return new Response(JSON.stringify(RULES));
  });
  setRules("en", null);
  await draw(<RuleList numbers={["4.5.1", "4.6.2"]} />);
  expect(fetched).toEqual([]);
  for (const each of document.querySelectorAll(".rulebutton")) await click(each);
  expect(one(".rulenote").textContent).toContain("Earlier.");
  expect(fetched).toEqual(["/data/rules.en.json"]);
});

test("a rule is asked of the desk if the file with the rules does not come", async () => {
  const desk = fixtureDesk();
  startDesk(desk);
  setRules("en", null);
  await draw(<RuleList numbers={["4.5.1"]} />);
  await click(one(".rulebutton"));
  expect(desk.asked).toEqual([["rules.look", { number: "4.5.1", lang: "en" }]]);
  expect(one(".rulenote").textContent).toContain("A ready, dry character quests.");
});
