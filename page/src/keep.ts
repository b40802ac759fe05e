/** What a device remembers.  A browser that keeps nothing is served all the same. */

const PREFIX = "illumineer.";

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it (null).  False if the browser would not. */
export function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}
