import {
  answerFeatures,
  DAY_MS,
  meanOfDays,
  NO_ANSWERS,
  POLICY,
  recallFeatures,
  skillHistoryOf,
  updateMastery,
  withAnswer,
  withPractice,
  type PracticeDays,
  type PredictionWeights,
} from "#engine";
import { COHORT_WORLDS, makeCohort, type CohortMember, type CohortSetting } from "./cohort.ts";
import { fitLogistic, type LogisticRow } from "./fit-logistic.ts";

export interface FitSetting extends CohortSetting {
  /** [YYYY-MM-DD] */
  readonly date: string;
  /** Hears of each pupil that was simulated. */
  readonly onMember: (done: number) => void;
}

/** Makes a cohort and fits the weights of both predictions on it. */
export function fitWeights({ date, onMember, ...setting }: FitSetting): PredictionWeights {
  const answers: LogisticRow[] = [];
  const recalls: LogisticRow[] = [];
  let members = 0;
  for (const member of makeCohort(setting)) {
    for (const row of answerRows(member)) answers.push(row);
    for (const row of recallRows(member)) recalls.push(row);
    members += 1;
    onMember(members);
  }
  const { seed, pupils } = setting;
  return {
    version: `simulated/${date}`,
    command: `mathflow fit-weights --pupils ${pupils} --seed ${seed} --date ${date}`,
    worlds: COHORT_WORLDS,
    pupils: members,
    answer: { rows: answers.length, weights: rounded(fitLogistic(answers)) },
    recall: { rows: recalls.length, weights: rounded(fitLogistic(recalls)) },
  };
}

/** What was known before each first answer, and the answer. */
export function answerRows({ answers }: CohortMember): readonly LogisticRow[] {
  let history = NO_ANSWERS;
  return answers.map((answer) => {
    const features = answerFeatures(history, answer);
    history = withAnswer(history, answer);
    return { features, right: answer.right };
  });
}

/** P(known) as the tutor itself comes to believe it, by its policy of mastery and the constants of most skills. */
const TUTOR_BKT = { init: 0.25, transit: 0.12, slip: 0.1, guess: POLICY.mastery.guess };

/** What was known after the term, and each answer after a pause. */
export function recallRows({ answers, later }: CohortMember): readonly LogisticRow[] {
  const history = answers.reduce(withAnswer, NO_ANSWERS);
  const daysBySkill = new Map<string, PracticeDays>();
  const knownBySkill = new Map<string, number>();
  for (const { skill, right, at } of answers) {
    daysBySkill.set(skill, withPractice(daysBySkill.get(skill) ?? null, right, at ?? 0));
    knownBySkill.set(skill, updateMastery(knownBySkill.get(skill) ?? TUTOR_BKT.init, TUTOR_BKT, right, 1));
  }
  return later.flatMap(({ skill, right, at }) => {
    const practised = daysBySkill.get(skill);
    const known = knownBySkill.get(skill);
    const { lastAt } = skillHistoryOf(history, skill);
    if (practised === undefined || known === undefined || at === null || lastAt === null) return [];
    const facts = { known, daysSince: (at - lastAt) / DAY_MS, meanOfDays: meanOfDays(practised), days: practised.days };
    return [{ features: recallFeatures({ ...facts, pupil: history.pupil.long }), right }];
  });
}

/** More places than four would be noise. */
function rounded(weights: readonly number[]): readonly number[] {
  return weights.map((weight) => Math.round(weight * 10_000) / 10_000);
}

/** The file that the engine ships, `engine/learner/prediction-weights.ts`, as the formatter leaves it. */
export function weightsText({ version, command, worlds, pupils, answer, recall }: PredictionWeights): string {
  const list = (values: readonly string[]) => JSON.stringify(values).replaceAll(",", ", ");
  return `import type { PredictionWeights } from "./prediction-weights-type.ts";

/** Written by the command that it names: to change a number, fit anew. No real pupil's answer went into it. */
export const PREDICTION_WEIGHTS: PredictionWeights = {
  version: ${JSON.stringify(version)},
  command: ${JSON.stringify(command)},
  worlds: ${list(worlds)},
  pupils: ${pupils},
  answer: {
    rows: ${answer.rows},
    weights: ${numbersText(answer.weights)},
  },
  recall: {
    rows: ${recall.rows},
    weights: ${numbersText(recall.weights)},
  },
};
`;
}

/** The formatter's width. */
const LINE = 120;

/** Numbers of a weights line: on it if they fit there, else on lines of their own, each as full as can be. */
function numbersText(numbers: readonly number[]): string {
  const inOne = `[${numbers.join(", ")}]`;
  if (`    weights: ${inOne},`.length <= LINE) return inOne;
  const lines: string[] = [];
  for (const number of numbers) {
    const longer = `${lines.at(-1) ?? "     "} ${number},`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(`      ${number},`);
  }
  return `[\n${lines.join("\n")}\n    ]`;
}
