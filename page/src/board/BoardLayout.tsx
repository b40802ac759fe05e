/** The table's layout: it shows a table document and its lines, and has places for what a page adds.

On a phone everything stands on one screen; at a desk the card in full and the log have columns of their own. */

import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { type TableCard, type TableDocument, type TablePlayer, cardsOf, isKnown } from "../bench/document";
import type { TraceLine } from "../desk/types";
import { t } from "../i18n";
import { CardInFull } from "./CardInFull";
import { Figures } from "./Figures";
import { moveAmongCards, useFocusOnCard } from "./focus";
import { type Dragging, useDrag } from "./drag";
import { useLongPress } from "./press";
import { LastLine, Log } from "./Log";
import type { CardMark, Marks } from "./marks";
import { useWide } from "./media";
import { Menu } from "./Menu";
import { Pending } from "./Pending";
import { Row } from "./Row";
import "../style/board.css";

export interface BoardProps {
  readonly table: TableDocument;
  readonly lines: readonly TraceLine[];
  /** Whose eyes: a player sits below; for others the first player does. */
  readonly viewer: TableDocument["viewer"];
  /** What the players are called, in their order. */
  readonly names: readonly string[];
  readonly marks?: Marks;
  /** Marks of players, by name. */
  readonly playerMarks?: ReadonlyMap<string, CardMark>;
  readonly onCard?: (key: string) => void;
  /** A long press, or a click with the other button: to read a card whatever a tap on it does. */
  readonly onLook?: (key: string) => void;
  /** What happens to a card that is dragged. */
  readonly dragging?: Dragging;
  /** What a page adds to a card that is shown in full. */
  readonly about?: (card: TableCard) => ComponentChildren;
  readonly onPlayer?: (name: TablePlayer["name"]) => void;
  /** The card that is spoken of. */
  readonly selected?: string | null;
  /** The number of the first line that is new to the viewer. */
  readonly since?: number;
  /** Asks for the lines before the first that is given. */
  readonly onEarlier?: () => void;
  /** In the top line, beside the turn: clocks, whose eyes. */
  readonly head?: ComponentChildren;
  /** In the menu, before the pages. */
  readonly menu?: ComponentChildren;
  readonly question?: ComponentChildren;
  readonly buttons?: ComponentChildren;
  /** At a desk, below the log. */
  readonly actions?: ComponentChildren;
  /** Arrows move among cards only after the keyboard has brought the focus there: a page has another use for them. */
  readonly quietArrows?: boolean;
}

export function BoardLayout(props: BoardProps) {
  const { table, lines, viewer, names, marks, playerMarks, onCard, onPlayer, selected, since } = props;
  const mat = useRef<HTMLDivElement>(null);
  const byPointer = useRef(false);
  const wide = useWide();
  const cards = useMemo(() => cardsOf(table), [table]);
  const [looked, setLooked] = useState<string | null>(null);
  useFocusOnCard(mat);
  useLongPress(mat, props.onLook);
  useDrag(mat, props.dragging);

  const called = (name: string) => names[table.players.findIndex((player) => player.name === name)] ?? name;
  const own = table.players.find((player) => player.name === viewer) ?? table.players[0];
  const others = seatedAfter(table.players, own);
  const look = (event: Event) => {
    const key = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-key]")?.dataset["key"] : undefined;
    if (wide && key && cards.has(key)) setLooked(key);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !mat.current) return;
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    if (props.quietArrows && byPointer.current) return;
    if (moveAmongCards(mat.current, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const note = (card: TableCard) => noteOf(card, table, cards);
  const shared = { marks, selected, onCard };
  const side = (player: TablePlayer) => (
    <Figures
      player={player} name={called(player.name)} own={player === own} {...shared} onPlayer={onPlayer} mark={playerMarks?.get(player.name)}
    />
  );
  const row = (player: TablePlayer) => (
    <Row
      kind="play" heading={t("board_row", { zone: t("zone_play"), player: called(player.name) })} cards={player.play}
      {...shared} note={note} empty={t("board_nothing_in_play")}
    />
  );
  const hand = (player: TablePlayer) => (
    <Row kind="hand" heading={t("board_row", { zone: t("zone_hand"), player: called(player.name) })} cards={player.hand} {...shared} empty={t("board_no_hand")} />
  );
  const full = cards.get(looked ?? "") ?? cards.get(selected ?? "");
  return (
    <div
      class="mat" ref={mat} onKeyDown={press} onFocusIn={look} onPointerOver={look} data-players={table.players.length}
      onPointerDownCapture={() => {
        byPointer.current = true;
      }}
      onKeyUpCapture={(event) => {
        if (event.key === "Tab") byPointer.current = false;
      }}
    >
      <header class="mat__head">
        <Menu>{props.menu}</Menu>
        <h1 class="mat__when">
          {table.turn > 0 ? t("board_turn", { n: table.turn, player: called(table.active) }) : t("board_before")}
          {table.turn > 0 && table.step_text && <small> {table.step_text}</small>}
        </h1>
        <div class="mat__extra">{props.head}</div>
      </header>
      <div class="mat__others" {...(others.length > 1 ? { tabIndex: 0, role: "group", "aria-label": t("board_others") } : {})}>
        {others.map((player) => (
          <div key={player.name} class="mat__side">
            {side(player)}
            {wide && player.hand.some(isKnown) && hand(player)}
            {row(player)}
          </div>
        ))}
      </div>
      <Pending table={table} cards={cards} nameOf={called} onLook={props.onLook ?? onCard} />
      <div class="mat__own">
        {row(own)}
        {side(own)}
      </div>
      {!wide && (
        <div class="mat__logline">
          <LastLine lines={lines} edition={table.edition} since={since} onEarlier={props.onEarlier} />
        </div>
      )}
      {props.question && <div class="mat__question">{props.question}</div>}
      <div class="mat__hand">{hand(own)}</div>
      {props.buttons && <div class="mat__buttons">{props.buttons}</div>}
      {wide && (
        <>
          <aside class="mat__full" aria-label={t("board_in_full")}>
            {full ? (
              <CardInFull key={full.key} card={full} edition={table.edition}>
                {props.about?.(full)}
              </CardInFull>
            ) : (
              <p class="soft">{t("board_look")}</p>
            )}
          </aside>
          <aside class="mat__right" aria-label={t("board_log")}>
            <div class="mat__logarea" tabIndex={0} role="region" aria-label={t("board_log")}>
              <Log lines={lines} edition={table.edition} since={since} onEarlier={props.onEarlier} />
            </div>
            {props.actions && <div class="mat__actions">{props.actions}</div>}
          </aside>
        </>
      )}
    </div>
  );
}

/** The other players, in the order of their turns after one. */
function seatedAfter(players: readonly TablePlayer[], own: TablePlayer): readonly TablePlayer[] {
  const at = players.indexOf(own);
  return [...players.slice(at + 1), ...players.slice(0, at)];
}

/** The note on a card in play: its part in a challenge, or the location of somebody else that it is at. */
function noteOf(card: TableCard, table: TableDocument, cards: ReadonlyMap<string, TableCard>): string | undefined {
  if (table.challenge?.[0] === card.key) return t("board_challenges");
  if (table.challenge?.[1] === card.key) return t("board_challenged");
  const place = isKnown(card) && card.location ? cards.get(card.location) : undefined;
  const side = (key: string) => table.players.find((player) => player.play.some((each) => each.key === key));
  if (!place || !isKnown(place) || side(place.key) === side(card.key)) return undefined;
  return t("bench_at", { location: place.label });
}
