import { useCallback, useRef, useState, type RefObject } from "react";
import type { AnswerBoxView } from "#engine";
import { boxOf, pressKey, type BoxText } from "../practice/answer-text.ts";
import type { KeyAction } from "../practice/keypad-layout.ts";

/** Answer boxes while they are typed into. */
export interface BoxesState {
  readonly values: readonly BoxText[];
  /** The plain texts, one a box. */
  readonly given: readonly string[];
  /** The box that keys go to. */
  readonly active: number;
  readonly setActive: (at: number) => void;
  readonly change: (at: number, next: (value: BoxText) => BoxText) => void;
  readonly press: (action: KeyAction) => void;
  readonly inputs: RefObject<(HTMLInputElement | null)[]>;
}

/** The boxes of one question, beginning with what was typed before; `drawn` says how a box is drawn with a text in it. */
export function useBoxes(
  boxes: readonly AnswerBoxView[],
  before: readonly string[],
  drawn: (box: AnswerBoxView, text: string) => AnswerBoxView,
): BoxesState {
  const [values, setValues] = useState<readonly BoxText[]>(() => boxes.map((_, at) => boxOf(before[at] ?? "")));
  const [active, setActive] = useState(0);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const change = useCallback((at: number, next: (value: BoxText) => BoxText) => {
    setValues((all) => all.map((value, index) => (index === at ? next(value) : value)));
  }, []);

  function press(action: KeyAction): void {
    const box = boxes[active];
    if (box === undefined) return;
    change(active, (value) => pressKey(value, action, drawn(box, value.text).kind));
    inputs.current[active]?.focus({ preventScroll: true });
  }

  return { values, given: values.map(({ text }) => text), active, setActive, change, press, inputs };
}
