/** The rosette of a card: what stands where others have a picture.

Its build (how many rays, which petals) grows from the name, so that all versions of a character look related; what is
laid over it grows from the full name, so that no two cards look the same.  It is drawn in a circle of radius 100. */

import { between, diceOf, pick } from "./random";

export type Tone = "petal" | "line" | "answer" | "other";

/** One layer: a path, how it is filled and stroked, each by a tone of the card's palettes. */
export interface Layer {
  readonly d: string;
  readonly fill?: Tone;
  readonly fillOpacity?: number;
  readonly stroke?: Tone;
  readonly strokeOpacity?: number;
  readonly width?: number;
  /** Left out on small faces, where it would be mud. */
  readonly fine?: boolean;
}

const TURN = Math.PI * 2;

function at(radius: number, angle: number): string {
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Petal = (inner: number, outer: number, angle: number, half: number) => string;

/** The shapes of petals.  Each begins and ends at the inner radius and has its tip at the outer one. */
const leaf: Petal = (inner, outer, angle, half) => {
  const belly = inner + (outer - inner) * 0.5;
  return `M${at(inner, angle)}Q${at(belly, angle - half)} ${at(outer, angle)}Q${at(belly, angle + half)} ${at(inner, angle)}Z`;
};
const arch: Petal = (inner, outer, angle, half) => {
  const shoulder = inner + (outer - inner) * 0.78;
  return (
    `M${at(inner, angle - half * 0.5)}C${at(shoulder * 0.7, angle - half * 1.1)} ${at(shoulder, angle - half * 0.9)} ${at(outer, angle)}` +
    `C${at(shoulder, angle + half * 0.9)} ${at(shoulder * 0.7, angle + half * 1.1)} ${at(inner, angle + half * 0.5)}Z`
  );
};
const lotus: Petal = (inner, outer, angle, half) => {
  const low = inner + (outer - inner) * 0.25;
  const high = inner + (outer - inner) * 0.8;
  return (
    `M${at(inner, angle)}C${at(low, angle - half * 1.5)} ${at(high, angle - half * 1.1)} ${at(outer, angle)}` +
    `C${at(high, angle + half * 1.1)} ${at(low, angle + half * 1.5)} ${at(inner, angle)}Z`
  );
};
const round_: Petal = (inner, outer, angle, half) =>
  `M${at(inner, angle)}C${at(outer * 0.9, angle - half * 1.7)} ${at(outer * 1.08, angle - half * 0.9)} ${at(outer, angle)}` +
  `C${at(outer * 1.08, angle + half * 0.9)} ${at(outer * 0.9, angle + half * 1.7)} ${at(inner, angle)}Z`;
const blade: Petal = (inner, outer, angle, half) => {
  const belly = inner + (outer - inner) * 0.36;
  return `M${at(inner, angle)}L${at(belly, angle - half * 0.75)}L${at(outer, angle)}L${at(belly, angle + half * 0.75)}Z`;
};
const hook: Petal = (inner, outer, angle, half) =>
  `M${at(inner, angle - half * 0.4)}C${at(outer * 0.6, angle - half * 1.2)} ${at(outer * 0.95, angle - half)} ${at(outer, angle + half * 0.55)}` +
  `C${at(outer * 0.8, angle + half * 0.2)} ${at(outer * 0.55, angle + half)} ${at(inner, angle + half * 0.4)}Z`;

const PETALS: readonly [Petal, ...Petal[]] = [leaf, arch, lotus, round_, blade, hook];

function wreath(shape: Petal, count: number, inner: number, outer: number, half: number, turn: number): string {
  let d = "";
  for (let i = 0; i < count; i++) d += shape(inner, outer, turn + (i * TURN) / count, half);
  return d;
}

function beads(count: number, radius: number, size: number, turn: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = turn + (i * TURN) / count;
    const x = round(radius * Math.sin(angle));
    const y = round(-radius * Math.cos(angle));
    d += `M${round(x - size)} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`;
  }
  return d;
}

function gems(count: number, radius: number, size: number, turn: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = turn + (i * TURN) / count;
    const side = size / radius / 1.6;
    d += `M${at(radius - size, angle)}L${at(radius, angle - side)}L${at(radius + size, angle)}L${at(radius, angle + side)}Z`;
  }
  return d;
}

function ring(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** Ticks as on the edge of a dial. */
function rays(count: number, inner: number, outer: number, turn: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = turn + (i * TURN) / count;
    d += `M${at(inner, angle)}L${at(outer, angle)}`;
  }
  return d;
}

/** A star that is drawn in one go, from each point to the one that stands `step` further. */
function star(points: number, step: number, radius: number, turn: number): string {
  let d = "";
  const seen = new Set<number>();
  for (let first = 0; first < points; first++) {
    if (seen.has(first)) continue;
    let i = first;
    do {
      d += `${i === first ? "M" : "L"}${at(radius, turn + (i * TURN) / points)}`;
      seen.add(i);
      i = (i + step) % points;
    } while (i !== first);
    d += "Z";
  }
  return d;
}

/** A line that winds around the middle, in and out, and closes. */
function winding(loops: number, inner: number, outer: number, turn: number): string {
  const steps = loops * 14;
  let d = "";
  for (let i = 0; i < steps; i++) {
    const angle = (i * TURN) / steps;
    const radius = (inner + outer) / 2 + ((outer - inner) / 2) * Math.cos(angle * loops);
    d += `${i ? "L" : "M"}${at(radius, turn + angle + (0.9 / loops) * Math.sin(angle * loops))}`;
  }
  return `${d}Z`;
}

export interface Rosette {
  readonly layers: readonly Layer[];
  /** The letter in its middle, as books were once begun. */
  readonly initial: string;
}

const kept = new Map<string, Rosette>();

/** The rosette of a card. */
export function rosetteOf(name: string, fullName: string): Rosette {
  const known = kept.get(fullName);
  if (known) return known;
  const made = grow(name, fullName);
  kept.set(fullName, made);
  return made;
}

function grow(name: string, fullName: string): Rosette {
  const family = diceOf(name);
  const own = diceOf(fullName);
  const count = between(family, 5, 10);
  const great = pick(family, PETALS);
  const small = pick(family, PETALS);
  const step = TURN / count;
  const second = pick(own, PETALS);
  const twist = own() < 0.35 ? step / 4 : 0;
  const edge = between(own, 0, 3);
  const middle = between(own, 0, 3);
  const layers: Layer[] = [];

  // Behind everything, rays of light.
  layers.push({ d: rays(count * 4, 70, 108, step / 8), stroke: "line", strokeOpacity: 0.16, width: 1.1, fine: true });
  // The edge.
  if (edge === 0) layers.push({ d: beads(count * 3, 97, 2.4, 0), fill: "line", fillOpacity: 0.75 });
  if (edge === 1) layers.push({ d: gems(count * 2, 96, 6.5, step / 4), fill: "answer", fillOpacity: 0.85 });
  if (edge === 2) layers.push({ d: ring(98) + ring(93.5), stroke: "line", strokeOpacity: 0.55, width: 1 }, { d: beads(count, 95.8, 3.4, step / 2), fill: "answer", fillOpacity: 0.95 });
  if (edge === 3) layers.push({ d: winding(count * 2, 90, 99, 0), stroke: "line", strokeOpacity: 0.6, width: 1.1 });
  // The great petals, and others between them.
  const width = step * (0.42 + own() * 0.3);
  layers.push({ d: wreath(second, count, 26, 84 + own() * 8, width * 1.05, step / 2 + twist), fill: "other", fillOpacity: 0.34, stroke: "line", strokeOpacity: 0.35, width: 0.9 });
  layers.push({ d: wreath(great, count, 20, 90, width, twist), fill: "petal", fillOpacity: 0.46, stroke: "line", strokeOpacity: 0.85, width: 1.3 });
  layers.push({ d: wreath(great, count, 30, 70, width * 0.5, twist), fill: "line", fillOpacity: 0.22, fine: true });
  // What is laid over them.
  if (middle === 0) layers.push({ d: star(count * 2, Math.max(2, count - 2), 62, 0), stroke: "line", strokeOpacity: 0.5, width: 0.9 });
  if (middle === 1) layers.push({ d: winding(count, 40, 70, step / 2), stroke: "answer", strokeOpacity: 0.85, width: 1.4 });
  if (middle === 2) layers.push({ d: beads(count, 64, 4.2, step / 2 + twist), fill: "answer", fillOpacity: 0.9, stroke: "line", strokeOpacity: 0.8, width: 0.8 });
  if (middle === 3) layers.push({ d: gems(count, 66, 10, step / 2 + twist), fill: "answer", fillOpacity: 0.8, stroke: "line", strokeOpacity: 0.7, width: 0.8 });
  // The heart.
  layers.push({ d: wreath(small, count, 18, 52, step * 0.62, step / 2), fill: "petal", fillOpacity: 0.75, stroke: "line", strokeOpacity: 0.7, width: 1 });
  const initial = [...name].find((each) => /[\p{L}\p{N}]/u.test(each)) ?? "✦";
  return { layers, initial: initial.toLocaleUpperCase() };
}
