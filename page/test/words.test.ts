import { expect, test } from "vitest";
import { askedLang, lang, t, teach } from "../src/i18n";

test("blanks are filled, numbers choose a form, lists are joined", () => {
  teach("en", { count: "{n:,} {n:card|cards}", names: "{names} or {names:or}" });
  expect(t("count", { n: 1 })).toBe("1 card");
  expect(t("count", { n: 2783 })).toBe("2,783 cards");
  expect(t("names", { names: ["a", "b", "c"] })).toBe("a, b, and c or a, b, or c");
});

test("a form can hold the number itself", () => {
  teach("en", { those: "{n:the card|the {n} cards}" });
  expect(t("those", { n: 1 })).toBe("the card");
  expect(t("those", { n: 3 })).toBe("the 3 cards");
});

test("of several forms the first that can be filled is told", () => {
  teach("en", { forms: ["{a} and {b}", "{a}"] });
  expect(t("forms", { a: "x", b: "y" })).toBe("x and y");
  expect(t("forms", { a: "x" })).toBe("x");
});

test("another language has other words", () => {
  teach("en", { hello: "hello" });
  teach("es", { hello: "hola" });
  lang.value = "es";
  expect(t("hello")).toBe("hola");
});

test("what the address asks for wins", () => {
  location.hash = "#/rules/4.5.1?lang=es";
  expect(askedLang()).toBe("es");
  location.hash = "#/rules?lang=xx";
  expect(askedLang()).toBe(null);
});
