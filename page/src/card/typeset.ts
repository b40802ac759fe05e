/** Sets words into lines: SVG breaks none by itself. */

import { SIGN_OF, type Sign } from "./symbols";

export const SERIF =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, 'Noto Serif', Georgia, 'Liberation Serif', serif";
export const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif";

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text is.  Where nothing can be measured, a guess that is rather too wide. */
export function widthOf(text: string, size: number, family: string, weight = 400, italic = false): number {
  if (pen === undefined) {
    pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  }
  if (!pen) return text.length * size * 0.55;
  pen.font = `${italic ? "italic " : ""}${weight} ${size}px ${family}`;
  return pen.measureText(text).width;
}

/** The largest size, from `most` down to `least`, at which a text fits; and the text, shortened if none does. */
export function fitted(
  text: string, room: number, most: number, least: number, family: string, weight = 400, italic = false,
): { text: string; size: number } {
  const width = widthOf(text, most, family, weight, italic);
  if (width <= room) return { text, size: most };
  const size = Math.max(least, Math.floor((most * room * 10) / width) / 10);
  if ((width * size) / most <= room + 0.5) return { text, size };
  let kept = text;
  while (kept.length > 1 && widthOf(`${kept}…`, size, family, weight, italic) > room) kept = kept.slice(0, -1);
  return { text: `${kept.trimEnd()}…`, size };
}

export interface Run {
  readonly x: number;
  readonly text: string;
  readonly bold: boolean;
  readonly sign?: Sign;
}

export interface Line {
  readonly runs: readonly Run[];
  /** How far below the first line it stands. */
  readonly y: number;
}

export interface Block {
  readonly lines: readonly Line[];
  readonly size: number;
  readonly height: number;
}

/** How many words at the start of a paragraph are the name of its ability: those in capitals. */
export function nameLength(words: readonly string[]): number {
  let n = 0;
  while (n < words.length && /\p{Lu}/u.test(words[n] ?? "") && !/\p{Ll}/u.test(words[n] ?? "")) n++;
  // "A" and "I" may be the first word of the sentence.
  if (n > 0 && n < words.length && /^[AI]$/.test(words[n - 1] ?? "") && /^\p{Ll}/u.test(words[n] ?? "")) n--;
  return n;
}

const LEADING = 1.26;
const BETWEEN = 0.42;

/** Paragraphs in lines of a width.  Signs become drawings; names of abilities are bold. */
export function set(paragraphs: readonly string[], width: number, size: number, family: string): Block {
  const lines: Line[] = [];
  let y = 0;
  const space = widthOf(" ", size, family);
  for (const paragraph of paragraphs) {
    const words = paragraph.split(/\s+/).filter(Boolean);
    const bolds = nameLength(words);
    let runs: Run[] = [];
    let x = 0;
    const next = () => {
      if (runs.length) lines.push({ runs, y });
      y += size * LEADING;
      runs = [];
      x = 0;
    };
    words.forEach((word, i) => {
      const pieces = word.split(/([¤⛉◊⬡⟳◉])/).filter(Boolean);
      const bold = i < bolds;
      const wide = pieces.map((each) => (SIGN_OF[each] ? size * 0.95 : widthOf(each, size, family, bold ? 700 : 400)));
      const whole = wide.reduce((sum, each) => sum + each, 0);
      if (x > 0 && x + whole > width) next();
      pieces.forEach((piece, k) => {
        const sign = SIGN_OF[piece];
        const last = runs[runs.length - 1];
        if (!sign && last && !last.sign && last.bold === bold && k === 0) {
          runs[runs.length - 1] = { ...last, text: `${last.text} ${piece}` };
        } else {
          runs.push({ x, text: piece, bold, ...(sign ? { sign } : {}) });
        }
        x += wide[k] ?? 0;
      });
      x += space;
    });
    next();
    y += size * BETWEEN;
  }
  return { lines, size, height: Math.max(0, y - size * BETWEEN) };
}

/** Paragraphs in a box: as large as they fit, and cut off with an ellipsis if they never do. */
export function setInBox(
  paragraphs: readonly string[], width: number, height: number, most: number, least: number, family: string,
): Block {
  let block = set(paragraphs, width, most, family);
  for (let size = most; block.height > height && size > least; ) {
    size = Math.max(least, size - 0.5);
    block = set(paragraphs, width, size, family);
  }
  if (block.height <= height) return block;
  const fitting = block.lines.filter((line) => line.y + block.size * LEADING <= height);
  const last = fitting[fitting.length - 1];
  if (last) {
    const end = last.runs[last.runs.length - 1];
    if (end && !end.sign) {
      const runs = [...last.runs.slice(0, -1), { ...end, text: `${end.text.replace(/\s\S*$/, "")} …` }];
      fitting[fitting.length - 1] = { ...last, runs };
    }
    return { lines: fitting, size: block.size, height: last.y + block.size * LEADING };
  }
  return { lines: [], size: block.size, height: 0 };
}
