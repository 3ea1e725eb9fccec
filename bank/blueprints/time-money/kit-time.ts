import {
  answerText,
  asTyped,
  line,
  type AnswerKind,
  type Blueprint,
  type Source,
  type TraceLine,
  type TraceOperation,
} from "#engine";
import { STOPS } from "../causes-apart.ts";
import { makeFormSkill, type Form, type FormOperands, type FormSkill } from "./kit-forms.ts";
import { isHinted, isTold, stepOf, tellLine } from "./lines.ts";

export interface TimeOperands extends FormOperands {
  /** A time on a dial; where something lasts, its beginning. */
  readonly h: number;
  readonly m: number;
}

export interface TimeForm<O extends TimeOperands> extends Form<O> {
  readonly kind: AnswerKind;
}

/** Lines that a third hint tells at most: a longer one would be the solution. */
const MOST_TOLD = 3;

export function makeTimeSkill<O extends TimeOperands>(skill: FormSkill<O, TimeForm<O>>): Blueprint {
  return makeFormSkill<O, TimeForm<O>>(skill, {
    kinds: STOPS,
    // From the full hour to the end is a part of the way, and minutes that have gone are found before those to come.
    holdsOf: { "TM-N10": ["on-the-way", "one-left-out"], "TM-N5": ["on-the-way"], "TM-N2": ["on-the-way"] },
    answer: ({ kind }, end, trace) => ({ kind, canonical: answerText(trace, end) }),
    step: 5,
    steps: (_, lines) =>
      lines.filter(isTold).map((step, at, { length }) => ({
        ...stepOf(step),
        // On the way minutes are a number; a time is one anywhere.
        value: at === length - 1 || step.style !== "duration" ? asTyped(step.result, step.style) : `${step.result.n}`,
      })),
    told: (_, lines) => lines.slice(0, -1).slice(0, MOST_TOLD).filter(isHinted).map(tellLine),
  });
}

/** A line that comes to minutes: `20 min`, and as well the number 20. */
export function minutesLine(id: string, operation: TraceOperation, inputs: readonly Source[]): TraceLine {
  const minutes = line(id, operation, inputs, { style: "duration" });
  return { ...minutes, worth: minutes.result.n };
}

/** `4:05` */
export function clockTime(h: number, m: number): string {
  return asTyped({ n: h * 60 + m, d: 1 }, "clock");
}

/** The hour after one on a dial. */
export function nextHour(h: number): number {
  return (h % 12) + 1;
}
