import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { ProblemView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useKeptDraft } from "../../hooks/use-kept-draft.ts";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { decimalMark } from "../../text/number-locale.ts";
import { useText } from "../../text/text.ts";
import { AnswerBoxes, isPickedOnly } from "./answer-boxes.tsx";
import css from "./answer-form.module.css";
import { pressKey } from "./answer-text.ts";
import type { Ask } from "./ask.ts";
import { Keypad } from "./keypad.tsx";
import { keypadLayout, keypadNeeds, type KeyAction } from "./keypad-layout.ts";
import { ANSWER_FORM_ID } from "../../components/pictures/answer-picture.tsx";
import { Reading } from "./reading.tsx";
import { stepsKeypad } from "./steps-keypad.ts";
import { STEPS_ID } from "./steps.tsx";
import type { AnswerState } from "./use-answer.ts";
import type { StepsState } from "./use-steps.ts";

interface AnswerFormProps {
  readonly problem: ProblemView;
  readonly ask: Ask;
  readonly answer: AnswerState;
  readonly steps: StepsState;
  /** A message to the tutor is being written. */
  readonly isWriting: boolean;
  /** The focus is on the answer again. */
  readonly onAnswer: () => void;
  /** A key of the keypad was pressed. */
  readonly onType: () => void;
}

/** Where the pupil answers: one box or more, or answers to pick from; Check; Hint; the keypad. */
export function AnswerForm({ problem, ask, answer, steps, isWriting, onAnswer, onType }: AnswerFormProps): ReactNode {
  const t = useText();
  const { itemId, boxes, turns } = problem;
  const locale = useEngineView((view) => view.learner?.locale ?? "en");
  const { values, change, notes, takeKeys, passKey } = answer;
  const [active, setActive] = useState(0);
  // Fingers get the system's keyboard for a message, and need the room of ours.
  const hasYielded = useCoarsePointer() && isWriting;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const shownAt = useRef(0);
  const given = values.map(({ text }) => text);
  const typed = JSON.stringify(given);

  const keep = useCallback((texts: readonly string[]) => engine.saveDraft({ itemId, given: texts }), [itemId]);
  useKeptDraft(notes.length === 0 ? given : [...given, ...notes], keep);

  useEffect(() => {
    shownAt.current = performance.now();
    inputs.current[0]?.focus({ preventScroll: true });
  }, []);
  const { focus: focusStep, active: activeStep } = steps;
  useEffect(() => {
    if (activeStep !== null) takeKeys(null);
  }, [activeStep, takeKeys]);
  const seenTurns = useRef(turns.length);
  useEffect(() => {
    if (turns.length === seenTurns.current) return;
    seenTurns.current = turns.length;
    const newest = turns.at(-1);
    if (newest?.type === "reply" || newest?.type === "said") {
      // Who talks goes on talking; who answered the tutor's small question in the box goes on there.
      const said = turns.findLast((turn) => turn.type === "said");
      const isFromBox = said?.text === inputs.current[0]?.value && said?.text !== "";
      if (isFromBox) inputs.current[0]?.select();
      return;
    }
    if (newest?.type === "work") {
      // A wrong line is where to go on.
      if (newest.firstWrong !== null) focusStep(newest.firstWrong);
      else if (newest.answer !== null) inputs.current[0]?.focus({ preventScroll: true });
      return;
    }
    const last = turns.findLast((turn) => turn.type === "attempt");
    const at = typeof last?.params["box"] === "number" ? last.params["box"] : 0;
    inputs.current[at]?.focus({ preventScroll: true });
    // The next key starts afresh after "not yet"; the arrows keep what was typed.
    if (last?.verdict === "incorrect") inputs.current[at]?.select();
  }, [turns, focusStep]);

  function check(event: FormEvent): void {
    event.preventDefault();
    const latencyMs = Math.round(performance.now() - shownAt.current);
    void ask(() => engine.submitAnswer({ itemId, given, latencyMs }));
  }

  function press(action: KeyAction): void {
    onType();
    if (passKey(action)) return;
    const line = steps.active;
    if (line !== null) {
      steps.change(line, (value) => pressKey(value, action, "integer"));
      focusStep(line);
      return;
    }
    const kind = boxes[active]?.kind ?? "integer";
    change(active, (value) => pressKey(value, action, kind));
    inputs.current[active]?.focus({ preventScroll: true });
  }

  const tried = turns.findLast((turn) => turn.type === "attempt");
  const isChecked = (tried !== undefined && JSON.stringify(tried.given) === typed) || turns.at(-1)?.type === "reply";
  const picked = isPickedOnly(boxes);
  const activeBox = boxes[active];
  const mark = decimalMark(locale);
  const rows =
    steps.active !== null
      ? stepsKeypad(boxes, mark)
      : activeBox === undefined
        ? []
        : keypadLayout(keypadNeeds(activeBox, mark));

  return (
    <form id={ANSWER_FORM_ID} className={css["form"]} onSubmit={check} noValidate autoComplete="off">
      <div className={`${css["answer"]} ${picked ? css["picked"] : ""}`} onFocus={onAnswer}>
        <AnswerBoxes
          boxes={boxes}
          choices={problem.choices}
          values={values}
          onChange={change}
          onFocus={(at) => {
            setActive(at);
            takeKeys(null);
            steps.setActive(null);
          }}
          inputs={inputs}
          describedBy="reading"
        />
        <Button type="submit" look="primary" big>
          {t("practice.check")}
        </Button>
      </div>
      <div className={`${css["reading"]} ${isChecked ? css["checked"] : ""}`} hidden={hasYielded}>
        {picked ? <span /> : <Reading itemId={itemId} typed={typed} kinds={boxes.map(({ kind }) => kind)} />}
        {!picked && (
          <Button
            look="quiet"
            aria-expanded={steps.isOpen}
            aria-controls={steps.isOpen ? STEPS_ID : undefined}
            onClick={steps.toggle}
          >
            {t("work.show")}
          </Button>
        )}
        <Button look="quiet" onClick={() => void ask(() => engine.skipProblem(itemId))}>
          {t("practice.skip")}
        </Button>
        {problem.nextHint === null ? (
          <Button onClick={() => void ask(() => engine.showSolution(itemId))}>{t("practice.show-how")}</Button>
        ) : (
          <Button onClick={() => void ask(() => engine.requestHint(itemId))}>
            <Icon name="bulb" />
            {t("practice.hint")}
          </Button>
        )}
      </div>
      {rows.length > 0 && !hasYielded && <Keypad rows={rows} onKey={press} />}
    </form>
  );
}
