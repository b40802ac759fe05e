/** The answers that no tap on the board gives: each kind of question has its control. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type KnownCard, type TableDocument, type TableMove, cardsOf, isKnown } from "../bench/document";
import { CardFace } from "../card/CardFace";
import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Rich, upper } from "../parts/Rich";
import { RuleLink } from "../parts/RuleLink";
import { LISTED, asksBoard, asksHand, buttonsOf } from "./moves";
import { answer, busy, inThisOrder, nameOf, namesWith, seat } from "./state";

/** More answers than this stand in a grid. */
const MANY = 6;

/** The control for the present question. */
export function Answers({ table }: { table: TableDocument }) {
  switch (table.question?.kind) {
    case "name":
      return <Naming key={seat.value?.n} />;
    case "number":
      return <Numbers moves={buttonsOf(table)} />;
    case "enter":
      return <Entering table={table} />;
    case "put":
      return <Putting table={table} />;
    default:
      return <Others table={table} />;
  }
}

function Others({ table }: { table: TableDocument }) {
  const moves = buttonsOf(table);
  const cards = cardsOf(table);
  const seen = (move: TableMove) => known(cards.get(move.cards[0] ?? ""));
  const listed = LISTED.has(table.question?.kind ?? "");
  const pictured = listed ? [] : moves.filter(seen);
  const once = pictured.every((move) => pictured.filter((each) => each.cards[0] === move.cards[0]).length === 1);
  const strip = once ? pictured : [];
  const order = table.question?.kind === "order";
  return (
    <>
      {strip.length > 0 && (
        <ul class="ask__strip" aria-label={t("table_cards_to_pick")}>
          {strip.map((move, at) => (
            <li key={move.move}>
              <button
                type="button" class="facelink ask__card" data-digit={at + 1} disabled={busy.value} title={upper(move.text)}
                onClick={() => void answer(move.move)}
              >
                <Face card={seen(move)} />
                <span class="visually-hidden">{upper(move.text)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Buttons moves={moves.filter((move) => !strip.includes(move))} first={strip.length} long={listed} />
      {order && strip.length > 1 && <Button onClick={() => void inThisOrder()}>{t("bench_in_this_order")}</Button>}
      {table.question?.about === "alter_hand" && <p class="ask__hint">{t("table_alter_hint")}</p>}
      {!strip.length && !listed && asksBoard(table) && !asksHand(table) && <p class="ask__hint">{t("table_tap_card")}</p>}
    </>
  );
}

function known(card: ReturnType<ReturnType<typeof cardsOf>["get"]>): KnownCard | null {
  return card && isKnown(card) ? card : null;
}

function Face({ card }: { card: KnownCard | null }) {
  return card && <CardFace card={card} size="row" hidden />;
}

/** The words on a button: a player's name where the move is about one; how many were picked where it ends the picking. */
function label(move: TableMove): string {
  const { about, picked } = seat.value?.table.question ?? { about: "", picked: [] };
  if (move.move === "done" && picked.length) return t(about === "alter_hand" ? "table_put_back" : "table_done", { n: picked.length });
  if (move.move === "done" && about !== "alter_hand") return t("table_none");
  return upper(move.player ? nameOf(move.player) : move.text);
}

interface ButtonsProps {
  readonly moves: readonly TableMove[];
  /** How many digits belong to what stands before them. */
  readonly first?: number;
  /** Whether each has a line of its own. */
  readonly long?: boolean;
}

/** A button for each move. */
function Buttons({ moves, first = 0, long = false }: ButtonsProps) {
  if (!moves.length) return null;
  return (
    <ul class={`ask__answers${moves.length > MANY ? " ask__answers--many" : ""}${long ? " ask__answers--long" : ""}`}>
      {moves.map((move, at) => (
        <li key={move.move}>
          <Answer move={move} digit={first + at + 1}>
            <Rich text={label(move)} />
          </Answer>
        </li>
      ))}
    </ul>
  );
}

function Answer({ move, digit, children }: { move: TableMove; digit: number; children: ComponentChildren }) {
  return (
    <button type="button" class="answer" data-action={move.action ?? ""} data-digit={digit} disabled={busy.value} onClick={() => void answer(move.move)}>
      {children}
    </button>
  );
}

/** Numbers, the smallest first; the key of a digit picks that number. */
function Numbers({ moves }: { moves: readonly TableMove[] }) {
  const number = (move: TableMove) => Number(/\d+/.exec(move.move)?.[0] ?? 0);
  return (
    <ul class="ask__numbers">
      {moves.toSorted((one, other) => number(one) - number(other)).map((move) => (
        <li key={move.move}>
          <Answer move={move} digit={number(move)}>
            <span aria-hidden="true">{number(move)}</span>
            <span class="visually-hidden">{upper(move.text)}</span>
          </Answer>
        </li>
      ))}
    </ul>
  );
}

/** A card enters play ready or exerted: both as pictures. */
function Entering({ table }: { table: TableDocument }) {
  const cards = cardsOf(table);
  return (
    <ul class="ask__strip ask__strip--two">
      {buttonsOf(table).map((move, at) => {
        const card = known(cards.get(move.cards[0] ?? ""));
        const exerted = /\bexerted$/.test(move.move);
        return (
          <li key={move.move}>
            <button type="button" class="facelink ask__card" data-digit={at + 1} disabled={busy.value} onClick={() => void answer(move.move)}>
              <Face card={card && { ...card, exerted }} />
              <span class="visually-hidden">{upper(move.text)}</span>
              <span aria-hidden="true">{t(exerted ? "table_enters_exerted" : "table_enters_ready")}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A card is put on the top or on the bottom: the card, and beside it the two places. */
function Putting({ table }: { table: TableDocument }) {
  const moves = buttonsOf(table);
  const card = known(cardsOf(table).get(moves[0]?.cards[0] ?? ""));
  return (
    <div class="ask__put">
      {card && (
        <div class="ask__card">
          <Face card={card} />
        </div>
      )}
      <ul class="ask__answers">
        {moves.map((move, at) => (
          <li key={move.move}>
            <Answer move={move} digit={at + 1}>
              <span aria-hidden="true">{t(/\btop$/.test(move.move) ? "table_on_top" : "table_on_bottom")}</span>
              <span class="visually-hidden">{upper(move.text)}</span>
            </Answer>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Found {
  readonly words: string;
  readonly moves: readonly { readonly move: string; readonly text: string }[];
}

/** A name is named: found by its words. */
function Naming() {
  const wanted = useRef("");
  const [{ words: of, moves: found }, setFound] = useState<Found>({ words: "", moves: [] });
  const search = async (words: string) => {
    wanted.current = words;
    const moves = words.trim() ? await namesWith(words) : [];
    if (wanted.current === words) setFound({ words, moves });
  };
  return (
    <form
      class="ask__naming"
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0] && of === wanted.current) void answer(found[0].move);
      }}
    >
      <label class="finding">
        {t("bench_name_it")}
        <input type="text" autocomplete="off" onInput={(event) => void search(event.currentTarget.value)} />
      </label>
      <ul class="ask__answers ask__answers--many">
        {found.map((each) => (
          <li key={each.move}>
            <button type="button" class="answer" onClick={() => void answer(each.move)}>
              {each.text}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

// --- of one card -----------------------------------------------------------------------------------

/** Turn actions that one word names where the card stands above them. */
const SHORT = new Set(["ink", "play", "quest", "challenge", "move", "boost"]);

/** What a move of a card is called where the card stands above it: moves are written the same in every language. */
function shortly(move: TableMove): string {
  const way = / for (shift|sing|sing together)$/.exec(move.move)?.[1];
  if (!move.action && way) return t(`table_way_${way.replace(" ", "_")}`);
  const ability = /^activate .*?: (.+)$/.exec(move.move)?.[1];
  if (ability) return t("table_act_activate", { ability });
  return move.action && SHORT.has(move.action) ? t(`table_act_${move.action}`) : upper(move.text);
}

interface Act {
  readonly moves: readonly string[];
  readonly text: string;
}

/** The buttons of a legal move: one for each way in which a card can be played. */
function actsOf(move: TableMove): readonly Act[] {
  const name = shortly(move);
  const ways = move.ways ?? [];
  if (ways.length > 1) return ways.map((way) => ({ moves: [move.move, way.move], text: `${name} ${way.text}` }));
  return [{ moves: [move.move], text: ways[0] ? `${name} ${ways[0].text}` : name }];
}

/** What one card can do; what it cannot has a cross, and explains itself when it is tapped. */
export function OfCard({ moves, edition }: { moves: readonly TableMove[]; edition: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const legal = moves.filter((move) => move.legal);
  const closed = moves.filter((move) => !move.legal);
  const why = closed.find((move) => move.move === asked) ?? (legal.length ? undefined : closed[0]);
  return (
    <>
      <ul class="ask__answers ask__answers--card">
        {legal.flatMap(actsOf).map(({ moves: made, text }, at) => (
          <li key={text}>
            <button type="button" class="answer" data-digit={at + 1} disabled={busy.value} onClick={() => void answer(...made)}>
              <Rich text={text} />
            </button>
          </li>
        ))}
        {closed.map((move) => (
          <li key={move.move}>
            <button type="button" class="answer answer--closed" aria-expanded={why === move} onClick={() => setAsked(move.move)}>
              <span aria-hidden="true">✕ </span>
              <span class="visually-hidden">{t("table_not_possible")} </span>
              <Rich text={shortly(move)} />
            </button>
          </li>
        ))}
      </ul>
      {why && <Reasons move={why} edition={edition} inSight />}
    </>
  );
}

/** Why a move cannot be made, each reason with its rule; if wanted, scrolled into sight. */
function Reasons({ move, edition, inSight }: { move: TableMove; edition: string; inSight?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inSight) box.current?.scrollIntoView({ block: "nearest" });
  }, [move.move]);
  return (
    <div class="ask__why" role="status" ref={box}>
      {move.reasons?.map((reason, i) => (
        <div key={i} class="refused__why">
          <span>
            <Rich text={upper(reason.text)} />
          </span>
          {reason.rule && <RuleLink number={reason.rule} edition={edition} />}
        </div>
      ))}
    </div>
  );
}

/** What cannot be done, and why. */
export function Closed({ move, edition }: { move: TableMove; edition: string }) {
  return (
    <li class="refused__move">
      <p class="refused__what">
        <span aria-hidden="true">✕ </span>
        <Rich text={upper(move.text)} />
      </p>
      <Reasons move={move} edition={edition} />
    </li>
  );
}
