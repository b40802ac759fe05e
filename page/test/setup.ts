/** Before every test: no words (a key is shown as it is), the small library, a fresh address, no network. */

import { render } from "preact";
import { afterEach, beforeEach, vi } from "vitest";
import { editions, setCards, setRules } from "../src/data";
import { startDesk } from "../src/desk/asking";
import { CARDS, RULES, fixtureDesk } from "../src/desk/fixture";
import { lang, teach } from "../src/i18n";
import { go } from "../src/router";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("tests have no network")));
  teach("en", {});
  teach("es", {});
  lang.value = "en";
  setCards(CARDS);
  editions.value = ["2.2", "2.3"];
  setRules("en", RULES);
  setRules("es", RULES);
  startDesk(fixtureDesk());
  go("#/", true);
});

afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});
