/** Short sounds at the table, made by the browser itself.  They are off until somebody turns them on. */

import { signal } from "@preact/signals";
import { keep, kept } from "./keep";

/** Whether there are sounds. */
export const sounds = signal(kept("sounds") === "on");

export function turnSounds(on: boolean): void {
  sounds.value = on;
  keep("sounds", on ? "on" : null);
  if (on) sound("turn");
}

/** Notes: hertz, and when each begins, in seconds. */
const NOTES = {
  move: [[440, 0]],
  turn: [[523, 0], [784, 0.12]],
  won: [[523, 0], [659, 0.14], [784, 0.28], [1047, 0.42]],
  lost: [[392, 0], [330, 0.18], [262, 0.36]],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;

export type Sound = keyof typeof NOTES;

const LENGTH = 0.16;
const LOUD = 0.12;
let player: AudioContext | null = null;

/** Plays a sound, if there are any. */
export function sound(which: Sound): void {
  if (!sounds.value || typeof AudioContext === "undefined") return;
  player ??= new AudioContext();
  if (player.state !== "running") return void player.resume(); // a browser wants a tap before the first sound
  const now = player.currentTime;
  for (const [hertz, at] of NOTES[which]) {
    const tone = new OscillatorNode(player, { frequency: hertz, type: "triangle" });
    const volume = new GainNode(player, { gain: 0 });
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(LOUD, now + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + LENGTH);
    tone.connect(volume).connect(player.destination);
    tone.start(now + at);
    tone.stop(now + at + LENGTH);
  }
}
