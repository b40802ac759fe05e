/** The settings of the device: language, colours, sounds, keys. */

import { useState } from "preact/hooks";
import { LANGUAGES, LANGUAGE_NAMES, lang, t } from "../i18n";
import { shortcuts, turnShortcuts } from "../shortcuts";
import { sounds, turnSounds } from "../sounds";
import { THEMES, theme } from "../theme";
import { changeLanguage } from "./language";

export function Settings() {
  // Drawn again after each wish: if the words did not come, the old language is marked.
  const [, setWishes] = useState(0);
  return (
    <div class="settings">
      <fieldset>
        <legend>{t("language")}</legend>
        {LANGUAGES.map((each) => (
          <label key={each} class="choice">
            <input type="radio" name="language" checked={lang.value === each} onChange={() => void changeLanguage(each).then(() => setWishes((n) => n + 1))} />
            <span lang={each}>{LANGUAGE_NAMES[each]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t("theme")}</legend>
        {THEMES.map((each) => (
          <label key={each} class="choice">
            <input
              type="radio" name="theme" checked={theme.value === each}
              onChange={() => {
                theme.value = each;
              }}
            />
            <span>{t(`theme_${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <label class="choice">
        <input type="checkbox" checked={sounds.value} onChange={(event) => turnSounds(event.currentTarget.checked)} />
        <span>{t("sounds")}</span>
      </label>
      <label class="choice">
        <input type="checkbox" checked={shortcuts.value} onChange={(event) => turnShortcuts(event.currentTarget.checked)} />
        <span>{t("shortcuts")}</span>
      </label>
    </div>
  );
}
