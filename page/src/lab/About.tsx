/** What can be said of a list at once: where it is legal, what it costs, what its hands are like. */

import { useState } from "preact/hooks";
import { useAnswer } from "../desk/asking";
import { t } from "../i18n";
import { Fault } from "../parts/Fault";
import { InkDot } from "../parts/InkDot";
import { RuleList } from "../parts/RuleLink";
import { Curve, Share, decimal, percent } from "./figures";

const ALTER = ["none", "cheap", "inkable", "either"] as const;
const SEATS = ["first", "second"] as const;
/** Turns by which a card was seen: in the opening hand, and by these. */
const SEEN = [0, 3, 5, 7] as const;

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

export function Legality({ text }: { text: string }) {
  const [date, setDate] = useState(today());
  const answer = useAnswer("deck.check", { text, date: date || null }).value;
  const unread = answer.ok?.problems ?? [];
  return (
    <section class="panel">
      <div class="panel__head">
        <h2>{t("lab_legal")}</h2>
        <label class="field lab__date">
          <span class="visually-hidden">{t("lab_date")}</span>
          <input type="date" value={date} onChange={(event) => setDate(event.currentTarget.value)} />
        </label>
      </div>
      {answer.state === "error" && <Fault fault={answer.error} />}
      <ul class="formats">
        {answer.ok?.formats.map((each) => (
          <li key={each.format} class="formats__one">
            <details>
              <summary>
                <span class={each.legal ? "sign sign--good" : "sign sign--bad"} aria-hidden="true">
                  {each.legal ? "✓" : "✗"}
                </span>
                <span class="formats__what">
                  <span class="formats__name">{each.text}</span>{" "}
                  <span class="soft">{each.legal ? t("lab_is_legal") : t("lab_not_legal", { n: unread.length + each.problems.length })}</span>
                </span>
              </summary>
              {each.legal && <p class="soft">{t("lab_legal_on", { date: answer.ok?.date ?? "" })}</p>}
              <ul class="formats__why">
                {unread.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
                {each.problems.map((problem, i) => (
                  <li key={i}>
                    {problem.lines.length > 0 && <b>{t("lab_lines", { n: problem.lines.length, lines: problem.lines.map(String) })} </b>}
                    {problem.text}
                    {problem.rule && <RuleList numbers={[problem.rule]} />}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Hand({ text }: { text: string }) {
  const [alter, setAlter] = useState<(typeof ALTER)[number]>("none");
  const [seat, setSeat] = useState<(typeof SEATS)[number]>("first");
  const answer = useAnswer("lab.hand", { text, alter }).value;
  const hand = answer.ok;
  if (answer.state === "error") return <Fault fault={answer.error} />;
  if (!hand) return <p class="soft">{t("waiting")}</p>;
  const { odds } = hand;
  return (
    <>
      <section class="panel">
        <h2>{t("lab_curve")}</h2>
        <Curve curve={hand.curve} />
        <p class="curve__key soft">
          <span class="curve__sample curve__sample--inkable" /> {t("lab_inkable", { n: hand.inkable, all: hand.cards })}{" "}
          <span class="curve__sample curve__sample--other" /> {t("lab_not_inkable", { n: hand.cards - hand.inkable })}
        </p>
        <p class="lab__inks">
          {hand.inks.map((each) => (
            <span key={each.inks.join()} class="lab__ink">
              <InkDot inks={each.inks} /> {each.inks.map((ink) => t(`ink_${ink}`)).join(" / ")}: {each.cards}
            </span>
          ))}
          <span class="soft">{t("lab_mean_cost", { n: decimal(hand.mean_cost) })}</span>
        </p>
      </section>
      <section class="panel">
        <h2>{t("lab_hands")}</h2>
        {!odds && <p class="soft">{t("lab_too_few", { n: hand.fewest })}</p>}
        {odds && (
          <>
            <div class="lab__choices">
              <label class="select select--labelled">
                <span>{t("lab_keep")}</span>
                <select value={alter} onChange={(event) => setAlter(event.currentTarget.value as typeof alter)}>
                  {ALTER.map((each) => (
                    <option key={each} value={each}>
                      {t(`lab_keep_${each}`)}
                    </option>
                  ))}
                </select>
              </label>
              <div class="segments" role="group" aria-label={t("lab_who_begins")}>
                {SEATS.map((each) => (
                  <button key={each} type="button" aria-pressed={seat === each} onClick={() => setSeat(each)}>
                    {t(`lab_seat_${each}`)}
                  </button>
                ))}
              </div>
            </div>
            <p>{t("lab_at_least_one", { share: percent(odds.opening.at_least_one_inkable) })}</p>
            <table class="odds">
              <caption class="visually-hidden">{t("lab_hands")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("lab_turn")}</th>
                  <th scope="col">{t("lab_ink_every")}</th>
                  <th scope="col">{t("lab_playable")}</th>
                  <th scope="col">{t("lab_on_curve")}</th>
                </tr>
              </thead>
              <tbody>
                {odds.turns[seat].map((each) => (
                  <tr key={each.turn}>
                    <th scope="row">{each.turn}</th>
                    {[each.ink_every_turn, each.playable, each.on_curve].map((share, i) => (
                      <td key={i}>
                        {percent(share, 0)} <Share value={share} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p class="soft small">{t("lab_dealt", { n: odds.deals })}</p>
            <details>
              <summary>{t("lab_seen")}</summary>
              <table class="odds">
                <thead>
                  <tr>
                    <th scope="col">{t("lab_card")}</th>
                    {SEEN.map((turn) => (
                      <th key={turn} scope="col">
                        {turn ? t("lab_by_turn", { n: turn }) : t("lab_opening")}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {odds.seen.map((each) => (
                    <tr key={each.card}>
                      <th scope="row">{each.card}</th>
                      {SEEN.map((turn) => (
                        <td key={turn}>{percent(each[seat][turn], 0)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </>
        )}
      </section>
    </>
  );
}
