import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from "react";
import type { AnswerBoxView } from "#engine";
import css from "./answer-box.module.css";
import {
  afterTyping,
  isDrawn,
  MAX_ANSWER_LENGTH,
  moveCaret,
  moveToHole,
  pressKey,
  settleCaret,
  type BoxText,
} from "./answer-text.ts";
import { DrawnAnswer } from "./drawn-answer.tsx";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";

interface AnswerBoxProps {
  /** Accessible name: "Answer", or "Answer 2: tens". */
  readonly name: string;
  readonly box: AnswerBoxView;
  /** True when it shares its row with other boxes. */
  readonly narrow: boolean;
  readonly value: BoxText;
  readonly onChange: (value: BoxText) => void;
  readonly onFocus: () => void;
  /** Ids of the texts that describe the box. */
  readonly describedBy: string;
  readonly inputRef: Ref<HTMLInputElement>;
}

const MONEY_SIGN = /^[$£€¥₹]$/u;
/** Room kept between the caret and the edge of the box [px]. */
const CARET_MARGIN = 24;

/**
 * One box to type in: always a single real text box holding the text in a line (`2 5/6`), whatever is drawn
 * over it, so that physical keyboards, input methods, screen readers and tests all work as usual.
 */
export function AnswerBox({
  name,
  box,
  narrow,
  value,
  onChange,
  onFocus,
  describedBy,
  inputRef,
}: AnswerBoxProps): ReactNode {
  const input = useRef<HTMLInputElement | null>(null);
  const drawing = useRef<HTMLSpanElement>(null);
  const coarse = useCoarsePointer();
  const drawn = isDrawn(box.kind);
  const { text, start, end } = value;

  useLayoutEffect(() => {
    const field = input.current;
    if (field === null || field.value !== text) return;
    if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end);
  }, [text, start, end]);

  // A drawing that is wider than its box shows the caret.
  useLayoutEffect(() => {
    const place = value.start === value.end ? drawing.current : null;
    const caret = place?.querySelector<HTMLElement>("[data-caret]");
    if (!place || !caret) return;
    const at = caret.getBoundingClientRect().left - place.getBoundingClientRect().left;
    if (at > place.clientWidth - CARET_MARGIN) place.scrollLeft += at - place.clientWidth + CARET_MARGIN;
    else if (at < CARET_MARGIN) place.scrollLeft -= CARET_MARGIN - at;
  }, [value]);

  function change(field: HTMLInputElement): void {
    onChange(afterTyping(value, textOf(field), box.kind));
  }

  function select({ nativeEvent, currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
    // React looks for a new selection at the end of every key event too; a key acted on above has set its own.
    if (!nativeEvent.defaultPrevented && field.value === text) onChange(settleCaret(textOf(field), box.kind));
  }

  /** Arrows, Tab and Backspace go by what is drawn, not by the hidden line of text. */
  function key(event: KeyboardEvent): void {
    if (!drawn || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const next = keyed(event);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  }

  function keyed({ key: name, shiftKey }: KeyboardEvent): BoxText | null {
    if (name === "Tab") return moveToHole(value, box.kind, shiftKey ? -1 : 1);
    if (shiftKey) return null;
    if (name === "ArrowLeft") return moveCaret(value, box.kind, -1);
    if (name === "ArrowRight") return moveCaret(value, box.kind, 1);
    return name === "Backspace" ? pressKey(value, { type: "erase" }, box.kind) : null;
  }

  function tap(event: MouseEvent<HTMLInputElement>): void {
    // Where a tap lands in the hidden line of text says nothing about where it lands in the drawing.
    if (!drawn || drawing.current === null || event.detail !== 1) return;
    const at = caretNear(drawing.current, event.clientX, event.clientY);
    if (at !== null) onChange(settleCaret({ text, start: at, end: at }, box.kind));
  }

  return (
    <div className={`${css["field"]} ${narrow ? css["narrow"] : ""}`}>
      {box.label !== "" && (
        <span className={css["label"]} aria-hidden="true">
          {box.label}
        </span>
      )}
      <div className={css["row"]}>
        {box.variable !== null && (
          <span className={css["unit"]} aria-hidden="true">
            <i>{box.variable}</i> =
          </span>
        )}
        {box.unit !== null && MONEY_SIGN.test(box.unit) && (
          <span className={css["unit"]} aria-hidden="true">
            {box.unit}
          </span>
        )}
        <div className={`${css["frame"]} ${drawn ? css["tall"] : ""}`}>
          {drawn && <DrawnAnswer ref={drawing} value={value} kind={box.kind} />}
          <input
            ref={(field) => {
              input.current = field;
              if (typeof inputRef === "function") inputRef(field);
            }}
            className={`${css["input"]} ${drawn ? css["over"] : ""}`}
            aria-label={name}
            aria-describedby={describedBy}
            value={text}
            maxLength={MAX_ANSWER_LENGTH}
            inputMode={coarse && box.kind !== "text" ? "none" : "text"}
            enterKeyHint="done"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => change(event.target)}
            onSelect={select}
            onKeyDown={key}
            onFocus={onFocus}
            onClick={tap}
          />
        </div>
        {box.unit !== null && !MONEY_SIGN.test(box.unit) && (
          // Whoever types the unit has it once.
          <span className={`${css["unit"]} ${text.includes(box.unit) ? css["typed"] : ""}`} aria-hidden="true">
            {box.unit}
          </span>
        )}
      </div>
    </div>
  );
}

function textOf(field: HTMLInputElement): BoxText {
  return {
    text: field.value,
    start: field.selectionStart ?? field.value.length,
    end: field.selectionEnd ?? field.value.length,
  };
}

/** The position in the text nearest to a point of the drawing. */
function caretNear(drawing: HTMLElement, x: number, y: number): number | null {
  let best: { readonly distance: number; readonly at: number } | null = null;
  for (const mark of drawing.querySelectorAll<HTMLElement | SVGElement>("[data-at]")) {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const distance = Math.hypot(x - clamp(x, left, right), y - clamp(y, top, bottom));
    const at = Number(x > (left + right) / 2 ? mark.dataset["to"] : mark.dataset["at"]);
    if (best === null || distance < best.distance) best = { distance, at };
  }
  return best?.at ?? null;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
