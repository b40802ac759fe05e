/** A card, drawn by ourselves: 5 : 7, locations on their side.

Everything is SVG with attributes of its own, so that it needs no style sheet: a face can be saved as a picture as it is. */

import type { JSX } from "preact";
import { useId, useMemo } from "preact/hooks";
import { t } from "../i18n";
import type { CardType, Ink, Shown, Stat } from "./facts";
import { FAINT, GOLD, PAPER, PRINT, WOUND, palettesOf, type Palette } from "./palette";
import { InkPattern } from "./patterns";
import { rosetteOf, type Tone } from "./rosette";
import { Mark, type Sign } from "./symbols";
import { SANS, SERIF, fitted, setInBox, widthOf, type Block } from "./typeset";

export type FaceSize = "row" | "grid" | "large";

interface Measures {
  readonly short: number;
  readonly long: number;
  readonly pad: number;
  readonly band: number;
  readonly hex: number;
  readonly name: number;
  readonly version: number;
  readonly foot: number;
  readonly stat: number;
  readonly chip: number;
  readonly text: readonly [most: number, least: number] | null;
  readonly radius: number;
  readonly tile: number;
}

const MEASURES: Readonly<Record<FaceSize, Measures>> = {
  row: { short: 80, long: 112, pad: 4, band: 25, hex: 9.2, name: 10.5, version: 7.4, foot: 18, stat: 11, chip: 7.4, text: null, radius: 6, tile: 0.6 },
  grid: { short: 170, long: 238, pad: 9, band: 42, hex: 15.5, name: 16, version: 10.4, foot: 30, stat: 17, chip: 9.6, text: [10.4, 8.6], radius: 11, tile: 1 },
  large: { short: 320, long: 448, pad: 16, band: 72, hex: 27, name: 29, version: 17, foot: 50, stat: 28, chip: 14, text: [15.5, 11], radius: 20, tile: 1.7 },
};

/** The outline of a card, `inset` from its edge: its type can be told by it. */
function outline(type: CardType, width: number, height: number, radius: number, inset: number): string {
  const [x0, y0, x1, y1] = [inset, inset, width - inset, height - inset];
  const short = Math.min(width, height);
  const cut = short * 0.17 - inset * 0.6;
  if (type === "item") {
    const c = short * 0.12 - inset * 0.6;
    return `M${x0 + c} ${y0}H${x1 - c}L${x1} ${y0 + c}V${y1 - c}L${x1 - c} ${y1}H${x0 + c}L${x0} ${y1 - c}V${y0 + c}Z`;
  }
  const r = Math.max(1, radius - inset);
  const corner = type === "action" ? `H${x1 - cut}L${x1} ${y0 + cut}` : `H${x1 - r}A${r} ${r} 0 0 1 ${x1} ${y0 + r}`;
  return `M${x0 + r} ${y0}${corner}V${y1 - r}A${r} ${r} 0 0 1 ${x1 - r} ${y1}H${x0 + r}A${r} ${r} 0 0 1 ${x0} ${y1 - r}V${y0 + r}A${r} ${r} 0 0 1 ${x0 + r} ${y0}Z`;
}

function hexagon(x: number, y: number, r: number): string {
  const w = r * 0.866;
  return `M${x} ${y - r}L${x + w} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - w} ${y + r / 2}V${y - r / 2}Z`;
}

function burst(x: number, y: number, r: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const radius = i % 2 ? r * 0.74 : r * (i % 4 ? 0.96 : 1.08);
    const angle = (i * Math.PI) / 12;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The words for a card: what a reader hears, and what stands in its title. */
export function faceLabel(card: Shown): string {
  const values = card.values ?? card.printed;
  const said: string[] = [card.full_name, typeWords(card)];
  if (card.inks.length) said.push(card.inks.map((ink) => t(`ink_${ink}`)).join(", "));
  if (values.cost != null) said.push(t("face_cost", { n: values.cost }));
  said.push(t(card.inkable ? "face_inkable" : "face_uninkable"));
  for (const stat of ["strength", "willpower", "lore", "move_cost"] as const) {
    const now = values[stat];
    if (now == null) continue;
    const printed = card.printed[stat];
    said.push(printed != null && printed !== now ? t(`face_${stat}_now`, { n: now, printed }) : t(`face_${stat}`, { n: now }));
  }
  for (const each of card.keywords) said.push(spoken(each.text));
  if (card.marks?.length) said.push(...card.marks);
  else {
    if (card.exerted) said.push(t("face_exerted"));
    if (card.drying) said.push(t("face_drying"));
    if (card.damage) said.push(t("face_damage", { n: card.damage }));
  }
  const under = (card.under?.length ?? 0) + (card.facedown?.length ?? 0);
  if (under) said.push(t("face_under", { n: under }));
  return said.join(", ");
}

function spoken(text: string): string {
  return text.replace(/\s*⬡/g, ` ${t("sign_ink")}`);
}

export function typeWords(card: { type: CardType; song: boolean }): string {
  return card.song ? t("type_song") : t(`type_${card.type}`);
}

export interface CardFaceProps {
  readonly card: Shown;
  readonly size?: FaceSize;
  /** The text to print; without it the rosette has the room. */
  readonly text?: readonly string[] | null;
  /** For those who hear the page: true if something around it says the same already. */
  readonly hidden?: boolean;
}

export function CardFace({ card, size = "grid", text, hidden }: CardFaceProps) {
  const m = MEASURES[size];
  const id = useId();
  const lying = card.type === "location";
  const [width, height] = lying ? [m.long, m.short] : [m.short, m.long];
  const [one, two] = palettesOf(card.inks);
  const words = text ?? card.text ?? null;
  const paragraphs = useMemo(() => {
    const chips = new Set(card.keywords.map((each) => each.text));
    return (words ?? []).filter((each) => !chips.has(each));
  }, [words, card.keywords]);

  const values = card.values ?? card.printed;
  const foot = height - m.foot;
  const inner = lying ? width * 0.56 : width;
  const panelX = width - inner;
  const room = inner - m.pad * 2;
  const speaks = m.text !== null && paragraphs.length > 0;
  const lineage = size === "row" || (lying && !speaks) ? null : lineageOf(card);
  const chips = chipRows(card, m, speaks ? room : width - m.pad * 2, size === "row" ? 2 : 3);
  const extras = chips.height + (lineage ? m.chip * 1.5 : 0);
  const most = (foot - m.band) * (lying ? 1 : 0.72) - extras - m.pad * 1.5;
  const block = useMemo<Block | null>(
    () => (m.text && speaks ? setInBox(paragraphs, room, most, m.text[0], m.text[1], SANS) : null),
    [m, speaks, paragraphs, room, most],
  );
  const panelHeight = block ? block.height + extras + m.pad * 1.5 : extras + (extras ? m.pad * 0.9 : 0);
  const panelTop = block && lying ? m.band : foot - panelHeight;
  const slack = block && lying ? Math.max(0, (foot - m.band - panelHeight) / 2) : 0;
  const onPaper = block !== null;

  // The rosette has what is left of the picture.
  const artRight = block && lying ? panelX : width;
  const artBottom = block && lying ? foot : panelTop;
  const cx = artRight / 2;
  const cy = (m.band + artBottom) / 2;
  const free = Math.min(artRight, artBottom - m.band);
  const radius = Math.max(free * 0.485, Math.min(width, height) * 0.27);

  const under = (card.under?.length ?? 0) + (card.facedown?.length ?? 0);
  const shape = outline(card.type, width, height, m.radius, 0);
  const stroke = Math.max(1, width / 150);
  const url = (part: string) => `url(#${id}${part})`;

  return (
    <svg
      class={`face face--${size}${lying ? " face--lying" : ""}${card.exerted ? " face--exerted" : ""}`}
      viewBox={`0 0 ${width} ${height}`}
      xmlns="http://www.w3.org/2000/svg"
      {...(hidden ? { "aria-hidden": "true" } : { role: "img", "aria-label": faceLabel(card) })}
    >
      <defs>
        <clipPath id={`${id}c`}>
          <path d={shape} />
        </clipPath>
        <clipPath id={`${id}a`}>
          <rect x={0} y={m.band} width={artRight} height={Math.max(0, artBottom - m.band)} />
        </clipPath>
        <radialGradient id={`${id}g`} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={Math.max(width, height) * 0.62}>
          <stop offset="0" stop-color={one.mid} />
          <stop offset="1" stop-color={one.deep} />
        </radialGradient>
        <linearGradient id={`${id}d`} x1="0" x2="1" y1="0.1" y2="0">
          <stop offset="0.42" stop-color={two.deep} stop-opacity="0" />
          <stop offset="0.62" stop-color={two.mid} stop-opacity="0.9" />
        </linearGradient>
        <radialGradient id={`${id}h`}>
          <stop offset="0" stop-color={one.line} stop-opacity="0.75" />
          <stop offset="0.35" stop-color={one.petal} stop-opacity="0.4" />
          <stop offset="1" stop-color={one.petal} stop-opacity="0" />
        </radialGradient>
        <linearGradient id={`${id}s`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="#FFFFFF" stop-opacity="0.2" />
          <stop offset="0.5" stop-color="#FFFFFF" stop-opacity="0" />
          <stop offset="1" stop-color="#000000" stop-opacity="0.18" />
        </linearGradient>
        <InkPattern id={`${id}p`} ink={card.inks[0] ?? "steel"} colour={one.onBand} opacity={0.26} scale={m.tile} />
        {card.inks[1] && <InkPattern id={`${id}q`} ink={card.inks[1]} colour={two.onBand} opacity={0.26} scale={m.tile} />}
      </defs>

      {Array.from({ length: Math.min(3, under) }, (_, i) => {
        const off = (Math.min(3, under) - i) * m.pad * 0.55;
        return (
          <path key={i} d={shape} transform={`translate(${off} ${off})`} fill={one.mid} stroke={PAPER} stroke-width={stroke * 0.8} />
        );
      })}

      <g clip-path={url("c")}>
        <rect width={width} height={height} fill={url("g")} />
        {card.inks[1] && <rect width={width} height={height} fill={url("d")} />}
        <g clip-path={url("a")}>
          <circle cx={cx} cy={cy} r={radius * 1.25} fill={url("h")} />
          <RosettePicture card={card} x={cx} y={cy} radius={radius} one={one} two={two} small={size === "row"} />
          {card.drying && <Waves width={artRight} bottom={artBottom} height={(artBottom - m.band) * 0.42} colour={one.line} stroke={stroke} />}
        </g>

        {onPaper && (
          <rect x={lying ? panelX : 0} y={panelTop} width={inner} height={foot - panelTop} fill={PAPER} />
        )}
        {onPaper && !lying && <Rule y={panelTop} width={width} stroke={stroke} />}
        {!onPaper && extras > 0 && (
          <rect x={0} y={panelTop - m.pad * 0.4} width={width} height={foot - panelTop + m.pad * 0.4} fill={one.deep} fill-opacity={0.55} />
        )}
        <Inside
          card={card} m={m} one={one} block={block} chips={chips} lineage={lineage}
          x={(block && lying ? panelX : 0) + m.pad} y={panelTop + slack + (onPaper ? m.pad * 0.7 : m.pad * 0.3)}
          width={block ? room : width - m.pad * 2} onPaper={onPaper}
        />

        <Band card={card} m={m} width={width} one={one} two={two} url={url} />
        <Foot card={card} m={m} width={width} top={foot} one={one} two={two} />
      </g>

      <path
        d={outline(card.type, width, height, m.radius, stroke * 0.6)}
        fill="none" stroke={one.deep} stroke-width={stroke * 1.2}
      />
      <path
        d={outline(card.type, width, height, m.radius, stroke * 1.9)}
        fill="none"
        stroke={card.exerted ? PAPER : GOLD}
        stroke-opacity={card.exerted ? 1 : 0.75}
        stroke-width={card.exerted ? stroke * 2 : stroke * 0.8}
        {...(card.exerted ? { "stroke-dasharray": `${width * 0.09} ${width * 0.055}` } : {})}
      />

      <Cost card={card} m={m} one={one} value={values.cost} printed={card.printed.cost} stroke={stroke} />
      {!!card.damage && <Wound n={card.damage} x={width - m.pad - m.hex * 0.9} y={m.band + m.hex * 1.15} r={m.hex * 1.15} />}
      {under > 0 && (
        <g>
          <title>{t("face_under", { n: under })}</title>
          <rect x={width - m.hex * 1.7} y={foot - m.hex * 1.25} width={m.hex * 1.9} height={m.hex * 1.2} rx={m.hex * 0.3} fill={PRINT} stroke={GOLD} stroke-width={stroke * 0.6} />
          <text x={width - m.hex * 0.8} y={foot - m.hex * 0.34} fill={PAPER} font-family={SANS} font-size={m.hex * 0.86} font-weight="700" text-anchor="middle">
            +{under}
          </text>
        </g>
      )}
    </svg>
  );
}

/** A thin double line with a cut stone in its middle. */
function Rule({ y, width, stroke }: { y: number; width: number; stroke: number }) {
  const s = stroke * 3.4;
  return (
    <g>
      <path d={`M0 ${y}H${width}`} stroke={GOLD} stroke-width={stroke * 1.4} />
      <path d={`M${width / 2 - s * 1.6} ${y}L${width / 2} ${y - s}L${width / 2 + s * 1.6} ${y}L${width / 2} ${y + s}Z`} fill={GOLD} />
    </g>
  );
}

function RosettePicture(props: {
  card: Shown; x: number; y: number; radius: number; one: Palette; two: Palette; small: boolean;
}) {
  const { card, x, y, radius, one, two, small } = props;
  const { layers, initial } = rosetteOf(card.name, card.full_name);
  const tones: Record<Tone, string> = {
    petal: one.petal,
    line: one.line,
    answer: card.inks[1] ? two.line : one.answer,
    other: card.inks[1] ? two.petal : one.answer,
  };
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(radius / 104).toFixed(3)})`}>
      {layers
        .filter((layer) => !(small && layer.fine))
        .map((layer, i) => (
          <path
            key={i}
            d={layer.d}
            fill={layer.fill ? tones[layer.fill] : "none"}
            {...(layer.fillOpacity === undefined ? {} : { "fill-opacity": layer.fillOpacity })}
            {...(layer.stroke
              ? {
                  stroke: tones[layer.stroke],
                  "stroke-opacity": layer.strokeOpacity ?? 1,
                  "stroke-width": (layer.width ?? 1) * (small ? 1.8 : 1),
                  "stroke-linejoin": "round" as const,
                }
              : {})}
          />
        ))}
      <circle r={27} fill={one.deep} fill-opacity={0.9} stroke={GOLD} stroke-width={small ? 3 : 1.8} />
      {!small && <circle r={23.4} fill="none" stroke={one.line} stroke-opacity={0.5} stroke-width={0.8} />}
      <text y={12.4} fill={one.line} font-family={SERIF} font-size={36} font-weight="700" text-anchor="middle">
        {initial}
      </text>
    </g>
  );
}

function Waves(props: { width: number; bottom: number; height: number; colour: string; stroke: number }) {
  const { width, bottom, height, colour, stroke } = props;
  const wave = (y: number) => {
    const step = width / 4;
    const rise = height * 0.13;
    let d = `M0 ${y}`;
    for (let i = 0; i < 4; i++) d += `q${step / 4} ${-rise} ${step / 2} 0t${step / 2} 0`;
    return d;
  };
  return (
    <g>
      {[0, 1, 2].map((i) => {
        const y = bottom - height + (i * height) / 3;
        return (
          <g key={i}>
            <path d={`${wave(y)}V${bottom}H0Z`} fill={colour} fill-opacity={0.16} />
            <path d={wave(y)} fill="none" stroke={colour} stroke-opacity={0.95} stroke-width={stroke * 1.3} />
          </g>
        );
      })}
    </g>
  );
}

function Wound({ n, x, y, r }: { n: number; x: number; y: number; r: number }) {
  return (
    <g>
      <title>{t("face_damage", { n })}</title>
      <path d={burst(x, y, r * 1.12)} fill="#FFFFFF" />
      <path d={burst(x, y, r)} fill={WOUND} />
      <text x={x} y={y + r * 0.4} fill="#FFFFFF" font-family={SANS} font-size={r * 1.1} font-weight="800" text-anchor="middle">
        {n}
      </text>
    </g>
  );
}

function Band(props: {
  card: Shown; m: Measures; width: number; one: Palette; two: Palette; url: (part: string) => string;
}) {
  const { card, m, width, one, two, url } = props;
  const left = m.pad + m.hex * 2 + m.pad * (card.type === "item" ? 1.1 : 0.65);
  const cut = card.type === "action" ? m.short * 0.13 : card.type === "item" ? m.short * 0.04 : 0;
  const right = width - m.pad * 0.9 - cut;
  const dual = card.inks[1] !== undefined;
  const half = width * 0.56;
  const lines = nameLines(card, right - left, m);
  const version = card.version
    ? fitted(card.version, right - left, m.version, m.version * 0.72, SERIF, dual ? 600 : 400, true)
    : null;
  const middle = m.band / 2;
  const split = `M${half + m.band * 0.35} 0H${width}V${m.band}H${half - m.band * 0.35}Z`;
  const onBand = dual ? "#FFFFFF" : one.onBand;
  // On two inks the letters need an edge of their own, whichever colour is behind them.
  const edge = (size: number) =>
    dual ? { stroke: "#150D22", "stroke-width": size * 0.22, "stroke-linejoin": "round" as const, "paint-order": "stroke" } : {};
  return (
    <g>
      <rect width={width} height={m.band} fill={one.band} />
      <rect width={width} height={m.band} fill={url("p")} />
      {dual && <path d={split} fill={two.band} />}
      {dual && <path d={split} fill={url("q")} />}
      <rect width={width} height={m.band} fill={url("s")} />
      <path d={`M0 ${m.band}H${width}`} stroke={GOLD} stroke-width={Math.max(0.8, width / 220)} />
      {lines.map((line, i) => (
        <text
          key={i} x={left} fill={onBand} font-family={SERIF} font-size={line.size} font-weight="700"
          y={version ? middle + m.name * 0.06 : middle + line.size * (0.34 + 1.08 * (i - (lines.length - 1) / 2))}
          {...edge(line.size)}
        >
          {line.text}
        </text>
      ))}
      {version && (
        <text
          x={left} y={middle + m.name * 0.06 + m.version * 1.12}
          fill={onBand} font-family={SERIF} font-size={version.size} font-style="italic" font-weight={dual ? 600 : 400} {...edge(version.size)}
        >
          {version.text}
        </text>
      )}
    </g>
  );
}

/** A name in one line; in two, if it has the band to itself and is long. */
function nameLines(card: Shown, room: number, m: Measures): readonly { text: string; size: number }[] {
  const words = card.name.split(" ");
  if (card.version || words.length === 1 || widthOf(card.name, m.name * 0.86, SERIF, 700) <= room) {
    return [fitted(card.name, room, m.name, m.name * 0.6, SERIF, 700)];
  }
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")] as const);
  const widest = (pair: readonly [string, string]) => Math.max(...pair.map((each) => widthOf(each, m.name, SERIF, 700)));
  const best = halves.reduce((one, other) => (widest(other) < widest(one) ? other : one));
  const sizes = best.map((each) => fitted(each, room, m.name * 0.8, m.name * 0.58, SERIF, 700));
  const size = Math.min(...sizes.map((each) => each.size));
  return sizes.map((each) => ({ text: each.text, size }));
}

/** A value that no longer holds: small, with a line through it. */
function Struck(props: { value: number; x: number; y: number; size: number; fill: string }) {
  const { value, x, y, size, fill } = props;
  const wide = widthOf(String(value), size, SANS, 600);
  return (
    <g>
      <text x={x} y={y} fill={fill} font-family={SANS} font-size={size} font-weight="600">
        {value}
      </text>
      <path d={`M${x - size * 0.16} ${y - size * 0.12}L${x + wide + size * 0.16} ${y - size * 0.6}`} stroke={fill} stroke-width={size * 0.1} stroke-linecap="round" />
    </g>
  );
}

function Cost(props: {
  card: Shown; m: Measures; one: Palette; value: number | null | undefined; printed: number | null | undefined; stroke: number;
}) {
  const { card, m, one, value, printed, stroke } = props;
  if (value == null) return null;
  const shift = card.type === "item" ? m.pad * 0.45 : 0;
  const x = m.pad * 0.8 + m.hex + shift;
  const y = m.band / 2 + shift * 0.5;
  const changed = printed != null && printed !== value;
  return (
    <g>
      <title>{`${t("face_cost", { n: value })}, ${t(card.inkable ? "face_inkable" : "face_uninkable")}`}</title>
      {card.inkable && (
        <circle cx={x} cy={y} r={m.hex * 1.06} fill={one.deep} stroke={GOLD} stroke-width={Math.max(1, stroke * 1.3)} />
      )}
      <path
        d={hexagon(x, y, card.inkable ? m.hex * 0.86 : m.hex)}
        fill={card.inkable ? PAPER : one.deep}
        {...(card.inkable ? {} : { stroke: one.line, "stroke-width": stroke * 0.9 })}
      />
      <text
        x={x} y={y + m.hex * 0.39}
        fill={card.inkable ? PRINT : PAPER}
        font-family={SERIF} font-size={m.hex * (value > 9 ? 0.95 : 1.15)} font-weight={changed ? 900 : 700} text-anchor="middle"
      >
        {value}
      </text>
      {changed && (
        <g>
          <circle cx={x - m.hex * 0.72} cy={y + m.hex * 0.86} r={m.hex * 0.52} fill={PRINT} stroke={GOLD} stroke-width={stroke * 0.6} />
          <Struck
            value={printed} fill={PAPER} size={m.hex * 0.72} y={y + m.hex * 1.12}
            x={x - m.hex * 0.72 - widthOf(String(printed), m.hex * 0.72, SANS, 600) / 2}
          />
        </g>
      )}
    </g>
  );
}

interface Chips {
  readonly rows: readonly (readonly { text: string; x: number; width: number }[])[];
  readonly height: number;
}

function chipRows(card: Shown, m: Measures, width: number, most: number): Chips {
  const rows: { text: string; x: number; width: number }[][] = [];
  let row: { text: string; x: number; width: number }[] = [];
  let x = 0;
  for (const each of card.keywords) {
    const text = each.text.replace(/\s*⬡$/, "");
    const fit = fitted(text, width - m.chip * 1.2, m.chip, m.chip, SANS, 600);
    const wide = widthOf(fit.text, m.chip, SANS, 600) + m.chip * 1.2;
    if (x > 0 && x + wide > width) {
      rows.push(row);
      row = [];
      x = 0;
    }
    row.push({ text: fit.text, x, width: wide });
    x += wide + m.chip * 0.45;
  }
  if (row.length) rows.push(row);
  const shown = rows.slice(0, most);
  return { rows: shown, height: shown.length * m.chip * 1.95 };
}

/** What a card is, in one line: its classifications, or its type where the foot does not say it. */
function lineageOf(card: Shown): string | null {
  if (card.classes.length) return card.classes.join(" · ");
  return card.type === "location" || card.type === "character" ? typeWords(card) : null;
}

function Inside(props: {
  card: Shown; m: Measures; one: Palette; block: Block | null; chips: Chips; lineage: string | null;
  x: number; y: number; width: number; onPaper: boolean;
}): JSX.Element {
  const { m, one, block, chips, lineage, x, width, onPaper } = props;
  let y = props.y;
  const parts: JSX.Element[] = [];
  if (lineage) {
    const fit = fitted(lineage, width, m.chip * 0.95, m.chip * 0.7, SANS, 500);
    parts.push(
      <text
        key="lineage" x={x + width / 2} y={y + m.chip} fill={onPaper ? FAINT : one.line} font-family={SANS}
        font-size={fit.size} font-weight="500" letter-spacing="0.02em" text-anchor="middle"
      >
        {fit.text}
      </text>,
    );
    y += m.chip * 1.5;
  }
  for (const [i, row] of chips.rows.entries()) {
    const last = row[row.length - 1];
    const whole = last ? last.x + last.width : 0;
    const start = x + (width - whole) / 2;
    parts.push(
      <g key={`chips${i}`}>
        {row.map((chip) => (
          <g key={chip.text}>
            <rect
              x={start + chip.x} y={y} width={chip.width} height={m.chip * 1.65} rx={m.chip * 0.82}
              fill={onPaper ? one.tint : one.line}
            />
            <text
              x={start + chip.x + chip.width / 2} y={y + m.chip * 1.17} fill={one.dark} font-family={SANS}
              font-size={m.chip} font-weight="600" text-anchor="middle"
            >
              {chip.text}
            </text>
          </g>
        ))}
      </g>,
    );
    y += m.chip * 1.95;
  }
  if (block) {
    y += m.pad * 0.15;
    parts.push(
      <g key="text" font-family={SANS} font-size={block.size} fill={PRINT}>
        {block.lines.map((line) =>
          line.runs.map((run) =>
            run.sign ? (
              <Mark key={`${line.y}:${run.x}`} sign={run.sign} x={x + run.x + block.size * 0.45} y={y + line.y + block.size * 0.66} size={block.size * 0.86} fill={PRINT} />
            ) : (
              <text
                key={`${line.y}:${run.x}`} x={x + run.x} y={y + line.y + block.size}
                {...(run.bold ? { "font-weight": "700", fill: one.dark } : {})}
              >
                {run.text}
              </text>
            ),
          ),
        )}
      </g>,
    );
  }
  return <g>{parts}</g>;
}

const FOOT: readonly [Stat, Sign][] = [
  ["move_cost", "move"],
  ["strength", "strength"],
  ["willpower", "willpower"],
  ["lore", "lore"],
];

function Foot(props: { card: Shown; m: Measures; width: number; top: number; one: Palette; two: Palette }) {
  const { card, m, width, top, one, two } = props;
  const values = card.values ?? card.printed;
  const shown = FOOT.filter(([stat]) => values[stat] != null);
  const middle = top + m.foot / 2;
  // The same room on both sides of each, whatever their widths.
  const wide = shown.map(([stat]) => {
    const [value, printed] = [values[stat] as number, card.printed[stat]];
    const changed = printed != null && printed !== value;
    const digits = widthOf(String(value), m.stat, SERIF, 700);
    const old = changed ? m.stat * 0.28 + widthOf(String(printed), m.stat * 0.62, SANS, 600) : 0;
    return { value, printed, changed, digits, whole: m.stat * 1.02 + digits + old };
  });
  const gap = (width - wide.reduce((sum, each) => sum + each.whole, 0)) / (shown.length * 2);
  let end = 0;
  const cells = wide.map((each, i) => {
    const [stat, sign] = shown[i] as [Stat, Sign];
    const start = end + gap;
    end = start + each.whole + gap;
    return { ...each, stat, sign, start };
  });
  return (
    <g>
      <rect y={top} width={width} height={m.foot} fill={one.deep} />
      {two !== one && <path d={`M${width * 0.56 + m.foot * 0.35} ${top}H${width}V${top + m.foot}H${width * 0.56 - m.foot * 0.35}Z`} fill={two.deep} />}
      <path d={`M0 ${top}H${width}`} stroke={GOLD} stroke-width={Math.max(0.8, width / 220)} />
      {shown.length === 0 && (
        <g>
          {card.song && <Mark sign="note" x={width / 2 - widthOf(typeWords(card), m.stat * 0.72, SERIF, 600) / 2 - m.stat * 0.5} y={middle} size={m.stat * 0.8} fill={GOLD} />}
          <text
            x={width / 2 + (card.song ? m.stat * 0.25 : 0)} y={middle + m.stat * 0.24} fill={one.line} font-family={SERIF}
            font-size={m.stat * 0.72} font-weight="600" font-style="italic" text-anchor="middle"
          >
            {typeWords(card)}
          </text>
        </g>
      )}
      {cells.map(({ stat, sign, value, printed, changed, digits, start }) => {
        return (
          <g key={stat}>
            <title>
              {changed ? t(`face_${stat as "strength"}_now`, { n: value, printed }) : t(`face_${stat as "strength"}`, { n: value })}
            </title>
            <Mark sign={sign} x={start + m.stat * 0.4} y={middle} size={m.stat * 0.82} fill={stat === "lore" ? GOLD : one.line} />
            <text
              x={start + m.stat * 1.02} y={middle + m.stat * 0.34} fill={changed ? GOLD : "#FFFFFF"} font-family={SERIF}
              font-size={m.stat} font-weight={changed ? 900 : 700}
            >
              {value}
            </text>
            {changed && <Struck value={printed as number} fill={one.line} size={m.stat * 0.62} x={start + m.stat * 1.2 + digits} y={middle + m.stat * 0.4} />}
          </g>
        );
      })}
    </g>
  );
}

/** A card that the viewer does not know. */
export function CardBack({ size = "row", label }: { size?: FaceSize; label?: string }) {
  const m = MEASURES[size];
  const { layers } = rosetteOf("Illumineer", "Illumineer");
  const stroke = Math.max(1, m.short / 150);
  return (
    <svg
      class={`face face--${size}`}
      viewBox={`0 0 ${m.short} ${m.long}`}
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={label ?? t("face_hidden")}
    >
      <path d={outline("character", m.short, m.long, m.radius, 0)} fill="#1C1630" />
      <path d={outline("character", m.short, m.long, m.radius, stroke * 3)} fill="none" stroke={GOLD} stroke-width={stroke} stroke-opacity={0.8} />
      <g transform={`translate(${m.short / 2} ${m.long / 2}) scale(${(m.short * 0.4) / 104})`}>
        {layers.map((layer, i) => (
          <path
            key={i} d={layer.d} fill={layer.fill ? GOLD : "none"} fill-opacity={(layer.fillOpacity ?? 0) * 0.5}
            {...(layer.stroke ? { stroke: GOLD, "stroke-opacity": layer.strokeOpacity ?? 1, "stroke-width": 1.4 } : {})}
          />
        ))}
      </g>
    </svg>
  );
}

export type { Ink };
