import { describe, expect, test } from "vitest";
import type { Survey, Workflow } from "#engine";
import { surveys } from "./surveys/index.ts";
import { workflows } from "./workflows/index.ts";

describe("surveys and guided processes of the bank", () => {
  test("[SVY8] conditions name earlier questions and their choices, and every branch ends", () => {
    expect(surveys.length).toBeGreaterThanOrEqual(2);
    for (const survey of surveys) {
      expect(faultsOf(survey)).toEqual([]);
      expect(new Set(survey.questions.map(({ id }) => id)).size).toBe(survey.questions.length);
    }
    const [first] = surveys;
    const bad = first && {
      ...first,
      questions: first.questions.map((q) => ({ ...q, when: { question: "none", is: ["x"] } })),
    };
    expect(bad && faultsOf(bad)).not.toEqual([]);
  });

  test("[WFL6] every rule leads somewhere, every step is reached, and the end is always in reach", () => {
    expect(workflows.length).toBeGreaterThanOrEqual(1);
    for (const workflow of workflows) expect(deadEnds(workflow)).toEqual([]);
    const [first] = workflows;
    const loop = first && { ...first, steps: first.steps.map((step) => ({ ...step, next: [{ to: step.id }] })) };
    expect(loop && deadEnds(loop)).not.toEqual([]);
  });
});

function faultsOf({ questions }: Survey): readonly string[] {
  return questions.flatMap(({ id, type, choices, required, when }, at) => {
    const before = questions.slice(0, at).find((other) => other.id === when?.question);
    const faults: string[] = [];
    if (when !== undefined && before === undefined)
      faults.push(`${id} depends on ${when.question}, which is not before it`);
    if (when?.is.some((choice) => before?.choices.includes(choice) !== true) === true)
      faults.push(`${id}: no such choice`);
    if ((type === "free-text") !== (choices.length === 0)) faults.push(`${id}: choices`);
    if (new Set(choices).size !== choices.length) faults.push(`${id}: a choice twice`);
    if (required && when !== undefined && before?.required !== true)
      faults.push(`${id}: required behind a skipped one`);
    return faults;
  });
}

/** Steps that nobody reaches, or from which nobody gets to the end, and rules that lead nowhere. */
function deadEnds({ steps }: Workflow): readonly string[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const reach = (from: string, seen: Set<string> = new Set()): Set<string> => {
    if (seen.has(from)) return seen;
    seen.add(from);
    for (const { to } of byId.get(from)?.next ?? []) reach(to ?? "end", seen);
    return seen;
  };
  const reached = reach(steps[0]?.id ?? "");
  return steps.flatMap((step) => {
    const faults: string[] = [];
    if (!reached.has(step.id)) faults.push(`${step.id} is never reached`);
    if (!reach(step.id).has("end")) faults.push(`${step.id} never ends`);
    if (step.next.some(({ to }) => to !== null && !byId.has(to))) faults.push(`${step.id} leads nowhere`);
    if (step.next.some(({ is }) => is !== undefined && !step.choices.includes(is)))
      faults.push(`${step.id}: no such choice`);
    return faults;
  });
}
