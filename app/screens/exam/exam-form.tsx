import { useCallback, useEffect, useRef, type FormEvent, type ReactNode } from "react";
import type { EvaluationView, ExamProblemView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useKeptDraft } from "../../hooks/use-kept-draft.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { decimalMark } from "../../text/number-locale.ts";
import { useText } from "../../text/text.ts";
import { AnswerBoxes, isPickedOnly } from "../practice/answer-boxes.tsx";
import { Keypad } from "../practice/keypad.tsx";
import css from "./exam-desk.module.css";
import { examBox, examKeypad } from "./exam-keypad.ts";
import { isNewAnswer } from "./is-new-answer.ts";
import { useBoxes } from "./use-boxes.ts";
import type { TypedAnswer } from "./use-finish.ts";

interface ExamFormProps {
  readonly exam: EvaluationView;
  readonly problem: ExamProblemView;
  readonly onAnswer: (given: readonly string[], latencyMs: number) => void;
  /** `typed`: what stands in the boxes and was not submitted; null where nothing new or not all of it does. */
  readonly onGo: (position: number, typed: TypedAnswer | null) => void;
  readonly onFinish: (typed: TypedAnswer | null) => void;
}

/** Where a question is answered: boxes or choices, the keypad, and the ways to other questions. */
export function ExamForm({ exam, problem, onAnswer, onGo, onFinish }: ExamFormProps): ReactNode {
  const t = useText();
  const { itemId, choices, boxes } = problem;
  const mark = decimalMark(useEngineView((view) => view.learner?.locale ?? "en"));
  const state = useBoxes(boxes, problem.draft ?? problem.answered ?? [], examBox);
  const { given, inputs } = state;
  const picked = isPickedOnly(boxes);
  const activeBox = boxes[state.active];
  const rows = activeBox === undefined ? [] : examKeypad(activeBox, mark);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    inputs.current[0]?.focus({ preventScroll: true });
  }, [inputs]);
  const keep = useCallback(
    (texts: readonly string[]) => engine.saveActivityDraft({ id: itemId, given: texts }),
    [itemId],
  );
  useKeptDraft(given, keep);

  const latency = () => Math.round(performance.now() - shownAt.current);
  const typedNow = () => (isNewAnswer(given, problem.answered) ? { given, latencyMs: latency() } : null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onAnswer(given, latency());
    // Another answer to the same question takes its own time.
    shownAt.current = performance.now();
  }

  return (
    <form className={css["form"]} onSubmit={submit} noValidate autoComplete="off">
      <div className={`${css["answer"]} ${picked ? css["picked"] : ""}`}>
        <AnswerBoxes
          boxes={boxes.map((box, at) => examBox(box, given[at] ?? ""))}
          choices={choices}
          values={state.values}
          onChange={state.change}
          onFocus={state.setActive}
          inputs={inputs}
        />
        <Button type="submit" look="primary" big>
          {t("exam.submit")}
        </Button>
      </div>
      <div className={css["ways"]}>
        {exam.canGoBack && exam.position > 1 && (
          <Button look="quiet" onClick={() => onGo(exam.position - 1, typedNow())}>
            <Icon name="left" />
            {t("exam.back")}
          </Button>
        )}
        {(exam.canGoBack || exam.canSkip) && exam.position < exam.total && (
          <Button look="quiet" onClick={() => onGo(exam.position + 1, typedNow())}>
            {t(exam.canGoBack ? "exam.on" : "exam.leave-out")}
            <Icon name="right" />
          </Button>
        )}
        <Button onClick={() => onFinish(typedNow())}>{t("exam.finish")}</Button>
      </div>
      {rows.length > 0 && <Keypad rows={rows} onKey={state.press} />}
    </form>
  );
}
