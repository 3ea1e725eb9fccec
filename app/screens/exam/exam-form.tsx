import { useEffect, useRef, type CSSProperties, type FormEvent, type ReactNode } from "react";
import type { AnswerBoxView, EvaluationView, ExamProblemView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngine, useEngineView } from "../../engine-store.ts";
import { Button } from "../../parts/button.tsx";
import { Icon } from "../../parts/icons.tsx";
import { decimalMark } from "../../text/number-locale.ts";
import { useText, type Text } from "../../text/text.ts";
import { AnswerBox } from "../practice/answer-box.tsx";
import { boxOf } from "../practice/answer-text.ts";
import { ChoiceBox } from "../practice/choice-box.tsx";
import { Keypad } from "../practice/keypad.tsx";
import { STEM_ID } from "../../parts/question/question.tsx";
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
  const picked = boxes.every(isPicked);
  const activeBox = boxes[state.active];
  const rows = activeBox === undefined ? [] : examKeypad(activeBox, mark);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    inputs.current[0]?.focus({ preventScroll: true });
  }, [inputs]);
  useKeptDraft(itemId, given);

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
        <div className={css["boxes"]} style={{ "--boxes": boxes.length } as CSSProperties}>
          {boxes.map((box, at) =>
            isPicked(box) ? (
              <ChoiceBox
                // Boxes of one question never change places.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                name={boxName(t, boxes, at)}
                choices={choices}
                value={given[at] ?? ""}
                onChange={(text) => state.change(at, () => boxOf(text))}
                describedBy={STEM_ID}
              />
            ) : (
              <AnswerBox
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                name={boxName(t, boxes, at)}
                box={examBox(box, given[at] ?? "")}
                narrow={boxes.length > 1}
                value={state.values[at] ?? boxOf("")}
                onChange={(value) => state.change(at, () => value)}
                onFocus={() => state.setActive(at)}
                describedBy={STEM_ID}
                inputRef={(field) => {
                  inputs.current[at] = field;
                }}
              />
            ),
          )}
        </div>
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

/** Keeps what is typed, so that it is there again after a reload or in another tab. */
function useKeptDraft(id: string, given: readonly string[]): void {
  const typed = JSON.stringify(given);
  const restarts = useEngine((mirror) => mirror.restarts);
  const saved = useRef({ typed, restarts });
  useEffect(() => {
    if (saved.current.typed === typed && saved.current.restarts === restarts) return;
    saved.current = { typed, restarts };
    void engine.saveActivityDraft({ id, given: JSON.parse(typed) as readonly string[] });
  }, [id, typed, restarts]);
}

function isPicked({ kind }: AnswerBoxView): boolean {
  return kind === "choice" || kind === "boolean";
}

/** "Answer"; with several boxes "Answer 1: hundreds". */
function boxName(t: Text, boxes: readonly AnswerBoxView[], at: number): string {
  const label = boxes[at]?.label ?? "";
  const name = boxes.length === 1 ? t("practice.answer") : t("practice.answer-n", { n: at + 1 });
  return label === "" || boxes.length === 1 ? name : t("practice.answer-labelled", { name, label });
}
