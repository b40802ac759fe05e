/** What a device remembers, or one tab of it.  A browser that keeps nothing is served all the same. */

const PREFIX = "illumineer.";

export type Keeper = "device" | "tab";

function store(keeper: Keeper): Storage {
  return keeper === "tab" ? sessionStorage : localStorage;
}

export function kept(key: string, keeper: Keeper = "device"): string | null {
  try {
    return store(keeper).getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it (null).  False if the browser would not. */
export function keep(key: string, value: string | null, keeper: Keeper = "device"): boolean {
  try {
    if (value === null) store(keeper).removeItem(PREFIX + key);
    else store(keeper).setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}

/** What was kept as JSON; undefined if nothing was, or if it cannot be read. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? "") as unknown;
  } catch {
    return undefined;
  }
}

export const isText = (found: unknown): found is string => typeof found === "string";

/** An object that was kept, field by field: what is missing, or is not what it should be, is as at first. */
export function keptFields<T extends object>(key: string, first: T, fits: { readonly [K in keyof T]: (found: unknown) => boolean }): T {
  const found = Object(keptJson(key)) as Partial<T>;
  const names = (Object.keys(first) as (keyof T)[]).filter((name) => fits[name](found[name]));
  return { ...first, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
}
