import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { LessonView } from "#engine";
import { engine } from "../../engine-client.ts";
import { Button } from "../../components/button.tsx";
import { Diagram } from "../../components/diagrams/diagram.tsx";
import { Icon } from "../../components/icons.tsx";
import { Maths } from "../../components/maths.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { useText } from "../../text/text.ts";
import { ChoiceBox } from "../practice/choice-box.tsx";
import { choiceText, labelledAnswer } from "../sessions/answer-text.ts";
import type { Acting } from "./acting.ts";
import css from "./lesson.module.css";

/** Id of the form of the check question, for the button that stands with the ways on. */
export const CHECK_ID = "check";

interface BeforePartProps {
  readonly before: NonNullable<LessonView["before"]>;
  readonly page: number;
  readonly acting: Acting;
}

/** Why the lesson begins with something else, and the way past it. */
export function BeforePart({ before, page, acting }: BeforePartProps): ReactNode {
  const skip = () => void acting.act({ kind: "lesson", command: { type: "skip-before", page } });
  return (
    <div className={css["sentences"]}>
      {before.sentences.map((sentence) => (
        <p key={sentence}>
          <RichText text={sentence} />
        </p>
      ))}
      <div>
        <Button onClick={skip}>{before.instead}</Button>
      </div>
    </div>
  );
}

/** The idea in a few sentences, with its picture; another way of saying it where that was needed. */
export function IdeaPart({ lesson }: { readonly lesson: Pick<LessonView, "idea" | "again" | "picture"> }): ReactNode {
  const t = useText();
  return (
    <div className={lesson.picture === null ? "" : css["beside"]}>
      <div className={css["sentences"]}>
        {lesson.idea.map((sentence) => (
          <p key={sentence}>
            <RichText text={sentence} />
          </p>
        ))}
        {lesson.again !== null && (
          <p className={css["note"]}>
            {lesson.idea.length > 0 && <b>{t("lesson.again")} </b>}
            <RichText text={lesson.again} />
          </p>
        )}
      </div>
      {lesson.picture !== null && (
        <div className={css["picture"]}>
          <Diagram diagram={lesson.picture} />
        </div>
      )}
    </div>
  );
}

interface WorkedProps extends Pick<NonNullable<LessonView["example"]>, "stem" | "diagram" | "steps"> {
  /** How much was asked for or tried so far: what is new comes into view. */
  readonly news: number;
  readonly children: ReactNode;
}

/** Question and picture, the lines so far, each with its words, and what stands beneath. */
export function Worked({ stem, diagram, steps, news, children }: WorkedProps): ReactNode {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(news);
  useEffect(() => {
    // Above the buttons that stand over the page.
    if (news > seen.current) end.current?.scrollIntoView({ block: "nearest" });
    seen.current = news;
  }, [news]);
  return (
    <div className={diagram === null ? "" : css["worked"]}>
      <p className={css["stem"]}>
        <RichText text={stem} />
      </p>
      {diagram !== null && (
        <div className={css["picture"]}>
          <Diagram diagram={diagram} />
        </div>
      )}
      <div className={css["sentences"]}>
        <ol className={css["steps"]} aria-live="polite" aria-label={t("lesson.steps")}>
          {steps.map(({ explanation, math }) => (
            <li key={explanation + math}>
              <RichText text={explanation} />
              {math !== "" && <Maths latex={math} display />}
            </li>
          ))}
        </ol>
        {children}
        <div ref={end} className={css["end"]} />
      </div>
    </div>
  );
}

/** A worked example: a step appears when it is asked for, the answer with the last one. */
export function ExamplePart({ example }: { readonly example: NonNullable<LessonView["example"]> }): ReactNode {
  const t = useText();
  const { stem, diagram, steps, total, answer, labels, choices } = example;
  return (
    <Worked stem={stem} diagram={diagram} steps={steps} news={steps.length}>
      {answer === null ? (
        <p className={css["quiet"]}>{t("lesson.steps-open", { n: steps.length, total })}</p>
      ) : (
        <p className={css["result"]}>
          {t("practice.answer")}:{" "}
          <b>
            <RichText text={labelledAnswer(choiceText(t, answer, choices), labels)} />
          </b>
        </p>
      )}
    </Worked>
  );
}

interface CheckPartProps {
  readonly check: NonNullable<LessonView["check"]>;
  readonly again: string | null;
  readonly acting: Acting;
}

/** A question on the idea: it may be tried again, and counts for nothing. */
export function CheckPart({ check, again, acting }: CheckPartProps): ReactNode {
  const t = useText();
  const { question, choices, chosen, feedback, isRight } = check;
  const last = chosen.at(-1);
  const [picked, setPicked] = useState(check.draft ?? (last === undefined ? "" : (choices[last] ?? "")));
  // A choice that was typed as a message is picked, too.
  const [seen, setSeen] = useState(last);
  if (seen !== last) {
    setSeen(last);
    setPicked(last === undefined ? "" : (choices[last] ?? ""));
  }

  /** The same choice again would say nothing new. */
  function choose(event: FormEvent): void {
    event.preventDefault();
    const choice = choices.indexOf(picked);
    if (choice >= 0 && choice !== last) void acting.act({ kind: "lesson", command: { type: "choose", choice } });
  }

  return (
    <form id={CHECK_ID} className={css["sentences"]} onSubmit={choose}>
      <p id="check-question" className={css["stem"]}>
        <RichText text={question} />
      </p>
      <ChoiceBox
        name={t("practice.answer")}
        choices={choices}
        value={picked}
        onChange={(choice) => {
          setPicked(choice);
          void engine.saveActivityDraft({ id: check.draftId, given: [choice] });
        }}
        describedBy="check-question"
      />
      <div
        role="status"
        aria-label={t("practice.feedback")}
        data-verdict={last === undefined ? "none" : isRight ? "correct" : "incorrect"}
      >
        {feedback !== null && (
          <p className={`${css["note"]} ${isRight ? css["right"] : css["amber"]}`}>
            <span className={css["verdict"]}>
              <Icon name={isRight ? "tick" : "again"} />
              {t(isRight ? "lesson.check.right" : "lesson.check.not-yet")}
            </span>{" "}
            <RichText text={feedback} />
          </p>
        )}
        {!isRight && again !== null && (
          <p className={css["note"]}>
            <b>{t("lesson.again")} </b>
            <RichText text={again} />
          </p>
        )}
      </div>
    </form>
  );
}

/** What often goes another way, why that is tempting, and what to do instead. */
export function ErrorPart({ error }: { readonly error: NonNullable<LessonView["error"]> }): ReactNode {
  const t = useText();
  const rows = [
    ["lesson.error.what", error.what],
    ["lesson.error.tempting", error.tempting],
    ["lesson.error.instead", error.instead],
  ] as const;
  return (
    <dl className={css["error"]}>
      {rows.map(([title, text]) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
