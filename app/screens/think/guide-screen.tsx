import { useEffect, useRef, useState, type ReactNode } from "react";
import type { AssignmentView, WorkflowView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useAct, type Act } from "../../hooks/use-act.ts";
import { AssignedFormStart, useAssignedForm } from "../../components/assigned-form.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { GuideSteps } from "../../components/guide/guide-steps.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";

/** `/think/:guide`: a guided process, one step at a time; what was done stands above. One that a teacher gave begins by its button. */
export function GuideScreen({ id }: { readonly id: string }): ReactNode {
  const assigned = useAssignedForm(id);
  return assigned === null ? <OwnGuide id={id} /> : <AssignedGuide id={id} assignment={assigned} />;
}

function AssignedGuide({ id, assignment }: { readonly id: string; readonly assignment: AssignmentView }): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const guide = useEngineView((view) => view.activities?.workflow ?? null);
  const acting = useAct();
  // What was closed in the meantime is not gone on with.
  const isHere = guide?.workflowId === id && (guide.ended === null ? !assignment.isShut : guide.ended === "complete");
  if (guide !== null && isHere) return <Steps guide={guide} isHere={guide.ended === null} acting={acting} />;
  return (
    <Screen title={t("nav.think")}>{hasLoaded ? <AssignedFormStart assignment={assignment} /> : <Waiting />}</Screen>
  );
}

function OwnGuide({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const guide = useEngineView((view) => view.activities?.workflow ?? null);
  const { act, trouble, error } = useAct();
  const [isBegun, setBegun] = useState(false);
  const asked = useRef(false);
  const isHere = guide !== null && guide.workflowId === id && guide.ended === null;

  useEffect(() => {
    if (!hasLoaded || asked.current) return;
    asked.current = true;
    void act({ kind: "workflow", command: { type: "start", workflow: id } }).then(setBegun);
  }, [hasLoaded, act, id]);

  if (!isBegun || guide === null) {
    mustBeHere(error);
    return (
      <Screen title={t("nav.think")}>
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
  return <Steps guide={guide} isHere={isHere} acting={{ act, trouble }} />;
}

interface StepsProps {
  readonly guide: WorkflowView;
  readonly isHere: boolean;
  readonly acting: Pick<Act, "act" | "trouble">;
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
