import type { Understanding } from "../../dialogue/understand/understand.ts";

/**
 * Questions that send a thought back to its thinker (requirement F1). They name nothing that was not said, judge
 * nothing, and give no answer.
 */
export const PROMPTS = {
  welcome: [
    "What are you thinking about? Write it as it comes; nothing here is marked.",
    "Begin anywhere: a problem, an idea, something that puzzles you.",
  ],
  claim: [
    "How could you check that without being told?",
    "Would it still be so with other numbers? Try one that is very small.",
    "What would it look like as a drawing?",
    "Suppose a friend says something else. How would you convince them?",
    "What made you see it?",
    "Is it always so, or only here?",
    "What would happen if one of the numbers were zero?",
    "Can you find one case where it does not hold?",
  ],
  because: [
    "Which part of that are you most sure of, and which part least?",
    "What did you use there that you knew already?",
    "Where else could the same reason be used?",
    "Could there be another reason too?",
    "Say it once more, to someone two years younger. What do you change?",
    "What would have to be different for it not to work?",
  ],
  question: [
    "What do you think yourself, before anyone answers?",
    "What made you ask that?",
    "What would you try first, to find out?",
    "Which part of it do you know already?",
    "How would you know a good answer to that when you see it?",
  ],
  stuck: [
    "What do you know for certain so far? Write only that.",
    "What would a smaller version of it look like?",
    "Where exactly does it stop being clear?",
    "Draw it, or imagine it with things you can touch. What do you see?",
    "What have you seen that is a little like it?",
    "What is being asked? Say it in your own words.",
  ],
  else: [
    "Go on. What comes next?",
    "What does that lead to?",
    "What is the mathematics in that?",
    "And then? Write the next thing you would try.",
    "What would you like to find out about it?",
  ],
  goodbye: [
    "Your thoughts are kept; you can read them again under Sessions.",
    "Good. You took your time to think, and it is written down.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PromptSort = Exclude<keyof typeof PROMPTS, "welcome" | "goodbye">;

/** What sort of thought it is. */
export function sortOf({ category, ask, plain }: Understanding): PromptSort {
  if (category === "stuck") return "stuck";
  if (/\b(?:because|cos|cause|since|so that|therefore)\b/u.test(plain)) return "because";
  if (category === "conceptual_question" || ask === "why" || ask === "how" || ask === "what-is") return "question";
  if (category === "answer" || category === "explanation") return "claim";
  return /\b(?:think|know|sure|always|never|equals|is|are)\b/u.test(plain) && plain.length > 12 ? "claim" : "else";
}
