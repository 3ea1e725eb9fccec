import { numbersTold } from "../compose/problem-text.ts";
import { TURN } from "../../cues/turn.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { mathsOf, sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork, currentSmallStep } from "./ask-small-step.ts";
import { isClose } from "./closeness.ts";
import { rowsIn } from "./in-a-row.ts";
import { isStepValue, isWorthTheSame, matchChoice, readAnswer } from "./read-answer.ts";
import { askWhether, betweenTwo, NO_ATTEMPT_ROWS, ownWay } from "./no-attempt.ts";
import { onExplanation } from "./on-chat.ts";
import { asking, itemHint, stepAsRight, stepMissed, stepRight } from "./small-steps.ts";
import { onSums, onUnworked } from "./on-sums.ts";
import { saidRight } from "./said-right.ts";
import { tellingWords, valuesSaid } from "./said-values.ts";
import { asksForSum, clausesOf, statedSum, unworkedSum } from "./true-fact.ts";
import { toldIn } from "./told.ts";
import { isAsRight } from "../../trace/departures.ts";
import { textsOfGivens } from "../../trace/place.ts";
import { asTyped } from "../../trace/written.ts";
import { answerBy, within, type Answered, type Row } from "./row.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";
import { askedAgain, isRight, markSpoken, unread, verdictOf } from "./mark-spoken.ts";
import { listOf } from "./list-of.ts";
import { SENTENCES } from "../compose/sentences.ts";

/** A value for the small step that is open. */
interface StepTalk extends Talk {
  readonly step: {
    /** What it comes to. */
    readonly expected: string;
    readonly value: string;
    readonly found: ReturnType<typeof isStepValue>;
  };
}

/** Something was stated as an answer: to the small step that is open, or to the problem (requirement T1). */
export const ANSWER_ROWS: readonly Row[] = [
  {
    row: "between-two",
    when: "Two candidates: “12 or maybe 14”.",
    does: "Nothing is said of either; the tutor asks which one.",
    answer: betweenTwo,
  },
  within({ row: "small-step", when: "A small step is open." }, atStep, [
    {
      row: "step-right",
      when: "What the step comes to.",
      does: "It is agreed to, and the next one follows.",
      answer: (talk) => (talk.step.found === "right" ? stepRight(talk) : null),
    },
    {
      row: "step-ahead",
      when: "What a later step comes to.",
      does: "It is agreed to, and the one after it follows.",
      answer: stepAhead,
    },
    {
      row: "step-as-right",
      when: "A value of the step that is as right.",
      does: "It is agreed to once; the steps go on with their own.",
      answer: (talk) =>
        isAsRightHere(talk, talk.step.expected, talk.step.value) ? stepAsRight(talk, talk.step.value) : null,
    },
    within({ row: "not-the-step", when: "Another value, and not the problem's answer." }, besideProblem, [
      {
        row: "own-way",
        when: "A true calculation of a way of one's own.",
        does: "It is agreed to, and the pupil goes on with it.",
        answer: (talk) => onSums(talk) ?? ownWay(talk),
      },
      {
        row: "step-missed",
        when: "A value that can be read.",
        does: "Not yet; the step's hint, then the step is shown.",
        answer: (talk) => {
          const given = readAnswer(talk.desk.item, talk.understood);
          if (talk.desk.problem.asks?.kind === "answer" || talk.step.found === "unreadable") return null;
          const neither = given.type === "given" ? neitherOf(talk, given.given, talk.step.expected) : null;
          return stepMissed(talk, true, neither);
        },
      },
      {
        // In the form of the problem's answer it is one to the problem: 8:35 pm, where the minutes are counted.
        row: "for-the-problem",
        when: "A value in the form of the problem's answer.",
        does: "It is marked as the answer.",
        answer: (talk) => {
          const given = readAnswer(talk.desk.item, talk.understood);
          // Where the answer to the problem was asked for just now, a number is one.
          if (talk.desk.problem.asks?.kind === "answer") return null;
          const isForProblem = given.type === "given" && verdictOf(talk, given.given) === "incorrect";
          return isForProblem ? markSpoken(talk, given.given) : unread(talk, talk.step.value, null);
        },
      },
    ]),
  ]),
  {
    row: "of-other-numbers",
    when: "Other numbers than those asked about are compared.",
    does: "It is heard, and no attempt.",
    answer: (talk) => (comparesOthers(talk) ? onExplanation(talk) : null),
  },
  within({ row: "not-right", when: "It is not the right answer." }, (talk) => (isReadRight(talk) ? null : talk), [
    {
      row: "compares-choices",
      when: "Several of the choices are spoken of.",
      does: "It is heard, and no attempt.",
      answer: (talk) => (comparesChoices(talk) ? onExplanation(talk) : null),
    },
    {
      row: "piece",
      when: "A calculation, not worked out, that is a piece of what is to be done.",
      does: "What it comes to is asked.",
      answer: onUnworked,
    },
    {
      row: "calculation-of-a-slip",
      when: "Another calculation, not worked out.",
      does: "What helps with the slip that it would come to, or with the problem.",
      answer: slipOfCalculation,
    },
    {
      row: "boxes-told",
      when: "Numbers among words, where several boxes are to be filled.",
      does: "Which number is for which box is asked.",
      answer: (talk) => (tellsBoxes(talk) ? askBoxes(talk) : null),
    },
    {
      row: "calculations",
      when: "Calculations with what they come to.",
      does: "Those of the way are agreed to and led on; a true one beside it is said to be true; a mistaken one is done again.",
      answer: onSums,
    },
    {
      row: "asked-for",
      when: "A number of the problem or its picture that was asked for, as by a hint just now.",
      does: "It is confirmed and led on.",
      answer: heardOnTheWay,
    },
    within({ row: "no-attempt", when: "A number that is no attempt." }, besideSum, NO_ATTEMPT_ROWS),
  ]),
  {
    row: "several-values",
    when: "A list of factors, the readings of two bars.",
    does: "It is heard, and no attempt.",
    answer: (talk) => (isSeveral(talk) ? onExplanation(talk) : null),
  },
  {
    row: "marked",
    when: "It can be read as the answer.",
    does: "It is marked: right, with what was done; not yet, with the slip by name and a hint that points.",
    answer: (talk) => {
      const spoken = readAnswer(talk.desk.item, talk.understood);
      return spoken.type === "given" ? markSpoken(talk, spoken.given) : null;
    },
  },
  {
    row: "what-is-missing",
    when: "Anything else.",
    does: "What is missing is asked for; no attempt is used.",
    answer: askBoxes,
  },
];

export function onAnswer(talk: Talk): Answered {
  return answerBy(ANSWER_ROWS, talk) ?? { talk, answer: askBoxes(talk) };
}

function atStep(talk: Talk): StepTalk | null {
  const { desk, understood, locale, env } = talk;
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  const expected = at?.smallStep.value ?? null;
  const { value } = understood;
  if (expected === null || value === null) return null;
  const found = isStepValue(desk.item, expected, value, locale, env.content.checker);
  return { ...talk, step: { expected, value, found } };
}

/** Where a calculation is asked for, one is an attempt. */
function besideSum(talk: Talk): Talk | null {
  const isSum = unworkedSum(talk.understood.value ?? "") !== null;
  return isSum && asksForSum(talk.desk.item) ? null : talk;
}

/** What a later step comes to: those before it are done as well [TRN98]. */
function stepAhead(talk: StepTalk): Answer | null {
  const { smallSteps, step, desk, locale, env } = talk;
  // What a calculation comes to is told of by that calculation.
  if (statedSum(talk.understood.plain) !== null) return null;
  const from = currentSmallStep(talk)?.place ?? 0;
  const at = smallSteps.findIndex(
    ({ value }, place) =>
      place >= from &&
      value !== null &&
      isStepValue(desk.item, value, step.value, locale, env.content.checker) === "right",
  );
  const smallStep = smallSteps[at];
  return step.found === "right" || smallStep === undefined ? null : stepRight(talk, { smallStep, place: at + 1 });
}

/** The same talk where the value is neither the problem's answer nor a slip that is known of it. */
function besideProblem(talk: StepTalk): StepTalk | null {
  const given = readAnswer(talk.desk.item, talk.understood);
  const isMain =
    given.type === "given" && (isRight(talk, given.given) || isKnownError(talk, given.given, talk.step.expected));
  return isMain ? null : talk;
}

/**
 * What cannot be read as an answer is not right either, and is left to the rows for that. The right number or amount in
 * another unit is marked as it is: a number on the way has none.
 */
function isReadRight(talk: Talk): boolean {
  const spoken = readAnswer(talk.desk.item, talk.understood);
  if (spoken.type !== "given") return true;
  const { verdict, reason } = talk.env.content.checker.checkItem(talk.desk.item, spoken.given, talk.locale);
  return verdict === "correct" || (verdict === "wrong-form" && UNIT_REASONS.has(reason));
}

const UNIT_REASONS: ReadonlySet<string> = new Set(["wrong-unit", "not-this-unit"]);

/** Several values, none of which can be taken for the answer. */
function isSeveral(talk: Talk): boolean {
  const { text, understood, desk } = talk;
  const { parts, ui } = desk.item.answer_spec;
  if (parts !== undefined || ui.choices.length > 0 || unworkedSum(understood.value ?? "") !== null) return false;
  if (valuesSaid(text.toLowerCase()).length < 2) return false;
  const spoken = readAnswer(desk.item, understood);
  return spoken.type !== "given" || verdictOf(talk, spoken.given) === "unreadable";
}

/** "13 is bigger than 2", where the sign between 2 and -13 is asked for: it is told of other numbers. */
function comparesOthers({ text, desk: { item } }: Talk): boolean {
  const { choices } = item.answer_spec.ui;
  if (choices.length === 0 || !choices.every((choice) => /^[<>=]$/u.test(choice)) || /[<>=]/u.test(text)) return false;
  const said = valuesSaid(text).map(({ value }) => value.replace("−", "-"));
  const asked = item.problem_content.stem.replaceAll("−", "-").match(/-?\d+(?:[./]\d+)?/gu) ?? [];
  // "5.96 is bigger", where the sign behind another number is asked for.
  if (said.length === 1) return said[0] !== asked[0];
  return said.length > 1 && said.join(" ") !== asked.join(" ");
}

/** Several of the choices are spoken of: none of them is given for the answer [TRN75]. */
function comparesChoices({ text, understood: { plain }, desk: { item } }: Talk): boolean {
  const { choices } = item.answer_spec.ui;
  const named = valuesSaid(text.toLowerCase()).map(({ value }) => matchChoice(value, choices));
  return choices.length > 2 && new Set(named.filter(Boolean)).size > 1 && !TURN.COMPARES_CHOICES_ANSWER.test(plain);
}

/** A calculation that was not worked out and would come to a known slip is met by what helps with that [TRN73]. */
function slipOfCalculation(talk: Talk): Answer | null {
  const { desk, locale, env, speaker, understood } = talk;
  const sum = unworkedSum(understood.value ?? "");
  // Where a calculation is asked for, it is the answer.
  if (sum === null || asksForSum(desk.item)) return null;
  const value = sum.result;
  const rule = diagnose(desk.item, [value], locale, env.content.checker).misconception;
  if (isRight(talk, [value])) return unread(talk, understood.value ?? "", "unfinished");
  const hint = itemHint(talk, { slip: rule?.id ?? null });
  if (hint === null) return null;
  const words = [speaker.pick(PHRASES.notThatWay), hint];
  return { category: "explanation", act: "heard", words, most: 1, ...asking(hint, backToWork(talk, undefined, true)) };
}

/** Numbers among words, where several boxes are to be filled: which number is for which box is not known [TRN65]. */
function tellsBoxes({ understood: { plain }, desk: { item } }: Talk): boolean {
  const labels = new Set((item.answer_spec.parts ?? []).flatMap(({ label }) => label.toLowerCase().match(/\p{L}+/gu)));
  const words = (plain.match(/\p{L}{2,}/gu) ?? []).filter((word) => !labels.has(word) && !BESIDE_NUMBERS.has(word));
  return item.answer_spec.parts !== undefined && words.length > FEW_WORDS;
}

const BESIDE_NUMBERS: ReadonlySet<string> = new Set(["and", "then", "remainder", "is", "are", "the"]);
const FEW_WORDS = 2;

/** What is missing: each box, or a value. */
function askBoxes({ speaker, desk: { item }, translations }: Talk): Answer {
  const labels = (item.answer_spec.parts ?? []).map(({ label }) => label).filter((label) => label !== "");
  const many = item.answer_spec.parts?.length ?? 1;
  const words =
    many > 1
      ? speaker.pick(PHRASES.boxes, {
          count: String(many),
          ...(labels.length === many ? { labels: listOf(labels, translations) } : {}),
        })
      : speaker.pick(PHRASES.noValue);
  const question = (many > 1 ? speaker.fresh(SENTENCES.asked.whichOnes) : null) ?? speaker.pick(PHRASES.askAgain);
  return askedAgain("answer", "ask-value", [words], question);
}

/** A number that was said in passing, and is the answer by the pupil's own word. */
export function markMeant(talk: Talk): Answered {
  const spoken = readAnswer(talk.desk.item, talk.understood);
  return spoken.type === "given" ? markSpoken(talk, spoken.given) : onAnswer(talk);
}

/** Whether a value is as right as the one a small step comes to; agreed to once, for the steps go on with that one [TRN70]. */
function isAsRightHere({ desk, env }: Talk, step: string, value: string): boolean {
  const lines = env.content.trace(desk.item)?.routes.flat() ?? [];
  const isAgreed = lines.some((line) => asTyped(line.result, line.style) === step && isAsRight(line, value));
  return isAgreed && timesActed(desk, "step-as-right") === 0;
}

/** The right answer is in it somewhere, all of its boxes or its one value [TRN71]. */
export function heldRight(talk: Talk): Answered | null {
  const { understood, desk } = talk;
  const as = (value: string): Talk => ({
    ...talk,
    understood: { ...understood, category: "answer", isAnswer: true, value },
  });
  const all = desk.item.answer_spec.parts === undefined ? null : readAnswer(desk.item, { ...understood, value: null });
  if (all?.type === "given" && isRight(talk, all.given)) return onAnswer(as(all.given.join(", ")));
  const whole = wholeIn(talk);
  if (whole !== null) return onAnswer(as(whole));
  const end = endOf(talk);
  // In another form it is told that it is right, and which form is asked for.
  if (end !== null) return isRight(talk, [end]) ? onAnswer(as(end)) : markMeant(as(end));
  const said = saidRight(talk);
  const first = said === null ? givenFirst(talk) : null;
  if (first !== null) return onAnswer(as(first));
  return said?.isSure === true ? onAnswer(as(said.value)) : null;
}

/** The right answer is spoken of, and may have been meant for none: it is asked whether it is the answer [TRN71]. */
export function rightSpokenOf(talk: Talk): Answer | null {
  const { understood, desk } = talk;
  const said = saidRight(talk);
  if (said === null) return null;
  // "I have had 3 goes": beside the work, to ask whether it is the answer would tell that it is.
  if (!said.isOffered && understood.category === "off_topic") return null;
  // As it was read it may be right, with its unit.
  const read = understood.category === "answer" ? readAnswer(desk.item, understood) : null;
  if (read?.type === "given" && isRight(talk, read.given)) return null;
  return askWhether({ ...talk, understood: { ...understood, value: said.value } });
}

/** A choice, or all of a list, that is right: before a reason, or given at the end. */
function wholeIn(talk: Talk): string | null {
  const { plain } = talk.understood;
  const { kind, ui } = talk.desk.item.answer_spec;
  const isList = kind === "list" || kind === "set";
  if (!isList && ui.choices.length === 0) return null;
  const [head = "", ...reasons] = plain.split(TURN.REASONED);
  const rows = rowsIn(plain).filter(({ from, to }) => TURN.GIVES.test(plain.slice(0, from)) && to === plain.length);
  const all = [
    ...(reasons.length > 0 && /\d/u.test(head) ? [head.trim()] : []),
    ...rows.map((row) => row.numbers.join(", ")),
  ];
  return all.find((each) => isRight(talk, [matchChoice(each, ui.choices) ?? each])) ?? null;
}

/** A way that was told to its end, whose result is the right answer: "57 + 35 = 92, then i take 2" goes on to another number [TRN3]. */
function endOf(talk: Talk): string | null {
  const last = talk.understood.category === "explanation" ? clausesOf(talk.understood.plain).at(-1) : undefined;
  const told = toldIn(talk).at(-1);
  if (told?.is !== "way" || last === undefined || !("sum" in last)) return null;
  const { result } = told.sum;
  return isWorthTheSame(talk.desk.item, result, talk.locale, talk.env.content.checker) ? result : null;
}

/** "92, i added the ones": the one number of a message, given first and then told why; right or wrong, it is the answer. */
function givenFirst({ understood: { plain, category }, desk }: Talk): string | null {
  const [one, ...more] = valuesSaid(plain);
  if (category !== "explanation" || one === undefined || more.length > 0) return null;
  const isGiven = TURN.GIVES.test(one.before) && TURN.BEGINS.test(one.behind);
  return isGiven && !numbersTold(desk.item).has(one.value) ? one.value : null;
}

/** A number of the problem, in reply to a question or a hint that asks for one: no answer yet, and no attempt. */
function heardOnTheWay(talk: Talk): Answer | null {
  if (!isNumberOfProblem(talk, talk.asked?.asks?.text ?? "") && !isToAHint(talk)) return null;
  const words = [talk.speaker.pick(PHRASES.gotIt)];
  return { category: "explanation", act: "heard", words, ...backToWork(talk) };
}

/** What a hint asks for, like how many are in a group, may be there to be seen: it need not be meant for the answer. */
function isToAHint({ understood: { value, plain, ask }, desk, env: { content } }: Talk): boolean {
  const { item, problem } = desk;
  const last = problem.turns.findLast(
    (turn) => turn.type === "reply" || turn.type === "hint" || turn.type === "attempt",
  );
  const asked = last?.type === "reply" || last?.type === "hint" ? sentencesOf(last.text).at(-1) : undefined;
  const trace = content.trace(item);
  if (asked?.endsWith("?") !== true || value === null || trace === undefined) return false;
  if (ask === "is-it-right" || tellingWords(plain) > 0) return false;
  const hints = [...(item.hints ?? []), ...item.misconceptions.flatMap((error) => error.hint_ladder)];
  return textsOfGivens(trace).includes(value) && hints.some((hint) => hint.endsWith(asked));
}

/** Whether a number of the problem is what was asked for just now: "which number do you look at first?"; not what fills a box. */
function isNumberOfProblem({ understood, desk }: Talk, question: string): boolean {
  return (
    numbersTold(desk.item).has(understood.value ?? "") &&
    understood.ask !== "is-it-right" &&
    !TURN.ASKS_RESULT.test(question) &&
    TURN.IS_NUMBER_OF_PROBLEM_WHICH.test(question)
  );
}

/** A value that the small step cannot have: said that it is not the problem's either [TRN35]. */
function neitherOf(talk: Talk, given: readonly string[], step: string): string | null {
  return isBeyond(given, step) && verdictOf(talk, given) === "incorrect"
    ? talk.speaker.pick(PHRASES.stepNorProblem, { value: given.map(mathsOf).join(" and ") })
    : null;
}

/** A fraction where the step comes to a whole number, or more figures than the step's. */
function isBeyond(given: readonly string[], step: string): boolean {
  return isFractionFor(given, step) || given.every((each) => /^\d+$/u.test(each) && each.length > step.length);
}

function isFractionFor(given: readonly string[], step: string): boolean {
  return given.some((each) => each.includes("/")) && /^\d+$/u.test(step);
}

/**
 * A slip in the whole problem, and not in the small step: what a rule explains, near the answer and far from the step's,
 * or a fraction where the step comes to a whole number.
 */
function isKnownError({ desk, env, locale }: Talk, given: readonly string[], step: string): boolean {
  const { item } = desk;
  const { checker } = env.content;
  if (diagnose(item, given, locale, checker).misconception === null) return false;
  if (isFractionFor(given, step)) return true;
  // A number with more figures than the step's is none of the step.
  if (!isClose(item, given, locale, checker) && !isBeyond(given, step)) return false;
  const asked = { ...item, solution_logic: { ...item.solution_logic, final_answer_canonical: step } };
  return !isClose(asked, given, locale, checker);
}
