import { useEffect, useRef, type ReactNode } from "react";
import type { TalkView, TutorQuestion } from "#engine";
import { useText } from "../../text/text.ts";
import { Icon } from "../icons.tsx";
import { ModelWords } from "../model-words.tsx";
import { RichText } from "../rich-text.tsx";
import { TeacherSees } from "../safety-seen.tsx";
import css from "./conversation.module.css";
import { waitingQuestion } from "./waiting-question.ts";
import { Unseen } from "../unseen.tsx";

type Line = Pick<TalkView, "who" | "text" | "words" | "toTeacher">;

interface ConversationProps {
  readonly talk: readonly Line[];
  /** Words that are coming in beneath the last line. */
  readonly arriving?: string | null;
  /** The question of the tutor that waits, shown apart where the last line does not hold it. */
  readonly asks?: TutorQuestion | null;
  /** Who wrote, to anybody but them. */
  readonly learner?: string;
}

/** What was said, oldest first, in one calm column; what is new is announced and comes into view. */
export function Conversation({ talk, asks = null, arriving = null, learner }: ConversationProps): ReactNode {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(talk.length);
  useEffect(() => {
    if (talk.length > seen.current) end.current?.scrollIntoView({ block: "nearest" });
    seen.current = talk.length;
  }, [talk.length]);
  const question = waitingQuestion(talk, asks);
  return (
    <div role="log" aria-label={t("talk.name")} className={css["talk"]}>
      {talk.map((line, at) => (
        // Lines are only ever added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <LineOf key={at} line={line} learner={learner} />
      ))}
      {arriving !== null && <ModelWords text={arriving} />}
      {question !== null && (
        <p className={`${css["line"]} ${css["asks"]}`}>
          <RichText text={question} />
        </p>
      )}
      <div ref={end} className={css["end"]} />
    </div>
  );
}

function LineOf({ line, learner }: { readonly line: Line; readonly learner: string | undefined }): ReactNode {
  const t = useText();
  if (line.who === "learner") {
    return (
      <p className={`${css["line"]} ${css["learner"]}`}>
        <span className={css["who"]}>{learner ?? t("practice.you")}: </span>
        {line.text}
      </p>
    );
  }
  return (
    <>
      <p className={`${css["line"]} ${css["tutor"]}`}>
        <span className={css["icon"]}>
          <Icon name="ask" />
        </span>
        <Unseen>{t("talk.tutor")}: </Unseen>
        <RichText text={line.text} /> {line.toTeacher === true && <TeacherSees />}
      </p>
      {line.words !== undefined && <ModelWords text={line.words} />}
    </>
  );
}
