/** Data as a piece of an address: `1.` and its JSON, packed.  The number says how; a later page reads every number there was. */

const VERSION = "1";

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

/** The text that stands for the data, which has at most so many bytes when it is packed. */
export async function packData(data: unknown, most: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return `${VERSION}.${toLetters(await through(bytes, new CompressionStream("deflate-raw"), most))}`;
}

/** The data of a text; undefined if it is damaged, longer than `longest`, or more than `most` bytes when it is unpacked. */
export async function unpackData(packed: string, longest: number, most: number): Promise<unknown> {
  const [version, letters = ""] = packed.split(".", 2);
  if (version !== VERSION || packed.length > longest) return undefined;
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream("deflate-raw"), most);
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
