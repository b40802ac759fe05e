/** Whether the screen is a desk's: then the log and the card in full have columns of their own. */

import { useEffect, useState } from "preact/hooks";

const WIDE = "(min-width: 1100px)";

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const asked = matchMedia(WIDE);
    const follow = () => setWide(asked.matches);
    asked.addEventListener("change", follow);
    return () => asked.removeEventListener("change", follow);
  }, []);
  return wide;
}
