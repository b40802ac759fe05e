/** How far the engine is, while it loads; nothing once it is there. */

import { desk } from "../desk/asking";
import { t } from "../i18n";

export function Loading() {
  const { state, progress, key } = desk().ready.value;
  if (state === "ready") return null;
  if (state === "failed") {
    return (
      <div class="loading loading--failed" role="alert">
        {t(key)}
      </div>
    );
  }
  return (
    <div class="loading">
      <label>
        <span>{t(key)}</span>
        <progress max={1} value={progress} />
      </label>
    </div>
  );
}
