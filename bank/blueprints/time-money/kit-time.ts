import {
  answerText,
  asTyped,
  defineBlueprint,
  line,
  type AnswerKind,
  type Blueprint,
  type BlueprintStep,
  type DiagramInput,
  type Source,
  type StemTemplate,
  type StoryContext,
  type Trace,
  type TraceLine,
  type TraceOperation,
} from "#engine";
import { levelsApart, STOPS } from "../causes-apart.ts";
import { isHinted, isTold, stepOf, tellLine } from "./lines.ts";

/** What all skills on times are made of; a skill leaves at 0 or "" what it has no use for. */
export interface TimeOperands {
  readonly [name: string]: number | string;
  readonly ask: string;
  /** A time on a dial; where something lasts, its beginning. */
  readonly h: number;
  readonly m: number;
}

/** One way to ask: its wordings, and how a good pupil goes about it. */
export interface TimeForm<O extends TimeOperands> {
  readonly kind: AnswerKind;
  /** Of a number: what it is a number of. */
  readonly unit?: "min";
  readonly stems: Readonly<Record<string, (o: O, c: StoryContext) => string>>;
  readonly trace: (o: O) => Trace;
  /** The first hint, a question. */
  readonly look: (o: O) => string;
  /** The second hint. */
  readonly rule: (o: O) => string;
  /** What the third hint ends with, once the first lines are told. */
  readonly goOn: (o: O) => string;
  readonly diagram?: (o: O) => DiagramInput | undefined;
}

/** What one skill brings of its own. */
export type TimeSkill<O extends TimeOperands> = Pick<
  Blueprint<O>,
  "id" | "levels" | "factors" | "misconceptions" | "distractors"
> &
  Partial<Pick<Blueprint<O>, "version" | "createdOn">> & { readonly forms: Readonly<Record<string, TimeForm<O>>> };

/** Lines that a third hint tells at most: a longer one would be the solution. */
const MOST_TOLD = 3;

/** From the full hour to the end is a part of the way, and minutes that have gone are found before those to come. */
const HOLDS_OF = { "TM-N10": ["on-the-way", "one-left-out"], "TM-N5": ["on-the-way"], "TM-N2": ["on-the-way"] };

/** Makes a skill of its forms: answer, steps and third hint are read off the trace. */
export function makeTimeSkill<O extends TimeOperands>({ forms, levels, ...skill }: TimeSkill<O>): Blueprint {
  const formOf = (o: O): TimeForm<O> => {
    const form = forms[o.ask];
    if (form === undefined) throw new Error(`no form ${o.ask}`);
    return form;
  };
  return defineBlueprint<O>({
    version: 1,
    createdOn: "2026-11-28",
    ...skill,
    levels: levelsApart(levels, {
      rules: skill.misconceptions,
      traceOf: (o) => formOf(o).trace(o),
      kinds: STOPS,
      holdsOf: HOLDS_OF,
    }),
    holdsOf: HOLDS_OF,
    stems: Object.entries(forms).flatMap(([ask, { stems, unit }]) =>
      Object.entries(stems).map(([id, text]): StemTemplate<O> => ({
        id,
        when: (o) => o.ask === ask,
        text,
        ...(unit === undefined ? {} : { unit: () => unit }),
      })),
    ),
    answer: (o) => ({ kind: formOf(o).kind, canonical: answerOf(formOf(o).trace(o)) }),
    steps: (o) => stepsOf(formOf(o).trace(o)),
    trace: (o) => formOf(o).trace(o),
    hints: (o) => {
      const { look, rule, goOn, trace } = formOf(o);
      return [
        look(o),
        rule(o),
        [...routeOf(trace(o)).slice(0, -1).slice(0, MOST_TOLD).filter(isHinted).map(tellLine), goOn(o)].join(" "),
      ];
    },
    diagram: (o) => formOf(o).diagram?.(o),
  });
}

function routeOf({ routes: [route = []] }: Trace): readonly TraceLine[] {
  return route;
}

function answerOf(trace: Trace): string {
  const end = routeOf(trace).at(-1);
  return end === undefined ? "" : answerText(trace, end.result);
}

function stepsOf(trace: Trace): BlueprintStep[] {
  return routeOf(trace)
    .filter(isTold)
    .map((step, at, { length }) => ({
      ...stepOf(step),
      // On the way minutes are a number; a time is one anywhere.
      value: at === length - 1 || step.style !== "duration" ? asTyped(step.result, step.style) : `${step.result.n}`,
    }));
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
