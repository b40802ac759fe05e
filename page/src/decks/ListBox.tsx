/** A deck list to paste, type or take from a file; a line that is wrong is marked where it stands. */

import "../style/listbox.css";
import { useId, useRef } from "preact/hooks";
import { useAnswer } from "../desk/asking";
import { t } from "../i18n";
import { Fault } from "../parts/Fault";
import { useSettled } from "./settled";

const LARGEST = 20_000;

export interface ListBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function ListBox({ label, value, onChange }: ListBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useSettled(value);
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
        <label class="listbox__label" for={`${id}f`}>
          {label}
        </label>
        {read && <span class="soft">{t("lab_cards", { n: read.total })}</span>}
        <label class="button listbox__file">
          <span>{t("lab_file")}</span>
          <input
            class="visually-hidden" type="file" accept=".txt,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file && file.size <= LARGEST) void file.text().then((text) => onChange(text.replaceAll("\r\n", "\n")));
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
            ref={field} id={`${id}f`} class="listbox__field" rows={Math.max(8, lines.length)} maxLength={LARGEST} value={value} wrap="off"
            spellcheck={false} autocapitalize="off" autocomplete="off" placeholder={t("lab_placeholder")} aria-invalid={wrong.length > 0}
            aria-describedby={`${id}w`} onInput={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      </div>
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
