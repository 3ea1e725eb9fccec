import type { TutorEvent } from "../events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "../ids.ts";
import { POLICY } from "../policy.ts";
import { LLM_RULES } from "../sessions/llm-rules.ts";
import type { TutorState } from "../tutor-types.ts";

/** Words, or a finding, a language model may be asked for: for what, by its place in the log. Plain data. */
export type LlmWish =
  | { readonly mode: "hint"; readonly session: SessionId; readonly item: ItemId; readonly level: 1 | 2 | 3 }
  | { readonly mode: "diagnose"; readonly session: SessionId; readonly item: ItemId; readonly attempt: number }
  | { readonly mode: "turn"; readonly session: SessionId; readonly item: ItemId; readonly act: string }
  | { readonly mode: "teachback"; readonly session: SessionId; readonly item: ItemId; readonly act: string }
  | {
      readonly mode: "explain";
      readonly session: SessionId;
      readonly skill: SkillId;
      /** The problem whose worked solution is explained; null: a question is answered. */
      readonly item: ItemId | null;
      readonly act: string;
    }
  | { readonly mode: "plan"; readonly session: SessionId; readonly version: number }
  | {
      readonly mode: "safety";
      readonly session: SessionId;
      readonly item: ItemId;
    };

/**
 * What may be asked of a language model after these events, in the order in which it is asked [LLM1]-[LLM4]. Pure; the
 * events stand, and the static words are shown, whether anybody asks or not.
 */
export function wishesOf(events: readonly TutorEvent[], after: TutorState): readonly LlmWish[] {
  if (isExamOpen(after)) return [];
  const replied = events.some((event) => event.type === "reply_given" && event.body.source === "static");
  return events.flatMap((event): readonly LlmWish[] => {
    switch (event.type) {
      case "diagnosis_completed": {
        const { session, item, attempt, misconception, source } = event.body;
        // Triggers and rules come first; only where both are silent is anybody asked (requirement M8).
        return misconception === null && source !== "llm" ? [{ mode: "diagnose", session, item, attempt }] : [];
      }
      case "hint_served": {
        const { session, item, level, source } = event.body;
        // A hint told in a reply gets the reply's words.
        return source === "llm" || replied ? [] : [{ mode: "hint", session, item, level: level as 1 | 2 | 3 }];
      }
      case "solution_shown": {
        const { session, item, skill } = event.body;
        return replied ? [] : [{ mode: "explain", session, item, skill, act: "" }];
      }
      case "message_received":
        return safetyWish(event.body, events);
      case "reply_given":
        return replyWish(event.body, events, after);
      case "plan_made":
        return LLM_RULES.lesson.mayAsk
          ? [{ mode: "plan", session: event.body.session, version: event.body.version }]
          : [];
      default:
        return [];
    }
  });
}

/** While an exam is under way nobody is asked anything (requirement F4). */
export function isExamOpen({ activities: { evaluation } }: TutorState): boolean {
  return evaluation !== null && evaluation.endedAt === null;
}

type Body<Type extends TutorEvent["type"]> = Extract<TutorEvent, { readonly type: Type }>["body"];

/** The rules heard nothing, and are not sure what was meant: a second look can only add a flag. */
function safetyWish(body: Body<"message_received">, events: readonly TutorEvent[]): readonly LlmWish[] {
  const { session, item, category, confidence } = body;
  const isFlagged = events.some(({ type }) => type === "safety_flagged");
  const isUnclear = category === "off_topic" || confidence < POLICY.llm.sure;
  return item === null || isFlagged || !isUnclear ? [] : [{ mode: "safety", session, item }];
}

function replyWish(
  { session, item, skill, act, category, source }: Body<"reply_given">,
  events: readonly TutorEvent[],
  { activities }: TutorState,
): readonly LlmWish[] {
  if (source === "llm" || isSafety(act) || WORDLESS.has(act)) return [];
  const message = events.find((event) => event.type === "message_received")?.body;
  const isPlain = message !== undefined && message.confidence >= POLICY.llm.sure;
  if (category === "off_topic" && isPlain) return [];
  if (item !== null) {
    if (!LLM_RULES.practice.mayAsk) return [];
    return [{ mode: TEACH_BACK.has(act) ? "teachback" : "turn", session, item, act }];
  }
  const isDoubt = activities.clarify?.id === session && LLM_RULES.clarify.mayAsk;
  const isLesson = activities.lesson?.id === session && LLM_RULES.lesson.mayAsk;
  const isQuestion = message?.category === "conceptual_question" || message?.category === "stuck";
  return skill !== null && isQuestion && (isDoubt || isLesson)
    ? [{ mode: "explain", session, skill, item: null, act }]
    : [];
}

export function isSafety(act: string): boolean {
  return act.startsWith("safety");
}

/** Replies after an explanation of the learner's own. */
const TEACH_BACK: ReadonlySet<string> = new Set(["said-why", "volunteered-why"]);
/** Replies to which nothing is to be added. */
const WORDLESS: ReadonlySet<string> = new Set([
  "acknowledge",
  "ask-why",
  "check-right",
  "finished",
  "goodbye",
  "left-why",
  "next",
  "offer-skip",
  "offer-solution",
  "redirect-firm",
  "settled",
  "skip",
  "stay",
  "stop",
  "to-work",
  "wait",
  "welcome",
  // A model that explains would tell the step that is asked.
  "walk-again",
  "walk-begin",
  "walk-done",
  "walk-right",
  "walk-shown",
]);
