/** A case as a link: the case as a row, packed. */

import { packData, unpackData } from "../pack";
import { type Case, checked } from "./case";

/** A link that is longer than this is no link of ours; so is a case. */
const LONGEST_LINK = 20_000;
const LARGEST_CASE = 200_000;

/** The case as a row, without the names of its parts. */
function short(given: Case): unknown {
  const { edition, setup, moves, title = "", cards = [], teams = null } = given;
  const more: unknown[] = teams ? [cards, teams] : cards.length ? [cards] : [];
  return [edition, setup, moves, title, ...more];
}

export function pack(given: Case): Promise<string> {
  return packData(short(given), LARGEST_CASE);
}

/** The case of a link; null if it is damaged, or none. */
export async function unpack(packed: string): Promise<Case | null> {
  const found = await unpackData(packed, LONGEST_LINK, LARGEST_CASE);
  if (!Array.isArray(found)) return null;
  const [edition, setup, moves, title, cards, teams] = found as unknown[];
  return checked({ v: 1, edition, setup, moves, title, cards, teams });
}
