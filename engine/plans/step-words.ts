import type { PlanStep, SuccessCriterion } from "./events.ts";
import { lowerFirst } from "../lower-first.ts";
import { mustSay } from "../words/say.ts";
import type { Translations } from "../words/types.ts";

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
export function criterionWords(criterion: SuccessCriterion, translations: Translations | null): string {
  const tell = (phrase: string, gaps = {}) => mustSay(translations, phrase, gaps);
  switch (criterion.type) {
    case "seen":
      return tell(CRITERIA.seen);
    case "checked":
      return tell(CRITERIA.checked);
    case "right-of":
      return tell(criterion.right === criterion.of ? CRITERIA.allRight : CRITERIA.right, {
        right: `${criterion.right}`,
        of: `${criterion.of}`,
      });
    case "known":
      return tell(CRITERIA.known);
  }
}

export const CRITERIA = {
  seen: "Done when you have read to the end.",
  checked: "Done when you have found the right choice.",
  allRight: "Done when {of} first answers in a row are right.",
  right: "Done when {right} of {of} first answers in a row are right.",
  known: "Done when your answers show that you know it.",
} as const;

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

/** All titles of steps, as logs have them. */
export const STEP_TITLES: readonly string[] = [
  ...Object.values(WORDS).map(([title]) => title),
  ...Object.values(TITLES),
];
