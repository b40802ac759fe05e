/** Beginning from something: an example, a file, a pasted text. */

import { useEffect, useState } from "preact/hooks";
import { useAnswer } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { openExample, openFile, openText } from "./files";

const MOST = 60;

export function Open({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [words, setWords] = useState("");
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<DeskFault | null>(null);
  const found = useAnswer("examples.list", open ? { words } : null).value;
  const done = (fault: DeskFault | null) => {
    setWrong(fault);
    if (!fault) onClose();
  };
  useEffect(() => setWrong(null), [open]);
  if (!open) return null;
  return (
    <Dialog title={t("bench_open")} open wide onClose={onClose}>
      <div class="sheet">
        {wrong && <Fault fault={wrong} />}
        <label class="field field--file">
          {t("bench_open_file")}
          <input
            type="file" accept=".yaml,.yml,.json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void openFile(file).then(done);
            }}
          />
        </label>
        <details>
          <summary>{t("bench_paste")}</summary>
          <label class="field">
            {t("bench_paste_here")}
            <textarea rows={6} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <Button disabled={!text.trim()} onClick={() => void openText(text, "").then(done)}>
            {t("bench_open_it")}
          </Button>
        </details>
        <label class="field">
          {t("bench_examples", { n: found.ok?.total ?? 0 })}
          <input type="text" value={words} placeholder={t("bench_examples_hint")} onInput={(event) => setWords(event.currentTarget.value)} />
        </label>
        <ul class="answers">
          {(found.ok?.examples ?? []).slice(0, MOST).map((each) => (
            <li key={each.id}>
              <button type="button" class="answer" onClick={() => void openExample(each.id).then(done)}>
                {each.title} <small>{each.rules.join(", ")}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
