/** Our own signs, as paths in a square from -10 to 10: for faces, and inline in texts. */

export type Sign = "strength" | "willpower" | "lore" | "ink" | "exert" | "inkwell" | "note" | "move";

export const SIGNS: Readonly<Record<Sign, string>> = {
  // a blade, point up
  strength: "M0 -10L2.9 -6.4V2.2H7V5.1H1.8V7.6A1.9 1.9 0 1 1 -1.8 7.6V5.1H-7V2.2H-2.9V-6.4ZM0 -6.6L-1.1 -5V2.2H0Z",
  // a shield
  willpower: "M0 -9.6C2.6 -7.7 5.4 -7 8.3 -7V-0.6C8.3 4.4 4.6 7.8 0 9.8C-4.6 7.8 -8.3 4.4 -8.3 -0.6V-7C-5.4 -7 -2.6 -7.7 0 -9.6ZM0 -6.4C-1.7 -5.4 -3.6 -4.7 -5.6 -4.5V-0.6C-5.6 2.9 -3.2 5.3 0 6.9Z",
  // a cut stone
  lore: "M0 -9.8L6.6 0L0 9.8L-6.6 0ZM0 -5.6L-3.8 0H0Z",
  // a drop in a hexagon
  ink: "M0 -9.6L8.3 -4.8V4.8L0 9.6L-8.3 4.8V-4.8ZM0 -6.9L-6 -3.4V3.4L0 6.9L6 3.4V-3.4ZM0 -4.6C1.7 -2.1 3 -0.6 3 1.2A3 3 0 0 1 -3 1.2C-3 -0.6 -1.7 -2.1 0 -4.6Z",
  // an arrow that turns
  exert: "M-0.4 -9A9 9 0 1 0 9 0.6L6 0.6A6 6 0 1 1 -0.4 -6V-2.8L6.4 -7.4L-0.4 -12Z",
  // a drop in a ring
  inkwell: "M0 -9.6A9.6 9.6 0 1 0 0 9.6A9.6 9.6 0 1 0 0 -9.6ZM0 -7.2A7.2 7.2 0 1 1 0 7.2A7.2 7.2 0 1 1 0 -7.2ZM0 -5C2 -2 3.6 -0.4 3.6 1.6A3.6 3.6 0 0 1 -3.6 1.6C-3.6 -0.4 -2 -2 0 -5Z",
  // a note
  note: "M-2.6 -9.4L8 -7V4.6A3.6 3 0 1 1 5.6 1.8V-3.9L-0.2 -5.2V6.8A3.6 3 0 1 1 -2.6 4Z",
  // steps
  move: "M-9 7V3.6H-3.6V-1H1.8V-5.6H5L2.6 -8L4.6 -10L10 -4.4L4.6 1.2L2.6 -0.8L4.4 -2.6H4.4V2H-1V7Z",
};

/** Which sign a character of a text stands for. */
export const SIGN_OF: Readonly<Record<string, Sign>> = {
  "¤": "strength",
  "⛉": "willpower",
  "◊": "lore",
  "⬡": "ink",
  "⟳": "exert",
  "◉": "inkwell",
};

/** A sign inside another drawing. */
export function Mark(props: { sign: Sign; x: number; y: number; size: number; fill: string }) {
  const scale = props.size / 20;
  return (
    <path
      d={SIGNS[props.sign]}
      transform={`translate(${props.x} ${props.y}) scale(${scale})`}
      fill={props.fill}
      fill-rule="evenodd"
    />
  );
}

/** A sign in running text; `title` says it to those who do not see it. */
export function Glyph(props: { sign: Sign; title?: string }) {
  return (
    <svg
      class="glyph"
      viewBox="-10 -10 20 20"
      {...(props.title ? { role: "img", "aria-label": props.title } : { "aria-hidden": "true" })}
    >
      <path d={SIGNS[props.sign]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
