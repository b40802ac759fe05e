/** Where other editions of the rules part from this one: the move, what happens here and what happens there. */

import { useState } from "preact/hooks";
import { useAnswer } from "../desk/asking";
import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { Rich } from "../parts/Rich";
import type { Parted } from "./document";
import { asCase, edition } from "./state";

export function Editions() {
  const given = asCase.value;
  const key = JSON.stringify(given);
  const [asked, setAsked] = useState("");
  const answer = useAnswer("judge.compare", given && asked === key ? { case: given } : null).value;
  if (asked !== key) {
    return (
      <div class="editions">
        <Button kind="quiet" onClick={() => setAsked(key)}>
          {t("bench_other_editions")}
        </Button>
      </div>
    );
  }
  if (answer.state === "error") return <Fault fault={answer.error} />;
  if (!answer.ok) return <p class="soft">{t("waiting")}</p>;
  return (
    <section class="editions">
      <h4>{t("bench_other_editions")}</h4>
      <ul>
        {answer.ok.editions.filter((each) => each.edition !== edition.value).map((each) => (
          <li key={each.edition}>
            <b>{each.edition}</b> {each.same ? t("bench_same") : <Difference parted={each} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Difference({ parted }: { parted: Parted }) {
  return (
    <>
      <span class="editions__other">{parted.move == null ? t("bench_other") : t("bench_other_at", { n: parted.move + 1 })}</span>
      {parted.refused && (
        <p>
          <Rich text={parted.refused.text} />
        </p>
      )}
      <Told label={t("bench_only_here")} lines={parted.here ?? []} />
      <Told label={t("bench_only_there")} lines={parted.there ?? []} />
    </>
  );
}

function Told({ label, lines }: { label: string; lines: NonNullable<Parted["here"]> }) {
  if (!lines.length) return null;
  return (
    <>
      <p class="editions__label">{label}</p>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            <Rich text={line.text} /> {line.rule && <small>{line.rule}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
