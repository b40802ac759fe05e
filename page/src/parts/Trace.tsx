/** What happened: nested lines with their rules at the margin.  A rule opens below its line. */

import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import type { TraceLine } from "../desk/types";
import { Rich } from "./Rich";
import { RuleButton, RuleNote } from "./RuleLink";

export interface TraceProps {
  readonly lines: readonly TraceLine[];
  readonly edition?: string;
  readonly label: string;
  /** The line that is spoken of now; it is marked. */
  readonly current?: number;
  /** What stands below a line: other moves, a board. */
  readonly below?: (line: TraceLine, at: number) => ComponentChildren;
  readonly onLine?: (line: TraceLine, at: number) => void;
}

export function Trace({ lines, edition, label, current, below, onLine }: TraceProps) {
  /** The line whose rule is open, by its own number: the lines before it may come and go. */
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <ol class="trace" aria-label={label}>
      {lines.map((line, i) => {
        const n = line.n ?? i;
        return (
          <li
            key={n}
            class={`trace__line trace__line--${line.kind}`}
            data-depth={Math.min(6, line.depth)}
            {...(current === i ? { "aria-current": "step" as const } : {})}
          >
            <div class="trace__row">
              {onLine ? (
                <button type="button" class="trace__text trace__text--button" onClick={() => onLine(line, i)}>
                  <Rich text={line.text} />
                </button>
              ) : (
                <span class="trace__text">
                  <Rich text={line.text} />
                </span>
              )}
              {line.rule && (
                <RuleButton
                  number={line.rule} open={open === n} controls={`${id}r${n}`}
                  onToggle={() => setOpen(open === n ? null : n)}
                />
              )}
            </div>
            {open === n && line.rule && <RuleNote id={`${id}r${n}`} number={line.rule} edition={edition} />}
            {below?.(line, i)}
          </li>
        );
      })}
    </ol>
  );
}
