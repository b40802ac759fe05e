import { expect, test } from "vitest";
import { CardFace, faceLabel } from "../src/card/CardFace";
import type { Shown } from "../src/card/facts";
import { rosetteOf } from "../src/card/rosette";
import { nameLength, set, setInBox, SANS } from "../src/card/typeset";
import { cardNow } from "../src/data";
import { draw, one } from "./tools";

function card(name: string): Shown {
  const found = cardNow(name);
  if (!found) throw new Error(name);
  return found;
}
const reader = () => card("Marisol - Tide Reader");

test("a rosette is always the same for a card, and another for another version", () => {
  const d = (name: string, full: string) => rosetteOf(name, full).layers.map((layer) => layer.d).join();
  expect(d("Elsa", "Elsa - Snow Queen")).toBe(d("Elsa", "Elsa - Snow Queen"));
  expect(d("Elsa", "Elsa - Snow Queen")).not.toBe(d("Elsa", "Elsa - Spirit of Winter"));
  expect(rosetteOf("Élan", "Élan").initial).toBe("É");
});

test("a face says what it shows", async () => {
  await draw(<CardFace card={{ ...reader(), exerted: true, damage: 2 }} />);
  const face = one<SVGElement>("svg.face");
  expect(face.getAttribute("role")).toBe("img");
  expect(face.getAttribute("aria-label")).toContain("Marisol - Tide Reader");
  expect(face.getAttribute("aria-label")).toContain("face_exerted, face_damage");
  expect(face.classList.contains("face--exerted")).toBe(true);
});

test("a face needs no style sheet and carries no inline style", async () => {
  const body = await draw(<CardFace card={{ ...reader(), drying: true, under: [1] }} size="large" text={["Draw a card."]} />);
  expect(body.querySelectorAll("[style]")).toHaveLength(0);
  expect(body.querySelectorAll("script, foreignObject, image")).toHaveLength(0);
});

test("a changed value is shown with the printed one", async () => {
  const changed = { ...reader(), values: { cost: 2, strength: 5, willpower: 3, lore: 1 } };
  await draw(<CardFace card={changed} />);
  const texts = [...document.querySelectorAll("svg text")].map((each) => [each.textContent, each.getAttribute("font-weight")]);
  expect(texts).toContainEqual(["5", "900"]);
  expect(texts).toContainEqual(["2", "600"]);
  expect(faceLabel(changed)).toContain("face_strength_now");
});

test("a location lies on its side", async () => {
  await draw(<CardFace card={card("Harbour - Old Pier")} size="row" />);
  expect(one<SVGElement>("svg.face").getAttribute("viewBox")).toBe("0 0 112 80");
});

test("a name is text, whatever stands in it", async () => {
  const nasty = { ...reader(), name: "<img src=x onerror=alert(1)>", version: null };
  const body = await draw(<CardFace card={nasty} size="large" />);
  expect(body.querySelector("img")).toBe(null);
});

test("the name of an ability stands in capitals before its text", () => {
  expect(nameLength("DEEP FREEZE When you play".split(" "))).toBe(2);
  expect(nameLength("A WHOLE NEW A character gets".split(" "))).toBe(3);
  expect(nameLength("Draw a card.".split(" "))).toBe(0);
});

test("text is set in lines, and cut off where there is no room", () => {
  const long = "word ".repeat(200);
  expect(set([long], 150, 10, SANS).lines.length).toBeGreaterThan(5);
  const box = setInBox([long], 150, 40, 10, 8, SANS);
  expect(box.height).toBeLessThanOrEqual(40);
  expect(box.lines.at(-1)?.runs.at(-1)?.text).toMatch(/…$/);
  expect(set(["2 ⬡, ⟳"], 150, 10, SANS).lines[0]?.runs.map((run) => run.sign)).toEqual([undefined, "ink", undefined, "exert"]);
});
