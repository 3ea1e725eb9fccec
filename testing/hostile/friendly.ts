import type { Asked, Behaviour, Fitting, Output } from "./types.ts";

/** Does what it is asked, kindly, with the stem's own numbers, and never solves the problem. */
export const friendly: Behaviour = { name: "friendly" };

type Saying = Pick<Asked, "api" | "mode" | "data" | "stem" | "answer" | "heard">;

/** What a friendly model says. */
export function friendlyWords(asked: Saying): string {
  if (asked.api === "transcribe") return asked.heard;
  const numbers = numbersOf(asked);
  switch (asked.mode) {
    case "turn":
      return `Thank you for telling me. Let us look at ${numbers} together. Which part of the problem do you want to think about first?`;
    case "teachback":
      return "Thank you for your explanation. You told me how you think about it. What would you draw to show it to a friend?";
    case "explain":
      return "Let us take it in small steps. Read the problem once more, and say in your own words what it asks. Then do one step, and look at it before you go on.";
    case "plan":
      return "You take this step at your own pace. You can stop at any time.";
    default:
      return hintWords(asked, numbers);
  }
}

/** The reply as one text, whole, with honest usage. */
export function friendlyShape({ value }: Fitting): Output {
  return { parts: [{ type: "text", text: JSON.stringify(value) }], usage: "fitting", ending: "complete" };
}

function hintWords(asked: Saying, numbers: string): string {
  switch (asked.data["level"]) {
    case 2:
    case "rule":
      return `Look at ${numbers}. What could be the first small step? Write that step down before you go on.`;
    case 3:
    case "small step":
      return `Write ${numbers} on paper or draw them. Do only the first step now. Then look at what is left to do.`;
    default:
      return `Look at ${numbers} once more. What does the problem ask you to do?`;
  }
}

/** In some problems to name a number is to answer. */
const CHOOSES = /which|larg|small|great|less|least|most|compar|choos|true|order|round|list/iu;

function numbersOf({ stem, answer }: Saying): string {
  const plain = (stem ?? "").replaceAll(/\\[a-z]+|[{}$]/giu, " ");
  const numbers = [...new Set(plain.match(/(?<![\d.,/^])\d{1,6}(?![\d.,/^]*\d|%)/gu) ?? [])].filter(
    (n) => n !== answer,
  );
  const [first, second] = numbers;
  if (CHOOSES.test(plain) || first === undefined || plain.includes("/") || /\\frac/u.test(stem ?? "")) {
    return "the numbers in the problem";
  }
  return second === undefined ? `the number ${first}` : `the numbers ${first} and ${second}`;
}
