/** Rules that open where they are cited. */

import { useId, useState } from "preact/hooks";
import { useBook } from "../data";
import { cited, sectionOf } from "../data_rules";
import { useAnswer } from "../desk/asking";
import { t } from "../i18n";
import { link } from "../router";
import { Fault } from "./Fault";
import { Rich } from "./Rich";

/** The address of a rule, as it is cited. */
export function ruleAddress(number: string, edition?: string): string {
  const own = cited(number, edition);
  return link(["rules", own.number], { edition: own.edition });
}

/** A rule in its own words, in place: from the file beside the page, or from the desk if it is not there. */
export function RuleNote(props: { number: string; edition?: string | undefined; id?: string }) {
  const { number, edition } = cited(props.number, props.edition);
  const { id } = props;
  const book = useBook(edition);
  const known = book?.get(number);
  const answer = useAnswer("rules.look", book === undefined || known ? null : { number, ...(edition ? { edition } : {}) }).value;
  const title = known?.title ?? answer.ok?.title ?? answer.ok?.path.at(-1)?.title ?? sectionOf(book, number);
  const text = known?.text ?? answer.ok?.text ?? null;
  return (
    <div class="rulenote" {...(id ? { id } : {})}>
      <p class="rulenote__head">
        <a href={ruleAddress(props.number, props.edition)}>
          <b>{props.number}</b>
          {title && <span> {title}</span>}
        </a>
      </p>
      {text?.split("\n").map((each, i) => (
        <p key={i}>
          <Rich text={each} />
        </p>
      ))}
      {!known && answer.state === "waiting" && !text && <p class="soft">{t("waiting")}</p>}
      {!known && answer.state === "error" && <Fault fault={answer.error} />}
    </div>
  );
}

/** Numbers of rules in a row; a tap opens one of them below. */
export function RuleList({ numbers, edition }: { numbers: readonly string[]; edition?: string | undefined }) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  return (
    <div class="rulelist">
      <div class="rulelist__row">
        {numbers.map((number) => (
          <RuleButton
            key={number} number={number} open={open === number} controls={id}
            onToggle={() => setOpen(open === number ? null : number)}
          />
        ))}
      </div>
      {open && <RuleNote key={open} id={id} number={open} edition={edition} />}
    </div>
  );
}

export function RuleButton(props: { number: string; open: boolean; controls: string; onToggle: () => void }) {
  return (
    <button
      type="button"
      class="rulebutton"
      aria-expanded={props.open}
      {...(props.open ? { "aria-controls": props.controls } : {})}
      aria-label={t("rule_open", { number: props.number })}
      onClick={props.onToggle}
    >
      <span>{props.number}</span>
    </button>
  );
}

/** One rule: its number as a button that opens it in place. */
export function RuleLink({ number, edition }: { number: string; edition?: string | undefined }) {
  return <RuleList numbers={[number]} edition={edition} />;
}
