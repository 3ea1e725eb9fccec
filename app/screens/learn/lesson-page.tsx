import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { LessonView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { AskTeacher, TeacherAsked } from "../../components/ask-teacher.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Conversation } from "../../components/conversation/conversation.tsx";
import { MessageForm } from "../../components/conversation/message-form.tsx";
import { Icon } from "../../components/icons.tsx";
import { ReadAloud } from "../../components/read-aloud/read-aloud.tsx";
import { Screen } from "../../components/screen.tsx";
import { UndoSkip } from "../practice/undo-skip.tsx";
import { nameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import type { Acting } from "./acting.ts";
import css from "./lesson.module.css";
import { CompletionPart, LINE_ID } from "./completion-part.tsx";
import { BeforePart, CHECK_ID, CheckPart, ErrorPart, ExamplePart, IdeaPart } from "./lesson-parts.tsx";
import { lessonText } from "./lesson-text.ts";
import { LessonSummary } from "./lesson-summary.tsx";
import { PlanLine } from "./plan-line.tsx";
import { skillOfLesson } from "./skill-of-lesson.ts";

interface LessonPageProps {
  readonly lesson: LessonView;
  readonly acting: Acting;
}

/** A part of a lesson that is read: the plan, the part, the conversation, and the way on. */
export function LessonPage({ lesson, acting }: LessonPageProps): ReactNode {
  const t = useText();
  const arriving = useEngineView((view) => (view.arriving?.session === lesson.session ? view.arriving.text : null));
  const [, navigate] = useLocation();
  const { act, trouble } = acting;
  const heading = useRef<HTMLHeadingElement>(null);
  const { part, skillId, before } = lesson;
  const title = nameHere(skillOfLesson(lesson), lesson.title);
  useNewPart(heading, `${lesson.check?.draftId ?? `${part} ${skillId}`} ${before !== null}`);
  const isReading = part !== "summary";

  async function end(): Promise<void> {
    if (await act({ kind: "lesson", command: { type: "end" } })) navigate("/learn");
  }

  return (
    <Screen title={title}>
      <div className={css["top"]}>
        <PlanLine plan={lesson.plan} />
        <div className={css["tools"]}>
          {isReading && <AskTeacher at="lesson" />}
          <ReadAloud text={lessonText(lesson)} />
          {isReading && (
            <Button look="quiet" onClick={() => void act({ kind: "lesson", command: { type: "pause" } })}>
              <Icon name="pause" />
              {t("lesson.pause")}
            </Button>
          )}
        </div>
      </div>
      <p role="status">
        <TeacherAsked session={lesson.session} />
      </p>
      <div className={css["page"]} data-part={part}>
        <h1 ref={heading} tabIndex={-1} className={css["heading"]}>
          <span className={css["skill"]}>
            {before === null && isReading ? nameHere(skillId, lesson.skillName) : title}
          </span>
          {before?.heading ?? t(`lesson.part.${part}`)}
        </h1>
        {part === "practice" && <UndoSkip isLast />}
        {before !== null && <BeforePart before={before} page={lesson.page} acting={acting} />}
        {part === "idea" && before === null && <IdeaPart lesson={lesson} />}
        {lesson.example !== null && <ExamplePart example={lesson.example} />}
        {lesson.completion !== null && <CompletionPart completion={lesson.completion} acting={acting} />}
        {lesson.check !== null && (
          <CheckPart key={lesson.check.draftId} check={lesson.check} again={lesson.again} acting={acting} />
        )}
        {lesson.error !== null && <ErrorPart error={lesson.error} />}
        {lesson.summary !== null && <LessonSummary lesson={lesson} summary={lesson.summary} acting={acting} />}
        {/* Also while nothing was said: the first reply is announced, and comes into view. */}
        <Conversation key={`${part} ${skillId}`} talk={lesson.talk} asks={lesson.asks} arriving={arriving} />
      </div>
      {isReading ? (
        <>
          <div className={css["dock"]}>
            <div className={css["ways"]}>
              <WayOn lesson={lesson} acting={acting} />
              {lesson.canGoBack && (
                <Button onClick={() => void act({ kind: "lesson", command: { type: "back", page: lesson.page } })}>
                  {t("exam.back")}
                </Button>
              )}
            </div>
            <div className={css["message"]}>
              <MessageForm
                draftId={lesson.session}
                draft={lesson.draftMessage ?? null}
                trouble={trouble}
                onSend={(text) => acting.actInTurn({ kind: "lesson", command: { type: "say", text } })}
              />
            </div>
          </div>
          <Button look="quiet" onClick={() => void act({ kind: "lesson", command: { type: "end" } })}>
            {t("lesson.end")}
          </Button>
        </>
      ) : lesson.ended === null ? (
        <Button onClick={() => void end()}>{t("lesson.done")}</Button>
      ) : (
        <ButtonLink href="/learn">{t("lesson.none.button")}</ButtonLink>
      )}
    </Screen>
  );
}

/** What to press: the next step of the example, the next part, or Check at the question or the line that waits. */
function WayOn({ lesson, acting }: LessonPageProps): ReactNode {
  const t = useText();
  const { part, example, completion, check } = lesson;
  const isWaiting = completion !== null && completion.blank !== null;
  const isMore = part === "example" && example !== null && example.steps.length < example.total;
  return (
    <>
      {(isWaiting || (check !== null && !check.isRight)) && (
        <Button type="submit" form={isWaiting ? LINE_ID : CHECK_ID} look="primary" big>
          {t("practice.check")}
        </Button>
      )}
      {lesson.canContinue && (
        <Button
          {...(isWaiting ? {} : { look: "primary", big: true })}
          onClick={() => void acting.act({ kind: "lesson", command: { type: "continue", page: lesson.page } })}
        >
          {t(isMore ? "practice.next-step" : "lesson.go-on")}
        </Button>
      )}
    </>
  );
}

/** Another part begins at its heading, as another page would. */
function useNewPart(heading: { readonly current: HTMLElement | null }, part: string): void {
  const last = useRef(part);
  useEffect(() => {
    if (last.current === part) return;
    last.current = part;
    globalThis.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading, part]);
}
