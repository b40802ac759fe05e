/** A card on the board: a button whose name is its whole sentence. */

import { useMemo } from "preact/hooks";
import { CardBack, CardFace, faceLabel } from "../card/CardFace";
import { type KnownCard, type TableCard, isKnown } from "../bench/document";
import { nameOf } from "../bench/case";
import { lang, t } from "../i18n";
import { type CardMark, markClass, markWords } from "./marks";

export interface BoardCardProps {
  readonly card: TableCard;
  readonly mark?: CardMark | undefined;
  readonly selected?: boolean | undefined;
  /** A note on the card: where it is, that it challenges. */
  readonly note?: string | undefined;
  readonly onCard?: ((key: string) => void) | undefined;
}

function Drawn({ card, mark, selected, note, onCard }: BoardCardProps) {
  const known = isKnown(card) ? card : null;
  const copy = known ? known.label.slice(nameOf(known.label).length).trim() : "";
  const said = [known ? faceLabel(known) : t("face_hidden"), copy, note, markWords(mark)].filter(Boolean).join(". ");
  return (
    <button
      type="button" class={`facelink mat__card${markClass(mark)}`} data-key={card.key}
      aria-current={selected ?? false} onClick={() => onCard?.(card.key)}
    >
      <Face card={known} />
      {copy && (
        <span class="mat__copy" aria-hidden="true">
          {copy}
        </span>
      )}
      {typeof mark === "number" && (
        <span class="mat__pick" aria-hidden="true">
          {mark}
        </span>
      )}
      {note && (
        <span class="mat__note" aria-hidden="true">
          {note}
        </span>
      )}
      <span class="visually-hidden">{said}</span>
    </button>
  );
}

function Face({ card }: { card: KnownCard | null }) {
  return card ? <CardFace card={card} size="row" hidden /> : <CardBack label="" />;
}

/** The card, drawn again only if something about it is another: a step of a game changes few of them. */
export function BoardCard(props: BoardCardProps) {
  const { card, mark, selected, note, onCard } = props;
  return useMemo(() => <Drawn {...props} />, [JSON.stringify(card), mark, selected, note, onCard, lang.value]);
}

/** Cards that the viewer may not know, as one back with their number. */
export function Backs({ n }: { n: number }) {
  return (
    <span class="mat__backs">
      <CardBack label={t("bench_hidden", { n })} />
      {n > 1 && (
        <span class="mat__pick" aria-hidden="true">
          {n}
        </span>
      )}
    </span>
  );
}
