import { UNDERSTAND } from "../../cues/understand.ts";
import { conventionsOf, readMarks } from "../../answers/read/marks.ts";
import type { AskedFor } from "./asked-for.ts";
import type { Sorted } from "./categorise.ts";
import { namedChoice } from "./named-choice.ts";
import type { Frame } from "./spans.ts";
import { statedValue, type Stated } from "./stated-value.ts";
import type { MessageCategory, MessageContext } from "./understand.ts";

/** What hand-written rules make of a message: a strong hint for `decide`, not the last word. */
export interface Verdict {
  readonly category: MessageCategory;
  /** The answer they find, also where they hold the message for something else. */
  readonly stated: Stated | undefined;
}

export function byRules(
  message: string,
  frame: Frame,
  said: string,
  context: MessageContext,
  asked: AskedFor,
  sorted: Sorted,
): Verdict {
  const stated = answerIn(message, frame, said, context, asked, sorted);
  const isReasoned = asked.isWhy && frame.spans.some(({ sort }) => sort === "sum" || sort === "result");
  if (stated !== undefined && !isReasoned && isAnswerHere(stated, said, sorted, asked, context))
    return { category: "answer", stated };
  const isWorking =
    sorted.category === "off_topic" &&
    sorted.strength < 2.2 &&
    frame.spans.some(({ sort }) => sort === "result" || sort === "sum");
  return { category: isWorking ? "explanation" : sorted.category, stated };
}

/** A value, choice, yes or no that is said to be the answer; with no value, two candidates. */
function answerIn(
  message: string,
  frame: Frame,
  said: string,
  context: MessageContext,
  asked: AskedFor,
  { category, strength }: Sorted,
): Stated | undefined {
  const isPlea =
    (category === "stuck" && strength >= 5) ||
    (category === "conceptual_question" && strength >= 4 && !UNDERSTAND.IS_PLEA_MAYBE.test(said));
  const choices = (context.choices ?? []).filter((choice) => !UNDERSTAND.TRUTH.test(choice));
  const choice =
    choices.length > 0 && !isPlea && !(asked.isWhy && frame.words.length > 4)
      ? namedChoice(message, choices, asked.isCounting)
      : undefined;
  if (choice !== undefined && !UNDERSTAND.LIKING.test(said)) return { value: choice, certainty: 0.9, isTorn: false };
  const truth =
    asked.isYesNo && (!isPlea || UNDERSTAND.PLAIN_TRUTH.test(said)) && !asked.isWhy
      ? truthIn(said, asked.polar)
      : undefined;
  if (
    truth !== undefined &&
    !(truth === "no" && said.includes(" # ") && statedValue(frame, asked).certainty > 0.9 && context.kind !== "boolean")
  )
    return { value: truth, certainty: 0.9, isTorn: false };
  const point = context.kind === "point" ? pointIn(frame, said) : undefined;
  if (point !== undefined) return { value: point, certainty: 0.8, isTorn: false };
  if (asked.kind === "fraction" || asked.kind === "mixed") {
    const isTurned = UNDERSTAND.BOTTOM_AND_TOP.test(said);
    const [first, second] =
      isTurned || UNDERSTAND.TOP_AND_BOTTOM.test(said) || UNDERSTAND.ONE_BELOW_THE_OTHER.test(said) ? frame.spans : [];
    const [top, bottom] = isTurned ? [second, first] : [first, second];
    if (top !== undefined && bottom !== undefined)
      return { value: `${top.text}/${bottom.text}`, certainty: 0.8, isTorn: false };
  }
  const stated = statedValue(frame, asked);
  // `red is 3` where a color is to be chosen.
  const isWordy = context.kind === "boolean" || (choices.length > 0 && choices.every((choice) => !/\d/u.test(choice)));
  if (isWordy && asked.question === "" && stated.certainty < 0.95) return undefined;
  if (stated.value === null) return stated.isTorn ? stated : undefined;
  return { ...stated, value: asTyped(stated.value, context) };
}

/** `3 across 4 up`, `x is 3 and y is 4`. */
export function pointIn({ spans }: Frame, said: string): string | undefined {
  const [x, y] = spans.map(({ text }) => text);
  if (x === undefined || y === undefined || spans.length > 2) return undefined;
  if (UNDERSTAND.POINT_IN_ACROSS.test(said)) return `(${x}, ${said.includes(" down ") ? "-" : ""}${y})`;
  if (UNDERSTAND.POINT_IN_IT.test(said)) return `(${x}, ${y})`;
  return x.startsWith("x = ") && y.startsWith("y = ") ? `(${x.slice(4)}, ${y.slice(4)})` : undefined;
}

export function alike(value: string): string {
  return value.toLowerCase().replace(/^[a-z]\s*=|[\s£$€%{}()]|\.0+$/gu, "");
}

/**
 * Without the marks of thousands, which the box does not need, as the learner's country has them: `15,000` is fifteen
 * where a comma marks decimals. With the brackets of a point.
 */
export function asTyped(value: string, context: Pick<MessageContext, "kind" | "locale">): string {
  const { kind, locale = "en" } = context;
  const [, digits = ""] = /^[£$€]?-?(\d[\d.,]*\d)$/u.exec(value) ?? [];
  if (digits.includes(",") && !(UNDERSTAND.BY_RULES_LISTS.test(kind ?? "") && !GROUPS.test(digits))) {
    const own = conventionsOf(locale).find((convention) => readMarks(digits, 0, convention).ok);
    if (own?.decimal === ".") return value.replaceAll(",", "");
    // With a point before three figures it would be read as thousands there.
    const isOwn = own === undefined ? /^\d+,\d+$/u.test(digits) : !/,\d{3}$/u.test(digits);
    return isOwn ? value.replaceAll(".", "").replace(",", ".") : value;
  }
  if (/[([{] | [)\]}]/u.test(value))
    return asTyped(value.replace(/([([{]) /gu, "$1").replace(/ ([)\]}])/gu, "$1"), context);
  return kind === "point" && /^-?[\d./]+, ?-?[\d./]+$/u.test(value) ? `(${value})` : value;
}

const GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u;

/** True or false wherever it is said, yes or no where the message begins with it. */
export function truthIn(text: string, polar: string): string | undefined {
  const said = text.replace(/ :\S+/gu, "");
  if (said.trim() === "") return /:(?:✅|✔|👍)/u.test(text) ? "yes" : /:(?:❌|👎|🚫|✖)/u.test(text) ? "no" : undefined;
  if (UNDERSTAND.TRUTH_IN_HOW.test(said)) return undefined;
  const [first, ...more] = [...said.matchAll(UNDERSTAND.TRUTH_IN_NOT)];
  const last = more.at(-1) ?? first;
  if (last !== undefined) {
    if (more.length > 0 && said.includes(" or ")) return undefined;
    const isTrue = (last[2] ?? "").startsWith("t") !== (last[1] !== undefined);
    return isTrue ? "true" : "false";
  }
  if (UNDERSTAND.TRUTH_IN_IDEA.test(said)) return undefined;
  const letter = /^ ([tf]) $/u.exec(said)?.[1];
  if (letter !== undefined) return letter === "t" ? "true" : "false";
  const claimed = claimIn(said, polar);
  if (claimed !== undefined) return claimed;
  const changed = UNDERSTAND.CHANGED_TRUTH.exec(said)?.[1];
  if (changed !== undefined) return changed;
  const word = UNDERSTAND.YES_OR_NO.exec(said)?.[1];
  return word === undefined ? undefined : word === "yes" || (word !== "no" && !word.endsWith(" not")) ? "yes" : "no";
}

/** `prime`, `its not divisible`, `i dont think so`: what was asked is said again, or denied. */
function claimIn(said: string, polar: string): string | undefined {
  const [, think, isNot, what] = UNDERSTAND.CLAIM.exec(said) ?? [];
  if (think !== undefined) return think.includes(" not ") ? "no" : "yes";
  const words = (what ?? "").split(" ");
  const isAsked = words.every((word) => polar.includes(word)) && words.some((word) => word.length > 3);
  return what === undefined || !isAsked || polar.includes(" or ") ? undefined : isNot === undefined ? "yes" : "no";
}

/** A number beside a question, a plea or a reason that was asked for is no answer. */
function isAnswerHere(
  stated: Stated,
  said: string,
  otherwise: Sorted,
  asked: AskedFor,
  context: MessageContext,
): boolean {
  if (asked.isWhy && !UNDERSTAND.BARE_ANSWER.test(said)) return false;
  if (UNDERSTAND.IS_ANSWER_HERE_WELL.test(said) && !said.includes(" so ")) return false;
  if (
    otherwise.category === "conceptual_question" &&
    otherwise.strength > 6 &&
    UNDERSTAND.IS_ANSWER_HERE_WHAT.test(said)
  )
    return false;
  if (otherwise.category === "acknowledge" && stated.certainty < 0.9 && said.endsWith(" got it ")) return false;
  if (
    otherwise.category === "off_topic" &&
    otherwise.strength >= 4 &&
    stated.certainty < 0.81 &&
    !UNDERSTAND.IS_ANSWER_HERE_SAID.test(said)
  )
    return false;
  // A time where none is asked for: of the day, not of the problem.
  if (/^\d{1,2}:\d\d/u.test(stated.value ?? "") && UNDERSTAND.NUMERIC.test(context.kind ?? "")) return false;
  const isExpected = stated.value !== null && alike(stated.value) === alike(context.expected ?? "");
  // `5 9 13 17 i see no pattern`: the problem again, by one who is stuck.
  if (otherwise.category === "stuck" && otherwise.strength >= 5 && !isExpected && !UNDERSTAND.OFFERS.test(said))
    if (asked.given.has(stated.value ?? "")) return false;
  if (stated.certainty < 0.4) return isExpected;
  if (stated.certainty < 0.75) return isExpected || otherwise.strength < 2.2;
  if (otherwise.category === "off_topic" && otherwise.strength >= 5.5 && !isExpected && stated.certainty < 0.9)
    return false;
  const isAside = otherwise.category === "explanation" && otherwise.strength >= 3.7;
  return isExpected || !isAside || stated.isAside !== true;
}
