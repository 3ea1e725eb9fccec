import { useEffect, useRef, useState, type ReactNode } from "react";
import type { SkillId } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { mustBeHere } from "../../not-here.ts";
import { nameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import { LessonPage } from "./lesson-page.tsx";
import { LessonPractice } from "./lesson-practice.tsx";
import { LessonRest } from "./lesson-rest.tsx";
import { isDeskMissing, skillOfLesson } from "./skill-of-lesson.ts";

/** `/learn/:skill`: goes on with the lesson on this skill, or begins one, then shows what the engine says. */
export function LessonScreen({ skill }: { readonly skill: string }): ReactNode {
  const t = useText();
  const lesson = useEngineView((view) => view.activities?.lesson ?? null);
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const { act, actInTurn, trouble, error } = useAct();
  // A lesson that is open, paused or not, is shown as it stands.
  const isHere = lesson !== null && lesson.ended === null && skillOfLesson(lesson) === skill;
  const [hasBegun, setBegun] = useState(false);
  const asked = useRef(false);
  if (isHere && !hasBegun) setBegun(true);
  const isBegun = hasBegun || isHere;

  useEffect(() => {
    if (!hasLoaded || asked.current) return;
    asked.current = true;
    if (isHere && !isDeskMissing(lesson)) return;
    void act({ kind: "lesson", command: { type: "start", skill: skill as SkillId } });
  }, [hasLoaded, isHere, lesson, act, skill]);

  if (!isBegun) mustBeHere(error);
  if (!isBegun && trouble !== null) {
    const none = error?.type === "not-found" || error?.type === "nothing-to-practise" || error?.type === "bad-input";
    return (
      <Screen title={t("nav.learn")}>
        <Plate title={t("lesson.none.title")} sentence={none ? t("lesson.none.text") : t(trouble)}>
          <ButtonLink href="/learn" look="primary">
            {t("lesson.none.button")}
          </ButtonLink>
        </Plate>
      </Screen>
    );
  }
  if (!isBegun || lesson === null) {
    return (
      <Screen title={t("nav.learn")}>
        <Waiting />
      </Screen>
    );
  }
  const acting = { act, actInTurn, trouble };
  // Another lesson was opened meanwhile, in another tab.
  const waiting = isHere ? undefined : lesson.parked.find(({ skillId }) => skillId === skill);
  if (waiting !== undefined) {
    const resume = () => void act({ kind: "lesson", command: { type: "start", skill: waiting.skillId } });
    return <LessonRest title={nameHere(waiting.skillId, waiting.title)} acting={acting} onResume={resume} />;
  }
  if (lesson.isPaused) {
    const resume = () => void act({ kind: "lesson", command: { type: "resume" } });
    const end = () => void act({ kind: "lesson", command: { type: "end" } });
    return (
      <LessonRest title={nameHere(skillOfLesson(lesson), lesson.title)} acting={acting} onResume={resume} onEnd={end} />
    );
  }
  if (lesson.part === "practice") return <LessonPractice lesson={lesson} acting={acting} />;
  return <LessonPage lesson={lesson} acting={acting} />;
}
