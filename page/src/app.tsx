/** The frame of every page: its head, its settings, its foot. */

import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LANGUAGES, LANGUAGE_NAMES, lang, t } from "./i18n";
import { Boundary } from "./parts/Boundary";
import { ICONS, Icon } from "./parts/Button";
import { Dialog } from "./parts/Dialog";
import { Loading } from "./parts/Loading";
import { Settings } from "./parts/Settings";
import { Toasts } from "./parts/Toast";
import { changeLanguage } from "./parts/language";
import { PAGES } from "./pages";
import { Missing } from "./pages/missing";
import { link, route } from "./router";

export function App() {
  const { path } = route.value;
  const name = path[0] ?? PAGES[0].name;
  const page = PAGES.find((each) => each.name === name);
  const Page: ComponentType = page?.Page ?? Missing;
  const main = useRef<HTMLElement>(null);
  const place = path.join("/");
  const before = useRef<string | null>(null);
  useEffect(() => {
    // A reader of the page hears that it is another one; the first one needs no word.
    if (before.current !== null && before.current !== place) {
      main.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    before.current = place;
  }, [place]);
  return (
    <>
      <a class="skip" href="#page-main" onClick={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}>
        {t("skip")}
      </a>
      <Head current={name} />
      <Loading />
      <main id="page-main" ref={main} tabIndex={-1} class={`main main--${page?.name ?? "missing"}`}>
        <Boundary key={name}>
          <Page />
        </Boundary>
      </main>
      <Foot />
      <Toasts />
    </>
  );
}

function Head({ current }: { current: string }) {
  const [settings, setSettings] = useState(false);
  const nav = useRef<HTMLElement>(null);
  // The names of the pages may be wider than a phone.
  useEffect(() => nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" }), [current, lang.value]);
  return (
    <header class="head">
      <a class="brand" href="#/" aria-label={t("home")}>
        <Emblem />
        <span class="brand__name">Illumineer</span>
      </a>
      <nav class="nav" ref={nav} aria-label={t("pages")}>
        {PAGES.map((page) => (
          <a key={page.name} href={link([page.name])} {...(page.name === current ? { "aria-current": "page" as const } : {})}>
            {t(`nav_${page.name}`)}
          </a>
        ))}
      </nav>
      <div class="head__languages" role="group" aria-label={t("language")}>
        {LANGUAGES.map((each) => (
          <button
            key={each} type="button" class="head__language" lang={each} aria-pressed={lang.value === each}
            aria-label={`${each.toUpperCase()}, ${LANGUAGE_NAMES[each]}`} onClick={() => void changeLanguage(each)}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </div>
      <button type="button" class="icon-button" aria-label={t("settings")} onClick={() => setSettings(true)}>
        <Icon d={ICONS.settings} />
      </button>
      <Dialog title={t("settings")} open={settings} onClose={() => setSettings(false)} sheet>
        <Settings />
      </Dialog>
    </header>
  );
}

function Foot() {
  return (
    <footer class="foot">
      <p>{t("unofficial")}</p>
    </footer>
  );
}

/** The sign of the page: six petals in a hexagon. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="-50 -50 100 100" aria-hidden="true">
      <path class="emblem__ground" d="M0 -48L41.6 -24V24L0 48L-41.6 24V-24Z" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} class="emblem__petal" d="M0 -9C-14 -18 -9 -32 0 -39C9 -32 14 -18 0 -9Z" transform={`rotate(${angle})`} />
      ))}
      <circle class="emblem__heart" r={8.5} />
    </svg>
  );
}
