/** A player in one line: lore, ink, hand, deck, discard.  Each sign opens what it counts. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { TablePlayer } from "../bench/document";
import { Glyph } from "../card/symbols";
import { t } from "../i18n";
import { Icon } from "../parts/Button";
import { Pile, type PileName, pileOf } from "./Pile";
import type { CardMark, Marks } from "./marks";

const SIGNS: Readonly<Record<Exclude<PileName, "inkwell">, string>> = {
  hand: "M4 8L8 6L13 18L9 20ZM9 5H14V17M15 5L20 7L15.500 18",
  deck: "M7 4H19V18H7ZM7 7H5V21H16V18",
  discard: "M6 4H18V20H6ZM9 9L15 15M15 9L9 15",
};

interface FiguresProps {
  readonly player: TablePlayer;
  readonly name: string;
  readonly own: boolean;
  readonly marks?: Marks | undefined;
  readonly selected?: string | null | undefined;
  readonly mark?: CardMark | undefined;
  readonly onCard?: ((key: string) => void) | undefined;
  readonly onPlayer?: ((name: TablePlayer["name"]) => void) | undefined;
}

export function Figures({ player, name, own, marks, selected, mark, onCard, onPlayer }: FiguresProps) {
  const [open, setOpen] = useState<PileName | null>(null);
  const { ink } = player;
  /** Whether a pile does not lie on the board anyway. */
  const isAside = (pile: PileName) => !(own && pile === "hand");
  const sign = (pile: Exclude<PileName, "inkwell">, n: number) => (
    <Sign pile={pile} n={n} marked={isAside(pile) && pileOf(player, pile).some((card) => marks?.has(card.key) && marks.get(card.key) !== "dim")} onOpen={setOpen}>
      <Icon d={SIGNS[pile]} />
      {n}
    </Sign>
  );
  return (
    <header class={`mat__figures${own ? " mat__figures--own" : ""}${player.active ? " mat__figures--active" : ""}`}>
      <h2 class="mat__name">
        {onPlayer && mark ? (
          <button type="button" class={`mat__player mat__player--${typeof mark === "number" ? "chosen" : mark}`} onClick={() => onPlayer(player.name)}>
            {name}
          </button>
        ) : (
          <span class="mat__called">{name}</span>
        )}
        {player.active && <span class="mat__turn" role="img" aria-label={t("bench_is_active")} title={t("bench_is_active")} />}
        {player.left && <span class="mat__gone">{t("board_left")}</span>}
      </h2>
      <span class="mat__figure" title={t("bench_lore")}>
        <Glyph sign="lore" title={t("bench_lore")} />
        <b>{player.lore}</b>
        <small>/{player.to_win}</small>
      </span>
      <Sign pile="inkwell" n={ink.ready + ink.exerted} onOpen={setOpen}>
        <Glyph sign="ink" />
        <b>{ink.ready}</b>
        <small>/{ink.ready + ink.exerted}</small>
        {player.inked > 0 && <span class="mat__inked" role="img" aria-label={t("board_inked")} title={t("board_inked")} />}
        {ink.drops > 0 && <span class="mat__drops" title={t("bench_drops_n", { n: ink.drops })}>+{ink.drops}</span>}
      </Sign>
      {sign("hand", player.hand.length)}
      {sign("deck", player.deck)}
      {sign("discard", player.discard.length)}
      {open && (
        <Pile player={player} name={name} pile={open} marks={marks} selected={selected} onCard={onCard} onClose={() => setOpen(null)} />
      )}
    </header>
  );
}

interface SignProps {
  readonly pile: PileName;
  readonly n: number;
  readonly marked?: boolean;
  readonly onOpen: (pile: PileName) => void;
  readonly children: ComponentChildren;
}

function Sign({ pile, n, marked, onOpen, children }: SignProps) {
  return (
    <button type="button" class={`mat__figure mat__sign${marked ? " mat__sign--can" : ""}`} data-pile={pile} title={t(`board_${pile}`)} onClick={() => onOpen(pile)}>
      <span class="mat__shown" aria-hidden="true">
        {children}
      </span>
      <span class="visually-hidden">
        {t(`board_${pile}_n`, { n })}
        {marked && `. ${t("board_mark_can")}`}
      </span>
    </button>
  );
}
