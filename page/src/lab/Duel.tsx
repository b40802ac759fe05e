/** A duel of the list against another: begun, stopped and gone on with; how it stands, and how sure that is. */

import { useEffect, useState } from "preact/hooks";
import { desk, look } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { download } from "../bench/files";
import { lang, t } from "../i18n";
import { Button } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { ListBox } from "../decks/ListBox";
import { Range, between, decimal, percent, points } from "./figures";
import { fault, names, place, playing, speed, start, stop, sum, sumArgs, summed } from "./playing";
import { type Bot, MOST_GAMES, type Opponent, type Summed, change, duelKey, games, otherList, played, put, setting, starters } from "./state";

const OPPONENTS: readonly Opponent[] = ["ice", "singers", "own"];
const BOTS: readonly Bot[] = ["greedy", "random"];

export function Duel() {
  const { mine, opponent, other, version, bot } = setting.value;
  const language = lang.value;
  useEffect(() => {
    void look("lab.starters", { lang: language }).then((reply) => {
      if ("ok" in reply) starters.value = Object.fromEntries(reply.ok.decks.map((deck) => [deck.name, deck.text]));
    });
  }, []);
  // Games that were kept are counted again: after a reload, in another language, for another list.
  useEffect(() => {
    names.value = [t("lab_name_mine"), t(`lab_deck_${opponent}`), t("lab_name_version")];
    fault.value = null;
    if (!playing.peek()) void sum(false);
  }, [duelKey.value, version, language]);
  const [rows, versionRows] = played.value;
  const done = rows.length >= MOST_GAMES && (version === null || versionRows.length >= MOST_GAMES);
  const enough = summed.value?.enough ?? false;
  const ready = mine.trim() !== "" && otherList.value.trim() !== "" && version?.trim() !== "";
  return (
    <section class="panel duel">
      <h2>{t("lab_duel")}</h2>
      <p class="soft">{desk().kind === "worker" ? t("lab_first_look") : t("lab_duel_intro")}</p>
      <div class="lab__choices">
        <label class="select select--labelled">
          <span>{t("lab_against")}</span>
          <select value={opponent} disabled={playing.value} onChange={(event) => change({ opponent: event.currentTarget.value as Opponent })}>
            {OPPONENTS.map((each) => (
              <option key={each} value={each}>
                {t(`lab_deck_${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="select select--labelled">
          <span>{t("lab_bot")}</span>
          <select value={bot} disabled={playing.value} onChange={(event) => change({ bot: event.currentTarget.value as Bot })}>
            {BOTS.map((each) => (
              <option key={each} value={each}>
                {t(`lab_bot_${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {opponent === "own" && <ListBox label={t("lab_other_list")} value={other} onChange={(text) => change({ other: text })} />}
      {version !== null && <ListBox label={t("lab_version_list")} value={version} onChange={(text) => change({ version: text })} />}
      <div class="duel__do">
        {playing.value ? (
          <Button kind="main" onClick={stop}>
            {t("lab_stop")}
          </Button>
        ) : (
          <Button kind="main" disabled={!ready || done || enough} onClick={() => void start()}>
            {rows.length ? t("lab_go_on") : t("lab_play")}
          </Button>
        )}
        {version === null ? (
          <Button disabled={playing.value || !mine.trim()} onClick={() => change({ version: mine })}>
            {t("lab_try_version")}
          </Button>
        ) : (
          <Button disabled={playing.value} onClick={() => change({ version: null })}>
            {t("lab_drop_version")}
          </Button>
        )}
        {rows.length > 0 && !playing.value && (
          <Button
            kind="quiet"
            onClick={() => {
              put([], []);
              change({ seed: setting.peek().seed + 1 });
            }}
          >
            {t("lab_afresh")}
          </Button>
        )}
      </div>
      <p class="duel__state soft" role="status">
        {playing.value && place.value !== null && t("lab_queue", { n: place.value })}
        {playing.value && place.value === null && t("lab_playing", { n: rows.length + versionRows.length, speed: decimal(speed.value, speed.value < 10 ? 1 : 0) })}
        {!playing.value && games.value.key === duelKey.value && rows.length > 0 && t("lab_played", { n: rows.length + versionRows.length, seed: setting.value.seed })}
      </p>
      {fault.value && <Fault fault={fault.value} />}
      {summed.value && rows.length > 0 && <Found found={summed.value} />}
    </section>
  );
}

function Found({ found }: { found: Summed }) {
  const [mine] = found.rates;
  if (!mine || !found.games) return null;
  const { versus } = found;
  return (
    <div class="found-out">
      <Sign enough={found.enough} few={found.games < 100} />
      <div class="found-out__rates">
        <Rate title={t("lab_name_mine")} rate={mine} />
        {versus?.rates[0] && <Rate title={t("lab_name_version")} rate={versus.rates[0]} />}
      </div>
      {versus && (
        <div class="found-out__difference">
          <h3>{t("lab_difference")}</h3>
          <p class="big">{t("lab_points", { n: points(versus.difference.difference) })}</p>
          <Range
            label={t("lab_difference")} value={versus.difference.difference} interval={versus.difference.interval} from={-0.5} to={0.5} middle={0}
          />
          <p class="soft">{t("lab_points_between", { low: points(versus.difference.interval[0] ?? -1), high: points(versus.difference.interval[1] ?? 1) })}</p>
          <p class="verdict">{versus.difference.text}</p>
        </div>
      )}
      {!versus && found.text && <p class="verdict">{found.text}</p>}
      <div class="found-out__begins">
        {[found.starting[0], found.second[0]].map((rate, i) => rate && <Rate key={i} small title={t(i ? "lab_goes_second" : "lab_goes_first")} rate={rate} />)}
      </div>
      {found.turns && <p class="soft">{t("lab_turns", { n: decimal(found.turns.mean ?? 0), draws: found.draws })}</p>}
      {found.cards?.[0] && <Cards cards={found.cards[0]} />}
      {!playing.value && <Downloads />}
    </div>
  );
}

function Sign({ enough, few }: { enough: boolean; few: boolean }) {
  return (
    <p class={enough ? "certain certain--yes" : "certain"}>
      <span aria-hidden="true">{enough ? "✓" : "≈"}</span> {enough ? t("lab_enough") : few ? t("lab_little") : t("lab_not_enough")}
    </p>
  );
}

function Rate({ title, rate, small = false }: { title: string; rate: Summed["rates"][number]; small?: boolean }) {
  return (
    <div class={small ? "rate rate--small" : "rate"}>
      <h3>{title}</h3>
      <p class="big">{percent(rate.rate)}</p>
      <Range label={`${title}: ${percent(rate.rate)}, ${between(rate.interval)}`} value={rate.rate} interval={rate.interval} middle={0.5} />
      <p class="soft">
        {between(rate.interval)} · {t("lab_games", { n: rate.games })}
      </p>
    </div>
  );
}

function Cards({ cards }: { cards: NonNullable<Summed["cards"]>[number] }) {
  const sorted = [...cards].sort((a, b) => (b.difference ?? -9) - (a.difference ?? -9));
  return (
    <details>
      <summary>{t("lab_cards_drawn")}</summary>
      <p class="soft small">{t("lab_cards_note")}</p>
      <table class="odds">
        <thead>
          <tr>
            <th scope="col">{t("lab_card")}</th>
            <th scope="col">{t("lab_drawn")}</th>
            <th scope="col">{t("lab_not_drawn")}</th>
            <th scope="col">{t("lab_points_head")}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((each) => (
            <tr key={each.card}>
              <th scope="row">{each.card}</th>
              <td>{percent(each.drawn.rate, 0)}</td>
              <td>{percent(each.not_drawn.rate, 0)}</td>
              <td>
                {points(each.difference)}
                {each.stands && <b> ✱</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const KINDS = { html: "text/html", json: "application/json" } as const;

function Downloads() {
  const [wrong, setWrong] = useState<DeskFault | null>(null);
  const save = async (as: keyof typeof KINDS) => {
    const reply = await desk().call("lab.report", { ...sumArgs(names.peek(), false), as });
    if ("ok" in reply) download(reply.ok.name, new Blob([reply.ok.text], { type: KINDS[as] }));
    setWrong("ok" in reply ? null : reply.error);
  };
  return (
    <div class="duel__do">
      <Button onClick={() => void save("html")}>{t("lab_report")}</Button>
      <Button onClick={() => void save("json")}>{t("lab_json")}</Button>
      {wrong && <Fault fault={wrong} />}
    </div>
  );
}
