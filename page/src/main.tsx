/** Starts the page: its words, its desk, its address; then draws it. */

import { render } from "preact";
import { App } from "./app";
import { loadData, loadWords } from "./data";
import { startDesk } from "./desk/asking";
import { chooseDesk } from "./desk/door";
import { LANGUAGES, askedLang, firstLang, lang, speak } from "./i18n";
import { changeLanguage } from "./parts/language";
import { startRouter } from "./router";
import { startTheme } from "./theme";

/** How long to wait before asking anew for words that did not come, in milliseconds. */
const PAUSE = 3000;

/** Speaks the reader's language; if its words do not come the other one, and asks until one has come.  `index.html` has a
sentence for as long as nothing is there. */
async function firstWords(): Promise<void> {
  const wanted = firstLang();
  for (;;) {
    for (const each of [wanted, ...LANGUAGES.filter((other) => other !== wanted)]) {
      if (await speak(each, loadWords)) return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function start(): Promise<void> {
  startTheme();
  startDesk(chooseDesk());
  await firstWords();
  startRouter(() => {
    const asked = askedLang();
    if (asked && asked !== lang.peek()) void changeLanguage(asked, false);
  });
  void loadData();
  const place = document.getElementById("page");
  place?.replaceChildren();
  if (place) render(<App />, place);
}

void start();
