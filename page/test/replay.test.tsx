import { expect, test } from "vitest";
import { reported } from "../src/replay/state";

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
