import { ASKED } from "../../cues/asked.ts";
import { TURN } from "../../cues/turn.ts";
import { ideasIn } from "../compose/ideas-in.ts";
import { problemText } from "../compose/problem-text.ts";
import type { Lesson } from "../../items/lesson.ts";
import { matchLesson, tellingWords } from "../../sessions/clarify/match-lesson.ts";
import type { Talk } from "./talk.ts";

const FEW_WORDS = 4;

/**
 * The reason that the lesson has for what is done here: of its answers to "why", the one whose words occur in what was
 * said last or in the problem; null where there is none, or no reason is asked for [TRN64].
 */
export function reasonOf({ understood, lesson, desk }: Talk): string | null {
  // Words of its own tell which reason is asked for.
  const isOpen = tellingWords(understood.plain).length < FEW_WORDS;
  if (!TURN.WHY_THAT.test(understood.plain) || !isOpen || lesson === undefined) return null;
  const last = desk.problem.turns.findLast((turn) => turn.type === "reply");
  const near = (last?.type === "reply" ? last.text : "").toLowerCase();
  const here = ideasIn(`${near} ${problemText(desk.item)}`);
  const scored = lessonFor(lesson, understood.plain).answers.flatMap(({ when, say }) => {
    if (!when.some((group) => group.includes("why"))) return [];
    const words = when.filter((group) => !group.includes("why")).flat();
    const isFitting = [...ideasIn(say)].every((idea) => here.has(idea));
    const score = words.filter((word) => near.includes(word)).length * 2 + (isFitting ? 1 : 0);
    return score > 1 ? [{ say, score }] : [];
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.say ?? null;
}

/** The lesson for a question: what something is used for is no reason why it works [TRN64]. */
export function lessonFor(lesson: Lesson, plain: string): Lesson {
  if (!TURN.WHY_THAT.test(plain) || TURN.LESSON_FOR_USE.test(plain)) return lesson;
  const isOfUse = (group: readonly string[]) => group.includes("why") && group.includes("use");
  return { ...lesson, answers: lesson.answers.filter(({ when }) => !when.some(isOfUse)) };
}

/** The lesson with the answers that are for such a question: a reason is no way, and a way is no reason [TRN105]. */
export function inFrame(lesson: Lesson, plain: string): Lesson {
  const frame = ASKED.FRAMES.find(([cue]) => cue.test(plain))?.[1];
  if (frame === undefined) return lesson;
  return { ...lesson, answers: lesson.answers.filter(({ frames }) => frames.some((one) => frame.includes(one))) };
}

/** Whether a reason is asked for that the lesson has. */
export function asksReason({ understood: { plain }, lesson }: Pick<Talk, "understood" | "lesson">): boolean {
  return ASKED.BEGINS_WHY.test(plain) && lesson !== undefined && matchLesson(inFrame(lesson, plain), plain) !== null;
}
