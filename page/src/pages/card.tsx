/** One card: its face, what it says in both languages, what each phrase means, its rules, examples with it. */

import { useState } from "preact/hooks";
import { CardFace, typeWords } from "../card/CardFace";
import type { Shown } from "../card/facts";
import { cardNow } from "../data";
import { useAnswer } from "../desk/asking";
import type { CardDocument, CardShown, Explained, Phrase } from "../desk/types";
import { LANGUAGE_NAMES, LANGUAGES, lang, t } from "../i18n";
import { Button, ICONS, LinkButton } from "../parts/Button";
import { ExampleList } from "../parts/ExampleList";
import { Fault } from "../parts/Fault";
import { Ability, Rich } from "../parts/Rich";
import { RuleList, RuleNote } from "../parts/RuleLink";
import { link } from "../router";
import { lastQuery } from "./last";
import { useTitle } from "./title";

export function CardPage({ name }: { name: string }) {
  useTitle(name);
  const answer = useAnswer("cards.show", { name }).value;
  const shown = answer.ok;
  const card: Shown | undefined = shown?.card ?? cardNow(name);
  const text = shown?.card.texts[lang.value] ?? null;
  return (
    <article class="card">
      <LinkButton kind="quiet" icon={ICONS.back} href={link(["cards"], { q: lastQuery.value })}>
        {t("cards_all")}
      </LinkButton>
      {!card && <h1>{name}</h1>}
      {answer.state === "error" && <Fault fault={answer.error} />}
      {card && (
        <div class={`card__columns${card.type === "location" ? " card__columns--lying" : ""}`}>
          <div class="card__face">
            <CardFace card={card} size="large" text={text} />
          </div>
          <div class="card__body">
            <header class="card__head">
              <h1>
                {card.name}
                {card.version && <span class="card__version">{card.version}</span>}
              </h1>
              <p class="card__kind">
                {[typeWords(card), ...card.inks.map((ink) => t(`ink_${ink}`)), ...card.classes].join(" · ")}
              </p>
              <LinkButton href={link(["bench"], { card: card.full_name })}>{t("card_to_bench")}</LinkButton>
            </header>
            {shown ? <Body shown={shown} /> : answer.state === "waiting" && <p class="soft">{t("waiting")}</p>}
          </div>
        </div>
      )}
      {!card && answer.state === "waiting" && <p class="soft">{t("waiting")}</p>}
    </article>
  );
}

function Body({ shown }: { shown: CardShown }) {
  const { card } = shown;
  const [every, setEvery] = useState(false);
  return (
    <>
      {card.unplayable && <p class="notice">{card.unplayable}</p>}
      <Texts card={card} />
      {shown.explained.length > 0 && (
        <section>
          <h2>{t("card_explained")}</h2>
          {shown.explained.map((each, i) => (
            <Phrases key={i} explained={each} edition={card.edition} every={every} />
          ))}
          <Button kind="quiet" aria-pressed={every} onClick={() => setEvery(!every)}>
            {t("card_every_part")}
          </Button>
        </section>
      )}
      {shown.rules.length > 0 && (
        <section>
          <h2>{t("card_rules")}</h2>
          <RulesOf shown={shown} />
        </section>
      )}
      <ExampleList title={t("examples_with")} rows={shown.examples} />
      <Printings card={card} />
    </>
  );
}

/** The text in the reader's language first, the other one beside it. */
function Texts({ card }: { card: CardDocument }) {
  const { texts } = card;
  if (!texts[lang.value]?.length) return null;
  const order = [lang.value, ...LANGUAGES.filter((each) => each !== lang.value)];
  return (
    <section class="texts" aria-label={t("card_text")}>
      {order.map((each) => (
        <div key={each} class="texts__one" lang={each}>
          <h2 class="texts__lang">{LANGUAGE_NAMES[each]}</h2>
          {texts[each]?.map((paragraph, i) => (
            <p key={i}>
              <Ability text={paragraph} />
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}

/** The phrases that rules speak of, each as deep as it stands among them. */
function governed(phrases: readonly Phrase[]): readonly Phrase[] {
  const above: number[] = [];
  return phrases.flatMap((each) => {
    if (each.rules.length === 0) return [];
    while (above.length && (above[above.length - 1] ?? 0) >= each.depth) above.pop();
    above.push(each.depth);
    return [{ ...each, depth: above.length - 1 }];
  });
}

/** A paragraph taken apart.  At first only what rules speak of; on request every part, with its name in the engine. */
function Phrases({ explained, edition, every }: { explained: Explained; edition: string; every: boolean }) {
  const phrases = every ? explained.phrases : governed(explained.phrases);
  return (
    <div class="phrases">
      <p class="phrases__whole">
        {explained.name && <strong class="ability">{explained.name} </strong>}
        <Rich text={explained.text} />
      </p>
      <ul>
        {phrases.map((each, i) => (
          <li key={i} class="phrase" data-depth={Math.min(6, each.depth)}>
            <div class="phrase__words">
              <span lang="en">
                <Rich text={each.phrase} />
              </span>
              {every && <code class="phrase__meaning">{each.meaning}</code>}
            </div>
            {each.rules.length > 0 && <RuleList numbers={each.rules} edition={edition} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const FEW = 6;

function RulesOf({ shown }: { shown: CardShown }) {
  const [all, setAll] = useState(false);
  const rules = all ? shown.rules : shown.rules.slice(0, FEW);
  return (
    <div class="notes">
      {rules.map((each) => (
        <RuleNote key={each.number} number={each.number} edition={shown.card.edition} />
      ))}
      {!all && shown.rules.length > FEW && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t("rules_all", { n: shown.rules.length })}
        </Button>
      )}
    </div>
  );
}

function Printings({ card }: { card: CardDocument }) {
  if (card.printings.length === 0) return null;
  return (
    <section>
      <h2>{t("card_printings")}</h2>
      <ul class="printings">
        {card.printings.map((each, i) => (
          <li key={i}>
            <a href={link(["cards"], { q: `set:${each.set}` })}>{each.set_name}</a>
            <span class="soft"> · {[each.promo ?? each.set, `#${each.number}`, each.rarity].join(" · ")}</span>
          </li>
        ))}
      </ul>
      <dl class="allowed">
        {Object.entries(card.allowed).map(([format, spans]) => (
          <div key={format}>
            <dt>{t(`format_${format}`)}</dt>
            <dd>
              {spans.length === 0
                ? t("allowed_never")
                : spans.map((span) => (span.until ? t("allowed_between", span) : t("allowed_since", { since: span.since }))).join("; ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
