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
  /** A feeling comes before any thought; it is taken up, and nothing is asked of it. */
  hurt: [
    "That sounds hard, and it is good that you say it. Nobody is born knowing this. What was it about?",
    "Thank you for saying it. It is not you: this takes time for everybody. Which part feels worst?",
    "I am sorry that it feels like that. Feeling stuck does not say how clever somebody is. Where did it begin?",
    "Many people feel like that about mathematics, and it passes. What would make it a little better?",
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
  feeling: [
    "What is it that feels that way? Describe one moment of it.",
    "Which one made you think so? Write it down.",
    "When is it not like that?",
    "What would have to change for it to feel different?",
    "Can you show an example of what you mean?",
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

/** How something feels, which nobody can check. */
const FEELING =
  /\b(?:weird|strange|boring|bored|fun|funny|cool|hard|difficult|tricky|confusing|scary|stupid|annoying|hate|love|dont like|like (?:maths?|numbers|fractions|decimals))\b/u;

/** Begins to conclude, or to guess. */
const CONCLUDES = /^(?:so|then|if|maybe|perhaps|i think|i guess|i bet|i reckon)\b/u;

/** What sort of thought it is. */
export function sortOf({ category, ask, plain }: Understanding): PromptSort {
  const words = plain.replaceAll(/['’]/gu, "");
  const isLost = /\b(?:dont|cant|cannot|not) (?:\w+ )?(?:get|understand|know|see)\b|\bstuck\b|\bhelp\b/u.test(words);
  if (!isLost && FEELING.test(words)) return "feeling";
  if (category === "stuck" && (isLost || !CONCLUDES.test(words))) return "stuck";
  if (/\b(?:because|cos|cause|since|so that|therefore)\b/u.test(plain)) return "because";
  if (category === "conceptual_question" || ask === "why" || ask === "how" || ask === "what-is") return "question";
  if (category === "answer" || category === "explanation" || CONCLUDES.test(words)) return "claim";
  return /\b(?:think|know|sure|always|never|equals|is|are)\b/u.test(plain) && plain.length > 12 ? "claim" : "else";
}
