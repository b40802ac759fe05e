/** The menu of a board: what the page offers, the other pages, the settings. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { PAGES } from "../pages";
import { Icon } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Settings } from "../parts/Settings";
import { link } from "../router";

const LINES = "M4 6H20M4 12H20M4 18H20";

export function Menu({ children }: { children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon-button mat__menu" aria-label={t("board_menu")} onClick={() => setOpen(true)}>
        <Icon d={LINES} />
      </button>
      {open && (
        <Dialog title={t("board_menu")} open sheet onClose={() => setOpen(false)}>
          <div class="sheet" onClick={(event) => event.target instanceof Element && event.target.closest("a, .mat__offer button") && setOpen(false)}>
            {children && <div class="mat__offer">{children}</div>}
            <nav class="mat__pages" aria-label={t("pages")}>
              {PAGES.map((page) => (
                <a key={page.name} href={link([page.name])}>
                  {t(`nav_${page.name}`)}
                </a>
              ))}
            </nav>
            <Settings />
          </div>
        </Dialog>
      )}
    </>
  );
}
