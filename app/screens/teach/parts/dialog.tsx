import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import css from "./parts.module.css";

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  /** Escape, as well as whatever button says so inside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside and gives it back to what opened it. */
export function Dialog({ title, wide = false, onClose, children }: DialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Before it is taken out of the page: only closing gives the focus back.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${css["dialog"]} ${wide ? css["wide"] : ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
