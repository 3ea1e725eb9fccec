import { useEffect, useRef, useState, type ReactNode } from "react";
import type { AssignmentView, SurveyView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useAct, type Act } from "../../hooks/use-act.ts";
import { AssignedFormStart, useAssignedForm } from "../../components/assigned-form.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Guidance } from "../../components/guidance.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { lastWords, SurveyQuestion } from "../../components/survey/survey-question.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";

/** `/survey/:id`: a few questions without right answers, one at a time. One that a teacher gave begins by its button. */
export function SurveyScreen({ id }: { readonly id: string }): ReactNode {
  const assigned = useAssignedForm(id);
  return assigned === null ? <OwnSurvey id={id} /> : <AssignedSurvey id={id} assignment={assigned} />;
}

function AssignedSurvey({ id, assignment }: { readonly id: string; readonly assignment: AssignmentView }): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const survey = useEngineView((view) => view.activities?.survey ?? null);
  const acting = useAct();
  // What was closed in the meantime is not gone on with.
  const isHere = survey?.surveyId === id && (survey.ended === null ? !assignment.isShut : survey.ended === "complete");
  if (survey !== null && isHere) return <Asked survey={survey} acting={acting} />;
  return (
    <Screen title={t("survey.title")}>{hasLoaded ? <AssignedFormStart assignment={assignment} /> : <Waiting />}</Screen>
  );
}

function OwnSurvey({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const survey = useEngineView((view) => view.activities?.survey ?? null);
  const { act, trouble, error } = useAct();
  const [isBegun, setBegun] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (!hasLoaded || asked.current) return;
    asked.current = true;
    void act({ kind: "survey", command: { type: "start", survey: id } }).then(setBegun);
  }, [hasLoaded, act, id]);

  if (isBegun && survey !== null) return <Asked survey={survey} acting={{ act, trouble }} />;
  mustBeHere(error);
  return (
    <Screen title={t("survey.title")}>
      {trouble === null ? (
        <Waiting />
      ) : (
        <Plate title={t("think.none.title")} sentence={t("think.none.text")}>
          <ButtonLink href="/think" look="primary">
            {t("nav.think")}
          </ButtonLink>
        </Plate>
      )}
    </Screen>
  );
}

interface AskedProps {
  readonly survey: SurveyView;
  readonly acting: Pick<Act, "act" | "trouble">;
}

function Asked({ survey, acting }: AskedProps): ReactNode {
  const t = useText();
  return (
    <Screen title={survey.title}>
      {survey.ended === null && survey.widget !== null && survey.questionId !== null ? (
        <Question survey={survey} question={survey.questionId} acting={acting} />
      ) : (
        <>
          <Guidance text={survey.guidance} />
          <Plate title={survey.title} sentence={lastWords(t, survey)}>
            <ButtonLink href="/" look="primary">
              {t("nav.home")}
            </ButtonLink>
          </Plate>
        </>
      )}
    </Screen>
  );
}

interface QuestionProps extends AskedProps {
  readonly question: string;
}

function Question({ survey, question, acting: { act, trouble } }: QuestionProps): ReactNode {
  const t = useText();
  return (
    <>
      <h1>{survey.title}</h1>
      <SurveyQuestion
        survey={survey}
        trouble={trouble}
        onAnswer={(given) => act({ kind: "survey", command: { type: "answer", question, given: [...given] } })}
        onBack={() => void act({ kind: "survey", command: { type: "back" } })}
        onSkip={() => void act({ kind: "survey", command: { type: "skip", question } })}
      />
      {survey.isAssigned ? (
        // It stays open: what was answered is there when it is gone on with.
        <ButtonLink href="/" look="quiet">
          {t("assigned.form.later")}
        </ButtonLink>
      ) : (
        <Button look="quiet" onClick={() => void act({ kind: "survey", command: { type: "end" } })}>
          {t("survey.end")}
        </Button>
      )}
    </>
  );
}
