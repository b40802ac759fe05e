/** A case as a picture: the cards as they lie before the first move, and below them what happens, with the rules. */

import { h, render } from "preact";
import { CardFace } from "../card/CardFace";
import type { Shown } from "../card/facts";
import { SIGN_OF } from "../card/symbols";
import type { TraceLine } from "../desk/types";
import { t } from "../i18n";
import { PLAYERS, type Situation, ZONES } from "./case";
import { shownOf } from "./faces";

const WIDTH = 1080;
const MARGIN = 48;
const LINE = 40;
const FONT = "system-ui, sans-serif";

/** The lines of a text that fit a width. */
function broken(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/** A card as an image, drawn as on the page. */
async function imageOf(card: Shown): Promise<HTMLImageElement> {
  const box = document.createElement("div");
  render(h(CardFace, { card, size: "row" }), box);
  const drawing = box.querySelector("svg");
  if (!drawing) throw new Error("no drawing");
  const [, , width = "80", height = "112"] = (drawing.getAttribute("viewBox") ?? "").split(/[\s,]+/);
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawing.setAttribute("width", String(Number(width) * 2));
  drawing.setAttribute("height", String(Number(height) * 2));
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  return image;
}

/** Words in place of signs, which a font may not have. */
function spelled(text: string): string {
  return text.replace(/[¤⛉◊⬡⟳◉]/g, (sign) => (SIGN_OF[sign] ? t(`sign_${SIGN_OF[sign]}`) : sign));
}

interface Row {
  readonly label: string;
  readonly cards: readonly { readonly image: HTMLImageElement; readonly exerted: boolean }[];
}

/** A row for each zone with named cards, of each side. */
async function rowsOf(situation: Situation): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [i, side] of situation.sides.entries()) {
    for (const zone of ZONES) {
      const { cards } = side.zones[zone];
      if (!cards.length) continue;
      const drawn = cards.map(async (card) => ({ image: await imageOf(shownOf(card)), exerted: card.exerted ?? false }));
      rows.push({ label: `${PLAYERS[i]}: ${t(`zone_${zone}`)}`, cards: await Promise.all(drawn) });
    }
  }
  return rows;
}

const SCALE = 0.8; // of an image, which is twice as large as the face on the page
const GAP = 22;
const ROW = 40 + 112 * 2 * SCALE + GAP;

/** Draws the case. */
export async function picture(title: string, edition: string, situation: Situation, lines: readonly TraceLine[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const rows = await rowsOf(situation);
  pen.font = `28px ${FONT}`;
  const told = lines.map((line) => ({
    line, parts: broken(pen, spelled(line.text), WIDTH - 2 * MARGIN - 150 - line.depth * 28),
  }));
  pen.font = `bold 38px ${FONT}`;
  const heading = broken(pen, title || t("bench_happens"), WIDTH - 2 * MARGIN);
  const height = MARGIN * 2 + heading.length * 48 + 80 + rows.length * ROW + told.reduce((sum, { parts }) => sum + parts.length * LINE + 8, 0);
  canvas.width = WIDTH;
  canvas.height = Math.min(12_000, height);
  pen.fillStyle = "#fbf8f2";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  let y = MARGIN + 36;
  pen.fillStyle = "#221b3a";
  pen.font = `bold 38px ${FONT}`;
  for (const part of heading) {
    pen.fillText(part, MARGIN, y);
    y += 48;
  }
  pen.font = `24px ${FONT}`;
  pen.fillStyle = "#5b5470";
  pen.fillText(t("bench_edition_is", { edition }), MARGIN, y);
  y += 40;
  for (const { label, cards } of rows) {
    pen.fillText(label, MARGIN, y + 24);
    // A long row overlaps, as cards in a hand do.
    const widths = cards.map(({ image }) => image.width * SCALE + GAP);
    const squeezed = Math.min(1, (WIDTH - 2 * MARGIN) / widths.reduce((sum, width) => sum + width, 0));
    let x = MARGIN;
    cards.forEach(({ image, exerted }, i) => {
      const [width, height] = [image.width * SCALE, image.height * SCALE];
      pen.save();
      pen.translate(x + width / 2, y + 40 + (112 * 2 * SCALE) / 2);
      if (exerted) pen.rotate((12 * Math.PI) / 180);
      pen.drawImage(image, -width / 2, -height / 2, width, height);
      pen.restore();
      x += (widths[i] ?? 0) * squeezed;
    });
    y += ROW;
  }
  y += 40;
  for (const { line, parts } of told) {
    pen.font = `${line.depth ? "" : "bold "}28px ${FONT}`;
    parts.forEach((part, i) => {
      pen.fillStyle = "#221b3a";
      pen.fillText(part, MARGIN + line.depth * 28, y);
      if (i === 0 && line.rule) {
        pen.fillStyle = "#6e3fa3";
        pen.textAlign = "right";
        pen.fillText(line.rule, WIDTH - MARGIN, y);
        pen.textAlign = "left";
      }
      y += LINE;
    });
    y += 8;
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
