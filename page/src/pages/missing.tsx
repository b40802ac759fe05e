/** An address that leads nowhere. */

import { t } from "../i18n";
import { LinkButton } from "../parts/Button";
import { useTitle } from "./title";

export function Missing() {
  useTitle(t("missing_title"));
  return (
    <section class="empty">
      <h1>{t("missing_title")}</h1>
      <p>{t("missing_text")}</p>
      <LinkButton href="#/" kind="main">
        {t("home")}
      </LinkButton>
    </section>
  );
}
