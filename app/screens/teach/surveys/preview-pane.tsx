import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { GuideSteps } from "../../../components/guide/guide-steps.tsx";
import { lastWords, SurveyQuestion } from "../../../components/survey/survey-question.tsx";
import { useText } from "../../../text/text.ts";
import exams from "../exams/exams.module.css";
import css from "./surveys.module.css";
import type { GuideSeen, SurveySeen } from "./use-preview.ts";

interface PaneProps {
  readonly title: string;
  /** There is nothing to go through yet. */
  readonly isEmpty: boolean;
  readonly isBegun: boolean;
  /** What is left out, or not finished. */
  readonly note: string | null;
  readonly onRestart: () => void;
  readonly children: ReactNode;
}

/** What pupils will see, to be gone through as they do [TEA176]. */
function Pane({ title, isEmpty, isBegun, note, onRestart, children }: PaneProps): ReactNode {
  const t = useText();
  const heading = t("teach.survey.preview");
  return (
    <section className={`${exams["paper"]} ${css["preview"]}`} aria-label={heading}>
      <div className={exams["paperHead"]}>
        <h2>{heading}</h2>
        {isBegun && (
          <span className={exams["again"]}>
            <Button onClick={onRestart}>{t("teach.survey.preview.again")}</Button>
          </span>
        )}
      </div>
      {note !== null && <p className={exams["quiet"]}>{note}</p>}
      {isEmpty ? (
        <p className={exams["empty"]}>{t("teach.survey.preview.empty")}</p>
      ) : (
        <div className={css["tablet"]}>
          <h3 className={css["previewTitle"]}>{title}</h3>
          {children}
        </div>
      )}
    </section>
  );
}

export function SurveyPane({ preview: { seen, press, restart } }: { readonly preview: SurveySeen }): ReactNode {
  const t = useText();
  if (seen === null) return null;
  const { view, faults } = seen;
  const question = view.questionId ?? "";
  const which = placesOf(faults.map((fault) => ("question" in fault ? fault.question : 0)));
  return (
    <Pane
      title={view.title}
      isEmpty={view.ended === null && view.widget === null}
      isBegun={view.ended !== null || view.answers.length > 0}
      note={which === null ? null : t("teach.survey.preview.missing", which)}
      onRestart={restart}
    >
      {view.ended === null ? (
        <SurveyQuestion
          survey={view}
          isPreview
          trouble={null}
          onAnswer={(given) => press({ type: "answer", question, given })}
          onBack={() => void press({ type: "back" })}
          onSkip={() => void press({ type: "answer", question, given: [] })}
        />
      ) : (
        <p role="status">{lastWords(t, view)}</p>
      )}
    </Pane>
  );
}

export function GuidePane({ preview: { seen, press, restart } }: { readonly preview: GuideSeen }): ReactNode {
  const t = useText();
  if (seen === null) return null;
  const { view, faults } = seen;
  const which = placesOf(faults.map((fault) => ("step" in fault ? fault.step : 0)));
  return (
    <Pane
      title={view.title}
      isEmpty={view.ended === null && view.widget === null}
      isBegun={view.done.length > 0}
      note={which === null ? null : t("teach.guide.preview.missing", which)}
      onRestart={restart}
    >
      <GuideSteps
        guide={view}
        isHere={view.ended === null}
        isPreview
        trouble={null}
        onAnswer={(given) => press({ type: "answer", step: view.stepId ?? "", given })}
        onBack={() => void press({ type: "back" })}
      />
    </Pane>
  );
}

/** Of these numbers, as they are told; 0 is none. */
function placesOf(numbers: readonly number[]): { readonly n: number; readonly which: string } | null {
  const places = [...new Set(numbers.filter((n) => n > 0))];
  return places.length === 0 ? null : { n: places.length, which: places.join(", ") };
}
