import type { ReactNode } from "react";
import type { LessonView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../components/button.tsx";
import { Screen } from "../../components/screen.tsx";
import { nameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import { Desk } from "../practice/desk.tsx";
import { SessionProgress } from "../practice/session-progress.tsx";
import type { Acting } from "./acting.ts";
import css from "./lesson.module.css";
import { LessonPage } from "./lesson-page.tsx";
import { skillOfLesson } from "./skill-of-lesson.ts";

/** The practice of a lesson: the desk as in practice, and the lesson's own way on. */
export function LessonPractice({
  lesson,
  acting,
}: {
  readonly lesson: LessonView;
  readonly acting: Acting;
}): ReactNode {
  const t = useText();
  const practice = useEngineView((view) => view.practice);
  if (practice.type !== "problem" || !lesson.hasDesk) return <LessonPage lesson={lesson} acting={acting} />;
  const { steps } = lesson.plan;
  const at = steps.findIndex(({ isCurrent }) => isCurrent);
  return (
    <Screen
      title={nameHere(skillOfLesson(lesson), lesson.title)}
      width="full"
      progress={
        <div className={css["bar"]}>
          {at >= 0 && (
            <span className={css["step"]}>
              {t("lesson.step-of", { n: at + 1, count: steps.length, title: steps[at]?.title ?? "" })}
            </span>
          )}
          <SessionProgress session={practice.session} />
        </div>
      }
      tool={
        <Button look="quiet" onClick={() => void acting.act({ kind: "lesson", command: { type: "pause" } })}>
          {t("lesson.pause")}
        </Button>
      }
    >
      <Desk key={practice.problem.itemId} problem={practice.problem} isInLesson />
    </Screen>
  );
}
