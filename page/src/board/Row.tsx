/** A row of cards that scrolls sideways.  At its edges stands how many cards are out of sight there. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { type TableCard, isKnown } from "../bench/document";
import { t } from "../i18n";
import { BoardCard, Backs } from "./BoardCard";
import type { Marks } from "./marks";

export interface RowProps {
  readonly heading: string;
  readonly cards: readonly TableCard[];
  readonly marks?: Marks | undefined;
  readonly selected?: string | null | undefined;
  readonly onCard?: ((key: string) => void) | undefined;
  /** The note on a card. */
  readonly note?: (card: TableCard) => string | undefined;
  /** What stands in an empty row. */
  readonly empty?: string;
  readonly kind: "play" | "hand";
}

export function Row({ heading, cards, marks, selected, onCard, note, empty, kind }: RowProps) {
  const id = useId();
  const hidden = cards.filter((card) => !isKnown(card) && !marks?.has(card.key));
  const shown = cards.filter((card) => isKnown(card) || marks?.has(card.key));
  const one = (card: TableCard) => (
    <BoardCard card={card} mark={marks?.get(card.key)} selected={selected === card.key} note={note?.(card)} onCard={onCard} />
  );
  return (
    <section class={`mat__row mat__row--${kind}`} aria-labelledby={id}>
      <h3 id={id} class="visually-hidden">
        {heading}
      </h3>
      <Scroller keys={cards.map((card) => card.key)}>
        {grouped(shown).map(({ card, here }) => (
          <li key={card.key} class={here.length ? "mat__place" : "mat__item"}>
            {one(card)}
            {here.length > 0 && (
              <ul class="mat__here" aria-label={t("board_here")}>
                {here.map((each) => (
                  <li key={each.key} class="mat__item">
                    {one(each)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {hidden.length > 0 && (
          <li class="mat__item">
            <Backs n={hidden.length} />
          </li>
        )}
        {!cards.length && <li class="mat__empty">{empty ?? t("bench_nothing_here")}</li>}
      </Scroller>
    </section>
  );
}

interface Group {
  readonly card: TableCard;
  readonly here: readonly TableCard[];
}

/** The cards of a row, those at a location with it.  Locations come last: they are the widest. */
export function grouped(cards: readonly TableCard[]): readonly Group[] {
  const where = (card: TableCard) => (isKnown(card) ? card.location : null);
  const keys = new Set(cards.map((card) => card.key));
  const free = cards.filter((card) => !keys.has(where(card) ?? ""));
  const groups = free.map((card) => ({ card, here: cards.filter((each) => where(each) === card.key) }));
  const lying = (group: Group) => Number(isKnown(group.card) && group.card.type === "location");
  return groups.sort((one, other) => lying(one) - lying(other));
}

interface Hidden {
  readonly before: number;
  readonly after: number;
}

/** The list itself, and the counts at its edges. */
function Scroller({ keys, children }: { keys: readonly string[]; children: ComponentChildren }) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<readonly string[]>([]);
  const n = keys.length;
  // A card that has come into the row is scrolled into sight, if the row was there before.
  useEffect(() => {
    const come = before.current.length ? keys.filter((key) => !before.current.includes(key)).at(-1) : undefined;
    before.current = keys;
    const card = come && list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(come)}"]`);
    if (card) card.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [keys.join()]);
  const [out, setOut] = useState<Hidden>({ before: 0, after: 0 });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setOut((old) => changed(old, outOfSight(element)));
    look();
    const watcher = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
    watcher?.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher?.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [n]);
  const go = (way: number) => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current?.scrollBy({ left: way * list.current.clientWidth * 0.8, behavior: calm ? "auto" : "smooth" });
  };
  return (
    <div class="mat__scroller">
      <ul class="mat__cards" ref={list}>
        {children}
      </ul>
      {out.before > 0 && (
        <button type="button" class="mat__edge mat__edge--before" aria-hidden="true" tabIndex={-1} onClick={() => go(-1)}>
          <span>‹{out.before}</span>
        </button>
      )}
      {out.after > 0 && (
        <button type="button" class="mat__edge mat__edge--after" aria-hidden="true" tabIndex={-1} onClick={() => go(1)}>
          <span>{out.after}›</span>
        </button>
      )}
    </div>
  );
}

function changed(old: Hidden, now: Hidden): Hidden {
  return old.before === now.before && old.after === now.after ? old : now;
}

/** How many cards are more than half out of sight on each side. */
function outOfSight(list: HTMLElement): Hidden {
  const box = list.getBoundingClientRect();
  let [before, after] = [0, 0];
  for (const card of list.querySelectorAll(".mat__card, .mat__backs")) {
    const { left, right } = card.getBoundingClientRect();
    const middle = (left + right) / 2;
    if (middle < box.left) before += 1;
    else if (middle > box.right) after += 1;
  }
  return { before, after };
}
