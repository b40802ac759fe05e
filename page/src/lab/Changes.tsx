/** What another version of a list changes: the cards that go, and those that come. */

import { useAnswer } from "../desk/asking";
import type { Calls } from "../desk/types";
import { useSettled } from "../decks/settled";
import { t } from "../i18n";

type Read = Calls["deck.read"]["ok"];

interface Change {
  readonly card: string;
  readonly copies: number;
}

/** The cards of which there are more in one list than in the other, and how many more. */
export function more(one: Read, other: Read): Change[] {
  const had = new Map(other.cards.map((each) => [each.full_name, each.copies]));
  const found = one.cards.map((each) => ({ card: each.full_name, copies: each.copies - (had.get(each.full_name) ?? 0) }));
  return found.filter((each) => each.copies > 0);
}

export function Changes({ from, to }: { from: string; to: string }) {
  const before = useAnswer("deck.read", { text: useSettled(from) }).value.ok;
  const after = useAnswer("deck.read", { text: useSettled(to) }).value.ok;
  if (!before || !after) return null;
  const rows = [...more(before, after).map((each) => ({ ...each, sign: "−" })), ...more(after, before).map((each) => ({ ...each, sign: "+" }))];
  if (!rows.length) return <p class="soft">{t("lab_no_changes")}</p>;
  return (
    <ul class="changes">
      {rows.map((each) => (
        <li key={each.card} class={each.sign === "+" ? "changes__in" : "changes__out"}>
          {each.sign}
          {each.copies} {each.card}
        </li>
      ))}
    </ul>
  );
}
