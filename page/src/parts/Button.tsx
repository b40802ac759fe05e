/** Buttons, at least 44 pixels high. */

import type { ComponentChildren, JSX } from "preact";

type Kind = "plain" | "main" | "quiet";

interface Common {
  readonly kind?: Kind;
  readonly icon?: string;
  readonly children: ComponentChildren;
}

/** Drawings of buttons, as lines in a square of 24. */
export const ICONS = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.4 15.4L21 21",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  close: "M6 6L18 18M18 6L6 18",
  back: "M15 5L8 12L15 19",
  next: "M9 5L16 12L9 19",
  down: "M5 9L12 16L19 9",
  book: "M4 5.5C7 4 10 4.5 12 6.5C14 4.5 17 4 20 5.5V19C17 17.6 14 18 12 20C10 18 7 17.6 4 19ZM12 6.5V20",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.3 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.3-1.3",
} as const;

export function Icon({ d }: { d: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function inside(icon: string | undefined, children: ComponentChildren) {
  return (
    <>
      {icon && <Icon d={icon} />}
      <span>{children}</span>
    </>
  );
}

export function Button({
  kind = "plain", icon, children, ...rest
}: Common & Omit<JSX.IntrinsicElements["button"], "icon" | "children" | "class" | "className">) {
  return (
    <button type="button" {...rest} class={`button button--${kind}`}>
      {inside(icon, children)}
    </button>
  );
}

export function LinkButton({ kind = "plain", icon, href, children }: Common & { readonly href: string }) {
  return (
    <a href={href} class={`button button--${kind}`}>
      {inside(icon, children)}
    </a>
  );
}
