import { useEffect, useRef, useState, type ReactNode } from "react";
import { useEngineView } from "../../../engine-store.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText } from "../../../text/text.ts";
import { padMemory } from "./memory.ts";
import { cleared, drawnOn, stepBack, withStroke, type PadPage, type Stroke } from "./pad-page.ts";
import { Paper } from "./paper.tsx";
import css from "./scratch-pad.module.css";

export interface PadProps {
  readonly item: string;
  readonly stem: string;
  /** Over the page, where there is no room beside the problem. */
  readonly isSheet: boolean;
  /** Opened with the keyboard: then there is a text box. */
  readonly isTyped: boolean;
  /** How much was said on the problem. */
  readonly turns: number;
  readonly onClose: () => void;
}

/** Paper for working things out: beside the problem, or a sheet over the page [APP91]. */
export function Pad({ item, stem, isSheet, isTyped, turns, onClose }: PadProps): ReactNode {
  const t = useText();
  const learner = useEngineView((view) => view.learner?.id ?? "");
  const [page, setPage] = useState(() => padMemory.page(learner, item));
  const [tool, setTool] = useState<Stroke["tool"]>("pen");
  const [typing, setTyping] = useState(isTyped || (page.text !== "" && drawnOn(page).length === 0));
  const [seen] = useState(turns);
  const notes = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // A dialog has put the focus on its heading by now.
    if (isTyped) notes.current?.focus({ preventScroll: true });
  }, [isTyped]);

  useEffect(() => {
    if (isSheet) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      // A dialog over it goes first.
      if (key === "Escape" && document.querySelector("dialog[open]") === null) onClose();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isSheet, onClose]);

  function change(next: PadPage): void {
    setPage(next);
    padMemory.keep(learner, item, next);
  }

  const tools = (
    <div className={css["tools"]}>
      {!typing && (
        <>
          <Button look="quiet" aria-pressed={tool === "pen"} onClick={() => setTool("pen")}>
            {t("pad.pen")}
          </Button>
          <Button look="quiet" aria-pressed={tool === "eraser"} onClick={() => setTool("eraser")}>
            {t("pad.eraser")}
          </Button>
          <Button look="quiet" aria-label={t("pad.undo.name")} onClick={() => change(stepBack(page))}>
            {t("practice.undo")}
          </Button>
          <Button look="quiet" onClick={() => change(cleared(page))}>
            {t("pad.clear")}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={() => setTyping(!typing)}>
        {t(typing ? "pad.draw" : "pad.type")}
      </Button>
      <Button aria-label={t("pad.close.name")} onClick={onClose}>
        {t("aloud.close")}
      </Button>
    </div>
  );
  const sheet = typing ? (
    <textarea
      ref={notes}
      className={css["text"]}
      aria-label={t("pad.text")}
      value={page.text}
      // It is no answer to the problem.
      onInput={(event) => event.stopPropagation()}
      onChange={(event) => change({ ...page, text: event.target.value })}
    />
  ) : (
    <Paper page={page} tool={tool} onStroke={(stroke) => change(withStroke(page, stroke))} />
  );
  const note = <p className={css["note"]}>{t("pad.note")}</p>;
  if (isSheet) {
    return (
      <Dialog title={t("pad.name")} look="sheet" foot={tools} onClose={onClose}>
        <p role="status" className={css["news"]}>
          {turns > seen && t("pad.news")}
        </p>
        <p className={css["stem"]}>
          <RichText text={stem} />
        </p>
        {sheet}
        {note}
      </Dialog>
    );
  }
  return (
    <section aria-label={t("pad.name")} className={css["pad"]}>
      {tools}
      {sheet}
      {note}
    </section>
  );
}
