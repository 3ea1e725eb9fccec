import type { Workflow, WorkflowStep } from "../workflow.ts";
import type { DraftStep, GuideDraft } from "./guide-draft.ts";

/** Why a guide cannot be given yet; `step` is a number as people count them, from 1. */
export type GuideFault =
  | { readonly type: "no-steps" }
  | {
      readonly type:
        | "no-title"
        | "no-text"
        | "few-choices"
        | "empty-choice"
        | "same-choices"
        /** It leads to a step that is there no more. */
        | "to-gone"
        /** No way leads to it. */
        | "never-reached"
        /** Whoever is there never gets to the end. */
        | "never-ends";
      readonly step: number;
    };

type StepFault = Extract<GuideFault, { readonly step: number }>["type"];

/** All of them, in the order of the steps; with none it can be given [WFL8]. */
export function faultsInGuide({ steps }: GuideDraft): readonly GuideFault[] {
  if (steps.length === 0) return [{ type: "no-steps" }];
  const ways = steps.map((_, at) => targetsOf(steps, at));
  const reached = reachable(0, (at) => ways[at] ?? []);
  const backwards = (at: number) => steps.flatMap((_, from) => (ways[from]?.includes(at) === true ? [from] : []));
  const ends = new Set(
    steps.flatMap((_, at) => (ways[at]?.includes(END) === true ? [...reachable(at, backwards)] : [])),
  );
  return steps.flatMap((step, at) => {
    const found: readonly (readonly [boolean, StepFault])[] = [
      ...faultsInWords(step),
      [ways[at]?.includes(GONE) === true, "to-gone"],
      [!reached.has(at), "never-reached"],
      [reached.has(at) && ways[at]?.includes(GONE) === false && !ends.has(at), "never-ends"],
    ];
    return found.flatMap(([isSo, type]) => (isSo ? [{ type, step: at + 1 }] : []));
  });
}

function faultsInWords({ type, title, text, choices }: DraftStep): readonly (readonly [boolean, StepFault])[] {
  const isChosen = type === "choice";
  const written = choices.map((choice) => choice.text).filter((words) => words !== "");
  return [
    [title === "", "no-title"],
    [text === "", "no-text"],
    [isChosen && choices.length < 2, "few-choices"],
    [isChosen && choices.length >= 2 && written.length < choices.length, "empty-choice"],
    [isChosen && new Set(written).size < written.length, "same-choices"],
  ];
}

/** Beside places of steps: the end, and a step that is there no more. */
const END = -1;
const GONE = -2;

/** Where a step leads: places of steps from 0, `END`, or `GONE`. */
function targetsOf(steps: readonly DraftStep[], at: number): readonly number[] {
  const step = steps[at];
  if (step === undefined) return [];
  const all = step.type === "choice" ? step.choices.map(({ to }) => to) : [step.to];
  return all.map((to) => placeOf(steps, at, to));
}

function placeOf(steps: readonly DraftStep[], at: number, to: DraftStep["to"]): number {
  if (to === "end") return END;
  if (to === "next") return at + 1 < steps.length ? at + 1 : END;
  const place = steps.findIndex(({ id }) => id === to);
  return place < 0 ? GONE : place;
}

/** Places that can be got to from one, itself among them. */
function reachable(from: number, waysOf: (at: number) => readonly number[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at < 0 || seen.has(at)) continue;
    seen.add(at);
    open.push(...waysOf(at));
  }
  return seen;
}

/** As the bank's guides are. Of a draft without faults it is whole; what leads to nothing ends it. */
export function guideOfDraft(
  { title, about, steps, closing }: GuideDraft,
  edition: Pick<Workflow, "id" | "version" | "createdOn">,
): Workflow {
  return { ...edition, title, about, steps: steps.map((_, at) => stepOf(steps, at)), closing };
}

function stepOf(steps: readonly DraftStep[], at: number): WorkflowStep {
  const { id, type, title, text, choices, to } = steps[at] as DraftStep;
  const idOf = (wanted: DraftStep["to"]) => steps[placeOf(steps, at, wanted)]?.id ?? null;
  const isChosen = type === "choice";
  return {
    id,
    title,
    text,
    type,
    choices: isChosen ? choices.map((choice) => choice.text) : [],
    next: isChosen ? choices.map((choice) => ({ is: choice.text, to: idOf(choice.to) })) : [{ to: idOf(to) }],
  };
}
