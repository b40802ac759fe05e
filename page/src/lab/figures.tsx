/** Figures as pictures and words: shares, intervals, bars.  Widths are attributes of an SVG. */

import { lang, t } from "../i18n";

export type Interval = readonly number[];

/** 0.573 as the language writes it in percent; what is nearly certain is not called certain, nor impossible. */
export function percent(share: number | null | undefined, digits = 1): string {
  if (share === null || share === undefined) return "–";
  const told = new Intl.NumberFormat(lang.value, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
  const least = 10 ** (-digits - 2);
  if (share < 1 && share > 1 - least) return `>${told.format(1 - least)}`;
  if (share > 0 && share < least) return `<${told.format(least)}`;
  return told.format(share);
}

/** A number with so many digits behind the decimal sign of the language. */
export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(lang.value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A difference of two shares in points, with its sign. */
export function points(difference: number | null): string {
  if (difference === null) return "–";
  const told = new Intl.NumberFormat(lang.value, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return told.format(100 * difference);
}

export function between(interval: Interval): string {
  return t("lab_between", { low: percent(interval[0]), high: percent(interval[1]) });
}

interface RangeProps {
  readonly label: string;
  readonly value: number | null;
  readonly interval: Interval;
  readonly from?: number;
  readonly to?: number;
  /** Where equal decks would be. */
  readonly middle: number;
}

const WIDE = 300;
const INSET = 8;

/** A share on a line, with its interval: the narrower the band, the more is known. */
export function Range({ label, value, interval, from = 0, to = 1, middle }: RangeProps) {
  const x = (share: number) => INSET + ((WIDE - 2 * INSET) * (Math.min(to, Math.max(from, share)) - from)) / (to - from);
  const [low = from, high = to] = interval;
  return (
    <svg class="range" viewBox={`0 0 ${WIDE} 34`} role="img" aria-label={label}>
      <rect class="range__ground" x={INSET} y={13} width={WIDE - 2 * INSET} height={8} rx={4} />
      <rect class="range__band" x={x(low)} y={9} width={Math.max(2, x(high) - x(low))} height={16} rx={5} />
      <path class="range__middle" d={`M${x(middle)} 3V31`} />
      {value !== null && <circle class="range__value" cx={x(value)} cy={17} r={6} />}
    </svg>
  );
}

interface CurveProps {
  readonly curve: readonly { readonly cost: number; readonly inkable: number; readonly other: number }[];
}

const BAR = 30;
const TALL = 110;

/** Cards by cost: filled what can be inked, hatched what cannot. */
export function Curve({ curve }: CurveProps) {
  const last = Math.max(7, ...curve.map((each) => each.cost));
  const rows = Array.from({ length: last + 1 }, (_, cost) => curve.find((each) => each.cost === cost) ?? { cost, inkable: 0, other: 0 });
  const shown = rows.slice(rows[0]?.inkable || rows[0]?.other ? 0 : 1);
  const most = Math.max(1, ...shown.map((each) => each.inkable + each.other));
  const height = (n: number) => (TALL * n) / most;
  const said = curve.map((each) => t("lab_curve_at", { cost: each.cost, n: each.inkable + each.other, ink: each.inkable }));
  return (
    <svg class="curve" viewBox={`0 0 ${BAR * shown.length} ${TALL + 40}`} role="img" aria-label={said.join("; ")}>
      <defs>
        <pattern id="lab-hatch" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="curve__hatch" width={6} height={6} />
          <path class="curve__stripe" d="M0 0V6" />
        </pattern>
      </defs>
      {shown.map((each, i) => {
        const total = each.inkable + each.other;
        const top = 18 + TALL - height(total);
        return (
          <g key={each.cost}>
            {each.other > 0 && <rect class="curve__other" x={BAR * i + 4} y={top} width={BAR - 8} height={height(each.other)} rx={2} fill="url(#lab-hatch)" />}
            {each.inkable > 0 && <rect class="curve__inkable" x={BAR * i + 4} y={top + height(each.other)} width={BAR - 8} height={height(each.inkable)} rx={2} />}
            {total > 0 && (
              <text class="curve__count" x={BAR * (i + 0.5)} y={top - 4}>
                {total}
              </text>
            )}
            <text class="curve__cost" x={BAR * (i + 0.5)} y={TALL + 34}>
              {each.cost}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A small bar of a share, beside a number that says the same. */
export function Share({ value }: { value: number }) {
  return (
    <svg class="share" viewBox="0 0 60 8" aria-hidden="true" preserveAspectRatio="none">
      <rect class="share__ground" width={60} height={8} rx={4} />
      <rect class="share__value" width={60 * value} height={8} rx={4} />
    </svg>
  );
}
