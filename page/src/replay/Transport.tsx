/** Going through a game: a slider by answers, buttons by answer and by turn. */

import { t } from "../i18n";
import { ICONS, Icon } from "../parts/Button";
import { at, goByTurn, goTo, opened, playing, turnAt } from "./state";

const TURN_BACK = "M18 5L11 12L18 19M7 5V19";
const TURN_NEXT = "M6 5L13 12L6 19M17 5V19";
const PLAY = "M8 5L18 12L8 19Z";
const PAUSE = "M8 5V19M16 5V19";

export function Transport() {
  const last = opened.value?.inputs ?? 0;
  const [first, end] = [at.value <= 0, at.value >= last];
  return (
    <div class="transport" role="group" aria-label={t("replay_go")}>
      <Step icon={TURN_BACK} label={t("replay_turn_back")} disabled={first} onClick={() => goByTurn(-1)} />
      <Step icon={ICONS.back} label={t("replay_back")} disabled={first} onClick={() => goTo(at.value - 1)} />
      <input
        class="transport__slider" type="range" min={0} max={last} value={at.value} aria-label={t("replay_answer")} aria-valuetext={placeWords(at.value)}
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
      <Step icon={ICONS.next} label={t("replay_next")} disabled={end} onClick={() => goTo(at.value + 1)} />
      <Step icon={TURN_NEXT} label={t("replay_turn_next")} disabled={end} onClick={() => goByTurn(1)} />
      <Step
        icon={playing.value ? PAUSE : PLAY} label={t(playing.value ? "replay_pause" : "replay_play")} disabled={end && !playing.value}
        onClick={() => {
          playing.value = !playing.value;
        }}
      />
    </div>
  );
}

/** A place in words: the answer, of how many, in which turn. */
export function placeWords(place: number): string {
  return t("replay_place", { n: place, total: opened.value?.inputs ?? 0, turn: turnAt(place)?.turn ?? 0 });
}

function Step({ icon, label, disabled, onClick }: { icon: string; label: string; disabled: boolean; onClick: () => void }) {
  return (
    // Not `disabled`, which would take the focus away from who presses it.
    <button type="button" class="transport__step" title={label} aria-label={label} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
      <Icon d={icon} />
    </button>
  );
}
