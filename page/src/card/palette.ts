/** The colours of the inks.  A card looks the same on light and dark pages, as a printed one does. */

import type { Ink } from "./facts";

export interface Palette {
  /** The band behind the name, and what is written on it. */
  readonly band: string;
  readonly onBand: string;
  /** The ground of the picture, from its middle to its edge. */
  readonly mid: string;
  readonly deep: string;
  /** The rosette: its petals, its lines, and a colour that answers them. */
  readonly petal: string;
  readonly line: string;
  readonly answer: string;
  /** Chips and story names on paper. */
  readonly tint: string;
  readonly dark: string;
}

export const PALETTES: Readonly<Record<Ink, Palette>> = {
  amber: {
    band: "#E9A21B", onBand: "#241500", mid: "#8A560A", deep: "#2B1703",
    petal: "#F6B93B", line: "#FFE9B8", answer: "#F2704B", tint: "#FBE7BD", dark: "#6B4300",
  },
  amethyst: {
    band: "#6E3FA3", onBand: "#FFFFFF", mid: "#4C2A7A", deep: "#180B2C",
    petal: "#A874E6", line: "#EBDCFF", answer: "#F08BC0", tint: "#E9DDF7", dark: "#4E2680",
  },
  emerald: {
    band: "#1E7A3C", onBand: "#FFFFFF", mid: "#175C31", deep: "#051C0E",
    petal: "#4FBE74", line: "#D3F7DC", answer: "#E3D25A", tint: "#D5EEDC", dark: "#125029",
  },
  ruby: {
    band: "#B4232E", onBand: "#FFFFFF", mid: "#84161F", deep: "#2A0408",
    petal: "#EE5C5C", line: "#FFDCD4", answer: "#FFB347", tint: "#F9DAD7", dark: "#861620",
  },
  sapphire: {
    band: "#1A62AD", onBand: "#FFFFFF", mid: "#12497F", deep: "#03152C",
    petal: "#4E9FF0", line: "#D6ECFF", answer: "#5FE0CF", tint: "#D6E7F8", dark: "#0F4479",
  },
  steel: {
    band: "#55606C", onBand: "#FFFFFF", mid: "#465260", deep: "#10151B",
    petal: "#93A6B8", line: "#EDF3F8", answer: "#E0B183", tint: "#E1E6EB", dark: "#37424D",
  },
};

/** Paper, and the ink on it. */
export const PAPER = "#FCF8EF";
export const PRINT = "#221C2E";
export const FAINT = "#5F586B";
export const GOLD = "#F3D489";
export const WOUND = "#C8141F";

/** The palettes of a card: one, or two for two inks.  A card without an ink is grey. */
export function palettesOf(inks: readonly Ink[]): readonly [Palette, Palette] {
  const first = PALETTES[inks[0] ?? "steel"];
  const second = inks[1] ? PALETTES[inks[1]] : first;
  return [first, second];
}
