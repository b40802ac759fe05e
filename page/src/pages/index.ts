/** The pages, in the order of the navigation.  The first one opens when the address names none. */

import type { ComponentType } from "preact";
import { Bench } from "../bench/Bench";
import { CardsPage } from "./cards";
import { ExamplesPage } from "./examples";
import { later } from "./later";
import { RulesPage } from "./rules";

export interface PageOf {
  /** The first piece of its address; `nav_NAME` is what it is called. */
  readonly name: string;
  readonly Page: ComponentType;
}

export const PAGES: readonly [PageOf, ...PageOf[]] = [
  { name: "bench", Page: Bench },
  { name: "table", Page: later(() => import("../table/Table").then((found) => found.Table)) },
  { name: "replay", Page: later(() => import("../replay/Replay").then((found) => found.Replay)) },
  { name: "lab", Page: later(() => import("../lab/Lab").then((found) => found.Lab)) },
  { name: "cards", Page: CardsPage },
  { name: "rules", Page: RulesPage },
  { name: "examples", Page: ExamplesPage },
];
