import { expect, test } from "vitest";
import { link, parse } from "../src/router";

test("an address and its pieces", () => {
  const { path, query } = parse("#/rules/8.10.4?edition=2.1");
  expect(path).toEqual(["rules", "8.10.4"]);
  expect(query.get("edition")).toBe("2.1");
});

test("a name with anything in it comes back as it was", () => {
  for (const name of ["Señor Élan - Café Owner", "A/B? #1 & 100 %", "<script>alert(1)</script>"]) {
    expect(parse(link(["cards", name])).path).toEqual(["cards", name]);
  }
});

test("an address that was cut in two is shown as it stands", () => {
  expect(parse("#/cards/%E0%A4").path).toEqual(["cards", "%E0%A4"]);
});

test("empty blanks are left out", () => {
  expect(link(["rules"], { edition: null, q: "", lang: undefined })).toBe("#/rules");
});
