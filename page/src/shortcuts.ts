/** Letters, digits and signs as keys of a page.  Who speaks to the device, or hits keys by chance, can turn them off. */

import { signal } from "@preact/signals";
import { keep, kept } from "./keep";

/** Whether such keys mean something. */
export const shortcuts = signal(kept("shortcuts") !== "off");

export function turnShortcuts(on: boolean): void {
  shortcuts.value = on;
  keep("shortcuts", on ? null : "off");
}

/** Whether a key that is pressed is for the page: alone, not used already, and not turned off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return shortcuts.value || event.key.length > 1 || event.key === " ";
}
