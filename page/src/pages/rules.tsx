/** The rules: contents, search, one rule or section, and what changed from one edition to another. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { editions, newestEdition, useBook } from "../data";
import { type Book, type RuleText, sectionOf } from "../data_rules";
import { useAnswer } from "../desk/asking";
import type { Heading, Rule, RulePart } from "../desk/types";
import { fold, score } from "../fold";
import { t } from "../i18n";
import { ICONS, Icon, LinkButton } from "../parts/Button";
import { ExampleList } from "../parts/ExampleList";
import { Fault } from "../parts/Fault";
import { Rich } from "../parts/Rich";
import { ruleAddress } from "../parts/RuleLink";
import { go, link, route } from "../router";
import { DiffPage } from "./diff";
import { useTitle } from "./title";

export function RulesPage() {
  const { path, query } = route.value;
  const edition = query.get("edition") ?? undefined;
  const where = path[1];
  const searched = query.get("q");
  return (
    <div class="rules">
      <Tools edition={edition} where={where} />
      <div class={`rules__columns${where || searched ? "" : " rules__columns--cover"}`}>
        {(where || searched) && <Contents edition={edition} where={where} />}
        <div class="rules__page">
          {where === "diff" ? (
            <DiffPage />
          ) : searched ? (
            <Found words={searched} edition={edition} />
          ) : where ? (
            <RulePage key={`${where} ${edition ?? ""}`} number={where} edition={edition} />
          ) : (
            <Cover edition={edition} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The search field and the edition. */
function Tools({ edition, where }: { edition: string | undefined; where: string | undefined }) {
  const words = route.value.query.get("q") ?? "";
  const place = where && where !== "diff" ? ["rules", where] : ["rules"];
  return (
    <form class="finder finder--rules" role="search" onSubmit={(event) => event.preventDefault()}>
      <div class="finder__field">
        <Icon d={ICONS.search} />
        <input
          type="search" autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="search"
          aria-label={t("rules_search")} placeholder={t("rules_placeholder")} value={words}
          onInput={(event) => go(link(place, { edition, q: event.currentTarget.value }), true)}
          onKeyDown={(event) => {
            // A number is an address of its own.
            const typed = event.currentTarget.value.trim();
            if (event.key === "Enter" && /^\d+(\.\d+)*$/.test(typed)) go(link(["rules", typed], { edition }));
          }}
        />
      </div>
      <label class={`select${edition ? " select--chosen" : ""}`}>
        <span class="visually-hidden">{t("edition")}</span>
        <select
          value={edition ?? newestEdition.value ?? ""}
          onChange={(event) => {
            const next = event.currentTarget.value;
            go(link(place, { edition: next === newestEdition.value ? null : next, q: words }));
          }}
        >
          {[...editions.value].reverse().map((each) => (
            <option key={each} value={each}>
              {t("edition_named", { edition: each })}
            </option>
          ))}
        </select>
      </label>
      <LinkButton href={link(["rules", "diff"])}>{t("rules_changes")}</LinkButton>
    </form>
  );
}

/** The tree of headings: from the file beside the page, or from the desk if it is not there. */
function useContents(edition: string | undefined): readonly Heading[] {
  const book = useBook(edition);
  const answer = useAnswer("rules.contents", book !== null ? null : { ...(edition ? { edition } : {}) }).value;
  return useMemo(() => (book ? headingsOf(book) : (answer.ok?.contents ?? [])), [book, answer.ok]);
}

function headingsOf(book: Book): readonly Heading[] {
  const chapters: (Heading & { children: Heading[] })[] = [];
  for (const { number, title } of book.values()) {
    if (title === null) continue;
    const entry = { number, title, children: [] };
    if (number.includes(".")) chapters.find((chapter) => number.startsWith(`${chapter.number}.`))?.children.push(entry);
    else chapters.push(entry);
  }
  return chapters;
}

function Contents({ edition, where }: { edition: string | undefined; where: string | undefined }) {
  const chapters = useContents(edition);
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The list scrolls by itself; the page must not.
    const current = [...(nav.current?.querySelectorAll<HTMLElement>("[aria-current]") ?? [])].at(-1);
    if (nav.current && current) nav.current.scrollTop = current.offsetTop - nav.current.clientHeight / 2;
  }, [where, chapters]);
  const inside = (number: string) => where === number || where?.startsWith(`${number}.`);
  return (
    <nav ref={nav} class={`contents${open ? " contents--open" : ""}`} aria-label={t("rules_contents")}>
      <button type="button" class="button button--quiet contents__toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon d={ICONS.book} />
        <span>{t("rules_contents")}</span>
      </button>
      <ol class="contents__list">
        {chapters.map((chapter) => (
          <li key={chapter.number}>
            <HeadingLink heading={chapter} edition={edition} current={where === chapter.number} onGo={() => setOpen(false)} />
            {inside(chapter.number) && (
              <ol>
                {chapter.children.map((section) => (
                  <li key={section.number}>
                    <HeadingLink heading={section} edition={edition} current={inside(section.number) === true} onGo={() => setOpen(false)} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function HeadingLink(props: { heading: Heading; edition: string | undefined; current: boolean; onGo: () => void }) {
  const { heading, edition, current, onGo } = props;
  return (
    <a href={link(["rules", heading.number], { edition })} onClick={onGo} {...(current ? { "aria-current": "true" as const } : {})}>
      <span class="contents__number">{heading.number}</span>
      <span>{heading.title}</span>
    </a>
  );
}

/** The first page of the rules: the chapters, each with its sections. */
function Cover({ edition }: { edition: string | undefined }) {
  useTitle(t("nav_rules"));
  const chapters = useContents(edition);
  return (
    <div class="cover">
      <h1>{t("rules_title")}</h1>
      <p class="soft">{t("rules_intro", { edition: edition ?? newestEdition.value ?? "" })}</p>
      <div class="cover__chapters">
        {chapters.map((chapter) => (
          <section key={chapter.number} class="cover__chapter">
            <h2>
              <a href={link(["rules", chapter.number], { edition })}>
                <span class="cover__number" aria-hidden="true">
                  {chapter.number}
                </span>
                {chapter.title}
              </a>
            </h2>
            <ul>
              {chapter.children.map((section) => (
                <li key={section.number}>
                  <a href={link(["rules", section.number], { edition })}>
                    <span class="contents__number">{section.number}</span> {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Rules that speak of some words: at once from the file beside the page, better ones when the desk has answered. */
function Found({ words, edition }: { words: string; edition: string | undefined }) {
  useTitle(t("rules_search"));
  const book = useBook(edition);
  const atOnce = useMemo(() => (book ? look(book, words) : []), [book, words]);
  const answer = useAnswer("rules.search", { words, limit: 50, ...(edition ? { edition } : {}) }).value;
  const current = answer.state === "ok" ? answer.ok : undefined;
  const hits: readonly RulePart[] = current ? current.hits : atOnce;
  return (
    <div class="found">
      <h1 class="visually-hidden">{t("rules_search")}</h1>
      <p class="count" role="status">
        {current ? t("rules_count", { n: current.total }) : t("waiting")}
      </p>
      {answer.state === "error" && atOnce.length === 0 && <Fault fault={answer.error} />}
      {current && current.near.length > 0 && (
        <p>
          {t("rules_near")}{" "}
          {current.near.map((word) => (
            <a key={word} class="chip" href={link(["rules"], { edition, q: word })}>
              {word}
            </a>
          ))}
        </p>
      )}
      {current && current.sections.length > 0 && (
        <ul class="found__sections">
          {current.sections.map((each) => (
            <li key={each.number}>
              <a class="chip" href={ruleAddress(each.number, edition)}>
                {each.number} {each.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ol class="paragraphs">
        {hits.map((hit) => (
          <Paragraph key={hit.number} part={hit} edition={edition} title={hit.title} />
        ))}
      </ol>
    </div>
  );
}

function look(book: Book, words: string): readonly RuleText[] {
  const wanted = fold(words).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const number = words.trim();
  return [...book.values()]
    .map((rule) => ({ rule, rank: rule.number.startsWith(number) ? 99 : score(fold(`${rule.title ?? ""} ${rule.text ?? ""}`), wanted) }))
    .filter((each) => each.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 50)
    .map((each) => each.rule);
}

/** One paragraph: its number at the margin, and its words. */
function Paragraph(props: { part: RulePart; edition: string | undefined; title?: string | null; main?: boolean }) {
  const { part, edition, title, main } = props;
  const depth = Math.max(0, part.number.split(".").length - 3);
  return (
    <li class={`paragraph${main ? " paragraph--main" : ""}`} data-depth={Math.min(4, depth)}>
      <a class="paragraph__number" href={ruleAddress(part.number, edition)}>
        {part.number}
      </a>
      <div class="paragraph__text">
        {title && <b class="paragraph__title">{title}</b>}
        {part.text?.split("\n").map((each, i) => (
          <p key={i}>
            <Rich text={each} />
          </p>
        ))}
      </div>
    </li>
  );
}

/** All that stands below a number, at any depth. */
function below(book: Book, number: string): readonly RuleText[] {
  return [...book.values()].filter((each) => each.number.startsWith(`${number}.`));
}

function RulePage({ number, edition }: { number: string; edition: string | undefined }) {
  const book = useBook(edition);
  const answer = useAnswer("rules.look", { number, ...(edition ? { edition } : {}) }).value;
  const rule = answer.ok;
  const own: RuleText | undefined = book?.get(number);
  const at = rule?.number ?? number;
  const heading = rule?.title ?? own?.title ?? null;
  const section = rule?.path.at(-1)?.title ?? sectionOf(book, number);
  useTitle(`${at} ${heading ?? section ?? ""}`.trim());
  const text = rule?.text ?? own?.text ?? null;
  const chapter = !at.includes(".");
  const parts: readonly RulePart[] = book && own ? below(book, at).filter((each) => !chapter || each.title !== null) : (rule?.children ?? []);
  return (
    <article class="rule">
      <Crumbs rule={rule} book={book} number={at} edition={edition} />
      <h1>
        <span class="rule__number">{at}</span>
        {heading ?? <span class="rule__section">{section}</span>}
      </h1>
      {answer.state === "error" && !own && <Fault fault={answer.error} />}
      {answer.state === "waiting" && !own && <p class="soft">{t("waiting")}</p>}
      {text && (
        <div class="rule__text">
          {text.split("\n").map((each, i) => (
            <p key={i}>
              <Rich text={each} />
            </p>
          ))}
        </div>
      )}
      {parts.length > 0 && (
        <ol class="paragraphs">
          {parts.map((each) => (
            <Paragraph key={each.number} part={each} edition={edition} title={each.title} />
          ))}
        </ol>
      )}
      {rule && <Around rule={rule} edition={edition} />}
    </article>
  );
}

function Crumbs(props: {
  rule: Rule | undefined; book: Book | null | undefined; number: string; edition: string | undefined;
}) {
  const { rule, book, number, edition } = props;
  const pieces = number.split(".");
  const path =
    rule?.path ??
    pieces.slice(0, -1).flatMap((_, i) => {
      const at = pieces.slice(0, i + 1).join(".");
      const title = book?.get(at)?.title;
      return title ? [{ number: at, title }] : [];
    });
  return (
    <nav class="crumbs" aria-label={t("rules_path")}>
      <ol>
        <li>
          <a href={link(["rules"], { edition })}>{t("nav_rules")}</a>
        </li>
        {path.map((each) => (
          <li key={each.number}>
            <a href={ruleAddress(each.number, edition)}>
              {each.number} {each.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What else is known of a rule: other editions, what changed, what to see, examples. */
function Around({ rule, edition }: { rule: Rule; edition: string | undefined }) {
  const otherwise = rule.wordings.filter((each) => each.text !== null && each.text !== rule.text);
  const alike = rule.wordings.filter((each) => !otherwise.includes(each));
  // A number with an edition in front is cited from there: this edition has none for it.
  const moved = alike.filter((each) => !each.number.includes(" "));
  const absent = alike.filter((each) => each.number.includes(" "));
  return (
    <>
      {rule.see.length > 0 && (
        <section>
          <h2>{t("rules_see")}</h2>
          <p class="chips">
            {rule.see.map((each) => (
              <a key={each.number} class="chip" href={ruleAddress(each.number, edition)}>
                {each.number} {each.title}
              </a>
            ))}
          </p>
        </section>
      )}
      {(rule.changes.length > 0 || rule.wordings.length > 0) && (
        <section>
          <h2>{t("rules_editions")}</h2>
          <ul class="changes">
            {rule.changes.map((each) => (
              <li key={each.name}>
                <span class="tag">{t("since", { edition: each.since })}</span>
                <p>
                  <Rich text={each.text} />
                </p>
              </li>
            ))}
            {otherwise.map((each) => (
              <li key={each.edition}>
                <EditionLink wording={each} />
                <p>
                  <Rich text={each.text ?? ""} />
                </p>
              </li>
            ))}
            {moved.length > 0 && (
              <li>
                <p>{t("rules_moved")}</p>
                <p class="chips">
                  {moved.map((each) => (
                    <EditionLink key={each.edition} wording={each} />
                  ))}
                </p>
              </li>
            )}
            {absent.length > 0 && (
              <li>
                <p>{t("rules_absent", { editions: absent.map((each) => each.edition) })}</p>
              </li>
            )}
          </ul>
        </section>
      )}
      <ExampleList title={t("examples_of")} rows={rule.examples} />
    </>
  );
}

function EditionLink({ wording }: { wording: Rule["wordings"][number] }) {
  return (
    <a class="chip" href={link(["rules", wording.number], { edition: wording.edition })}>
      {wording.edition}: {wording.number}
    </a>
  );
}
