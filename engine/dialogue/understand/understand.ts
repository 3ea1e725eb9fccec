import { UNDERSTAND } from "../../cues/understand.ts";
import type { AnswerKind, NumberLocale } from "../../answers/types.ts";
import { askOf } from "./categorise.ts";
import { decide } from "./decide.ts";
import { LONGEST, type Item } from "./items.ts";
import { read } from "./read.ts";

/** What sort of message it is; by contract of `mathflow classify` (requirement T2). */
export type MessageCategory = "answer" | "conceptual_question" | "stuck" | "off_topic" | "acknowledge" | "explanation";

/** What was open when the message was written. */
export interface MessageContext {
  readonly stem?: string;
  readonly expected?: string;
  /** Kind of the open answer, where there is one. */
  readonly kind?: AnswerKind | "remainder" | "quantity";
  readonly choices?: readonly string[];
  /** Names of the boxes, where there are several. */
  readonly parts?: readonly string[];
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
  const reading = read(message, context);
  const { said, items, topics } = reading;
  const { category, value, confidence } = decide(reading);
  const rest = { confidence, topics, mood: moodOf(said, message), plain: plainOf(items) };
  if (category !== "answer") return { category, isAnswer: false, value: null, ask: askOf(said, category), ...rest };
  const ask = /[?]/u.test(said) || UNDERSTAND.ASK_IS.test(said) ? "is-it-right" : null;
  return { category, isAnswer: true, value, ask, ...rest };
}

function moodOf(said: string, message: string): Understanding["mood"] {
  if (UNDERSTAND.FRUSTRATED.test(said) || FRUSTRATED_FACE.test(message.slice(0, LONGEST))) return "frustrated";
  return UNDERSTAND.PLEASED.test(said) || PLEASED_FACE.test(message.slice(0, LONGEST)) ? "pleased" : "neutral";
}

function plainOf(items: readonly Item[]): string {
  let plain = "";
  for (const { text, type, spaced } of items) {
    const gap = plain === "" || type === "end" || (type !== "word" && !spaced) ? "" : " ";
    plain += gap + (text === "idk" ? "i do not know" : text);
  }
  return plain;
}

const FRUSTRATED_FACE = /😭|😢|😡|😠|😤|🤯|😩|😫|😞|😣|😖|🥺|>:\(|:\(/u;
const PLEASED_FACE = /😀|😃|😄|😁|😊|🎉|🥳|🤩|👍|❤|🙂|:\)|:D/u;
