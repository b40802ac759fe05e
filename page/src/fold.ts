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

/** How well a folded text answers folded words: 0 is not at all; every word must be somewhere in it. */
export function score(text: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const place = text.indexOf(word);
    if (place < 0) return 0;
    const starts = place === 0 || text[place - 1] === " ";
    const whole = starts && (text.length === place + word.length || text[place + word.length] === " ");
    sum += 1 + (starts ? 2 : 0) + (whole ? 2 : 0) + (place === 0 ? 2 : 0);
  }
  return sum + 1 / (1 + text.length);
}
