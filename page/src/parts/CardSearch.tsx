/** A field that finds cards while one types: a combobox, by keyboard, mouse and touch. */

import { useId, useMemo, useRef, useState } from "preact/hooks";
import type { Facts } from "../card/facts";
import { typeWords } from "../card/CardFace";
import { findCards, library } from "../data";
import { t } from "../i18n";
import { Icon, ICONS } from "./Button";
import { InkDot } from "./InkDot";

export interface CardSearchProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Called with the card; the field is empty again and keeps the focus, so that the next one can be typed. */
  readonly onPick: (card: Facts) => void;
  readonly limit?: number;
  /** Called with the words when no card fits them and another way is wanted. */
  readonly onNone?: (words: string) => void;
  /** Leaves cards out. */
  readonly only?: (card: Facts) => boolean;
}

export function CardSearch({ label, placeholder, onPick, limit = 12, only, onNone }: CardSearchProps) {
  const id = useId();
  const [words, setWords] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const cards = library.value;
  const found = useMemo(() => {
    if (!words.trim()) return [];
    const all = findCards(words).map((entry) => entry.card);
    return (only ? all.filter(only) : all).slice(0, limit);
  }, [words, only, limit, cards]);
  const shown = open && words.trim() !== "";
  const current = shown ? found[at] : undefined;

  const take = (card: Facts | undefined) => {
    if (!card) return;
    setWords("");
    setOpen(false);
    setAt(0);
    field.current?.focus();
    onPick(card);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!shown) return setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const next = (at + step + found.length) % Math.max(1, found.length);
      setAt(next);
      document.getElementById(`${id}o${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && shown) {
      event.preventDefault();
      take(current);
    } else if (event.key === "Escape" && (shown || words)) {
      event.preventDefault();
      event.stopPropagation();
      if (shown) setOpen(false);
      else setWords("");
    }
  };

  return (
    <div class="search">
      <label class="search__label" for={`${id}f`}>
        {label}
      </label>
      <div class="search__field">
        <Icon d={ICONS.search} />
        <input
          ref={field}
          id={`${id}f`}
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="search"
          aria-expanded={shown}
          aria-controls={`${id}l`}
          aria-autocomplete="list"
          {...(current ? { "aria-activedescendant": `${id}o${at}` } : {})}
          placeholder={placeholder ?? ""}
          value={words}
          onInput={(event) => {
            setWords(event.currentTarget.value);
            setOpen(true);
            setAt(0);
          }}
          onFocus={() => {
            setOpen(true);
            // Above the keyboard of a phone there is room for little else.
            if (matchMedia("(pointer: coarse)").matches) field.current?.closest(".search")?.scrollIntoView({ block: "start" });
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul class="search__list" role="listbox" id={`${id}l`} aria-label={label} hidden={!shown || found.length === 0}>
        {found.map((card, i) => (
          <li
            key={card.full_name}
            id={`${id}o${i}`}
            role="option"
            aria-selected={i === at}
            class="search__option"
            // Before the field loses the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(card)}
          >
            <InkDot inks={card.inks} />
            <span class="search__name">
              <b>{card.name}</b>
              {card.version && <i> {card.version}</i>}
            </span>
            <span class="search__facts">
              {typeWords(card)}
              {card.printed.cost != null && ` · ${card.printed.cost}`}
            </span>
          </li>
        ))}
      </ul>
      {shown && found.length === 0 && (
        <p class="search__none" role="status">
          {cards ? t("cards_none") : t("waiting")}
          {cards && onNone && (
            <button
              type="button" class="textbutton"
              // Before the field loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setWords("");
                onNone(words.trim());
              }}
            >
              {t("bench_invent")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
