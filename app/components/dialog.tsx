import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import css from "./dialog.module.css";

interface DialogProps {
  readonly title: string;
  /** What it is about, in a sentence that is read out together with the title. */
  readonly text?: string;
  /**
   * `wide` can be read across a classroom. A `sheet` is there to look something up: it lies at the bottom of a phone, a
   * tap beside it closes it, and reading begins at its title, each time that changes. A `panel` lies along the edge, with
   * room for a form.
   */
  readonly look?: "card" | "wide" | "sheet" | "panel";
  /** Buttons of a sheet or panel: they stay in sight while the rest scrolls. */
  readonly foot?: ReactNode;
  /** Escape, as well as whatever button says so inside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside and gives it back to what opened it. */
export function Dialog({ title, text, look = "card", foot, onClose, children }: DialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSheet = look === "sheet";
  const onShut = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return undefined;
    // React runs effects twice in development: the first closing is told when it is open again.
    const onShutByBrowser = () => !shown.open && onShut();
    const onTap = (event: MouseEvent) => isSheet && event.target === shown && shown.close();
    shown.showModal();
    shown.addEventListener("close", onShutByBrowser);
    shown.addEventListener("click", onTap);
    return () => {
      shown.removeEventListener("close", onShutByBrowser);
      shown.removeEventListener("click", onTap);
      // Before it is taken out of the page: only closing gives the focus back.
      shown.close();
    };
  }, [isSheet]);

  useEffect(() => {
    if (isSheet) heading.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another title is the reason to start again
  }, [isSheet, title]);

  const content = (
    <>
      <h2 id={id} ref={heading} tabIndex={isSheet ? -1 : undefined}>
        {title}
      </h2>
      {text !== undefined && <p id={`${id}-text`}>{text}</p>}
      {children}
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={`${css["dialog"]} ${css[look]}`}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
    >
      {isSheet || look === "panel" ? <div className={css["body"]}>{content}</div> : content}
      {foot !== undefined && <div className={css["foot"]}>{foot}</div>}
    </dialog>
  );
}

/** What can be answered, in one row where there is room. */
export function DialogButtons({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css["buttons"]}>{children}</div>;
}
