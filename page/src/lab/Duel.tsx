/** A duel of the list against another: begun, stopped and gone on with; how it stands, and how sure that is. */

import { useEffect, useRef, useState } from "preact/hooks";
import { download } from "../bench/files";
import { ListBox } from "../decks/ListBox";
import { askStarters, startersFault } from "../decks/starters";
import { desk } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { lang, t } from "../i18n";
import { Button } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { Changes } from "./Changes";
import { Range, between, decimal, percent, points } from "./figures";
import { fault, place, playing, speed, start, stop, sum, sumArgs, sumKey, summed } from "./playing";
import { BOTS, OPPONENTS, change, setting } from "./setting";
import { MOST_GAMES, type Summed, otherList, played } from "./state";

export function Duel() {
  const { mine, opponent, other, version, bot, seed } = setting.value;
  const busy = playing.value;
  useEffect(() => {
    void askStarters();
    return stop; // who leaves the page does not leave bots at work behind it
  }, []);
  // Games that were kept are counted again: after a reload, in another language, for another list.
  useEffect(() => {
    if (!playing.peek()) void sum(false);
  }, [sumKey.value, lang.value]);
  const [rows, versionRows] = played.value;
  const games = rows.length + versionRows.length;
  const done = rows.length >= MOST_GAMES && (version === null || versionRows.length >= MOST_GAMES);
  const enough = summed.value?.enough && (version === null || versionRows.length > 0);
  const ready = mine.trim() !== "" && otherList.value.trim() !== "" && version?.trim() !== "";
  return (
    <section class="panel duel">
      <h2>{t("lab_duel")}</h2>
      {!games && !busy && <p class="soft">{desk().kind === "worker" ? t("lab_first_look") : t("lab_duel_intro")}</p>}
      <div class="duel__who">
        <Choice
          label={t("lab_against")} value={opponent} options={OPPONENTS.map((key) => ({ key, text: t(`lab_deck_${key}`) }))}
          onChoose={(key) => change({ opponent: key })}
        />
        <Choice label={t("lab_bot")} value={bot} options={BOTS.map((key) => ({ key, text: t(`lab_bot_${key}`) }))} onChoose={(key) => change({ bot: key })} />
      </div>
      {opponent === "own" && <ListBox label={t("lab_other_list")} value={other} onChange={(text) => change({ other: text })} />}
      {opponent !== "own" && startersFault.value && (
        <>
          <Fault fault={startersFault.value} />
          <div class="duel__do">
            <Button onClick={() => void askStarters()}>{t("again")}</Button>
          </div>
        </>
      )}
      {version !== null && (
        <details open={!busy && !versionRows.length}>
          <summary>{t("lab_version_list")}</summary>
          <ListBox quiet label={t("lab_version_list")} value={version} onChange={(text) => change({ version: text })} />
        </details>
      )}
      {version !== null && <Changes from={mine} to={version} />}
      <div class="duel__do">
        {busy ? (
          <Button kind="main" onClick={stop}>
            {t("lab_stop")}
          </Button>
        ) : (
          <Button kind="main" disabled={!ready || done || enough} onClick={() => void start()}>
            {rows.length ? t("lab_go_on") : t("lab_play")}
          </Button>
        )}
        {version === null ? (
          <Button disabled={busy || !mine.trim()} onClick={() => change({ version: mine })}>
            {t("lab_try_version")}
          </Button>
        ) : (
          <Button disabled={busy} onClick={() => change({ version: null })}>
            {t("lab_drop_version")}
          </Button>
        )}
      </div>
      <div class="duel__state">
        <p class="soft" role="status">
          {busy && place.value !== null && t("lab_queue", { n: place.value })}
          {busy && place.value === null && t("lab_playing", { n: games, speed: decimal(speed.value, speed.value < 10 ? 1 : 0) })}
          {!busy && games > 0 && t("lab_played", { n: games, seed })}
        </p>
        {!busy && games > 0 && (
          <Button kind="quiet" onClick={() => change({ seed: seed + 1 })}>
            {t("lab_afresh")}
          </Button>
        )}
      </div>
      {fault.value && <Fault fault={fault.value} />}
      {summed.value && <Found found={summed.value} />}
    </section>
  );
}

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly value: K;
  readonly options: readonly { readonly key: K; readonly text: string }[];
  readonly onChoose: (key: K) => void;
}

/** One of a few; not while a duel is played. */
function Choice<K extends string>({ label, value, options, onChoose }: ChoiceProps<K>) {
  return (
    <label class="select">
      <span>{label}</span>
      <select value={value} disabled={playing.value} onChange={(event) => onChoose(event.currentTarget.value as K)}>
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Found({ found }: { found: Summed }) {
  const [mine] = found.rates;
  const { versus } = found;
  // The first result of a duel that was begun here comes into sight.
  const rates = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (playing.peek()) rates.current?.scrollIntoView({ block: "nearest" });
  }, []);
  if (!mine || !found.games) return null;
  return (
    <div class="found-out">
      <Sign enough={found.enough} few={found.games < 100} />
      <div ref={rates} class="found-out__rates">
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
    const reply = await desk().call("lab.report", { ...sumArgs(false), as });
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
