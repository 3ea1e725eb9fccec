import { SENTENCES } from "../../dialogue/compose/sentences.ts";
import { whyQuestion } from "../../dialogue/compose/why-question.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { spokenFor } from "../../items/spoken-words.ts";
import { POLICY } from "../../policy.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { mustSay } from "../../words/say.ts";
import type { Desk } from "./decide.ts";
import type { ProblemState, SessionState } from "./practice-state.ts";

/**
 * Whether a right answer is followed by "why": the first of a session on a skill at level 2 or above, and where it
 * was reached by talking, but not after each [TRN15].
 */
export function wantsWhy({ session, problem }: Desk, byTalking: boolean): boolean {
  const before = session.problems.filter(({ item }) => item !== problem.item);
  if (problem.teachBack !== null) return false;
  if (byTalking) return (before.at(-1)?.teachBack ?? null) === null;
  const isFirst = !before.some(({ skill, phase }) => skill === problem.skill && phase === "right");
  return isFirst && problem.address.difficulty >= POLICY.dialogue.whyFromLevel;
}

/** The question alone, for an answer given by the button. */
export function askWhy(desk: Desk, { content }: Pick<TutorEnv, "content">): readonly NewEvent[] {
  const { item, ref, session, problem } = desk;
  const translations = spokenFor(content, item)?.phrases ?? null;
  const question = whyQuestion(item, `${session.seed}/${problem.position}/why`, translations);
  return [
    { type: "teach_back_judged", body: { ...ref, outcome: "asked", met: [], missing: [] } },
    {
      type: "reply_given",
      body: {
        ...ref,
        category: "correct",
        act: "ask-why",
        text: `${question} ${mustSay(translations, SENTENCES.why.fewWords)}`,
        asks: { kind: "why", text: question, step: null },
        source: "static",
        model: null,
      },
    },
  ];
}

/** A question why that still waits is left when the learner goes on [TRN17]. */
export function leaveWhy({ id }: SessionState, { item, skill, teachBack, asks }: ProblemState): readonly NewEvent[] {
  if (asks?.kind !== "why" || teachBack === null) return [];
  const { met, missing } = teachBack;
  const body = { session: id, item, skill, outcome: "left" as const, met: [...met], missing: [...missing] };
  return [{ type: "teach_back_judged", body }];
}
