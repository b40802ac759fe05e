/** A dialog; as a sheet it rises from the foot of a small screen.  Escape and a tap beside it close it. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly sheet?: boolean;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  /** Buttons at its foot. */
  readonly foot?: ComponentChildren;
}

export function Dialog({ title, open, onClose, sheet, wide, children, foot }: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // Also when the dialog is gone from the page: then the browser would not give the focus back.
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <dialog
      ref={box}
      class={`dialog${sheet ? " dialog--sheet" : ""}${wide ? " dialog--wide" : ""}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      {open && (
        <div class="dialog__box">
          <div class="dialog__head">
            <h2 id={id}>{title}</h2>
            <button type="button" class="icon-button" aria-label={t("close")} onClick={onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6L18 18M18 6L6 18" />
              </svg>
            </button>
          </div>
          <div class="dialog__body">{children}</div>
          {foot && <div class="dialog__foot">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
