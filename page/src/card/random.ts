/** Numbers that look like chance and are the same for the same words, on every device. */

export type Dice = () => number;

/** A stream of numbers from 0 to 1 that grows out of a text. */
export function diceOf(text: string): Dice {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(dice: Dice, from: readonly [T, ...T[]]): T {
  return from[Math.floor(dice() * from.length)] ?? from[0];
}

/** A whole number from least to most, both included. */
export function between(dice: Dice, least: number, most: number): number {
  return least + Math.floor(dice() * (most - least + 1));
}
