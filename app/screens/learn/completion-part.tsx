import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { LessonView } from "#engine";
import { engine } from "../../engine-client.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { Maths } from "../../components/maths.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { useText } from "../../text/text.ts";
import type { Acting } from "./acting.ts";
import { Worked } from "./lesson-parts.tsx";
import css from "./lesson.module.css";

/** Id of the form of the line that waits, for the button that stands with the ways on. */
export const LINE_ID = "line";

interface CompletionPartProps {
  readonly completion: NonNullable<LessonView["completion"]>;
  readonly acting: Acting;
}

/** An example of which the last lines are for the pupil, one after the other. */
export function CompletionPart({ completion, acting }: CompletionPartProps): ReactNode {
  const t = useText();
  const { stem, diagram, steps, blank, last } = completion;
  const status = useRef<HTMLDivElement>(null);
  const tries = last?.n ?? 0;
  const seen = useRef(tries);
  const isWhole = blank === null;
  useEffect(() => {
    // The box that had the keyboard is gone with the last line.
    if (isWhole && tries > seen.current) status.current?.focus({ preventScroll: true });
    seen.current = tries;
  }, [tries, isWhole]);
  return (
    <Worked stem={stem} diagram={diagram} steps={steps} news={tries}>
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        aria-label={t("practice.feedback")}
        data-verdict={last?.outcome ?? "none"}
      >
        {last !== null && (
          // The same sentence twice is said twice.
          <p key={last.n} className={`${css["note"]} ${last.outcome === "right" ? css["right"] : css["amber"]}`}>
            <span className={css["verdict"]}>
              <Icon name={last.outcome === "right" ? "tick" : "again"} />
              {t(`lesson.line.${last.outcome}`)}
            </span>
          </p>
        )}
        {isWhole && <p className={css["quiet"]}>{t("lesson.line.all")}</p>}
      </div>
      {blank !== null && <WaitingLine key={blank.draftId} blank={blank} acting={acting} />}
    </Worked>
  );
}

/** The line with a box in it, and where its number is typed. */
function WaitingLine({ blank, acting }: Pick<CompletionPartProps, "acting"> & { readonly blank: Blank }): ReactNode {
  const t = useText();
  const { explanation, math, of, draftId } = blank;
  const [typed, setTyped] = useState(blank.draft ?? "");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The next line is typed on without another tap, where one was just filled in.
    if (blank.n > 1) input.current?.focus({ preventScroll: true });
  }, [blank.n]);

  function fill(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== "") void acting.act({ kind: "lesson", command: { type: "fill", text: typed } });
  }

  return (
    <form id={LINE_ID} className={css["line"]} onSubmit={fill}>
      <p className={css["quiet"]}>{t("lesson.line.of", { of })}</p>
      <p id="line-words">
        <RichText text={explanation} />
      </p>
      <Maths latex={math} display />
      <div className={css["fill"]}>
        <input
          ref={input}
          aria-label={t("lesson.line")}
          aria-describedby="line-words"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            void engine.saveActivityDraft({ id: draftId, given: [value] });
          }}
        />
        <Button look="quiet" onClick={() => void acting.act({ kind: "lesson", command: { type: "show-line" } })}>
          {t("lesson.line.show")}
        </Button>
      </div>
    </form>
  );
}

type Blank = NonNullable<CompletionPartProps["completion"]["blank"]>;
