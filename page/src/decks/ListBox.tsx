/** A deck list to paste, type or take from a file; a line that is wrong is marked where it stands. */

import "../style/listbox.css";
import { useId, useRef, useState } from "preact/hooks";
import { useAnswer } from "../desk/asking";
import { t } from "../i18n";
import { Fault } from "../parts/Fault";
import { useSettled } from "./settled";

/** So many letters the desk reads. */
const LARGEST = 20_000;
/** Every end of a line that the desk knows. */
const LINE_ENDS = /\r\n|[\r\v\f\x1c-\x1e\x85\u2028\u2029]/g;

/** The text of a file: UTF-8, or UTF-16 with the mark that says so; null if it is none, or too large to be looked at. */
async function textOf(file: File): Promise<string | null> {
  if (file.size > 4 * LARGEST) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = bytes.subarray(0, 2).join();
  const encoding = mark === "255,254" ? "utf-16le" : mark === "254,255" ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export interface ListBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whether the label is there for the ear alone. */
  readonly quiet?: boolean;
}

export function ListBox({ label, value, onChange, quiet }: ListBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useSettled(value);
  /** The key of the sentence that says why a text was not taken. */
  const [refused, setRefused] = useState<string | null>(null);
  const take = (given: string) => {
    const next = given.replace(LINE_ENDS, "\n");
    const fits = next.length <= LARGEST;
    setRefused(fits ? null : "list_too_long");
    if (fits) onChange(next);
    return fits;
  };
  const open = async (file: File) => {
    const found = await textOf(file);
    if (found === null) setRefused(file.size > LARGEST ? "list_too_long" : "list_no_text");
    else take(found);
  };
  const answer = useAnswer("deck.read", text.trim() ? { text } : null).value;
  const read = value.trim() ? answer.ok : undefined;
  const lines = value.split("\n");
  const wrong = (read?.lines ?? []).filter((line) => line.problem && lines[line.line - 1]?.trim() === line.text.trim());
  const goTo = (n: number) => {
    const from = lines.slice(0, n - 1).reduce((sum, line) => sum + line.length + 1, 0);
    field.current?.focus();
    field.current?.setSelectionRange(from, from + (lines[n - 1]?.length ?? 0));
  };
  return (
    <div class="listbox">
      <div class="listbox__head">
        <label class={quiet ? "visually-hidden" : "listbox__label"} for={`${id}f`}>
          {label}
        </label>
        {read && <span class="soft">{t("lab_cards", { n: read.total })}</span>}
        <label class="button listbox__file">
          <span>{t("lab_file")}</span>
          <input
            class="visually-hidden" type="file" accept=".txt,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void open(file);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <div class="listbox__scroll">
        <div class="listbox__lines">
          <ol class="listbox__marks" aria-hidden="true">
            {lines.map((_, i) => {
              const bad = wrong.some((line) => line.line === i + 1);
              return (
                <li key={i} class={bad ? "listbox__mark listbox__mark--wrong" : "listbox__mark"}>
                  {bad ? "✗" : i + 1}
                </li>
              );
            })}
          </ol>
          <textarea
            ref={field} id={`${id}f`} class="listbox__field" rows={Math.max(8, lines.length)} value={value} wrap="off"
            spellcheck={false} autocapitalize="off" autocomplete="off" placeholder={t("lab_placeholder")} aria-invalid={wrong.length > 0}
            aria-describedby={`${id}w`} onInput={(event) => {
              if (!take(event.currentTarget.value)) event.currentTarget.value = value;
            }}
          />
        </div>
      </div>
      {refused && (
        <p class="fault" role="alert">
          {t(refused, { most: LARGEST })}
        </p>
      )}
      <div id={`${id}w`} class="listbox__wrong" role="status">
        {wrong.length > 0 && (
          <ul>
            {wrong.map((line) => (
              <li key={line.line}>
                <button type="button" class="wrongline" onClick={() => goTo(line.line)}>
                  <b>{t("lab_line", { n: line.line })}</b> {line.problem}
                </button>
              </li>
            ))}
          </ul>
        )}
        {read?.left_out.map((each) => (
          <p key={each.line} class="soft">
            {each.text}
          </p>
        ))}
      </div>
      {answer.state === "error" && value.trim() && <Fault fault={answer.error} />}
    </div>
  );
}
