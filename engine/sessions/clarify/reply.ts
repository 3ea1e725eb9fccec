import type { TutorQuestion } from "../../dialogue/events.ts";
import { findLeak } from "../../hints/find-leak.ts";
import type { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import { POLICY } from "../../policy.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { currentProblem } from "../learning/practice-state.ts";
import { pickWords } from "../pick-words.ts";
import type { ClarifyState } from "./state.ts";
import { WAYS } from "./words.ts";

export interface Reply {
  readonly act: string;
  readonly text: string;
  readonly skill: SkillId | null;
  readonly asks: TutorQuestion | null;
}

/** One of the ways to say it, no one twice while there are others [CLR6]. */
export function ways(open: ClarifyState, act: keyof typeof WAYS): string {
  const said = open.talk.filter(({ who }) => who === "tutor").map(({ text }) => text);
  return pickWords(WAYS[act], `${open.seed}/${said.length}/${act}`, said);
}

/** What is said where nothing is explained. */
export function closing(open: ClarifyState, act: keyof typeof WAYS, skill = open.skill): Reply {
  const text = ways(open, act);
  return { act, text, skill, asks: act === "more" ? yesNo(text) : openly(text) };
}

/** The answer, and the skill's check question if it was not asked yet, else whether there is more [CLR3]. */
export function withFollowUp(open: ClarifyState, skill: SkillId, { check }: Lesson, answer: string): Reply {
  if (isLastReply(open)) return { act: "answer", text: `${answer} ${ways(open, "lastReply")}`, skill, asks: null };
  if (!open.checked.includes(skill)) {
    const text = `${answer} ${ways(open, "check")} ${check.question}`;
    return { act: "answer", text, skill, asks: { kind: "choice", text: check.question, step: null } };
  }
  const more = ways(open, "more");
  return { act: "answer", text: `${answer} ${more}`, skill, asks: yesNo(more) };
}

export function yesNo(text: string): TutorQuestion {
  return { kind: "yes-no", text, step: null };
}

export function openly(text: string): TutorQuestion {
  return { kind: "open", text, step: null };
}

/** Whether what is answered now is the last: nothing is asked that could not be answered any more. */
export function isLastReply({ endedAt, repliesAfter }: ClarifyState): boolean {
  return endedAt !== null && repliesAfter === POLICY.repliesAfter - 1;
}

/** An explanation never holds the answer of the problem that is open in practice [CLR8]. */
export function givesAway(state: TutorState, hint: string, { content }: TutorEnv): boolean {
  const problem = currentProblem(state.practice);
  if (problem === null || problem.phase !== "open") return false;
  const opened = content.open(problem.address);
  if (!opened.ok) return false;
  const { item } = opened.value;
  return findLeak({
    stem: item.problem_content.stem,
    expected: item.solution_logic.final_answer_canonical,
    ...(item.answer_spec.kind && { kind: item.answer_spec.kind }),
    hint,
    choices: item.answer_spec.ui.choices,
  }).leaks;
}
