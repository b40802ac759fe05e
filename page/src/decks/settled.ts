/** A value once it has not changed for a moment: what is typed is not looked at key by key. */

import { useEffect, useState } from "preact/hooks";

const PAUSE = 350;

export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}
