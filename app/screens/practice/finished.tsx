import { useCallback, useState, type ReactNode } from "react";
import type { ProblemView } from "#engine";
import { engine } from "../../engine-client.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Maths } from "../../components/maths.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { useText } from "../../text/text.ts";
import type { Ask } from "./ask.ts";
import css from "./finished.module.css";

interface FinishedProps {
  readonly problem: ProblemView;
  readonly ask: Ask;
  /** A message is being written: the focus stays there. */
  readonly isWriting: boolean;
  readonly isInLesson: boolean;
}

/**
 * After a finished problem: the worked solution, one step at a time, then Next. Focus goes to the button
 * that leads on, so that Enter is all a keyboard needs.
 */
export function Finished({ problem, ask, isWriting, isInLesson }: FinishedProps): ReactNode {
  const t = useText();
  const takeFocus = useStartingFocus(isWriting);
  const steps = problem.solution ?? [];
  const [shown, setShown] = useState(1);
  const [atOnce, setAtOnce] = useState(false);
  const rest = steps.length - shown;
  const isLast = rest <= 0;

  /** All at once is read from the top. */
  function showAll(): void {
    setAtOnce(true);
    setShown(steps.length);
  }

  return (
    <div className={css["finished"]}>
      {steps.length > 0 && (
        <section className={css["solution"]} aria-labelledby="solution" tabIndex={0}>
          <h2 id="solution">{t("practice.solution")}</h2>
          <ol className={css["steps"]} aria-live="polite">
            {steps.slice(0, shown).map((step, at) => (
              <li key={step.explanation + step.math} ref={at === shown - 1 && !atOnce ? bringIntoView : null}>
                <RichText text={step.explanation} />
                {step.math !== "" && (
                  <div className={css["maths"]}>
                    <Maths latex={step.math} display />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {isLast ? (
        <div className={css["row"]}>
          <Button
            key="next"
            ref={takeFocus}
            look="primary"
            big
            onClick={() => void ask(() => engine.nextProblem(problem.itemId))}
          >
            {t("practice.next")}
          </Button>
          {problem.solution === null && (
            <Button onClick={() => void ask(() => engine.showSolution(problem.itemId))}>
              {t("practice.see-steps")}
            </Button>
          )}
          {problem.offersLesson && !isInLesson && (
            <ButtonLink href={`/learn/${problem.skillId}`}>{t("practice.see-lesson")}</ButtonLink>
          )}
          {!isInLesson && (
            <Button look="quiet" onClick={() => void ask(() => engine.endSession())}>
              {t("practice.finish")}
            </Button>
          )}
        </div>
      ) : (
        <div className={css["row"]}>
          <Button key="step" ref={takeFocus} look="primary" big onClick={() => setShown(shown + 1)}>
            {t("practice.next-step")}
          </Button>
          <Button onClick={showAll}>{t("practice.all-steps")}</Button>
        </div>
      )}
    </div>
  );
}

/** Focus goes to the button that leads on, unless something is being written just then. */
function useStartingFocus(isWriting: boolean): (button: HTMLButtonElement | null) => void {
  const [wasWriting] = useState(isWriting);
  return useCallback(
    (button) => {
      if (!wasWriting) button?.focus({ preventScroll: true });
    },
    [wasWriting],
  );
}

function bringIntoView(step: HTMLLIElement | null): void {
  step?.scrollIntoView({ block: "nearest" });
}
