import { useCallback, useEffect, useImperativeHandle, useRef, type FormEvent, type ReactNode, type Ref } from "react";
import type { ExamProblemView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useKeptDraft } from "../../hooks/use-kept-draft.ts";
import { Button } from "../../components/button.tsx";
import { decimalMark } from "../../text/number-locale.ts";
import { AnswerBoxes, isPickedOnly } from "../practice/answer-boxes.tsx";
import { Keypad } from "../practice/keypad.tsx";
import css from "./exam-desk.module.css";
import { examBox, examKeypad } from "./exam-keypad.ts";
import { useBoxes } from "./use-boxes.ts";
import type { TypedAnswer } from "./use-finish.ts";

/** Something else to do with a question than to answer it; it is given what stands in the boxes. */
export interface Way {
  readonly key: string;
  readonly label: ReactNode;
  readonly look: "quiet" | "secondary";
  readonly onPress: (typed: TypedAnswer) => void;
}

interface QuestionFormProps {
  readonly problem: ExamProblemView;
  /** What the button under the boxes is called. */
  readonly submit: string;
  readonly onAnswer: (typed: TypedAnswer) => void;
  readonly ways: readonly Way[];
  /** Filled with what tells, at any time, what stands in the boxes. */
  readonly typed?: Ref<() => TypedAnswer>;
}

/** Where a question is answered that tells nothing of its answer: boxes or choices, other ways, the keypad. */
export function QuestionForm({ problem, submit, onAnswer, ways, typed }: QuestionFormProps): ReactNode {
  const { itemId, choices, boxes } = problem;
  const mark = decimalMark(useEngineView((view) => view.learner?.locale ?? "en"));
  const state = useBoxes(boxes, problem.draft ?? problem.answered ?? [], examBox);
  const { given, inputs } = state;
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

  /** An event's time stamp is on the clock of `performance.now`. */
  const typedBy = (timeStamp: number): TypedAnswer => ({ given, latencyMs: Math.round(timeStamp - shownAt.current) });

  useImperativeHandle(typed, () => () => ({ given, latencyMs: Math.round(performance.now() - shownAt.current) }), [
    given,
  ]);

  function send(event: FormEvent): void {
    event.preventDefault();
    onAnswer(typedBy(event.timeStamp));
    // Another answer to the same question takes its own time.
    shownAt.current = event.timeStamp;
  }

  return (
    <form className={css["form"]} onSubmit={send} noValidate autoComplete="off">
      <div className={`${css["answer"]} ${isPickedOnly(boxes) ? css["picked"] : ""}`}>
        <AnswerBoxes
          boxes={boxes.map((box, at) => examBox(box, given[at] ?? ""))}
          choices={choices}
          values={state.values}
          onChange={state.change}
          onFocus={state.setActive}
          inputs={inputs}
        />
        <Button type="submit" look="primary" big>
          {submit}
        </Button>
      </div>
      <div className={`${css["ways"]} ${ways.length === 1 ? css["alone"] : ""}`}>
        {ways.map(({ key, label, look, onPress }) => (
          <Button key={key} look={look} onClick={(event) => onPress(typedBy(event.timeStamp))}>
            {label}
          </Button>
        ))}
      </div>
      {rows.length > 0 && <Keypad rows={rows} onKey={state.press} />}
    </form>
  );
}
