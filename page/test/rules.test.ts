import { expect, test } from "vitest";
import { bookOf, editions, ruleNow, sectionOf } from "../src/data";
import { cited, inOrder } from "../src/data_rules";
import { ruleAddress } from "../src/parts/RuleLink";

test("rules stand in the order of their numbers", () => {
  expect([...(bookOf()?.keys() ?? [])]).toEqual(["4", "4.5", "4.5.1", "4.5.1.1", "4.6", "4.6.2", "4.6.10"]);
  expect(["10", "9.2", "9.10"].sort(inOrder)).toEqual(["9.2", "9.10", "10"]);
});

test("another edition is the newest with its differences", () => {
  expect(editions.value).toEqual(["2.2", "2.3"]);
  expect(ruleNow("4.5.1", "2.2")?.text).toBe("A character quests.");
  expect(ruleNow("4.5.1.1", "2.2")).toBeUndefined();
  expect(ruleNow("4.6.2", "2.2")?.text).toBe("Earlier.");
  expect(bookOf("9.9")).toBe(null);
});

test("a rule knows the section that it stands in", () => {
  expect(sectionOf("4.5.1.1")).toBe("Quest");
  expect(sectionOf("4")).toBe(null);
});

test("a rule that is cited from another edition is one of that edition", () => {
  expect(cited("2.2: 4.5.1", "2.3")).toEqual({ number: "4.5.1", edition: "2.2" });
  expect(ruleAddress("2.2: 4.5.1", "2.3")).toBe("#/rules/4.5.1?edition=2.2");
  expect(ruleAddress("4.5.1")).toBe("#/rules/4.5.1");
});
