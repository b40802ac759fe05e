/** A dialog; as a sheet it rises from the foot of a small screen.  Escape closes it, and a tap that begins and ends beside it. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { ICONS, Icon } from "./Button";

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

/** Shows a dialog element while `open`, over everything else; afterwards the focus is where it was.

Also when the element is gone from the page by then: the browser alone would not give the focus back.  `onClose` is
called when the browser closes the dialog (Escape), not when `open` or the page does: the browser tells of that, too,
but later, when something else may be asked. */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  const told = useRef(onClose);
  told.current = onClose;
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    const closed = () => told.current();
    dialog.addEventListener("close", closed);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.removeEventListener("close", closed);
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);
  return box;
}

export function Dialog({ title, open, onClose, sheet, wide, children, foot }: DialogProps) {
  const id = useId();
  const box = useModal(open, onClose);
  const beside = useRef(false);
  return (
    <dialog
      ref={box}
      class={`dialog${sheet ? " dialog--sheet" : ""}${wide ? " dialog--wide" : ""}`}
      aria-labelledby={id}
      onPointerDown={(event) => {
        beside.current = event.target === box.current;
      }}
      onClick={(event) => {
        if (event.target === box.current && beside.current) onClose();
      }}
    >
      {open && (
        <div class="dialog__box">
          <div class="dialog__head">
            <h2 id={id}>{title}</h2>
            <button type="button" class="icon-button" aria-label={t("close")} onClick={onClose}>
              <Icon d={ICONS.close} />
            </button>
          </div>
          <div class="dialog__body">{children}</div>
          {foot && <div class="dialog__foot">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
