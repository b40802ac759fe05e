/** The keys of a replay: arrows by answer and by turn, Home and End, `v` for other eyes, the space bar to let it run. */

import { useLayoutEffect } from "preact/hooks";
import { isShortcut } from "../shortcuts";
import { at, goByTurn, goTo, nextEyes, opened, playing } from "./state";

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowRight: () => goTo(at.value + 1),
  ArrowLeft: () => goTo(at.value - 1),
  ArrowDown: () => goByTurn(1),
  ArrowUp: () => goByTurn(-1),
  Home: () => goTo(0),
  End: () => goTo(opened.value?.inputs ?? 0),
  v: nextEyes,
  " ": () => {
    playing.value = !playing.value;
  },
};

export function useKeys(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opened.value || !isShortcut(event)) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input:not([type=range]), textarea, select, dialog")) return;
      // A button takes the space bar for itself, a log the arrows that scroll it.
      if (event.key === " " && target?.closest("button, a, summary")) return;
      if (/^Arrow(Up|Down)$/.test(event.key) && target?.matches(".mat__logarea, .mat__others")) return;
      const act = KEYS[event.key];
      if (!act) return;
      act();
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
