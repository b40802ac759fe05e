/** Draws a component, waits until it is settled, and looks at it. */

import type { ComponentChild } from "preact";
import { render } from "preact";
import { act } from "preact/test-utils";

export async function draw(what: ComponentChild): Promise<HTMLElement> {
  await act(async () => render(what, document.body));
  await settle();
  return document.body;
}

/** Lets promises and effects go by. */
export async function settle(): Promise<void> {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
}

export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settle();
}

export async function press(target: Element, key: string): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

export async function click(target: Element | null | undefined): Promise<void> {
  if (!target) throw new Error("nothing to click");
  await act(async () => {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await settle();
}

export function one<E extends Element = HTMLElement>(selector: string, inside: ParentNode = document.body): E {
  const found = inside.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
