/** A long press on a card: a finger that stays, or the other button of a mouse. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** How long a finger stays, in milliseconds. */
const LONG = 450;
/** How far it may move meanwhile, in pixels. */
const STILL = 10;

function keyOf(event: Event): string | undefined {
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-key]")?.dataset["key"] : undefined;
}

/** Calls `look` with the key of a card that is pressed for long. */
export function useLongPress(mat: RefObject<HTMLElement | null>, look: ((key: string) => void) | undefined): void {
  useLayoutEffect(() => {
    const box = mat.current;
    if (!box || !look) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let looked = false;
    let finger = false;
    const down = (event: PointerEvent) => {
      const key = keyOf(event);
      finger = event.pointerType !== "mouse";
      clearTimeout(waiting);
      if (!key || !finger) return;
      from = { x: event.clientX, y: event.clientY };
      waiting = setTimeout(() => {
        looked = true;
        look(key);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(waiting);
    };
    const up = () => clearTimeout(waiting);
    const menu = (event: MouseEvent) => {
      const key = keyOf(event);
      if (!key) return;
      event.preventDefault();
      if (!looked) look(key);
      looked = finger; // a mouse makes no click of it
      clearTimeout(waiting);
    };
    const anew = () => {
      looked = false;
    };
    // The click that a long press ends with is none, wherever it falls: what was opened may lie under the finger by then.
    // Not every browser makes a click of it, so one by the keyboard, which has no number, is not taken for it.
    const click = (event: MouseEvent) => {
      if (!looked || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
      looked = false;
    };
    const over = new AbortController();
    const { signal } = over;
    box.addEventListener("pointerdown", down, { signal });
    box.addEventListener("pointermove", move, { signal });
    box.addEventListener("pointerup", up, { signal });
    box.addEventListener("pointercancel", up, { signal });
    box.addEventListener("contextmenu", menu, { signal });
    addEventListener("pointerdown", anew, { signal, capture: true });
    addEventListener("click", click, { signal, capture: true });
    return () => {
      clearTimeout(waiting);
      over.abort();
    };
  }, [look]);
}
