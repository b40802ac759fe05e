/** A pattern for each ink, so that its colour is not needed to tell it. */

import type { Ink } from "./facts";

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly d: string;
  readonly filled?: boolean;
}

const TILES: Readonly<Record<Ink, Tile>> = {
  // scales, like a sun that rises behind others
  amber: { width: 12, height: 6, d: "M0 6A6 6 0 0 1 12 6M3 6A3 3 0 0 1 9 6M-6 3A6 6 0 0 1 6 3M6 3A6 6 0 0 1 18 3" },
  // lozenges with a star in each
  amethyst: { width: 10, height: 10, d: "M0 5L5 0L10 5L5 10ZM5 3L5.7 4.3L7 5L5.7 5.7L5 7L4.3 5.7L3 5L4.3 4.3Z" },
  // leaves on a stem
  emerald: { width: 8, height: 10, d: "M4 0V10M4 8C1 8 0 5 0 3C3 3 4 5 4 8C4 5 5 3 8 3C8 5 7 8 4 8" },
  // flames
  ruby: { width: 9, height: 9, d: "M0 9L4.5 0L9 9M2.6 9L4.5 5L6.4 9" },
  // waves
  sapphire: { width: 14, height: 7, d: "M0 2C3.5 -1.5 3.5 5.5 7 2S10.5 5.5 14 2M0 5.5C3.5 2 3.5 9 7 5.5S10.5 9 14 5.5" },
  // plates with rivets
  steel: { width: 10, height: 10, d: "M0 0H10M0 5H10M2.5 0V5M7.5 5V10M4.9 2.5H5.1M-0.1 7.5H0.1M9.9 7.5H10.1" },
};

/** The pattern as a paint, to be named by its id.  `scale` is the size of its tiles. */
export function InkPattern(props: { id: string; ink: Ink; colour: string; opacity: number; scale: number }) {
  const tile = TILES[props.ink];
  return (
    <pattern
      id={props.id}
      width={tile.width}
      height={tile.height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${props.scale})`}
    >
      <path
        d={tile.d}
        fill="none"
        stroke={props.colour}
        stroke-opacity={props.opacity}
        stroke-width={0.9}
        stroke-linecap="round"
      />
    </pattern>
  );
}
