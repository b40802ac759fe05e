/** What else can be done at a table: another game, the replay, the bench, a report, leaving. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { download } from "../bench/files";
import { desk } from "../desk/asking";
import type { Seat } from "../desk/types";
import { t } from "../i18n";
import { keep } from "../keep";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { toast } from "../parts/Toast";
import { go } from "../router";
import { OtherFace, isText } from "./faces";
import { again, benchOfMoment, concede, isOver, leave, lines, nameOf, savedGame, seat } from "./state";

const reporting = signal(false);
/** What must be said twice. */
const asking = signal<{ readonly what: "concede" | "leave" | "replace"; readonly yes: () => void; readonly no: () => void } | null>(null);

/** Asks whether that is meant, and does it then. */
export function ask(what: "concede" | "leave" | "replace", yes: () => void, no = () => {}): void {
  asking.value = { what, yes, no };
}

export const askToConcede = () => ask("concede", () => void concede());
export const askToLeave = () => (isOver.value ? leave() : ask("leave", leave));

/** Opens the box in which this moment is reported. */
export function report(): void {
  reporting.value = true;
}

/** Closes every box: who comes back to the table is not asked what was asked before. */
export function closeBoxes(): void {
  asking.value = null;
  reporting.value = false;
}

export function Offers({ now }: { now: Seat }) {
  const over = now.table.outcome !== null;
  const toReplay = async () => {
    const text = await savedGame();
    if (text && keep("replay.last", text, "tab")) go("#/replay?last=1");
    else if (text) toast(t("table_replay_not_kept"), "fault");
  };
  const toBench = async () => {
    const title = t("replay_case", { title: now.names.join(" – "), turn: now.table.turn });
    const found = await benchOfMoment(title);
    if (found) go(found);
  };
  const isMatchOver = now.match.over && now.match.best > 1;
  const someoneSays = !isMatchOver && hasLoser(now);
  return (
    <div class="offers">
      {over && !someoneSays && (
        <Button kind="main" onClick={() => void again(null)}>
          {t(isMatchOver ? "table_again_match" : "table_again")}
        </Button>
      )}
      {over && someoneSays && now.table.players.map((player) => (
        <Button key={player.name} kind="main" onClick={() => void again(player.name)}>
          {t("table_again_begins", { player: nameOf(player.name) })}
        </Button>
      ))}
      {over && <Button onClick={() => void toReplay()}>{t("table_replay")}</Button>}
      {over && (
        <Button onClick={() => void saveGame()}>{t("table_save")}</Button>
      )}
      {!over && <Button onClick={() => void toBench()}>{t("replay_bench")}</Button>}
      <Button onClick={report}>{t("table_report")}</Button>
      {!isText() && <OtherFace />}
      {!over && !now.handover && <Button onClick={askToConcede}>{t("table_concede")}</Button>}
      <Button kind="quiet" onClick={askToLeave}>
        {t("table_leave")}
      </Button>
    </div>
  );
}

/** Whether a person has lost: they say who begins the next game. */
function hasLoser({ table, seats }: Seat): boolean {
  return table.players.some((player, at) => seats[at] === "person" && table.outcome?.winners.length && !table.outcome.winners.includes(player.name));
}

/** Asks once more before something that cannot be taken back; over the board, because a menu closes behind its buttons. */
export function Sure() {
  if (!asking.value) return null;
  const { what, yes, no } = asking.value;
  const close = (then: () => void) => {
    asking.value = null;
    then();
  };
  return (
    <Dialog
      title={t(`table_${what}`)} open onClose={() => close(no)}
      foot={
        <>
          <Button kind="main" onClick={() => close(yes)}>
            {t(`table_${what}`)}
          </Button>
          <Button onClick={() => close(no)}>{t("table_no")}</Button>
        </>
      }
    >
      <p>{t(desk().kind === "worker" && what === "leave" ? "table_leave_sure_here" : `table_${what}_sure`)}</p>
    </Dialog>
  );
}

/** Hands the saved game over as a file. */
export async function saveGame(): Promise<void> {
  const text = await savedGame();
  if (text) saveJson("game.json", text);
}

function saveJson(name: string, text: string): void {
  download(name, new Blob([text], { type: "application/json" }));
}

/** A moment is reported: what the seat sees, the lines, the game as far as it may be told, and the reader's words, in a file. */
export function Report() {
  const [words, setWords] = useState("");
  if (!reporting.value) return null;
  const close = () => {
    reporting.value = false;
    setWords("");
  };
  const write = async () => {
    const now = seat.value;
    if (!now) return;
    const { table, kept, viewer, n } = now;
    const record = table.outcome ? await savedGame() : null;
    if (table.outcome && record === null) return; // the page has said why
    const data = { format: "illumineer-report/1", words, seat: viewer, n, table, lines: lines.value, sealed: kept, record };
    saveJson("report.json", JSON.stringify(data));
    close();
  };
  return (
    <Dialog title={t("table_report")} open onClose={close} foot={<Button kind="main" onClick={() => void write()}>{t("table_report_save")}</Button>}>
      <p>{t("table_report_about")}</p>
      <label class="field">
        {t("table_report_words")}
        <textarea rows={4} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
    </Dialog>
  );
}
