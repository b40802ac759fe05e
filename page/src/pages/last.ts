/** What was looked for among the cards last: the way back leads there. */

import { signal } from "@preact/signals";

export const lastQuery = signal("");
