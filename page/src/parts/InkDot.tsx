/** A small sign for inks: colour and pattern. */

import { useId } from "preact/hooks";
import type { Ink } from "../card/facts";
import { PALETTES, palettesOf } from "../card/palette";
import { InkPattern } from "../card/patterns";

const HEXAGON = "M10 0.500L18.5 5.200V14.800L10 19.500L1.5 14.800V5.200Z";

export function InkDot({ inks }: { inks: readonly Ink[] }) {
  const id = useId();
  const [one, two] = palettesOf(inks);
  const first = inks[0] ?? "steel";
  return (
    <svg class="inkdot" viewBox="0 0 20 20" aria-hidden="true">
      <defs>
        <InkPattern id={`${id}p`} ink={first} colour={PALETTES[first].onBand} opacity={0.55} scale={0.9} />
        <clipPath id={`${id}c`}>
          <path d={HEXAGON} />
        </clipPath>
      </defs>
      <g clip-path={`url(#${id}c)`}>
        <rect width={20} height={20} fill={one.band} />
        {inks[1] && <path d="M14 0H20V20H6Z" fill={two.band} />}
        <rect width={20} height={20} fill={`url(#${id}p)`} />
      </g>
    </svg>
  );
}
