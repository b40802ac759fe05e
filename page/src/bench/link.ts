/** A case as a link: `1.` and the case, packed.  The number says how; a later page reads every number there was. */

import { type Case, checked } from "./case";

const VERSION = "1";
/** A link that is longer than this is no link of ours; so is a case. */
const LONGEST_LINK = 20_000;
const LARGEST_CASE = 200_000;

/** The case as a row, without the names of its parts. */
function short(given: Case): unknown {
  const { edition, setup, moves, title = "", cards = [], teams = null } = given;
  const more: unknown[] = teams ? [cards, teams] : cards.length ? [cards] : [];
  return [edition, setup, moves, title, ...more];
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toLetters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export async function pack(given: Case): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(short(given)));
  const packed = await through(bytes, new CompressionStream("deflate-raw"), LARGEST_CASE);
  return `${VERSION}.${toLetters(packed)}`;
}

/** The case of a link; null if it is damaged, or none. */
export async function unpack(packed: string): Promise<Case | null> {
  const [version, letters = ""] = packed.split(".", 2);
  if (version !== VERSION || packed.length > LONGEST_LINK) return null;
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream("deflate-raw"), LARGEST_CASE);
    const found: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!Array.isArray(found)) return null;
    const [edition, setup, moves, title, cards, teams] = found as unknown[];
    return checked({ v: 1, edition, setup, moves, title, cards, teams });
  } catch {
    return null;
  }
}
