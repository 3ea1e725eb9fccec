import { UNDERSTAND } from "../../cues/understand.ts";
import type { AskedFor } from "./asked-for.ts";
import { CUES, type Cue } from "../../cues/en/categories.ts";
import type { Ask, MessageCategory } from "./understand.ts";

export type Unanswering = Exclude<MessageCategory, "answer">;

export interface Sorted {
  readonly category: Unanswering;
  readonly confidence: number;
  readonly ask: Ask | null;
  /** What speaks for the category, in the weights of the cues. */
  readonly strength: number;
  /** The same for each category. */
  readonly strengths: Readonly<Record<Unanswering, number>>;
}

/**
 * Sorts a message that states no answer by what speaks for each kind; the strongest wins [UND8] [UND9] [UND10] [UND11]
 * [UND12].
 *
 * @param said - mended words with `#` for numbers, a gap at both ends
 * @param topics - how many words of mathematics are in it
 */
export function categorise(said: string, topics: number, asked: AskedFor): Sorted {
  const words = said.split(" ").filter((word) => /[\p{L}#]/u.test(word));
  if (words.length === 0) return wordless(said);
  const sense =
    Math.min(topics, 2) * 1.4 + (said.includes(" # ") ? 0.8 : 0) + (overlap(words, asked.about) > 0 ? 0.5 : 0);
  const isFirst =
    CUES.question.test(said) ||
    (words.length > 2 && / [?] $/u.test(said)) ||
    (words.length > 4 && (CUES.tag.test(said) || CUES.final.test(said)));
  const isQuestion = isFirst || CUES.embedded.test(said);
  const isFar = topics === 0 && !said.includes(" # ") && overlap(words, asked.about) === 0 && !CUES.evidence.test(said);
  const stuck = score(said, CUES.stuck);
  const chatter = score(unsaid(said, asked.about), CUES.offTopic);
  const strengths: Readonly<Record<Unanswering, number>> = {
    stuck,
    conceptual_question: isQuestion
      ? (isFirst ? 1 : 0) + score(said, CUES.conceptual) + sense * 1.1 - (isFar ? (chatter > 0 ? 3 : 1.5) : 0)
      : score(said, CUES.conceptual) - 3,
    // What a question asks to do ("can i put a zero there") was not done.
    explanation:
      (asked.isWhy ? 0 : -0.8) +
      (isFirst ? 0 : score(said, CUES.explanation) + (isQuestion ? -1 : sense * 0.8)) +
      (asked.isWhy && stuck < 5 ? (words.length > 1 ? 4 : 3) + (CUES.source.test(said) ? 4 : 0) : 0),
    acknowledge:
      score(said, CUES.acknowledge) +
      (asked.isSocial && words.length < 7 && stuck < 5 && !isFirst ? 3 : 0) +
      (CUES.allAcknowledging.test(said) && !said.includes(" no ") ? 6 : 0) +
      (asked.isSocial && stuck < 5 && UNDERSTAND.ACKNOWLEDGE_YES.test(said.slice(0, 24)) ? 6 : 0),
    off_topic: 1.2 + chatter - sense * 0.3 - (asked.isWhy ? 1 : 0),
  };
  const [best, second] = Object.entries(strengths).toSorted((a, b) => b[1] - a[1]);
  const category = (best?.[0] ?? "off_topic") as Unanswering;
  const strength = best?.[1] ?? 0;
  const confidence = Math.max(0.4, Math.min(0.97, 0.55 + (strength - (second?.[1] ?? 0)) * 0.1));
  return { category, confidence, ask: askOf(said, category), strength, strengths };
}

/** Marks and faces only. */
function wordless(said: string): Sorted {
  const isAsking = /[?]/u.test(said) || CUES.sadFace.test(said) || /^ [.…]+ $/u.test(said);
  const isPleased = CUES.gladFace.test(said);
  const category = isAsking ? "stuck" : isPleased ? "acknowledge" : "off_topic";
  const strengths = { stuck: 0, conceptual_question: 0, explanation: 0, acknowledge: 0, off_topic: 0, [category]: 3 };
  return { category, confidence: 0.8, ask: isAsking ? "hint" : null, strength: 3, strengths };
}

/** Without the words of the problem, which are no chatter: `cake` where a cake is shared. */
function unsaid(said: string, about: string): string {
  return said
    .split(" ")
    .map((word) => (word.length > 2 && about.includes(word) && !UNDERSTAND.UNSAID_HOW.test(word) ? "_" : word))
    .join(" ");
}

function overlap(words: readonly string[], about: string): number {
  return words.filter((word) => word.length > 3 && about.includes(word)).length;
}

export function askOf(said: string, category: Unanswering): Ask | null {
  if (CUES.stop.test(said) && category !== "explanation") return "stop";
  if (category !== "conceptual_question" && category !== "stuck") return null;
  const found = CUES.asks.find(([, cue]) => cue.test(said));
  return found?.[0] ?? (category === "stuck" ? "hint" : "is-it-right");
}

function score(said: string, cues: readonly Cue[]): number {
  let sum = 0;
  for (const [weight, cue] of cues) if (cue.test(said)) sum += weight;
  return sum;
}
