import { ASKED } from "../../cues/asked.ts";
import { SESSIONS } from "../../cues/sessions.ts";
import { TURN } from "../../cues/turn.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { understand, type MessageContext, type Understanding } from "../understand/understand.ts";
import { asksOperation } from "./which-operation.ts";
import { rowsIn } from "./in-a-row.ts";
import { matchChoice } from "./read-answer.ts";
import { valuesSaid } from "./said-values.ts";

/**
 * What was understood, looked at again in the light of the problem [TRN27]: a yes is no answer to a sum, a question is
 * none to a choice, what is counted in the picture is not yet a fraction, and "now I get 58" is an answer.
 */
export function secondLook(
  message: string,
  first: Understanding,
  item: MathProblemItem,
  context: MessageContext,
): Understanding {
  const { plain } = first;
  // "M is 5", where no unknown is looked for.
  const [, ofPoint] = /^[a-z] = (.+)$/u.exec(first.value ?? "") ?? [];
  if (ofPoint !== undefined && !item.solution_logic.final_answer_canonical.includes("="))
    return secondLook(message, { ...first, value: ofPoint }, item, context);
  if (TURN.WHY_AGAIN.test(plain) || TURN.WHY_NOT.test(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: "why" };
  if (first.category !== "answer" && asksOperation(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: null };
  const asked = first.category === "conceptual_question" ? TURN.IS_IT.exec(plain)?.[1] : undefined;
  if (asked !== undefined) return { ...first, category: "answer", isAnswer: true, value: asked, ask: "is-it-right" };
  const claimed = first.value === null ? TURN.CLAIMS_RIGHT.exec(plain)?.[1] : undefined;
  if (claimed !== undefined) return { ...first, category: "answer", isAnswer: true, value: claimed, ask: null };
  if (SESSIONS.FEELS_DUMB.test(plain) && first.category !== "answer")
    return { ...first, ...NO_VALUE, category: "stuck", mood: "frustrated", ask: null };
  if (TURN.SHRUG.test(message)) return { ...first, ...NO_VALUE, category: "stuck", ask: null };
  if (TURN.TOO_EASY.test(plain) && first.category !== "answer" && !TURN.SECOND_LOOK_WHAT.test(plain))
    return { ...first, ...NO_VALUE, category: "acknowledge", ask: null };
  if (TURN.MAY_TRY.test(plain) && first.value !== null && !TURN.SECOND_LOOK_IS.test(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: null };
  const unknown = first.category === "stuck" ? TURN.UNKNOWN_TERM.exec(plain)?.[1] : undefined;
  if (unknown !== undefined && first.topics.length > 0)
    return { ...first, category: "conceptual_question", ask: "what-is", plain: `what is ${unknown}` };
  if (/^[<>=]$/u.test(first.value ?? "") && !message.includes(first.value ?? "") && ASKED.ASKS_OF_SIGN.test(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: null };
  if (ASKED.IS_ONE_OF.test(plain)) return { ...first, ...NO_VALUE, category: "conceptual_question", ask: null };
  const truth = context.lastAsked === "yes-no" ? TURN.TRUTH.exec(plain)?.[1] : undefined;
  if (truth !== undefined && item.answer_spec.ui.choices.includes(truth))
    return { ...first, category: "answer", isAnswer: true, value: truth, ask: null };
  if (TURN.TELL_ME.test(plain) && first.category !== "answer")
    return { ...first, ...NO_VALUE, category: "stuck", ask: "tell-me" };
  if (TURN.WHAT_NEXT.test(plain)) return { ...first, ...NO_VALUE, category: "stuck", ask: null };
  if (first.category === "off_topic" && namesEither(plain, context)) return { ...first, category: "explanation" };
  if (isDigitOf(plain, item) && context.lastAsked !== "step") return { ...first, ...NO_VALUE, category: "explanation" };
  const could = TURN.COULD_BE.exec(plain)?.[1] ?? "";
  const choice = could === "" ? undefined : matchChoice(could, item.answer_spec.ui.choices);
  if (choice !== undefined && first.value === null)
    return { ...first, category: "answer", isAnswer: true, value: choice, ask: null };
  if (TURN.STOP.test(plain)) return { ...first, ...NO_VALUE, category: "stuck", ask: "stop" };
  if (first.category === "answer") return apartAgain(message, first, item) ?? noAnswer(first, item, context) ?? first;
  const several = severalIn(plain, item);
  if (several !== null) return { ...first, category: "answer", isAnswer: true, value: several, ask: null };
  if (first.value === null && TURN.OOPS.test(plain)) return { ...first, category: "acknowledge", ask: null };
  if (first.category === "off_topic" && TURN.TOLD.test(plain)) return { ...first, category: "explanation" };
  if (TURN.SECOND_LOOK_OFF.test(first.category) && TURN.TOO_BIG.test(plain))
    return { ...first, category: "conceptual_question", ask: null };
  if (first.category === "off_topic" && TURN.RIGHT.test(plain))
    return { ...first, category: "conceptual_question", ask: "is-it-right" };
  if (first.category === "explanation" && context.lastAsked !== "why" && isNoWay(first))
    return { ...first, category: "off_topic" };
  // What has the form of a question tells no way and agrees to nothing.
  const isTold = first.category === "explanation" || first.category === "acknowledge";
  if (isTold && ASKED.IS_QUESTION.test(plain) && !TURN.REASONED.test(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: null };
  const found = context.lastAsked === "why" ? undefined : TURN.NOW_GET.exec(plain)?.[1];
  if (found === undefined || (first.category !== "explanation" && first.category !== "acknowledge")) return first;
  const again = understand(`it is ${found}`, context);
  return again.category === "answer" && again.value !== null ? again : first;
}

/** `below`, to a hint that asks "above zero or below zero?". */
function namesEither(plain: string, { lastTutorMessage = "" }: MessageContext): boolean {
  const asked = TURN.ASKED_OR.exec(lastTutorMessage.toLowerCase())?.[0] ?? "";
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 0 && words.length < 4 && new Set(asked.match(/[\p{L}\d]+/gu)).has(words[0] ?? "");
}

/** `the 2`: a digit of the problem, to a hint that asks for one. */
function isDigitOf(plain: string, { problem_content: { stem } }: MathProblemItem): boolean {
  const digit = TURN.DIGIT.exec(plain)?.[1];
  return digit !== undefined && /\d{2,}/u.test(stem) && stem.includes(digit);
}

const NO_VALUE = { isAnswer: false, value: null } as const;

/** "My answer is 3, 8, 4" where several values are asked: the numbers alone, and all of them; null for anything else. */
function severalIn(plain: string, { answer_spec: spec }: MathProblemItem): string | null {
  const isMany = spec.parts !== undefined || spec.kind === "list" || spec.kind === "set";
  const rest = TURN.SEVERAL.exec(plain)?.[1];
  if (!isMany || rest === undefined) return null;
  const numbers = rest.match(/[-−]?\d+(?:[./]\d+)?/gu) ?? [];
  return numbers.length === (spec.parts?.length ?? numbers.length) && numbers.length > 1 ? numbers.join(", ") : null;
}

/** "I saw a big bird today" tells of no way to an answer. */
function isNoWay({ plain, topics }: Understanding): boolean {
  return topics.length === 0 && !/\d/u.test(plain) && !TURN.WAY.test(plain);
}

/** "1 2 3 6" is four numbers, not one; and the last of a row is not given for the answer. */
function apartAgain(
  message: string,
  first: Understanding,
  { answer_spec: spec }: MathProblemItem,
): Understanding | null {
  const { plain, value } = first;
  const isNumber = spec.parts === undefined && spec.ui.choices.length === 0 && ONE_NUMBER.has(spec.kind ?? "");
  const rows = isNumber ? rowsIn(plain) : [];
  const isElsewhere = valuesSaid(plain).some(
    (one) => one.value === value && !rows.some(({ from, to }) => one.before.length >= from && one.before.length < to),
  );
  if (!isElsewhere && rows.some(({ numbers }) => numbers.includes(value ?? ""))) return { ...first, value: null };
  const apart = /(?<![\d/.,])\d{1,2}(?: \d{1,2})+(?![\d/.,])/u.exec(message)?.[0];
  if (apart === undefined || first.value !== apart.replaceAll(" ", "")) return null;
  const isMany = spec.kind === "list" || spec.kind === "set";
  return { ...first, value: isMany ? apart.replaceAll(" ", ", ") : null };
}

const ONE_NUMBER: ReadonlySet<string> = new Set(["integer", "decimal", "number", "money", "time", "fraction"]);

function noAnswer(first: Understanding, item: MathProblemItem, context: MessageContext): Understanding | null {
  const { choices } = item.answer_spec.ui;
  const { lastAsked } = context;
  const { plain } = first;
  const value = first.value ?? "";
  const isTruth = matchChoice(value, choices) !== undefined && (plain.split(" ").length > 1 || isTruthAsked(context));
  if (TURN.NO_ANSWER_YES.test(value) && !isTruth)
    return { ...first, ...NO_VALUE, category: value.toLowerCase() === "yes" ? "acknowledge" : "stuck" };
  const isQuestion = TURN.IS_QUESTION_BUT.test(plain) && !TURN.IS_QUESTION_SO.test(plain);
  if (choices.length > 0 && isQuestion && value !== "" && matchChoice(value, choices) === undefined)
    return { ...first, ...NO_VALUE, category: "conceptual_question" };
  // "Do the same to both" is a way; "it is the same" is a sign.
  if (value === "=" && TURN.NO_ANSWER_DID.test(plain)) return { ...first, ...NO_VALUE, category: "explanation" };
  const isCounted = item.answer_spec.kind === "fraction" && /^\d+$/u.test(value) && TURN.COUNTED.test(plain);
  return isCounted && lastAsked !== "step" ? { ...first, ...NO_VALUE, category: "explanation" } : null;
}

/**
 * Whether a bare yes or no is an answer to a problem that asks whether something is so: not where the tutor asked
 * something else since.
 */
function isTruthAsked({ lastTutorMessage = "", stem = "" }: MessageContext): boolean {
  const asked = sentencesOf(lastTutorMessage).at(-1) ?? "";
  if (!asked.endsWith("?")) return true;
  return TURN.IS_TRUTH_ASKED_TRUE.test(asked) || stem.includes(asked) || FOR_ANSWER.has(asked);
}

/** Asks for the answer, and could not be answered by yes or no itself. */
const FOR_ANSWER: ReadonlySet<string> = new Set(
  [PHRASES.askFirst, PHRASES.askOpen, PHRASES.askAgain, PHRASES.askMain, PHRASES.askAfter]
    .flat()
    .filter((question) => !TURN.FOR_ANSWER_DOES.test(question)),
);
