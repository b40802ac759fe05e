/** Light or dark: as the system has it, or as the reader wants it. */

import { effect, signal } from "@preact/signals";
import { keep, kept } from "./keep";

export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

function first(): Theme {
  const before = kept("theme");
  return before === "light" || before === "dark" ? before : "system";
}

export const theme = signal<Theme>("system");

export function startTheme(): void {
  theme.value = first();
  effect(() => {
    document.documentElement.dataset["theme"] = theme.value;
    keep("theme", theme.value === "system" ? null : theme.value);
  });
}
