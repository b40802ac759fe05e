/** The rules that the story cites, in their order, in full. */

import { t } from "../i18n";
import { RuleNote } from "../parts/RuleLink";
import { edition, played } from "./state";

export function Cited() {
  const rules = played.value?.rules ?? [];
  if (!rules.length) return <p class="soft">{t("bench_no_rules")}</p>;
  return (
    <ol class="cited">
      {rules.map((rule) => (
        <li key={rule.number}>
          <RuleNote number={rule.number} edition={edition.value ?? undefined} />
        </li>
      ))}
    </ol>
  );
}
