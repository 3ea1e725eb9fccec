import type { ReactNode } from "react";
import type { SurveyView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { FormActivity, type Acting } from "../../components/form-activity.tsx";
import { Guidance } from "../../components/guidance.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { lastWords, SurveyQuestion } from "../../components/survey/survey-question.tsx";
import { useText } from "../../text/text.ts";

/** `/survey/:id`: a few questions without right answers, one at a time. */
export function SurveyScreen({ id }: { readonly id: string }): ReactNode {
  const survey = useEngineView((view) => view.activities?.survey ?? null);
  return (
    <FormActivity
      id={id}
      view={survey}
      viewId={survey?.surveyId}
      title="survey.title"
      start={{ kind: "survey", command: { type: "start", survey: id } }}
      renderView={(shown, acting) => <Asked survey={shown} acting={acting} />}
    />
  );
}

interface AskedProps {
  readonly survey: SurveyView;
  readonly acting: Acting;
}

function Asked({ survey, acting }: AskedProps): ReactNode {
  const t = useText();
  return (
    <Screen title={survey.title}>
      {survey.ended === null && survey.widget !== null && survey.questionId !== null ? (
        <Question survey={survey} question={survey.questionId} acting={acting} />
      ) : (
        <>
          <Guidance of={survey.guidance} />
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
