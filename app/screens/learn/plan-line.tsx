import type { ReactNode } from "react";
import type { PlanView } from "#engine";
import { Icon } from "../../components/icons.tsx";
import { useText } from "../../text/text.ts";
import css from "./plan-line.module.css";
import { stepWords } from "./step-words.ts";
import { Unseen } from "../../components/unseen.tsx";

/** The steps of a lesson in one quiet line; what each is now stands in words for readers. */
export function PlanLine({ plan }: { readonly plan: PlanView }): ReactNode {
  const t = useText();
  return (
    <ol role="list" aria-label={t("lesson.plan")} className={css["plan"]}>
      {plan.steps.map((step, at) => (
        <li
          key={step.id}
          aria-current={step.isCurrent ? "step" : undefined}
          className={`${css["step"]} ${css[step.status]} ${step.isCurrent ? css["current"] : ""}`}
          title={step.criterionText}
        >
          <span aria-hidden="true" className={css["mark"]}>
            {step.status === "completed" ? <Icon name="tick" size="1em" /> : at + 1}
          </span>
          <span className={css["title"]}>{step.title}</span>
          <Unseen>: {t(stepWords(step))}</Unseen>
        </li>
      ))}
    </ol>
  );
}
