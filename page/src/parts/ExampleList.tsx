/** Examples in a list, each with its rules. */

import { useState } from "preact/hooks";
import type { ExampleRow } from "../desk/types";
import { t } from "../i18n";
import { link } from "../router";
import { Button } from "./Button";

const FEW = 8;

export function ExampleList({ title, rows }: { title: string; rows: readonly ExampleRow[] }) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ExampleRows rows={all ? rows : rows.slice(0, FEW)} />
      {!all && rows.length > FEW && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t("examples_all", { n: rows.length })}
        </Button>
      )}
    </section>
  );
}

/** The rows alone: each title leads to its example. */
export function ExampleRows({ rows }: { rows: readonly ExampleRow[] }) {
  return (
    <ul class="examples">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={link(["examples", row.id])}>{row.title}</a>
          <span class="soft"> {row.rules.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}
