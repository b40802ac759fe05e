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
