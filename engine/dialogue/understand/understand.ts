import type { AnswerKind, NumberLocale } from "../../answers/types.ts";

/** What sort of message it is; by contract of `mathflow classify` (requirement T2). */
export type MessageCategory = "answer" | "conceptual_question" | "stuck" | "off_topic" | "acknowledge" | "explanation";

/** What was open when the message was written. */
export interface MessageContext {
  readonly stem?: string;
  readonly expected?: string;
  /** Kind of the open answer, where there is one. */
  readonly kind?: AnswerKind;
  readonly choices?: readonly string[];
  readonly locale?: NumberLocale;
  /** What the tutor said last, as text; and what kind of question it was, where known. */
  readonly lastTutorMessage?: string;
  readonly lastAsked?: "answer" | "step" | "why" | "yes-no" | null;
}

export interface Understanding {
  readonly category: MessageCategory;
  readonly isAnswer: boolean;
  /** What was said, never what was meant, as it would be typed into the answer box; null where none was stated. */
  readonly value: string | null;
  /** 0 to 1; below .7 the rules are unsure. */
  readonly confidence: number;
  /** What kind of question or plea: for choosing a reply. */
  readonly ask: Ask | null;
  /** Lower-case words of mathematics in it, spelling mended ("denominator"), for finding an answer in a lesson. */
  readonly topics: readonly string[];
  readonly mood: "frustrated" | "pleased" | "neutral";
  /** The text with spelling mended and number words as digits: what rubric and lookups read. */
  readonly plain: string;
}

export type Ask = "why" | "how" | "what-is" | "is-it-right" | "fact" | "hint" | "tell-me" | "skip" | "next" | "stop";

/** Reads what a pupil wrote. Deterministic, in linear time, for any text; what is past 500 characters is not read. */
export function understand(message: string, context: MessageContext): Understanding {
  const plain = message.slice(0, 500).normalize("NFKC").trim().toLowerCase();
  const value = /^-?\d+(?:[./]\d+)?$/u.test(plain) ? plain : null;
  const isHelp = /\b(?:help|idk|stuck|hint)\b/u.test(plain);
  const isQuestion = /^(?:why|how|what)\b/u.test(plain);
  const isThanks = /^(?:ok|okay|thanks|thx)\b/u.test(plain);
  const category =
    value !== null
      ? "answer"
      : isHelp
        ? "stuck"
        : isQuestion
          ? "conceptual_question"
          : isThanks
            ? "acknowledge"
            : context.lastAsked === "why"
              ? "explanation"
              : "off_topic";
  return {
    category,
    isAnswer: category === "answer",
    value,
    confidence: value === null ? 0.5 : 0.99,
    ask: isHelp ? "hint" : isQuestion ? "how" : null,
    topics: [],
    mood: "neutral",
    plain,
  };
}
