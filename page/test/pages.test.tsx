import { expect, test, vi } from "vitest";
import { App } from "../src/app";
import { startDesk } from "../src/desk/asking";
import { fixtureDesk } from "../src/desk/fixture";
import { lang } from "../src/i18n";
import { go, route } from "../src/router";
import { click, draw, one, settle, type } from "./tools";

const open = async (address: string) => {
  go(address, true);
  await draw(<App />);
  await settle();
};

test("cards are found while one types, and the address follows", async () => {
  await open("#/cards");
  await type(one<HTMLInputElement>("input[type=search]"), "senor");
  const faces = [...document.querySelectorAll(".faces a")];
  expect(faces.map((each) => each.getAttribute("href"))).toEqual(["#/cards/Se%C3%B1or%20%C3%89lan%20-%20Caf%C3%A9%20Owner"]);
  expect(route.value.query.get("q")).toBe("senor");
});

test("a filter is a word of the query", async () => {
  await open("#/cards?q=marisol");
  await click(one('.inkbutton[aria-label="ink_amber"]'));
  expect(one<HTMLInputElement>("input[type=search]").value).toBe("marisol ink:amber");
  await click(one('.inkbutton[aria-label="ink_amber"]'));
  expect(one<HTMLInputElement>("input[type=search]").value).toBe("marisol");
});

test("what a card says is asked of the desk", async () => {
  const desk = fixtureDesk();
  startDesk(desk);
  await open("#/cards?q=text:draw");
  expect(desk.asked).toEqual([["cards.find", { words: "text:draw", limit: 48, lang: "en" }]]);
});

test("a card has its text in both languages, its phrases, and rules that open", async () => {
  await open("#/cards/Marisol%20-%20Tide%20Reader");
  expect([...document.querySelectorAll(".texts__one")].map((each) => each.getAttribute("lang"))).toEqual(["en", "es"]);
  expect(document.querySelectorAll(".phrase")).toHaveLength(1);
  await click([...document.querySelectorAll("button")].find((each) => each.textContent === "card_every_part"));
  expect(document.querySelectorAll(".phrase")).toHaveLength(2);
  await click(one(".phrase .rulebutton"));
  expect(one(".phrase .rulenote").textContent).toContain("A ready, dry character quests.");
});

test("a card that is not there is a sentence", async () => {
  startDesk(fixtureDesk({ "cards.show": undefined }));
  await open("#/cards/Nobody");
  expect(one("[role=alert]").textContent).toContain("no cards.show");
});

test("a rule with its parts, and what it said in other editions", async () => {
  await open("#/rules/4.5.1");
  expect(one(".rule__text").textContent).toBe("A ready, dry character quests.");
  expect(one(".paragraphs").textContent).toContain("It exerts.");
  expect(one(".changes").textContent).toContain("A character quests.");
  expect(one(".crumbs").textContent).toContain("4.5 Quest");
});

test("an older edition is read from the same file", async () => {
  await open("#/rules/4.5?edition=2.2");
  expect(one(".paragraphs").textContent).toContain("A character quests.");
  expect(one(".paragraphs").textContent).not.toContain("It exerts.");
});

test("examples are called in the language of the reader, and found by words of either", async () => {
  const rows = [
    ["a", ["Drawing is drawing", "Robar una canción"], ["Drawing", "Robar"], ["1.12.2"], []],
    ["b", ["A quest", "Una aventura"], ["Quest", "Aventura"], ["4.5.1"], []],
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ examples: rows }))));
  const titles = () => [...document.querySelectorAll(".examples a")].map((each) => each.textContent);
  await open("#/examples");
  expect(titles()).toEqual(["Drawing is drawing", "A quest"]);
  lang.value = "es";
  await settle();
  expect(titles()).toEqual(["Robar una canción", "Una aventura"]);
  for (const words of ["CANCION", "drawing"]) {
    await type(one<HTMLInputElement>("input[type=search]"), words);
    expect(titles()).toEqual(["Robar una canción"]);
  }
});

test("an address that leads nowhere says so", async () => {
  await open("#/nowhere");
  expect(one("h1").textContent).toBe("missing_title");
});

test("no page carries an inline style", async () => {
  for (const address of ["#/cards", "#/cards/Marisol%20-%20Tide%20Reader", "#/rules", "#/rules/4.5.1", "#/examples"]) {
    await open(address);
    expect(document.querySelectorAll("[style]")).toHaveLength(0);
  }
});
