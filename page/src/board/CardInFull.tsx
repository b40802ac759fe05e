/** A card of the table in full: its face with its words, its states, its keywords with their rules. */

import type { ComponentChildren } from "preact";
import { type TableCard, isKnown } from "../bench/document";
import { CardFace } from "../card/CardFace";
import { useAnswer } from "../desk/asking";
import { lang, t } from "../i18n";
import { Dialog } from "../parts/Dialog";
import { Rich } from "../parts/Rich";
import { RuleLink } from "../parts/RuleLink";
import { link } from "../router";

interface InFullProps {
  readonly card: TableCard;
  readonly edition: string;
  /** What a page adds: what can be done with it, why its values are what they are. */
  readonly children?: ComponentChildren;
}

export function CardInFull({ card, edition, children }: InFullProps) {
  const known = isKnown(card) ? card : null;
  const printed = useAnswer("cards.show", known && !known.text ? { name: known.full_name } : null).value;
  if (!known) return <p class="soft">{t("face_hidden")}</p>;
  const words = known.text ?? (printed.ok?.card.full_name === known.full_name ? printed.ok.card.texts[lang.value] : null) ?? null;
  const under = [...(known.under ?? []), ...(known.facedown ?? [])] as readonly TableCard[];
  return (
    <div class="infull">
      <CardFace card={known} size="large" text={words} />
      <p class="infull__name">
        <a href={link(["cards", known.full_name])}>{known.label}</a>
      </p>
      {known.marks?.length ? <p class="infull__marks">{known.marks.join(", ")}</p> : null}
      {children}
      {under.length > 0 && (
        <p>
          {t("board_under", { cards: under.map((each) => (isKnown(each) ? each.label : t("face_hidden"))) })}
        </p>
      )}
      {known.keywords.map((each) => (
        <div key={each.text} class="infull__keyword">
          <span>
            <Rich text={each.text} />
          </span>
          {each.rule && <RuleLink number={each.rule} edition={edition} />}
        </div>
      ))}
    </div>
  );
}

/** The card in full over the board, for screens without a column for it. */
export function CardSheet({ card, edition, onClose, children }: InFullProps & { readonly onClose: () => void }) {
  return (
    <Dialog title={isKnown(card) ? card.full_name : t("face_hidden")} open sheet onClose={onClose}>
      <CardInFull card={card} edition={edition}>
        {children}
      </CardInFull>
    </Dialog>
  );
}
