import {
  defineBlueprint,
  type Blueprint,
  type BlueprintAnswer,
  type BlueprintStep,
  type DiagramInput,
  type StemTemplate,
  type StoryContext,
  type Trace,
  type TraceLine,
  type Written,
} from "#engine";
import { levelsApart, type ToldApart } from "../causes-apart.ts";

/** What all skills of the strand are made of; a skill leaves at 0 or "" what it has no use for. */
export interface FormOperands {
  readonly [name: string]: number | string;
  readonly ask: string;
}

/** One way to ask: its wordings, and how a good pupil goes about it. */
export interface Form<O extends FormOperands> {
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
export type FormSkill<O extends FormOperands, F extends Form<O>> = Pick<
  Blueprint<O>,
  "id" | "version" | "createdOn" | "levels" | "factors" | "misconceptions"
> & { readonly forms: Readonly<Record<string, F>> };

/** What times and money read off the lines of a trace, each in their own way. */
interface FormKit<O extends FormOperands, F> extends Pick<ToldApart<O>, "kinds" | "holdsOf"> {
  readonly answer: (form: F, end: Written, trace: Trace) => BlueprintAnswer;
  /** By how much answers differ at least. */
  readonly step: number;
  readonly steps: (form: F, lines: readonly TraceLine[], o: O) => BlueprintStep[];
  /** The lines that the third hint tells. */
  readonly told: (form: F, lines: readonly TraceLine[], o: O) => readonly string[];
}

/** Makes a skill of its forms: answer, steps and third hint are read off the trace. */
export function makeFormSkill<O extends FormOperands, F extends Form<O>>(
  { forms, levels, ...skill }: FormSkill<O, F>,
  { answer, step, steps, told, ...apart }: FormKit<O, F>,
): Blueprint {
  const traceOf = (o: O) => formOf(forms, o).trace(o);
  return defineBlueprint<O>({
    ...skill,
    levels: levelsApart(levels, { rules: skill.misconceptions, traceOf, ...apart }),
    ...(apart.holdsOf && { holdsOf: apart.holdsOf }),
    stems: Object.entries(forms).flatMap(([ask, { stems, unit }]) =>
      Object.entries(stems).map(([id, text]): StemTemplate<O> => ({
        id,
        when: (o) => o.ask === ask,
        text,
        ...(unit && { unit: () => unit }),
      })),
    ),
    answer: (o) => answer(formOf(forms, o), endOf(forms, o), traceOf(o)),
    // Beside the right one, for the gates to try.
    distractors: [step, 2 * step].map((by) => ({
      strategy: `${by}-too-many`,
      wrong: (o) => {
        const { n, d } = endOf(forms, o);
        const { kind, canonical } = answer(formOf(forms, o), { n: n + by, d }, traceOf(o));
        return kind === "choice" ? undefined : canonical;
      },
    })),
    steps: (o) => steps(formOf(forms, o), linesOf(forms, o), o),
    trace: traceOf,
    hints: (o) => {
      const form = formOf(forms, o);
      return [form.look(o), form.rule(o), [...told(form, linesOf(forms, o), o), form.goOn(o)].join(" ")];
    },
    diagram: (o) => formOf(forms, o).diagram?.(o),
  });
}

type Forms<F> = Readonly<Record<string, F>>;

export function formOf<F>(forms: Forms<F>, { ask }: FormOperands): F {
  const form = forms[ask];
  if (form === undefined) throw new Error(`no form ${ask}`);
  return form;
}

/** The taught way. */
export function linesOf<O extends FormOperands>(forms: Forms<Form<O>>, o: O): readonly TraceLine[] {
  return formOf(forms, o).trace(o).routes[0] ?? [];
}

export function endOf<O extends FormOperands>(forms: Forms<Form<O>>, o: O): Written {
  const end = linesOf(forms, o).at(-1);
  if (end === undefined) throw new Error("no way to the answer");
  return end.result;
}
