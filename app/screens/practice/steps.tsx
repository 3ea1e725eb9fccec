import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import type { ProblemView, WorkLineView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { Button } from "../../components/button.tsx";
import { Icon, type IconName } from "../../components/icons.tsx";
import { useText } from "../../text/text.ts";
import { MAX_ANSWER_LENGTH, type BoxText } from "./answer-text.ts";
import type { Ask } from "./ask.ts";
import css from "./steps.module.css";
import type { StepsState } from "./use-steps.ts";
import { lineWords } from "./work-words.ts";

/** Id of the steps, for the button that opens them. */
export const STEPS_ID = "steps";

interface StepsProps {
  readonly problem: ProblemView;
  readonly steps: StepsState;
  readonly ask: Ask;
}

/** Lines of working, one text box a line; Enter goes on to the next [SCR15]. */
export function Steps({ problem, steps, ask }: StepsProps): ReactNode {
  const t = useText();
  const tip = useId();
  return (
    <section id={STEPS_ID} aria-label={t("work.name")} className={css["steps"]}>
      <ol role="list" className={css["lines"]}>
        {steps.lines.map((line, at) => (
          // A line is named by its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <StepLine at={at} line={line} steps={steps} describedBy={tip} />
          </li>
        ))}
      </ol>
      <div className={css["row"]}>
        <p id={tip} className={css["tip"]}>
          {t("work.tip")}
        </p>
        <Button onClick={() => void ask(() => engine.checkWork({ itemId: problem.itemId, lines: steps.texts }))}>
          {t("work.check")}
        </Button>
      </div>
    </section>
  );
}

interface StepLineProps {
  readonly at: number;
  readonly line: BoxText;
  readonly steps: StepsState;
  readonly describedBy: string;
}

function StepLine({ at, line, steps, describedBy }: StepLineProps): ReactNode {
  const t = useText();
  const coarse = useCoarsePointer();
  const note = useId();
  const found = steps.found(at);
  const { text, start, end } = line;
  const input = useRef<HTMLInputElement | null>(null);
  const { setField } = steps;

  useLayoutEffect(() => {
    const field = input.current;
    if (field === null || field.value !== text) return;
    if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end);
  }, [text, start, end]);

  function key(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!act(event.key)) return;
    event.preventDefault();
  }

  /** Whether a key went between lines. */
  function act(name: string): boolean {
    if (name === "Enter") steps.addAfter(at);
    else if (name === "Backspace" && text === "" && steps.lines.length > 1) steps.remove(at);
    else if (name === "ArrowUp" && at > 0) steps.focus(at - 1);
    else if (name === "ArrowDown" && at + 1 < steps.lines.length) steps.focus(at + 1);
    else return false;
    return true;
  }

  return (
    <div className={`${css["line"]} ${css[found?.status ?? "empty"]}`} data-status={found?.status}>
      <span aria-hidden="true" className={css["number"]}>
        {at + 1}
      </span>
      <input
        ref={(field) => {
          input.current = field;
          setField(at, field);
        }}
        aria-label={t("work.line-n", { n: at + 1 })}
        aria-describedby={found === undefined ? describedBy : note}
        aria-invalid={found?.status === "wrong" ? true : undefined}
        value={text}
        maxLength={MAX_ANSWER_LENGTH}
        inputMode={coarse ? "none" : "text"}
        enterKeyHint="next"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => steps.change(at, () => textOf(event.target))}
        onSelect={({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
          if (field.value === text) steps.change(at, () => textOf(field));
        }}
        onKeyDown={key}
        onFocus={() => steps.setActive(at)}
      />
      <span id={note} className={css["note"]}>
        {found !== undefined && found.status !== "empty" && <Found line={found} />}
      </span>
    </div>
  );
}

const ICONS: Partial<Readonly<Record<WorkLineView["status"], IconName>>> = {
  right: "tick",
  wrong: "again",
  "run-on": "almost",
  answer: "forward",
};

function Found({ line }: { readonly line: WorkLineView }): ReactNode {
  const t = useText();
  return (
    <>
      <Icon name={ICONS[line.status] ?? "info"} size="1em" />
      {lineWords(t, line)}
    </>
  );
}

function textOf(field: HTMLInputElement): BoxText {
  return {
    text: field.value,
    start: field.selectionStart ?? field.value.length,
    end: field.selectionEnd ?? field.value.length,
  };
}
