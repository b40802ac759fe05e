/** Where a replay begins: a record that is dropped, chosen or pasted. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { fault, openFile, openText } from "./state";

export function Opening() {
  const [text, setText] = useState("");
  return (
    <section class="opening">
      <h1>{t("replay_name")}</h1>
      <p>{t("replay_what")}</p>
      {fault.value && (
        <>
          <Fault fault={fault.value} />
          {fault.value.kind === "RecordError" && <p>{t("replay_refused")}</p>}
        </>
      )}
      <label class="opening__file">
        <span>{t("replay_choose")}</span>
        <input
          type="file" accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void openFile(file);
          }}
        />
      </label>
      <details>
        <summary>{t("replay_paste")}</summary>
        <label class="field">
          {t("replay_paste_here")}
          <textarea rows={6} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <Button disabled={!text.trim()} onClick={() => void openText(text)}>
          {t("bench_open_it")}
        </Button>
      </details>
      <p class="soft">{t("replay_where")}</p>
    </section>
  );
}
