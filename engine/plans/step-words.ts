import type { PlanStep, SuccessCriterion } from "./events.ts";
import { lowerFirst } from "../lower-first.ts";

/** Why a step is in the plan. */
export type StepPurpose = "goal" | "prerequisite" | "another-way" | "once-more" | "extension";

type Words = Pick<PlanStep, "title" | "description" | "approach">;

/** Title, description and approach of a step, for the pupil. */
export function describeStep(kind: PlanStep["kind"], purpose: StepPurpose, skillName: string): Words {
  const [title, description, approach] = WORDS[kind];
  return {
    title: TITLES[`${kind}/${purpose}`] ?? title,
    description: `${description}: ${lowerFirst(skillName)}.`.slice(0, 300),
    approach: purpose === "another-way" ? ANOTHER_WAY : approach,
  };
}

/** When a step is done, in words. */
export function criterionWords(criterion: SuccessCriterion): string {
  switch (criterion.type) {
    case "seen":
      return "Done when you have read to the end.";
    case "checked":
      return "Done when you have found the right choice.";
    case "right-of":
      return criterion.right === criterion.of
        ? `Done when ${criterion.of} first answers in a row are right.`
        : `Done when ${criterion.right} of ${criterion.of} first answers in a row are right.`;
    case "known":
      return "Done when your answers show that you know it.";
  }
}

const WORDS: Readonly<Record<PlanStep["kind"], readonly [title: string, description: string, approach: string]>> = {
  explain: [
    "See how it works",
    "The idea and a worked example",
    "Read the idea, then open the example one step at a time.",
  ],
  check: ["Check the idea", "One question on the idea, and a mix-up to look out for", "Choose, and see what it shows."],
  practice: [
    "Practise on your own",
    "Problems at your level",
    "Answer on your own; hints are there when you want one.",
  ],
  challenge: ["Harder ones", "Problems one level up", "Take your time. Hints are there here too."],
};

const ANOTHER_WAY = "The idea said another way, then another example one step at a time.";

const TITLES: Readonly<Record<string, string>> = {
  "explain/prerequisite": "Start one step earlier",
  "explain/another-way": "See it another way",
  "explain/extension": "What comes next",
  "practice/prerequisite": "Practise what comes before",
  "practice/once-more": "Practise once more",
  "practice/extension": "Try what comes next",
  "challenge/once-more": "Harder ones once more",
  "challenge/extension": "Even harder ones",
};
