import { expect, test } from "vitest";
import { findCards, library } from "../src/data";
import { fold } from "../src/fold";
import { lang } from "../src/i18n";
import { costs, terms, withTerm } from "../src/search";

const names = (query: string) => findCards(query).map((entry) => entry.card.full_name);

test("case and accents are ignored", () => {
  expect(fold("Señor Élan’s CAFÉ")).toBe("senor elans cafe");
  expect(names("senor elan")).toEqual(["Señor Élan - Café Owner"]);
  expect(names("CAFÉ")).toEqual(["Señor Élan - Café Owner"]);
});

test("the words of a name in any order, or written together", () => {
  expect(names("reader marisol")).toEqual(["Marisol - Tide Reader"]);
  expect(names("tide r")[0]).toBe("Marisol - Tide Reader"); // and not the song "for the tide"
  expect(names("tidereader")).toEqual(["Marisol - Tide Reader"]);
  expect(names("tideandmoon")).toEqual(["A Song for the Tide & Moon"]);
  expect(names("lullaby")).toEqual(["A Song for the Tide & Moon"]);
});

test("inks, types, keywords, costs and sets, in both languages", () => {
  expect(names("evasivo")).toEqual(["Marisol - Tide Reader"]);
  expect(names("palabra:evasivo")).toEqual(names("keyword:evasive"));
  expect(names("tinta:acero tipo:localización")).toEqual(["Harbour - Old Pier"]);
  expect(names("marisol cost:5+")).toEqual(["Marisol - Rising With the Moon"]);
  expect(names("set:2 type:action")).toEqual(["A Song for the Tide & Moon"]);
});

test("nothing fits what is no card", () => {
  expect(names("zzz")).toEqual([]);
  expect(names("cost:many")).toEqual([]);
});

test("without a query every card is there once", () => {
  expect(names("").sort()).toEqual(library.value?.map((entry) => entry.card.full_name).sort());
});

test("costs as they are written", () => {
  expect(costs("3")).toEqual([3, 3]);
  expect(costs("2-4")).toEqual([2, 4]);
  expect(costs("5+")).toEqual([5, Infinity]);
  expect(costs("-2")).toEqual([0, 2]);
});

test("a filter replaces one of its kind and leaves the rest", () => {
  expect(withTerm("elsa ink:ruby", "ink", "steel")).toBe("elsa ink:steel");
  expect(withTerm("elsa tinta:ruby cost:3", "ink", null)).toBe("elsa cost:3");
  expect(withTerm('text:"draw a card"', "type", "item")).toBe('text:"draw a card" type:item');
});

test("a colon in a name is no key", () => {
  expect(terms("Quest: Deep")).toEqual([{ key: "", value: "Quest:" }, { key: "", value: "Deep" }]);
});

test("a keyword reads as the language has it", () => {
  const shift = () => library.value?.[1]?.card.keywords[0]?.text;
  expect(shift()).toBe("Shift 4 ⬡");
  lang.value = "es";
  expect(shift()).toBe("Cambio 4 ⬡");
});
