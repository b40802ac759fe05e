/** What happened, line by line: a column at a desk; on a phone the last line, which opens the whole. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TraceLine } from "../desk/types";
import { t } from "../i18n";
import { Dialog } from "../parts/Dialog";
import { Rich } from "../parts/Rich";
import { Trace } from "../parts/Trace";
import { isQuiet, tells } from "./telling";

/** Lines that are drawn at first; more are a tap away. */
const MOST = 80;
/** How far from its end, in pixels, a log still follows it. */
const NEAR = 48;

export interface LogProps {
  readonly lines: readonly TraceLine[];
  readonly edition: string;
  /** The number of the first line that is new to the viewer. */
  readonly since?: number | undefined;
  /** Asks for the lines before the first that is given. */
  readonly onEarlier?: (() => void) | undefined;
}

/** The whole log; it follows its end, unless the reader has gone up to read. */
export function Log({ lines, edition, since, onEarlier }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(MOST);
  const all = lines.filter((line) => !isQuiet(line));
  const shown = all.slice(-most);
  const last = shown.at(-1);
  const first = since === undefined ? undefined : shown.find((line) => (line.n ?? 0) >= since);
  const atEnd = useRef(true);
  const area = () => box.current?.closest<HTMLElement>(".mat__logarea, .dialog");
  useLayoutEffect(() => {
    const scrolled = area();
    const look = () => {
      if (scrolled) atEnd.current = scrolled.scrollTop + scrolled.clientHeight >= scrolled.scrollHeight - NEAR;
    };
    scrolled?.addEventListener("scroll", look, { passive: true });
    return () => scrolled?.removeEventListener("scroll", look);
  }, []);
  useLayoutEffect(() => {
    if (!atEnd.current) return;
    // A dialog is not open yet when its log is drawn.
    const frame = requestAnimationFrame(() => {
      const scrolled = area();
      if (scrolled) scrolled.scrollTop = scrolled.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [last?.n, last?.text]);
  return (
    <div class="mat__log" ref={box}>
      {(all.length > shown.length || (onEarlier && (lines[0]?.n ?? 0) > 0)) && (
        <button
          type="button" class="textbutton"
          onClick={() => {
            setMost(most + 4 * MOST);
            onEarlier?.();
          }}
        >
          {t("board_earlier")}
        </button>
      )}
      {!shown.length && <p class="soft">{t("board_no_log")}</p>}
      <Trace
        lines={shown} edition={edition} label={t("board_log")}
        below={(line, at) => (first && shown[at + 1] === first && line !== first ? <p class="mat__since">{t("board_since")}</p> : null)}
      />
    </div>
  );
}

/** The last line of the log, which opens all of it. */
export function LastLine(props: LogProps) {
  const [open, setOpen] = useState(false);
  const all = props.lines.filter((line) => !isQuiet(line));
  const last = all.findLast(tells) ?? all.at(-1);
  const fresh = props.since === undefined ? 0 : all.filter((line) => (line.n ?? 0) >= (props.since ?? 0)).length;
  return (
    <>
      <button type="button" class="mat__last" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{t("board_log")}: </span>
        <span class="mat__lasttext">{last ? <Rich text={last.text} /> : t("board_no_log")}</span>
        {fresh > 1 && <span class="mat__fresh">+{fresh}</span>}
        {last?.rule && <span class="mat__lastrule">{last.rule}</span>}
        <span aria-hidden="true">▴</span>
      </button>
      {open && (
        <Dialog title={t("board_log")} open sheet wide onClose={() => setOpen(false)}>
          <Log {...props} />
        </Dialog>
      )}
    </>
  );
}
