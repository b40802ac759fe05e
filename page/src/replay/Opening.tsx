/** Where a replay begins: a record that is dropped, chosen or pasted. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Button, LinkButton } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { fault, openFile, openText, tryAgain } from "./state";

export function Opening() {
  const [text, setText] = useState("");
  const { kind } = fault.value ?? {};
  return (
    <section class="opening">
      <h1>{t("replay_name")}</h1>
      <p>{t("replay_what")}</p>
      {fault.value && (
        <div class="opening__fault">
          <Fault fault={fault.value} />
          {kind === "RecordError" && <p>{t("replay_refused")}</p>}
          {kind !== "RecordError" && kind !== "TooLarge" && <Button onClick={tryAgain}>{t("again")}</Button>}
        </div>
      )}
      <label class="opening__file">
        <input
          class="visually-hidden" type="file" accept=".json,application/json"
          onChange={(event) => {
            const field = event.currentTarget;
            const file = field.files?.[0];
            field.value = ""; // the same file may be chosen again
            if (file) void openFile(file);
          }}
        />
        <span class="button button--main">{t("replay_choose")}</span>
        <span class="opening__drop">{t("replay_drop")}</span>
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
      <div class="opening__where">
        <p>{t("replay_where")}</p>
        <LinkButton href="#/table">{t("replay_table")}</LinkButton>
      </div>
      <p class="soft">{t("replay_private")}</p>
    </section>
  );
}
