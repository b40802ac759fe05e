/** What can be done with a moment of a game, and the list of its turns. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button, ICONS } from "../parts/Button";
import { faultText } from "../parts/Fault";
import { toast } from "../parts/Toast";
import { go } from "../router";
import { benchOfMoment, close, goTo, keepForTable, linkOfMoment, moment, opened, turn } from "./state";

export function Offers({ onLink }: { onLink: (address: string) => void }) {
  const copy = async () => {
    const address = await linkOfMoment();
    if (typeof address !== "string") return toast(faultText(address), "fault");
    try {
      await navigator.clipboard.writeText(address);
      toast(t("bench_copied"));
    } catch {
      onLink(address);
    }
  };
  const toBench = async () => {
    const title = t("replay_case", { title: opened.value?.title ?? "", turn: turn.value?.turn ?? 0 });
    const found = await benchOfMoment(title);
    if (typeof found === "string") go(found);
    else toast(faultText(found), "fault");
  };
  const play = () => {
    if (moment.value?.table.outcome) toast(t("replay_over"));
    else if (keepForTable()) go("#/table?from=replay");
    else toast(t("replay_not_kept"), "fault");
  };
  return (
    <div class="offers">
      <Button icon={ICONS.link} onClick={() => void copy()}>
        {t("replay_link")}
      </Button>
      <Button onClick={play}>{t("replay_on")}</Button>
      <Button onClick={() => void toBench()}>{t("replay_bench")}</Button>
      <Button kind="quiet" onClick={close}>
        {t("replay_another")}
      </Button>
    </div>
  );
}

/** The turns of the game; a tap goes to the beginning of one. */
export function Turns({ nameOf }: { nameOf: (player: string) => string }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }), [turn.value]);
  return (
    <nav class="turns" ref={list} aria-label={t("replay_turns")}>
      <ol>
        {opened.value?.turns.map((each) => (
          <li key={each.at}>
            <button type="button" class="turns__turn" {...(turn.value === each ? { "aria-current": "step" as const } : {})} onClick={() => goTo(each.at)}>
              {each.player ? t("board_turn", { n: each.turn, player: nameOf(each.player) }) : t("board_before")}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
