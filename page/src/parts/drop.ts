/** Files that are dropped anywhere on the page. */

import { useLayoutEffect } from "preact/hooks";

/** While the page is shown, a file that is dropped on it is handed on: from its first picture, so not after painting. */
export function useDrop(onFile: (file: File) => void): void {
  useLayoutEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
}
