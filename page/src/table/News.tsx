/** What has happened since the viewer's last answer, in short: what the others did and what came of it. */

import type { Seat } from "../desk/types";
import { t } from "../i18n";
import { useWide } from "../board/media";
import { tells } from "../board/telling";
import { Rich } from "../parts/Rich";
import { lines } from "./state";

/** A list on a small screen; a large one has the log beside the board. */
export function News({ now }: { now: Seat }) {
  const wide = useWide();
  const news = lines.value.filter((line) => (line.n ?? 0) >= now.since && tells(line));
  const others = news.some((line) => !line.text.startsWith(now.viewer));
  if (wide || now.table.turn < 2 || !others) return <p class="ask__hint">{t(now.left ? "table_tap_own" : "table_nothing_left")}</p>;
  return (
    <ul class="ask__news" aria-label={t("board_since")}>
      {news.map((line) => (
        <li key={line.n}>
          <Rich text={line.text} />
        </li>
      ))}
    </ul>
  );
}
