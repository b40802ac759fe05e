/** The keys of the table, as in the terminal (docs/play.md). */

import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { toast } from "../parts/Toast";
import { isShortcut } from "../shortcuts";
import { theme } from "../theme";
import { askToConcede, askToLeave, saveGame } from "./Offers";
import { toQuestion } from "./Question";
import { endTurn, isOver, seat, takeBack } from "./state";

interface Hands {
  readonly select: (key: string | null) => void;
  readonly openAll: () => void;
  readonly look: (key: string) => void;
  readonly help: () => void;
}

/** Keys and what they do, for the list of them. */
export const KEYS = ["arrows", "enter", "digits", "space", "escape", "i", "e", "u", "l", "r", "d", "s", "c", "q", "t", "keys"] as const;

const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

/** The log: at a desk it has the focus, on a phone it opens. */
function log(): void {
  const area = document.querySelector<HTMLElement>(".mat__logarea");
  if (area) area.focus();
  else press(".mat__last")();
}

export function useKeys({ select, openAll, look, help }: Hands): void {
  const warned = useRef(-1);
  useLayoutEffect(() => {
    const end = () => {
      const now = seat.value;
      if (now?.left && warned.current !== now.n) {
        warned.current = now.n;
        toast(now.left);
      } else void endTurn();
    };
    const onCard = (act: (key: string) => void) => () => {
      const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["key"] : undefined;
      if (key) act(key);
    };
    const keys: Readonly<Record<string, () => void>> = {
      e: end,
      u: () => void takeBack(),
      " ": openAll,
      i: onCard(look),
      l: log,
      r: press(".ask .rulebutton"),
      d: press(".mat__figures--own [data-pile=discard]"),
      s: () => (isOver.value ? void saveGame() : toast(t("table_is_kept"))),
      c: () => !isOver.value && !seat.value?.handover && askToConcede(),
      q: askToLeave,
      t: () => {
        theme.value = isDark() ? "light" : "dark";
      },
      "?": help,
      Escape: () => {
        select(null);
        toQuestion();
      },
    };
    const pressed = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.repeat || !seat.value) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input, textarea, select")) return;
      if (target?.closest("dialog") && !/^[0-9]$/.test(event.key)) return;
      if (event.key === " " && target?.closest("button:not(.mat__card), a, summary")) return;
      if (/^[0-9]$/.test(event.key)) {
        const box = target?.closest("dialog");
        const places = box ? [box] : [...document.querySelectorAll(".ask, .acts")];
        const button = places.flatMap((place) => [...place.querySelectorAll<HTMLButtonElement>(`[data-digit="${event.key}"]`)])[0];
        if (!button) return;
        button.click();
      } else {
        const act = keys[event.key];
        if (!act) return;
        act();
      }
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}
