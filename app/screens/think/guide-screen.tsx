import { useEffect, useRef, useState, type ReactNode } from "react";
import type { AssignmentView, WorkflowView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useAct, type Act } from "../../hooks/use-act.ts";
import { AssignedFormStart, useAssignedForm } from "../../components/assigned-form.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Guidance } from "../../components/guidance.tsx";
import { Plate } from "../../components/plate.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Screen } from "../../components/screen.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { WidgetForm } from "../../components/widget/widget-form.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";
import css from "./think.module.css";

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

function Steps({ guide, isHere, acting }: StepsProps): ReactNode {
  const t = useText();
  const { act, trouble } = acting;
  const { widget, stepId } = guide;
  return (
    <Screen title={guide.title}>
      <h1>{guide.title}</h1>
      <Done done={guide.done} />
      <Guidance text={guide.guidance} />
      {isHere && widget !== null && stepId !== null ? (
        <section className={css["card"]}>
          <p className={css["about"]}>{guide.step}</p>
          <WidgetForm
            key={`${stepId} ${guide.position}`}
            widget={widget}
            isRequired={widget.type !== "free-text"}
            trouble={trouble}
            onAnswer={(given) =>
              act({ kind: "workflow", command: { type: "answer", step: stepId, given: [...given] } })
            }
          >
            {guide.canGoBack && (
              <Button onClick={() => void act({ kind: "workflow", command: { type: "back" } })}>
                {t("exam.back")}
              </Button>
            )}
            {guide.isAssigned ? (
              // It stays open: what was done is there when it is gone on with.
              <ButtonLink href="/" look="quiet">
                {t("assigned.form.later")}
              </ButtonLink>
            ) : (
              <Button look="quiet" onClick={() => void act({ kind: "workflow", command: { type: "end" } })}>
                {t("talk.end")}
              </Button>
            )}
          </WidgetForm>
        </section>
      ) : (
        <section className={css["card"]}>
          <p role="status">{guide.closing === null ? t("talk.over") : <RichText text={guide.closing} />}</p>
          <ButtonLink href={guide.isAssigned ? "/" : "/think"} look="primary">
            {t(guide.isAssigned ? "nav.home" : "think.back")}
          </ButtonLink>
        </section>
      )}
    </Screen>
  );
}

/** What it is about, and what was done last; all that lies between on request. */
function Done({ done }: Pick<WorkflowView, "done">): ReactNode {
  const t = useText();
  const [first, ...others] = done;
  if (first === undefined) return null;
  const last = others.at(-1);
  const list = (steps: WorkflowView["done"]) => (
    <ol role="list" className={css["done"]} aria-label={t("think.done")}>
      {steps.map(({ title, given }, at) => (
        // Steps that were taken never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          {title}
          {given.length > 0 && <b> {given.join(", ")}</b>}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {list(last === undefined ? [first] : [first, last])}
      {others.length > 1 && (
        <details className={css["all"]}>
          <summary>{t("think.done.all", { n: done.length })}</summary>
          {list(done)}
        </details>
      )}
    </>
  );
}
