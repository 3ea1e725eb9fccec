import type { ReactNode } from "react";
import type { LessonSummaryView, LessonView } from "#engine";
import { Button } from "../../components/button.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { PickedForYou, PractiseLink } from "../../components/practise-link.tsx";
import { useText } from "../../text/text.ts";
import type { Acting } from "./acting.ts";
import { knownWords } from "./known-words.ts";
import css from "./lesson.module.css";

interface LessonSummaryProps {
  readonly lesson: LessonView;
  readonly summary: LessonSummaryView;
  readonly acting: Acting;
}

/** What was done in a lesson, how it stands, and what could come next. */
export function LessonSummary({ lesson, summary, acting }: LessonSummaryProps): ReactNode {
  const t = useText();
  const { stepsCompleted, steps, misconceptions, suggestions } = summary;
  const known = knownWords(summary.known, lesson.plan.steps);
  return (
    <div className={css["sentences"]}>
      <p>{t("lesson.steps-done", { done: stepsCompleted, steps })}</p>
      <p>{t(known.text, known.values)}</p>
      {misconceptions.length > 0 && <Listing title={t("lesson.mixed-up")} texts={misconceptions} />}
      {suggestions.length > 0 && <Listing title={t("result.next")} texts={suggestions} />}
      <div className={css["row"]}>
        {lesson.canExtend && (
          <Button look="primary" big onClick={() => void acting.act({ kind: "lesson", command: { type: "extend" } })}>
            {t("lesson.extend")}
          </Button>
        )}
        <PractiseLink skillId={lesson.skillId}>{t("result.practise")}</PractiseLink>
      </div>
      <PickedForYou />
      <p role="status">{acting.trouble !== null && t(acting.trouble)}</p>
    </div>
  );
}

function Listing({ title, texts }: { readonly title: string; readonly texts: readonly string[] }): ReactNode {
  return (
    <section className={css["card"]}>
      <h2>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <RichText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
