import {
  addressOf,
  canonicalJson,
  checkItem,
  checkWork,
  PLACEMENT,
  POLICY,
  READER_VERSION,
  updateMastery,
  workOfItem,
  type Content,
  type EventOf,
  type Json,
  type MathProblemItem,
} from "#engine";
import { AGREES, cannotTell, differs, type Grade } from "./grade-types.ts";
import type { Desk, GivenAnswer, SessionContext } from "./session-context.ts";

export type ServedEvent = EventOf<"problem_served" | "exam_item_served">;

/** The item at the address of what was served; a grade where it is not the one that was named. */
export function openServed({ body, content: hash }: ServedEvent, content: Content): MathProblemItem | Grade {
  const { blueprint, version, difficulty, seed } = body;
  const opened = content.open(addressOf(body));
  const claim = { item: body.item, skill: body.skill, hash: body.hash, blueprint, version, difficulty, seed };
  const isOurs = hash === content.hash;
  if (!opened.ok) return isOurs ? differs("item", claim, { reason: opened.error.reason }) : cannotTell("other-content");
  const { meta } = opened.value.item;
  const truth = { item: meta.id, skill: meta.skill_id, hash: opened.value.hash };
  // An id is made from the address alone, whatever the content.
  if (meta.id !== body.item || meta.skill_id !== body.skill) return differs("item", claim, truth);
  if (opened.value.hash !== body.hash) return isOurs ? differs("item", claim, truth) : cannotTell("other-content");
  return opened.value.item;
}

export function isGrade(found: MathProblemItem | Grade): found is Grade {
  return "outcome" in found;
}

/** About a problem that is not known to have been served. */
export function withoutDesk({ hasUnread }: SessionContext, claim: Json): Grade {
  return hasUnread ? cannotTell("unread-before") : differs("not-served", claim, null);
}

/** The answer marked anew, as the device does; `answer` is the one the verdict is for. */
export function gradeVerdict(
  { body }: EventOf<"attempt_evaluated">,
  item: MathProblemItem,
  answer: GivenAnswer | undefined,
  { hasUnread }: SessionContext,
): { readonly grade: Grade; readonly isRight: boolean } {
  const { verdict, reason, close, reader } = body;
  const claim = { verdict, reason, close };
  if (answer === undefined) {
    return { grade: hasUnread ? cannotTell("unread-before") : differs("no-answer", claim, null), isRight: false };
  }
  const found = checkItem(item, answer.given, answer.locale);
  const truth = { verdict: found.verdict, reason: found.reason, close: found.close ?? false };
  const isSame = canonicalJson(claim) === canonicalJson(truth);
  const why = reader === READER_VERSION ? "verdict" : "reader";
  return { grade: isSame ? AGREES : differs(why, claim, truth), isRight: found.verdict === "correct" };
}

/** Solved means that an answer was right, or an appeal accepted. */
export function gradeCompleted({ body }: EventOf<"problem_completed">, desk: Desk): Grade {
  return body.correct ? supported({ correct: true }, desk) : AGREES;
}

/** Evidence for a skill follows from a right answer, weighs what the help leaves, and is worked out with its constants. */
export function gradeEvidence(
  { body, device, content: hash }: EventOf<"mastery_updated">,
  desk: Desk,
  { policy }: SessionContext,
  content: Content,
): Grade {
  const { skill, correct, weight, difficulty, bkt, before, after } = body;
  const claim = { correct, weight };
  const answered = correct ? supported(claim, desk) : AGREES;
  if (answered.outcome !== "agrees") return answered;
  const most = correct && !desk.isCredited ? POLICY.evidence.weightByHintLevel[desk.help[device] ?? 0] : 1;
  if (policy === POLICY.version && weight > most) return differs("evidence", claim, { correct, weight: most });
  if (skill !== desk.skill || difficulty !== desk.address.difficulty) {
    return differs("evidence", { skill, difficulty }, { skill: desk.skill, difficulty: desk.address.difficulty });
  }
  return hash === content.hash
    ? gradeConstants({ skill, bkt, before, after, correct, weight }, desk.item, content)
    : AGREES;
}

/** The constants are the skill's, and P(known) follows from them. */
export function gradeConstants(
  {
    skill,
    bkt,
    before,
    after,
    correct,
    weight,
  }: Pick<EventOf<"mastery_updated">["body"], "skill" | "bkt" | "before" | "after" | "correct" | "weight">,
  item: MathProblemItem | Grade,
  { graph }: Content,
): Grade {
  const node = graph.byId.get(skill)?.bkt;
  if (node === undefined || isGrade(item)) return AGREES;
  const choices = item.answer_spec.ui.choices.length;
  // As the policy of today and the one before it have it.
  const ofSkill = Math.max(node.p_guess, choices > 1 ? 1 / choices : 0);
  const guess = bkt.guess === ofSkill ? ofSkill : Math.max(ofSkill, POLICY.mastery.guess);
  // Where a placement found something, the beginning is that.
  const init = bkt.init >= PLACEMENT.told.least && bkt.init <= PLACEMENT.told.most ? bkt.init : node.p_init;
  const own = { init, transit: node.p_transit, slip: node.p_slip, guess };
  if (canonicalJson(bkt) !== canonicalJson(own)) return differs("constants", bkt, own);
  const found = updateMastery(before, bkt, correct, weight);
  return found === after ? AGREES : differs("constants", { before, after }, { before, after: found });
}

function supported(claim: Json, { isRight, isCredited, isUnknown }: Desk): Grade {
  if (isRight) return AGREES;
  if (isCredited) return cannotTell("second-method");
  return isUnknown ? cannotTell("other-content") : differs("evidence", claim, { correct: false });
}

/** What was made of lines of working. */
export function gradeWork({ body }: EventOf<"work_checked">, item: MathProblemItem): Grade {
  const { stepIndexes: _stepIndexes, ...work } = workOfItem(item, body.locale);
  const found = checkWork({ ...work, lines: body.lines });
  const claim = { statuses: body.checked.map(({ status }) => status), first_wrong: body.first_wrong };
  const truth = { statuses: found.lines.map(({ status }) => status), first_wrong: found.firstWrong };
  if (canonicalJson(claim) === canonicalJson(truth)) return AGREES;
  return differs(body.reader === READER_VERSION ? "work" : "reader", claim, truth);
}

/** The second method is not here; what it was asked, and what was concluded from its findings, is looked at. */
export function gradeAppeal({ body }: EventOf<"appeal_examined">, { answers, item }: Desk): Grade {
  if (isGrade(item)) return item;
  const { given, boxes, outcome, provisional } = body;
  if (!answers.some((answer) => answer.given.join("\n") === given.join("\n"))) {
    return differs("no-answer", { outcome }, null);
  }
  const { answer_spec: spec, solution_logic: solution } = item;
  const right = new Set(spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical]);
  const agrees = boxes.every((box) => box.outcome === "agrees");
  const isSound = boxes.every(({ expected }) => right.has(expected)) && agrees === (outcome === "agrees");
  if (!isSound || (provisional !== null && !agrees)) {
    return differs("appeal", { outcome, provisional: provisional !== null }, { agrees });
  }
  return provisional === null ? AGREES : cannotTell("second-method");
}

/** A person decided: what can be seen is that there was such an answer, and that nothing counts which was not accepted. */
export function gradeRuling({ body }: EventOf<"appeal_ruled">, { answers }: Desk): Grade {
  const { given, accepted, credit } = body;
  if (!answers.some((answer) => answer.given.join("\n") === given.join("\n"))) {
    return differs("no-answer", { accepted }, null);
  }
  if (credit === null) return AGREES;
  return accepted ? cannotTell("teacher") : differs("appeal", { credit: true }, { accepted });
}

/** The check question of a lesson. */
export function gradeLessonCheck({ body, content: hash }: EventOf<"lesson_checked">, content: Content): Grade {
  const { skill, question: which, choice, right } = body;
  const lesson = content.lesson(skill);
  const question = which === undefined ? lesson?.check : lesson?.checkAgain;
  const truth = question === undefined ? null : question.right === choice;
  if (truth === right) return AGREES;
  return hash === content.hash
    ? differs("lesson-check", { choice, right }, { right: truth })
    : cannotTell("other-content");
}
