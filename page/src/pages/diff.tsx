/** What changed from one edition of the rules to another. */

import { editions } from "../data";
import { useAnswer } from "../desk/asking";
import { t } from "../i18n";
import { Fault } from "../parts/Fault";
import { Rich } from "../parts/Rich";
import { ruleAddress } from "../parts/RuleLink";
import { go, link, route } from "../router";
import { useTitle } from "./title";

export function DiffPage() {
  useTitle(t("rules_changes"));
  const { query } = route.value;
  const known = editions.value;
  const from = query.get("from") ?? known.at(-2) ?? "";
  const to = query.get("to") ?? known.at(-1) ?? "";
  const answer = useAnswer("rules.diff", from && to && from !== to ? { from, to } : null).value;
  const diff = answer.ok;
  const put = (next: { from: string; to: string }) => go(link(["rules", "diff"], next), true);
  return (
    <div class="diff">
      <h1>{t("rules_changes")}</h1>
      <div class="diff__which">
        <Edition label={t("diff_from")} value={from} onPick={(value) => put({ from: value, to })} />
        <Edition label={t("diff_to")} value={to} onPick={(value) => put({ from, to: value })} />
      </div>
      {from === to && from !== "" && <p class="notice">{t("diff_same")}</p>}
      {answer.state === "error" && <Fault fault={answer.error} />}
      {answer.state === "waiting" && from !== to && <p class="soft">{t("waiting")}</p>}
      {diff?.subjects.map((subject) => (
        <section key={subject.title}>
          <h2>{subject.title}</h2>
          <ul class="changes">
            {subject.changes.map((each) => (
              <li key={each.name}>
                <span class="tag">{t("since", { edition: each.since })}</span>
                <p>
                  <Rich text={each.text} />
                </p>
                <p class="chips">
                  {each.rules.map((number) => (
                    <a key={number} class="chip" href={ruleAddress(number, diff.to)}>
                      {number}
                    </a>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {diff && diff.changes.length > 0 && (
        <section>
          <h2>{t("diff_rules")}</h2>
          <ul class="changes">
            {diff.changes.map((each, i) => (
              <li key={i}>
                <span class={`tag tag--${each.what}`}>{t(`diff_${each.what}`)}</span>{" "}
                <a href={ruleAddress(each.number, each.what === "removed" ? diff.from : diff.to)}>
                  {each.was ? `${each.was} → ${each.number}` : each.number}
                </a>
                {each.before && (
                  <del>
                    <Rich text={each.before} />
                  </del>
                )}
                {each.after && (
                  <ins>
                    <Rich text={each.after} />
                  </ins>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Edition({ label, value, onPick }: { label: string; value: string; onPick: (value: string) => void }) {
  return (
    <label class="select select--labelled">
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {editions.value.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
