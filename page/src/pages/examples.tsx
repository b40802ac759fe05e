/** The examples: played situations, each of which shows a rule. */

import { useEffect, useMemo } from "preact/hooks";
import { examples, loadExamples } from "../data";
import { useAnswer } from "../desk/asking";
import type { ExampleRow } from "../desk/types";
import { fold } from "../fold";
import { t } from "../i18n";
import { ICONS, Icon, LinkButton } from "../parts/Button";
import { ExampleRows } from "../parts/ExampleList";
import { Fault } from "../parts/Fault";
import { RuleList } from "../parts/RuleLink";
import { go, link, route } from "../router";
import { useTitle } from "./title";

export function ExamplesPage() {
  useEffect(() => void loadExamples().catch(() => undefined), []);
  const id = route.value.path[1];
  return id === undefined ? <List /> : <One key={id} id={id} />;
}

function List() {
  useTitle(t("nav_examples"));
  const words = route.value.query.get("q") ?? "";
  const all = examples.value;
  const found = useMemo(() => {
    const wanted = fold(words).split(" ").filter(Boolean);
    return (all ?? []).filter((row) => wanted.every((word) => row.searched.includes(word)));
  }, [all, words]);
  const sections = useMemo(() => {
    const grouped = new Map<string, ExampleRow[]>();
    for (const row of found) {
      const key = row.section ?? "";
      grouped.set(key, [...(grouped.get(key) ?? []), row]);
    }
    return [...grouped];
  }, [found]);
  return (
    <div class="found">
      <h1>{t("nav_examples")}</h1>
      <p class="soft">{t("examples_intro")}</p>
      <form class="finder finder--examples" role="search" onSubmit={(event) => event.preventDefault()}>
        <div class="finder__field">
          <Icon d={ICONS.search} />
          <input
            type="search" autocomplete="off" autocapitalize="off" spellcheck={false} aria-label={t("examples_search")}
            placeholder={t("examples_placeholder")} value={words}
            onInput={(event) => go(link(["examples"], { q: event.currentTarget.value }), true)}
          />
        </div>
      </form>
      <p class="count" role="status">
        {all ? t("examples_count", { n: found.length }) : t("waiting")}
      </p>
      <div class="cover__chapters">
        {sections.map(([title, rows]) => (
          <section key={title} class="cover__chapter">
            <h2>{title || t("nav_examples")}</h2>
            <ExampleRows rows={rows} />
          </section>
        ))}
      </div>
    </div>
  );
}

function One({ id }: { id: string }) {
  const answer = useAnswer("examples.show", { id }).value;
  const row: ExampleRow | undefined = answer.ok ?? examples.value?.find((each) => each.id === id);
  useTitle(row?.title ?? t("nav_examples"));
  return (
    <article class="example">
      <LinkButton kind="quiet" icon={ICONS.back} href={link(["examples"])}>
        {t("examples_every")}
      </LinkButton>
      <h1>{row?.title ?? id}</h1>
      <LinkButton kind="main" href={link(["bench"], { example: id })}>
        {t("examples_to_bench")}
      </LinkButton>
      {row && <RuleList numbers={row.rules} />}
      {row && row.cards.length > 0 && (
        <p class="chips">
          {row.cards.map((card) => (
            <a key={card} class="chip" href={link(["cards", card])}>
              {card}
            </a>
          ))}
        </p>
      )}
      {answer.state === "error" && <Fault fault={answer.error} />}
      {answer.ok && (
        <pre class="source" tabIndex={0} aria-label={t("examples_file")}>
          {answer.ok.text}
        </pre>
      )}
    </article>
  );
}
