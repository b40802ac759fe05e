/** Cards on the bench: faces that can be tapped. */

import { CardBack, CardFace, faceLabel } from "../card/CardFace";
import type { Facts, Shown } from "../card/facts";
import { cardNow } from "../data";
import { t } from "../i18n";
import { type Pile, type Placed, nameOf, size } from "./case";
import { invented, inventedFacts } from "./invented";

/** The facts of a card of the situation; of one that nobody knows, its name. */
export function factsOf(label: string): Facts {
  const name = nameOf(label);
  const own = invented(name); // which stands before one of the same name in the database
  if (own) return inventedFacts(own);
  return (
    cardNow(name) ?? {
      name, version: null, full_name: name, type: "character", song: false, inks: [], inkable: false, printed: {}, classes: [], keywords: [],
    }
  );
}

/** A card of the situation with what is said of it. */
export function shownOf(card: Placed): Shown {
  const facts = factsOf(card.card);
  const blank = (pile?: Pile) => Array.from({ length: pile ? size(pile) : 0 }, () => null);
  return {
    ...facts, exerted: card.exerted ?? false, drying: card.drying ?? false, damage: card.damage ?? 0,
    under: blank(card.under), facedown: blank(card.facedown),
  };
}

interface FaceButtonProps {
  readonly card: Shown;
  /** What moves call it: of several cards with one name, its number is shown. */
  readonly label: string;
  readonly onTap: () => void;
  readonly pressed?: boolean;
  readonly marked?: boolean;
  readonly describe?: string;
}

/** A card that can be tapped.  Its name is its whole sentence, for those who hear the page. */
export function FaceButton({ card, label, onTap, pressed, marked, describe }: FaceButtonProps) {
  const copy = label.slice(nameOf(label).length).trim();
  return (
    <button
      type="button"
      class={`facelink${marked ? " facelink--offered" : ""}${pressed ? " facelink--picked" : ""}`}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      onClick={onTap}
    >
      <CardFace card={card} size="row" hidden />
      {copy && (
        <span class="facelink__copy" aria-hidden="true">
          {copy}
        </span>
      )}
      <span class="visually-hidden">{[faceLabel(card), copy, describe].filter(Boolean).join(". ")}</span>
    </button>
  );
}

/** Cards that nobody may look at, as one back with their number. */
export function Back({ n }: { n: number }) {
  return (
    <span class="back">
      <CardBack label={t("bench_hidden", { n })} />
      {n > 1 && (
        <span class="back__n" aria-hidden="true">
          ×{n}
        </span>
      )}
    </span>
  );
}
