/** The replay: a game that was played, at any of its moments, with anybody's eyes. */

import { useEffect, useState } from "preact/hooks";
import { BoardLayout } from "../board/BoardLayout";
import { CardSheet } from "../board/CardInFull";
import { useWide } from "../board/media";
import { cardsOf } from "../bench/document";
import { Choose } from "../bench/parts";
import { t } from "../i18n";
import { useTitle } from "../pages/title";
import { Again } from "../parts/Again";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { useDrop } from "../parts/drop";
import { faultText } from "../parts/Fault";
import { Rich } from "../parts/Rich";
import { RuleLink } from "../parts/RuleLink";
import { toast } from "../parts/Toast";
import { route } from "../router";
import { Offers, Turns } from "./Offers";
import { Opening } from "./Opening";
import { Transport, placeWords } from "./Transport";
import { useKeys } from "./keys";
import {
  type Eyes, type Moment, allEyes, coming, eyes, fault, followLanguage, forgetFaults, moment, openFile, openLast, openLink, opened, playOn, playing, showAllLines,
  stuck, tryAgain, watch,
} from "./state";
import "../style/replay.css";

export function Replay() {
  useTitle(t("replay_name"));
  const { query } = route.value;
  const [packed, last] = [query.get("r"), query.get("last")];
  useEffect(() => {
    forgetFaults();
    const ends = [watch(), followLanguage(), playOn()];
    return () => {
      playing.value = false;
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => {
    const place = { at: query.has("at") ? Number(query.get("at")) : undefined, eyes: query.get("eyes") };
    if (packed) void openLink(packed, place);
    else if (last) void openLast(place);
    else if (!opened.value) void openLast(null);
  }, [packed, last]);
  useDrop((file) => void openFile(file));
  useKeys();
  // Of a record that is refused while another is open; what is open stays.
  useEffect(() => {
    if (!fault.value || !moment.value) return;
    toast(faultText(fault.value), "fault");
    fault.value = null;
  }, [fault.value]);
  if (opened.value && moment.value) return <Game here={moment.value} names={opened.value.players} />;
  if (stuck.value) return <Again text={faultText(stuck.value)} onAgain={tryAgain} />;
  if (coming.value || opened.value) return <p class="soft" role="status">{t("waiting")}</p>;
  return <Opening />;
}

function Game({ here, names }: { here: Moment; names: readonly string[] }) {
  const wide = useWide();
  const [selected, select] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const { table, lines } = here;
  const nameOf = (player: string) => names[Number(player.slice(1)) - 1] ?? player;
  const card = selected === null ? undefined : cardsOf(table).get(selected);
  return (
    <>
      <BoardLayout
        table={table} lines={lines} viewer={table.viewer} names={names} quietArrows selected={wide ? selected : null} onCard={select}
        onEarlier={showAllLines}
        head={<EyesOf nameOf={nameOf} />}
        menu={
          <>
            <Offers onLink={setAddress} />
            <details>
              <summary>{t("replay_turns")}</summary>
              <Turns nameOf={nameOf} />
            </details>
          </>
        }
        question={<Asked here={here} nameOf={nameOf} />}
        buttons={<Transport />}
        actions={
          <>
            <Offers onLink={setAddress} />
            <Turns nameOf={nameOf} />
          </>
        }
      />
      {!wide && card && <CardSheet card={card} edition={table.edition} onClose={() => select(null)} />}
      {address && (
        <Dialog title={t("replay_link")} open sheet onClose={() => setAddress(null)}>
          <label class="field">
            {t("bench_copy_by_hand")}
            <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </Dialog>
      )}
    </>
  );
}

/** What is asked at the moment, or how the game ended. */
function Asked({ here, nameOf }: { here: Moment; nameOf: (player: string) => string }) {
  const { question, outcome, edition } = here.table;
  // Of the table that is shown: the slider may be further on.
  const place = <span class="asks__place">{placeWords(here.at)}</span>;
  if (stuck.value) {
    return (
      <div class="asks">
        <p role="alert">{faultText(stuck.value)}</p>
        <Button onClick={tryAgain}>{t("again")}</Button>
        {place}
      </div>
    );
  }
  if (outcome) {
    return (
      <div class="asks">
        <p>{outcome.winners.length ? t("replay_won", { n: outcome.winners.length, names: outcome.winners.map(nameOf) }) : t("replay_drawn")}</p>
        {place}
      </div>
    );
  }
  return (
    <div class="asks">
      <p aria-live="polite">
        {question && (
          <>
            <b>{nameOf(question.by)}:</b> <Rich text={question.text} />
          </>
        )}
      </p>
      {question?.rule && <RuleLink key={question.rule} number={question.rule} edition={edition} />}
      {place}
    </div>
  );
}

/** Whose eyes the table is seen with. */
function EyesOf({ nameOf }: { nameOf: (player: string) => string }) {
  return (
    <Choose
      quiet label={t("replay_eyes")} chosen={eyes.value}
      onChoose={(key) => {
        eyes.value = key as Eyes;
      }}
      options={allEyes.value.map((key) => ({ key, text: key === "judge" || key === "spectator" ? t(`replay_${key}`) : nameOf(key) }))}
    />
  );
}
