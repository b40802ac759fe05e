/** Pages that are loaded when somebody first goes there. */

import { type ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Again } from "../parts/Again";

/** A page that loads another, and shows it then. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;
  return function Later() {
    const [state, setState] = useState<"waiting" | "there" | "failed">("waiting");
    useEffect(() => {
      if (loaded || state !== "waiting") return;
      load().then(
        (found) => {
          loaded = found;
          setState("there");
        },
        () => setState("failed"),
      );
    }, [state]);
    if (loaded) {
      const Page = loaded;
      return <Page />;
    }
    if (state === "failed") return <Again text={t("page_missing")} onAgain={() => setState("waiting")} />;
    return (
      <p class="soft" role="status">
        {t("waiting")}
      </p>
    );
  };
}
