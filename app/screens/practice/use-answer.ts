import { useCallback, useState } from "react";
import type { ProblemView } from "#engine";
import { boxOf, type BoxText } from "./answer-text.ts";

/** What stands in the boxes of one problem while it is typed, picked or set by a picture. */
export interface AnswerState {
  /** One a box. */
  readonly values: readonly BoxText[];
  readonly change: (at: number, next: (value: BoxText) => BoxText) => void;
}

export function useAnswer({ boxes, draft, turns }: ProblemView): AnswerState {
  const [values, setValues] = useState<readonly BoxText[]>(() => boxes.map((_, at) => boxOf(draft?.[at] ?? "")));
  const [filledAt, setFilledAt] = useState(turns.length);
  if (filledAt !== turns.length) {
    setFilledAt(turns.length);
    const newest = turns.at(-1);
    // A last line that is a finished answer goes into the answer box, right or wrong; Check is the pupil's.
    const line = newest?.type === "work" && newest.firstWrong === null ? newest.answer : null;
    if (line !== null) setValues([boxOf(line)]);
  }
  const change = useCallback((at: number, next: (value: BoxText) => BoxText) => {
    setValues((all) => all.map((value, index) => (index === at ? next(value) : value)));
  }, []);
  return { values, change };
}
