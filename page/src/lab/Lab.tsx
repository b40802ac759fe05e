/** The lab: a list, what can be said of it at once, and what a duel says. */

import "../style/lab.css";
import { look } from "../desk/asking";
import { lang, t } from "../i18n";
import { useTitle } from "../pages/title";
import { Button } from "../parts/Button";
import { Hand, Legality } from "./About";
import { Duel } from "./Duel";
import { ListBox } from "../decks/ListBox";
import { playing } from "./playing";
import { useSettled } from "../decks/settled";
import { change, setting } from "./state";

export function Lab() {
  useTitle(t("nav_lab"));
  const { mine } = setting.value;
  const text = useSettled(mine);
  const example = () =>
    void look("lab.starters", { lang: lang.value }).then((reply) => {
      if ("ok" in reply) change({ mine: reply.ok.decks[1]?.text ?? "" });
    });
  return (
    <div class="lab">
      <div class="lab__list">
        <h1>{t("nav_lab")}</h1>
        <p class="soft">{t("lab_intro")}</p>
        <ListBox label={t("lab_my_list")} value={mine} onChange={(next) => change({ mine: next })} />
        {!mine.trim() && (
          <Button kind="main" onClick={example}>
            {t("lab_example")}
          </Button>
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
          <p class="empty">{t("lab_empty")}</p>
        )}
      </div>
    </div>
  );
}
