/** A card that is dragged: a shortcut, never the only way to anything.

With a mouse in any direction; with a finger up or down, because a row scrolls sideways. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Where a card can be dropped: on another card, on the viewer's side of the table, on the viewer's inkwell. */
export type Place = { readonly card: string } | { readonly on: "play" | "ink" };

export interface Dragging {
  /** A card is taken up; false if it is not to be dragged. */
  readonly take: (key: string) => boolean;
  readonly drop: (key: string, place: Place) => void;
  /** It is let go, wherever. */
  readonly end: () => void;
}

/** How far a pointer moves before a press is a drag, in pixels. */
const FAR = 12;

function placeAt(x: number, y: number, taken: string): Place | null {
  const under = document.elementFromPoint(x, y);
  const key = under?.closest<HTMLElement>(".mat__card")?.dataset["key"];
  if (key !== undefined) return key === taken ? null : { card: key };
  if (under?.closest(".mat__figures--own [data-pile=inkwell]")) return { on: "ink" };
  return under?.closest(".mat__own .mat__row--play") ? { on: "play" } : null;
}

export function useDrag(mat: RefObject<HTMLElement | null>, dragging: Dragging | undefined): void {
  useLayoutEffect(() => {
    const box = mat.current;
    if (!box || !dragging) return;
    let pressed: { readonly key: string; readonly card: HTMLElement; readonly x: number; readonly y: number } | null = null;
    let ghost: HTMLElement | null = null;
    let dropped = false;
    const down = (event: PointerEvent) => {
      dropped = false;
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>(".mat__card") : null;
      const key = card?.dataset["key"];
      pressed = card && key && event.isPrimary && event.button === 0 ? { key, card, x: event.clientX, y: event.clientY } : null;
    };
    const move = (event: PointerEvent) => {
      if (!pressed || !event.isPrimary) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return;
        if (!dragging.take(pressed.key)) {
          pressed = null;
          return;
        }
        ghost = pressed.card.cloneNode(true) as HTMLElement;
        ghost.classList.add("mat__ghost");
        delete ghost.dataset["key"];
        ghost.ariaHidden = "true";
        ghost.style.width = `${pressed.card.offsetWidth}px`;
        document.body.append(ghost);
      }
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
      event.preventDefault();
    };
    const letGo = () => {
      ghost?.remove();
      if (ghost) dragging.end();
      [pressed, ghost] = [null, null];
    };
    const up = (event: PointerEvent) => {
      const [from, place] = [ghost && pressed, pressed && placeAt(event.clientX, event.clientY, pressed.key)];
      dropped = from !== null;
      letGo();
      if (from && place) dragging.drop(from.key, place);
    };
    // The click that a drag ends with is none.
    const click = (event: MouseEvent) => {
      if (!dropped) return;
      dropped = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const over = new AbortController();
    const { signal } = over;
    box.addEventListener("pointerdown", down, { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", letGo, { signal });
    box.addEventListener("click", click, { signal, capture: true });
    return () => {
      letGo();
      over.abort();
    };
  }, [dragging]);
}
