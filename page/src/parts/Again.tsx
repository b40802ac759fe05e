/** Something did not come or broke: a sentence, and what to do about it. */

import { t } from "../i18n";
import { Button } from "./Button";

/** `onAgain` tries what failed once more; the other button loads the whole page. */
export function Again({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <div class="again">
      <p role="alert">{text}</p>
      <div class="again__ways">
        <Button kind="main" onClick={onAgain}>
          {t("again")}
        </Button>
        <Button onClick={() => location.reload()}>{t("again_load")}</Button>
      </div>
    </div>
  );
}
