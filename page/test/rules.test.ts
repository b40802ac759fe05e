import { expect, test } from "vitest";
import { cited, decodeRules, inOrder, sectionOf } from "../src/data_rules";
import { RULES } from "../src/desk/fixture";
import { ruleAddress } from "../src/parts/RuleLink";

const rulebook = decodeRules(RULES);
const newest = rulebook.book(rulebook.newest);

test("rules stand in the order of their numbers", () => {
  expect([...(newest?.keys() ?? [])]).toEqual(["4", "4.5", "4.5.1", "4.5.1.1", "4.6", "4.6.2", "4.6.10"]);
  expect(["10", "9.2", "9.10"].sort(inOrder)).toEqual(["9.2", "9.10", "10"]);
});

test("another edition is the newest with its differences", () => {
  const before = rulebook.book("2.2");
  expect(before?.get("4.5.1")?.text).toBe("A character quests.");
  expect(before?.get("4.5.1.1")).toBeUndefined();
  expect(before?.get("4.6.2")?.text).toBe("Earlier.");
  expect(rulebook.book("9.9")).toBeUndefined();
});

test("a rule knows the section that it stands in", () => {
  expect(sectionOf(newest, "4.5.1.1")).toBe("Quest");
  expect(sectionOf(newest, "4")).toBe(null);
});

test("a rule that is cited from another edition is one of that edition", () => {
  expect(cited("2.2: 4.5.1", "2.3")).toEqual({ number: "4.5.1", edition: "2.2" });
  expect(ruleAddress("2.2: 4.5.1", "2.3")).toBe("#/rules/4.5.1?edition=2.2");
  expect(ruleAddress("4.5.1")).toBe("#/rules/4.5.1");
});
