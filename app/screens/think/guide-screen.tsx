import type { ReactNode } from "react";
import type { WorkflowView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { FormActivity, type Acting } from "../../components/form-activity.tsx";
import { GuideSteps } from "../../components/guide/guide-steps.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";

/** `/think/:guide`: a guided process, one step at a time; what was done stands above. */
export function GuideScreen({ id }: { readonly id: string }): ReactNode {
  const guide = useEngineView((view) => view.activities?.workflow ?? null);
  return (
    <FormActivity
      id={id}
      view={guide}
      viewId={guide?.workflowId}
      title="nav.think"
      start={{ kind: "workflow", command: { type: "start", workflow: id } }}
      renderView={(shown, acting) => (
        <Steps guide={shown} isHere={shown.workflowId === id && shown.ended === null} acting={acting} />
      )}
    />
  );
}

interface StepsProps {
  readonly guide: WorkflowView;
  readonly isHere: boolean;
  readonly acting: Acting;
}

function Steps({ guide, isHere, acting: { act, trouble } }: StepsProps): ReactNode {
  const t = useText();
  const { stepId } = guide;
  return (
    <Screen title={guide.title}>
      <h1>{guide.title}</h1>
      <GuideSteps
        guide={guide}
        isHere={isHere}
        trouble={trouble}
        onAnswer={(given) =>
          act({ kind: "workflow", command: { type: "answer", step: stepId ?? "", given: [...given] } })
        }
        onBack={() => void act({ kind: "workflow", command: { type: "back" } })}
        leave={
          guide.isAssigned ? (
            // It stays open: what was done is there when it is gone on with.
            <ButtonLink href="/" look="quiet">
              {t("assigned.form.later")}
            </ButtonLink>
          ) : (
            <Button look="quiet" onClick={() => void act({ kind: "workflow", command: { type: "end" } })}>
              {t("talk.end")}
            </Button>
          )
        }
        away={
          <ButtonLink href={guide.isAssigned ? "/" : "/think"} look="primary">
            {t(guide.isAssigned ? "nav.home" : "think.back")}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
