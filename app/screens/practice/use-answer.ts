import { useCallback, useRef, useState } from "react";
import type { ProblemView } from "#engine";
import type { PictureKey, TakeKey } from "../../components/pictures/answer-picture.tsx";
import { boxOf, type BoxText } from "./answer-text.ts";

/** What stands in the boxes of one problem while it is typed, picked or set by a picture. */
export interface AnswerState {
  /** One a box. */
  readonly values: readonly BoxText[];
  readonly change: (at: number, next: (value: BoxText) => BoxText) => void;
  /** What is noted in a picture beside the answer: kept with it, never handed in. */
  readonly notes: readonly string[];
  readonly setNotes: (notes: readonly string[]) => void;
  /** A picture with cells of its own takes the keys of the keypad from now on; null: the answer box does. */
  readonly takeKeys: (take: TakeKey | null) => void;
  /** Gives a key to the picture that takes them; false where none does. */
  readonly passKey: (key: PictureKey) => boolean;
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
  const [notes, setNotes] = useState<readonly string[]>(() => draft?.slice(boxes.length) ?? []);
  const taker = useRef<TakeKey | null>(null);
  const change = useCallback((at: number, next: (value: BoxText) => BoxText) => {
    setValues((all) => all.map((value, index) => (index === at ? next(value) : value)));
  }, []);
  const takeKeys = useCallback((take: TakeKey | null) => {
    taker.current = take;
  }, []);
  const passKey = useCallback((key: PictureKey) => {
    taker.current?.(key);
    return taker.current !== null;
  }, []);
  return { values, change, notes, setNotes, takeKeys, passKey };
}
