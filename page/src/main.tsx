/** Starts the page: its words, its desk, its address; then draws it. */

import { render } from "preact";
import { App } from "./app";
import { loadData, loadWords } from "./data";
import { startDesk } from "./desk/asking";
import { chooseDesk } from "./desk/door";
import { askedLang, firstLang, lang, speak } from "./i18n";
import { startRouter } from "./router";
import { startTheme } from "./theme";

async function start(): Promise<void> {
  startTheme();
  startDesk(chooseDesk());
  startRouter(() => {
    const asked = askedLang();
    if (asked && asked !== lang.peek()) void speak(asked, loadWords);
  });
  await speak(firstLang(), loadWords);
  void loadData();
  const place = document.getElementById("page");
  if (place) render(<App />, place);
}

void start();
