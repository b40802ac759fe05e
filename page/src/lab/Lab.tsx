/** The lab: a list, what can be said of it at once, and what a duel says. */

import "../style/lab.css";
import { ListBox } from "../decks/ListBox";
import { useSettled } from "../decks/settled";
import { askStarters, starters, startersFault } from "../decks/starters";
import { t } from "../i18n";
import { useTitle } from "../pages/title";
import { Button } from "../parts/Button";
import { Fault } from "../parts/Fault";
import { Hand, Legality } from "./About";
import { Duel } from "./Duel";
import { playing } from "./playing";
import { change, setting } from "./setting";

export function Lab() {
  useTitle(t("nav_lab"));
  const { mine } = setting.value;
  const text = useSettled(mine);
  const example = async () => {
    await askStarters();
    change({ mine: starters.value.singers ?? "" });
  };
  return (
    <div class="lab">
      <div class="lab__list">
        <h1>{t("nav_lab")}</h1>
        {!mine.trim() && <p class="soft">{t("lab_intro")}</p>}
        <ListBox label={t("lab_my_list")} value={mine} onChange={(next) => change({ mine: next })} />
        {!mine.trim() && (
          <>
            <Button kind="main" onClick={() => void example()}>
              {t("lab_example")}
            </Button>
            {startersFault.value && <Fault fault={startersFault.value} />}
          </>
        )}
        {playing.value && <p class="soft small">{t("lab_change_ends")}</p>}
      </div>
      <div class="lab__about">
        {text.trim() ? (
          <>
            <Legality text={text} />
            <Hand text={text} />
            <Duel />
          </>
        ) : (
          <Promised />
        )}
      </div>
    </div>
  );
}

/** What will stand here once there is a list. */
function Promised() {
  return (
    <dl class="panel promised">
      {(["legal", "curve", "hands", "duel"] as const).map((each) => (
        <div key={each}>
          <dt>{t(`lab_${each}`)}</dt>
          <dd class="soft">{t(`lab_${each}_about`)}</dd>
        </div>
      ))}
    </dl>
  );
}
