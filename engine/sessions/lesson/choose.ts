import { evaluateStep } from "../../plans/evaluate-step.ts";
import { stepOf } from "../../plans/plan-state.ts";
import { err, ok, type Result } from "../../result.ts";
import type { TutorEnv, TutorRefusal } from "../../tutor-types.ts";
import { checkKey, questionAt, SECOND } from "./check-at.ts";
import { add, lessonIn, type Draft } from "./draft.ts";
import { decided, sourcesOf, stepMoved } from "./move.ts";

/** A choice at the check question of the lesson: no evidence of mastery [LES3]. The same one again adds nothing. */
export function choose(draft: Draft, choice: number, env: TutorEnv): Result<Draft, TutorRefusal> {
  const lesson = lessonIn(draft);
  const { at, plan } = lesson;
  const taught = at?.part === "check" ? env.content.lesson(at.skill) : undefined;
  const before = at === null ? undefined : lesson.checks[checkKey(at)];
  if (at === null || taught === undefined || before?.isRight === true) return err({ type: "not-allowed" });
  const question = questionAt(lesson, taught);
  if (choice >= question.choices.length) {
    return err({ type: "bad-input", field: "choice", message: `there are ${question.choices.length} choices` });
  }
  if (before?.chosen.includes(choice) === true) return ok(draft);
  const right = choice === question.right;
  const isSecond = at.revealed === SECOND;
  const body = { session: lesson.id, skill: at.skill, ...(isSecond && { question: SECOND }), choice, right } as const;
  const next = add(draft, [{ type: "lesson_checked", body }], env);
  if (isSecond) return ok(next);
  const after = lessonIn(next);
  const tries = (before?.chosen.length ?? 0) + 1;
  const found =
    after.plan && evaluateStep(after.plan, at.step ?? "", { type: "check", right, tries }, sourcesOf(next.state, env));
  const step = plan && after.plan && stepOf(after.plan, at.step);
  if (!found || !step) return ok(next);
  const about = {
    input: `check question, choice ${tries}`,
    output: `score ${found.score}, ${found.status}`,
    reason: found.note,
  };
  return ok(add(next, [decided(after, "evaluator", about, env), stepMoved(after, step, found.note)], env));
}
