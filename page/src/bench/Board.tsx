/** The table as it is now: a card shows what it can do when it is tapped. */

import { t } from "../i18n";
import { type TableCard, type TableDocument, type TablePlayer, cardsOf, isKnown } from "./document";
import { Back, FaceButton } from "./faces";

interface BoardProps {
  readonly table: TableDocument;
  readonly chosen: string | null;
  readonly onCard: (key: string) => void;
  /** Whether a card has something to do, or can be picked. */
  readonly can: (key: string) => boolean;
}

export function Board({ table, chosen, onCard, can }: BoardProps) {
  const cards = cardsOf(table);
  return (
    <div class="board">
      {table.players.map((player) => (
        <section key={player.name} class="side" aria-label={t("bench_side", { player: player.name })}>
          <header class="side__head">
            <h3>
              {player.name}
              {player.active && <span class="side__turn" role="img" aria-label={t("bench_is_active")} title={t("bench_is_active")} />}
            </h3>
            <Figures player={player} />
          </header>
          <Row name="play" cards={player.play} all={cards} {...{ chosen, onCard, can }} />
          <Row name="hand" cards={player.hand} all={cards} {...{ chosen, onCard, can }} />
          {player.resolving.length > 0 && <Row name="resolving" cards={player.resolving} all={cards} {...{ chosen, onCard, can }} />}
          {player.discard.length > 0 && <Row name="discard" cards={player.discard} all={cards} {...{ chosen, onCard, can }} />}
        </section>
      ))}
      {table.bag.length > 0 && (
        <section class="bag" aria-label={t("bench_bag")}>
          <h4>{t("bench_bag")}</h4>
          <ul>
            {table.bag.map((each, i) => (
              <li key={i}>
                {each.player}: {each.text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Figures({ player }: { player: TablePlayer }) {
  const { ink } = player;
  return (
    <p class="figures">
      <span title={t("bench_lore")}>
        <span aria-hidden="true">◊ </span>
        <span class="visually-hidden">{t("bench_lore")} </span>
        {player.lore}/{player.to_win}
      </span>
      <span title={t("bench_ink")}>
        <span aria-hidden="true">⬡ </span>
        <span class="visually-hidden">{t("bench_ink")} </span>
        {ink.ready}/{ink.ready + ink.exerted}
      </span>
      {ink.drops > 0 && <span>{t("bench_drops_n", { n: ink.drops })}</span>}
      <span>{t("bench_deck_n", { n: player.deck })}</span>
    </p>
  );
}

interface RowProps extends Omit<BoardProps, "table"> {
  readonly name: string;
  readonly cards: readonly TableCard[];
  readonly all: ReadonlyMap<string, TableCard>;
}

function Row({ name, cards, all, chosen, onCard, can }: RowProps) {
  const hidden = cards.filter((card) => !isKnown(card)).length;
  if (!cards.length && name !== "play") return null;
  return (
    <div class={`zone zone--${name}`}>
      {name !== "play" && <h4 class="zone__name">{t(`zone_${name}`)}</h4>}
      <ul class="row" aria-label={t(`zone_${name}`)}>
        {cards.filter(isKnown).map((card) => {
          const there = card.location ? all.get(card.location) : undefined;
          const place = there && isKnown(there) ? there.label : null;
          return (
            <li key={card.key} class="row__card">
              <FaceButton
                card={card} label={card.label ?? card.full_name} pressed={chosen === card.key} marked={can(card.key)} onTap={() => onCard(card.key)}
              />
              {place && <span class="row__note">{t("bench_at", { location: place })}</span>}
            </li>
          );
        })}
        {hidden > 0 && (
          <li class="row__card">
            <Back n={hidden} />
          </li>
        )}
        {!cards.length && <li class="row__empty">{t("bench_nothing_here")}</li>}
      </ul>
    </div>
  );
}
