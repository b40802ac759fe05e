/** The cards: a search that answers while one types, and the page of one card. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardFace } from "../card/CardFace";
import { type Facts, INKS, TYPES } from "../card/facts";
import { findCards, keywords, library, sets } from "../data";
import { useAnswer } from "../desk/asking";
import { t } from "../i18n";
import { Button, ICONS, Icon } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { InkDot } from "../parts/InkDot";
import { go, link, route } from "../router";
import { factual, type Key, terms, withTerm } from "../search";
import { CardPage } from "./card";
import { lastQuery } from "./last";
import { useTitle } from "./title";

export function CardsPage() {
  const name = route.value.path[1];
  return name === undefined ? <Search /> : <CardPage key={name} name={name} />;
}

const PAGE = 48;

function Search() {
  useTitle(t("nav_cards"));
  const query = route.value.query.get("q") ?? "";
  const [words, setWords] = useState(query);
  const [shown, setShown] = useState(PAGE);
  useEffect(() => {
    lastQuery.value = query;
  }, [query]);
  // The address follows what is typed; what is typed follows the address when somebody goes back.
  const typed = useRef(query);
  useEffect(() => {
    if (query !== typed.current) {
      typed.current = query;
      setWords(query);
    }
  }, [query]);
  const ask = (next: string) => {
    setWords(next);
    setShown(PAGE);
    typed.current = next.trim();
    go(link(["cards"], { q: next.trim(), lang: route.value.query.get("lang") }), true);
  };

  const wanted = useMemo(() => terms(words), [words]);
  const all = library.value;
  const local = useMemo(() => (factual(wanted) ? findCards(words).map((entry) => entry.card) : null), [wanted, all]);
  const asks = (local === null || !all || local.length === 0) && words.trim() !== "";
  const answer = useAnswer("cards.find", asks ? { words: words.trim(), limit: shown } : null).value;
  const fromDesk = asks ? answer.ok : undefined;
  const cards: readonly Facts[] = local?.length ? local : (fromDesk?.cards ?? []);
  const total = local?.length ? local.length : (fromDesk?.total ?? 0);
  const settled = !asks || answer.state !== "waiting";

  return (
    <div class="cards">
      <h1 class="visually-hidden">{t("nav_cards")}</h1>
      <form class="finder" role="search" onSubmit={(event) => event.preventDefault()}>
        <div class="finder__field">
          <Icon d={ICONS.search} />
          <input
            type="search" autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="search"
            aria-label={t("cards_search")} placeholder={t("cards_placeholder")} value={words}
            onInput={(event) => ask(event.currentTarget.value)}
          />
        </div>
        <Filters words={words} onAsk={ask} />
      </form>
      <p class="count" role="status">
        {settled && (all || fromDesk) ? t("cards_count", { n: total }) : t("waiting")}
      </p>
      {asks && answer.state === "error" && <Fault fault={answer.error} />}
      {settled && total === 0 && answer.state !== "error" && words.trim() !== "" && (
        <p class="empty">{t("cards_none_hint")}</p>
      )}
      <ul class="faces">
        {cards.slice(0, shown).map((card) => (
          <li key={card.full_name} class={card.type === "location" ? "faces__lying" : ""}>
            <a class="facelink" href={link(["cards", card.full_name])}>
              <CardFace card={card} size="grid" />
            </a>
          </li>
        ))}
      </ul>
      {cards.length > 0 && shown < total && <More onMore={() => setShown(shown + PAGE)} />}
    </div>
  );
}

/** More cards, when the end of the list comes into sight, or by a button. */
function More({ onMore }: { onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === "undefined") return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((each) => each.isIntersecting)) onMore();
      },
      { rootMargin: "600px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return (
    <div class="more" ref={end}>
      <Button onClick={onMore}>{t("more")}</Button>
    </div>
  );
}

const COSTS = ["1", "2", "3", "4", "5", "6", "7", "8", "9+"];

function Filters({ words, onAsk }: { words: string; onAsk: (words: string) => void }) {
  const wanted = terms(words);
  const chosen = (key: Key) => wanted.find((term) => term.key === key)?.value ?? "";
  const put = (key: Key, value: string) => onAsk(withTerm(words, key, value || null));
  const ink = chosen("ink");
  return (
    <div class="filters">
      <div class="filters__inks" role="group" aria-label={t("filter_ink")}>
        {INKS.map((each) => (
          <button
            key={each} type="button" class="inkbutton" aria-pressed={ink === each} title={t(`ink_${each}`)}
            aria-label={t(`ink_${each}`)} onClick={() => put("ink", ink === each ? "" : each)}
          >
            <InkDot inks={[each]} />
          </button>
        ))}
      </div>
      <Select label={t("filter_cost")} value={chosen("cost")} options={COSTS.map((each) => [each, each])} onPick={(value) => put("cost", value)} />
      <Select
        label={t("filter_type")} value={chosen("type")} onPick={(value) => put("type", value)}
        options={TYPES.map((each) => [each, t(`type_${each}`)])}
      />
      <Select label={t("filter_keyword")} value={chosen("keyword")} options={keywords()} onPick={(value) => put("keyword", value)} />
      <Select label={t("filter_set")} value={chosen("set")} options={sets()} onPick={(value) => put("set", value)} />
    </div>
  );
}

function Select(props: {
  label: string; value: string; options: readonly (readonly [string, string])[]; onPick: (value: string) => void;
}) {
  const known = props.options.some(([value]) => value === props.value);
  return (
    <label class={`select${props.value ? " select--chosen" : ""}`}>
      <span class="visually-hidden">{props.label}</span>
      <select value={props.value} onChange={(event) => props.onPick(event.currentTarget.value)}>
        <option value="">{props.label}</option>
        {!known && props.value && <option value={props.value}>{props.value}</option>}
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
