import type { ReactNode } from "react";
import type { WorkflowView } from "#engine";
import { useText, type TextId } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { Guidance } from "../guidance.tsx";
import { RichText } from "../rich-text.tsx";
import { WidgetForm } from "../widget/widget-form.tsx";
import css from "./guide.module.css";

interface GuideStepsProps {
  readonly guide: WorkflowView;
  /** It is under way here. */
  readonly isHere: boolean;
  readonly trouble: TextId | null;
  /** True when it was taken. */
  readonly onAnswer: (given: readonly string[]) => Promise<boolean>;
  readonly onBack: () => void;
  /** A teacher looks at what pupils will see: nothing is kept. */
  readonly isPreview?: boolean;
  /** What stands beside the buttons of a step, and what stands at the end. */
  readonly leave?: ReactNode;
  readonly away?: ReactNode;
}

/** The step to take now under what was done, or the words at its end. */
export function GuideSteps({
  guide,
  isHere,
  trouble,
  onAnswer,
  onBack,
  isPreview = false,
  leave,
  away,
}: GuideStepsProps): ReactNode {
  const t = useText();
  const { widget, stepId, position, closing } = guide;
  return (
    <>
      <Done done={guide.done} />
      <Guidance of={guide.guidance} />
      {isHere && widget !== null && stepId !== null ? (
        <section className={css["card"]}>
          <p className={css["about"]}>{guide.step}</p>
          <WidgetForm
            // What is previewed changes while it is looked at.
            key={isPreview ? JSON.stringify([stepId, position, widget]) : `${stepId} ${position}`}
            widget={widget}
            isRequired={widget.type !== "free-text"}
            isPreview={isPreview}
            trouble={trouble}
            onAnswer={onAnswer}
          >
            {guide.canGoBack && <Button onClick={onBack}>{t("exam.back")}</Button>}
            {leave}
          </WidgetForm>
        </section>
      ) : (
        <section className={css["card"]}>
          <p role="status">
            {closing === null ? (
              t("talk.over")
            ) : closing === "" ? (
              t("assigned.done.guide")
            ) : (
              <RichText text={closing} />
            )}
          </p>
          {away}
        </section>
      )}
    </>
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
