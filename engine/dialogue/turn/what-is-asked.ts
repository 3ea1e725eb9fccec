import { TURN } from "../../cues/turn.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { meaningsAsked, plainWords } from "./asks-meaning.ts";
import type { LessonAsk } from "../../items/lesson.ts";
import { PHRASES } from "../compose/phrases.ts";
import { askSmallStep, currentSmallStep } from "./ask-small-step.ts";
import { beginSteps } from "./small-steps.ts";
import { asExample, ideasFor, isStory } from "./give-example.ts";
import type { Answer, Talk } from "./talk.ts";

/** Whether a message asks what the problem wants. */
export function asksTask({ understood: { plain }, text, desk }: Talk): boolean {
  const isFirst = !desk.problem.turns.some((turn) => turn.type === "reply" || turn.type === "hint");
  return TURN.TASK.test(plain) || (isFirst && TURN.OTHER_WORDS.test(plain)) || asksPhrase(text, desk.item, 3);
}

/** Whether the meaning of so many words of the problem is asked for: no table has it, and what is wanted may tell it. */
export function asksPhrase(text: string, { problem_content: { stem } }: MathProblemItem, size: number): boolean {
  const told = ` ${plainWords(stem)} `;
  return meaningsAsked(text).some(
    ({ frame, words }) => frame === "means" && words.length >= size && told.includes(` ${words.join(" ")} `),
  );
}

/**
 * What the problem wants, in other words, also of one that is over; asked again, or where the lesson has none, the first
 * small step, or the step that is open with the idea [TRN63].
 */
export function onTask(talk: Talk): Answer | null {
  const { lesson, speaker, desk, smallSteps } = talk;
  if (desk.problem.phase !== "open") return onTaskAfter(talk);
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  const said = speaker.fresh(wantedBy(lesson?.asks ?? [], desk.item.meta.generation?.stem ?? ""));
  if (said === null && at === null && smallSteps.length > 0) return beginSteps(talk, null);
  const again = lesson?.again ?? "";
  const idea =
    said ??
    speaker.part(ideasFor(desk.item, lesson).join(" "), 2) ??
    (isStory(again) ? asExample(talk, again) : speaker.part(again));
  // All of it was said: then it is help that is wanted.
  if (idea === null) return null;
  const end =
    at === null
      ? {
          question: speaker.pick(PHRASES.startWith) ?? speaker.pick(PHRASES.askMain),
          asks: { kind: "answer", step: null } as const,
        }
      : askSmallStep(talk, at.smallStep);
  const { question, asks: waits } = end;
  return { category: talk.understood.category, act: "told", words: [idea], question, asks: waits };
}

/** The same of a problem that is over; null where it was said. */
function onTaskAfter({ lesson, speaker, desk, understood }: Talk): Answer | null {
  const said = speaker.fresh(wantedBy(lesson?.asks ?? [], desk.item.meta.generation?.stem ?? ""));
  const words = [said, speaker.pick(PHRASES.goOn)];
  return said === null ? null : { category: understood.category, act: "told", words, question: null, asks: null };
}

/** What is wanted by a wording of the blueprint. */
export function wantedBy(asks: readonly LessonAsk[], wording: string): string | undefined {
  return asks.find(({ of }) => of === undefined || of.some((beginning) => `${wording}$`.startsWith(beginning)))?.say;
}
