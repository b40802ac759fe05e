/** The two faces of the table: the board, and the text (`#/table?text=1`), which is the same game line by line. */

import { t } from "../i18n";
import { LinkButton } from "../parts/Button";
import { link, route } from "../router";

export function isText(): boolean {
  return route.value.query.has("text");
}

const other = () => link(["table"], isText() ? {} : { text: 1 });

/** Leads to the other face. */
export function OtherFace() {
  return (
    <LinkButton kind="quiet" href={other()}>
      {t(isText() ? "text_to_board" : "text_open")}
    </LinkButton>
  );
}

/** Where a game begins: which face it will have, and the way to the other one. */
export function WhichFace() {
  return (
    <p class="soft">
      {t(isText() ? "text_chosen" : "text_about")} <a href={other()}>{t(isText() ? "text_to_board" : "text_open")}</a>
    </p>
  );
}
