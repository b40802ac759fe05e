/** Words as they are compared: without case, accents and marks. */

export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘´`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A name as `names.folded` of the package has it: without spaces, and "&" is "and". */
export function together(name: string): string {
  return fold(name.replaceAll("&", " and ")).replaceAll(" ", "");
}

/** How well a folded text answers folded words: 0 is not at all; every word must be somewhere in it.

A word of the text answers one word well, another one hardly: "powhatan p" means a Powhatan that is Protective.  `used`
has the words of the text that have answered one already. */
export function score(text: string, words: readonly string[], used: Set<number> = new Set()): number {
  const parts = text.split(" ");
  let sum = 0;
  for (const word of words) {
    let [best, at] = [0, -1];
    parts.forEach((part, i) => {
      if (!part.includes(word)) return;
      const starts = part.startsWith(word) && !used.has(i);
      const worth = starts ? 3 + (part === word ? 2 : 0) + (i === 0 ? 2 : 0) : 1;
      if (worth > best) [best, at] = [worth, i];
    });
    if (!best) return 0;
    used.add(at);
    sum += best;
  }
  return sum + 1 / (1 + text.length);
}
