/** Short words that go by themselves. */

import { signal } from "@preact/signals";

interface Said {
  readonly id: number;
  readonly text: string;
  readonly kind: "word" | "fault";
}

const said = signal<readonly Said[]>([]);
let next = 1;

/** Shows a sentence for a while; a fault stays longer. */
export function toast(text: string, kind: Said["kind"] = "word"): void {
  const id = next++;
  said.value = [...said.value.slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), kind === "fault" ? 9000 : 4500);
}

/** Takes back all that is said: it was for somebody else. */
export function hush(): void {
  said.value = [];
}

function dismiss(id: number): void {
  said.value = said.value.filter((each) => each.id !== id);
}

/** Where they appear; it stands on every page, so that readers know it before something is said. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {said.value.map((each) => (
        <button key={each.id} type="button" class={`toast toast--${each.kind}`} onClick={() => dismiss(each.id)}>
          {each.text}
        </button>
      ))}
    </div>
  );
}
