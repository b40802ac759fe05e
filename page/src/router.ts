/** The address: everything behind `#`.  `#/rules/8.10.4?edition=2.1` is the path ["rules", "8.10.4"] with a query. */

import { signal } from "@preact/signals";

export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = split(hash.replace(/^#?\/?/, ""), "?");
  return {
    path: path.split("/").filter(Boolean).map(decoded),
    query: new URLSearchParams(query),
  };
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}

/** A piece of an address as text; as it stands if somebody cut it in two. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** The address of a page, for links: `link(["rules", "8.10.4"], {edition: "2.1"})`.  Empty blanks are left out. */
export function link(path: readonly string[], query: Query = {}): string {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") words.set(key, String(value));
  }
  const tail = words.toString();
  return `#/${path.map(encodeURIComponent).join("/")}${tail ? `?${tail}` : ""}`;
}

export const route = signal<Route>(parse(""));

/** Goes to an address; in place of the present one, if it is only a change of mind (what is typed in a search). */
export function go(address: string, inPlace = false): void {
  if (inPlace) {
    history.replaceState(history.state, "", address);
    route.value = parse(address);
  } else {
    location.hash = address;
  }
}

/** Takes the query off the address of a page, once it was read; not if somebody has gone to another page meanwhile. */
export function tidy(page: string): void {
  if (parse(location.hash).path[0] === page) go(link([page]), true);
}

/** Listens to the address bar. */
export function startRouter(onChange?: (now: Route) => void): void {
  const read = () => {
    route.value = parse(location.hash);
    onChange?.(route.value);
  };
  addEventListener("hashchange", read);
  read();
}
