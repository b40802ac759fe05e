/** The pages, in the order of the navigation.  The first one opens when the address names none. */

import type { ComponentType } from "preact";
import { CardsPage } from "./cards";
import { ExamplesPage } from "./examples";
import { RulesPage } from "./rules";

export interface PageOf {
  /** The first piece of its address; `nav_NAME` is what it is called. */
  readonly name: string;
  readonly Page: ComponentType;
}

export const PAGES: readonly [PageOf, ...PageOf[]] = [
  { name: "cards", Page: CardsPage },
  { name: "rules", Page: RulesPage },
  { name: "examples", Page: ExamplesPage },
];
