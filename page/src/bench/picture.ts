/** A case as a picture: the cards, and below them what happens, with the rules. */

import type { TraceLine } from "../desk/types";
import { t } from "../i18n";
import type { Played } from "./document";

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

/** A drawn card of the page as an image. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [, , width = "80", height = "112"] = (copy.getAttribute("viewBox") ?? "0 0 80 112").split(/[\s,]+/);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Number(width) * 2));
  copy.setAttribute("height", String(Number(height) * 2));
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  return image;
}

/** Draws the case.  `sides` are the rows of cards as the page shows them. */
export async function picture(title: string, edition: string, played: Played, lines: readonly TraceLine[], sides: readonly Element[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const rows = await Promise.all(
    sides.map(async (side) => Promise.all([...side.querySelectorAll<SVGSVGElement>("button.facelink svg")].slice(0, 8).map(imageOf))),
  );
  pen.font = `28px ${FONT}`;
  const told = lines.map((line) => ({
    line, parts: broken(pen, line.text, WIDTH - 2 * MARGIN - 150 - line.depth * 28),
  }));
  const heading = broken(pen, title || t("bench_happens"), WIDTH - 2 * MARGIN);
  const faces = rows.filter((row) => row.length).length * 270;
  const height = MARGIN * 2 + heading.length * 48 + 60 + faces + told.reduce((sum, { parts }) => sum + parts.length * LINE + 8, 0);
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
  rows.forEach((row, i) => {
    if (!row.length) return;
    pen.fillStyle = "#5b5470";
    pen.fillText(played.table.players[i]?.name ?? "", MARGIN, y + 24);
    row.forEach((image, at) => pen.drawImage(image, MARGIN + 50 + at * 118, y, image.width * 0.68, image.height * 0.68));
    y += 190;
  });
  y += 30;
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
