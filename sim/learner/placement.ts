import type { ActivityCommand, Difficulty, SkillId } from "#engine";
import { rightAnswer, wrongAnswer } from "./answers.ts";
import { draw } from "./draw.ts";
import type { Pupil } from "./pupil.ts";
import type { Tutor } from "./tutor.ts";

/** Whether a pupil goes through the engine's placement before the first day. */
export const PLACEMENTS = ["off", "full"] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** A placement under way. */
export interface PlacementDesk {
  /** The question that is asked; null once the placement has ended. */
  readonly question: () => {
    readonly skill: SkillId;
    readonly level: Difficulty;
    readonly choices: number;
  } | null;
  readonly answer: (right: boolean) => void;
  readonly sayNotLearned: () => void;
}

/** Begins the engine's placement; answers go through the real checker. */
export function startPlacement(tutor: Tutor, key: string): PlacementDesk {
  act(tutor, { type: "start" });
  const open = () => {
    const placement = tutor.state().activities.placement;
    const question = placement?.endedAt === null ? placement.questions.at(-1) : undefined;
    const opened = question && tutor.content.open(question.address);
    if (question === undefined || opened === undefined) return null;
    if (!opened.ok) throw new Error(`${question.skill}: ${opened.error.reason}`);
    return { question, item: opened.value.item };
  };
  const asked = () => {
    const now = open();
    if (now === null) throw new Error("nothing is asked");
    return now;
  };
  return {
    question: () => {
      const now = open();
      if (now === null) return null;
      const { question, item } = now;
      const choices = item.answer_spec.ui.choices.length;
      return { skill: question.skill, level: question.address.difficulty, choices };
    },
    answer: (right) => {
      const { question, item } = asked();
      const luck = draw(key, question.item, "placement");
      const given = right ? rightAnswer(item) : wrongAnswer(tutor.content, item, luck, []);
      act(tutor, { type: "answer", item: question.item, given: [...given], latencyMs: ANSWER_MS });
    },
    sayNotLearned: () => act(tutor, { type: "not-learned", item: asked().question.item, latencyMs: ANSWER_MS }),
  };
}

const ANSWER_MS = 20_000;

type PlacementCommand = Extract<ActivityCommand, { kind: "placement" }>["command"];

function act(tutor: Tutor, command: PlacementCommand): void {
  tutor.wait(ANSWER_MS);
  const decided = tutor.act({ kind: "placement", command });
  if (!decided.ok) throw new Error(`placement: ${command.type} refused: ${decided.error.type}`);
}

/** Somebody who does not know a skill says so this often [probability]. */
const SAYS_NOT_LEARNED = 0.6;

/** A pupil answers to the end of a placement; nothing is learned from it. The number of questions. */
export function takePlacement(pupil: Pupil, desk: PlacementDesk, luck: (question: number) => number): number {
  for (let asked = 0; ; asked++) {
    const question = desk.question();
    if (question === null) return asked;
    const { skill, level, choices } = question;
    if (!pupil.truth.knows(skill) && luck(asked) < SAYS_NOT_LEARNED) desk.sayNotLearned();
    else desk.answer(pupil.answerTest(skill, { level, hint: 0, choices }));
  }
}
