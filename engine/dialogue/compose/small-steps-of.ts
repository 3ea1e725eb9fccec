import { COMPOSE } from "../../cues/compose.ts";
import type { Checker } from "../../answers/checker.ts";
import type { MathProblemItem, SolutionStep } from "../../items/math-problem-item.ts";
import type { GoalOperation } from "../../trace/types.ts";
import { leaksAnswer, tellsValue } from "./guard.ts";
import { plainOf, sentencesOf } from "./maths-text.ts";

/** One small step of a problem, as it is asked (requirement T5). */
export interface SmallStep {
  /** The solution step, 1-based. */
  readonly step: number;
  /** What is said before the question: the step's own words without what they arrive at. */
  readonly lead: readonly string[];
  /** LaTeX to be worked out, `6 + 2`, where the step is a calculation. */
  readonly sum: string | null;
  /** What is done in `sum`, where that is one thing. */
  readonly operation: GoalOperation | null;
  /** `sum` has whole numbers alone. */
  readonly isOfWholes: boolean;
  /** The whole and the part of a `sum` that leaves something over. */
  readonly shared: readonly [whole: string, part: string] | null;
  /** LaTeX with a box where the value goes, `6 + 2 = \square`. */
  readonly gap: string | null;
  /** What a box that is all of `gap` counts, in the plural: `tens`. */
  readonly unit: string | null;
  /** What else stands in `gap`: a unit or other words, or what is left over; nothing of the kind. */
  readonly beside: "words" | "rest" | null;
  /** What the step arrives at; null where the problem itself is asked. */
  readonly value: string | null;
  /** LaTeX of the step as it stands in the solution. */
  readonly shown: string;
  /** The step with what it arrives at, for when it is shown. */
  readonly told: string;
}

/**
 * The item's own solution as small questions, in order. A step that arrives at something is asked for it; one that
 * does not is said before the next one. The steps that arrive at the answer are the problem itself, which comes last.
 */
export function smallStepsOf(item: MathProblemItem, checker: Checker): readonly SmallStep[] {
  const known = smallStepsByItem.get(item);
  if (known !== undefined) return known;
  const smallSteps = cutIntoSmallSteps(item, checker);
  smallStepsByItem.set(item, smallSteps);
  return smallSteps;
}

/** To look through every sentence for the answer is most of a turn's time, and comes to the same on every turn. */
const smallStepsByItem = new WeakMap<MathProblemItem, readonly SmallStep[]>();

function cutIntoSmallSteps(item: MathProblemItem, checker: Checker): readonly SmallStep[] {
  const smallSteps: SmallStep[] = [];
  let waiting: readonly string[] = [];
  for (const step of item.solution_logic.steps) {
    const isFinal = step.value !== undefined && isAnswer(item, step.value, checker);
    if (isFinal || step === item.solution_logic.steps.at(-1)) {
      smallSteps.push(...mainSmallSteps(item, step, waiting));
      return smallSteps;
    }
    const value = step.value ?? impliedValue(item, step, checker);
    const asked = value === null ? null : askedSmallStep(item, step, value, waiting);
    if (asked === null) waiting = waiting.concat(tellsOf(item, step));
    else {
      smallSteps.push(asked);
      waiting = step.value === undefined ? followUp(item, step) : [];
    }
  }
  return smallSteps;
}

/** What a step without a value arrives at all the same: what is counted up behind a colon, the bottom of a fraction, a sum. */
function impliedValue(item: MathProblemItem, { explanation, math }: SolutionStep, checker: Checker): string | null {
  const counted = COMPOSE.COUNTED.exec(explanation)
    ?.slice(1)
    .find((number) => number !== undefined);
  const bottom = /^\\frac\{\\square\}\{(\d+)\}$/u.exec(math)?.[1];
  const sum = /^[\d.+\-\s]*(?:\\times|\\div)?[\d.+\-\s]*=\s*(\d+(?:\.\d+)?)$/u.exec(math)?.[1];
  const value = counted ?? bottom ?? sum ?? null;
  return value === null || isAnswer(item, value, checker) || givesAnswer(item, `$${value}$`) ? null : value;
}

/** What follows from the value that was asked: "That is 5 or more, so go up." */
function followUp(item: MathProblemItem, { explanation }: SolutionStep): readonly string[] {
  const [counted, ...after] = sentencesOf(explanation);
  return counted !== undefined && COMPOSE.COUNTED.test(counted) ? after.filter((text) => !givesAnswer(item, text)) : [];
}

/** What a step says that asks for nothing; its mathematics too where it gives nothing away. */
function tellsOf(item: MathProblemItem, step: SolutionStep): readonly string[] {
  const words = thoughtsOf(step.explanation).flatMap((thought) => withoutAnswer(item, thought));
  const maths = `$${step.math}$.`;
  const [only = ""] = words;
  const isWorthSaying =
    words.length === 1 &&
    item.answer_spec.ui.choices.length === 0 &&
    (/[=+]/u.test(step.math) || (!/\d/u.test(only) && /[<>]|\\text/u.test(step.math)));
  if (isWorthSaying && isOnPage(item, step.math) && !givesAnswer(item, `${only} ${maths}`)) return [`${only} ${maths}`];
  // What a statement to be judged comes to is not told at once: "Divide by 5: 2 left over."
  const isJudged = item.answer_spec.ui.choices.length > 0;
  return words
    .map((thought) => (isJudged ? withoutCount(thought) : thought))
    .filter((thought) => !COMPOSE.LEADS_NOWHERE.test(thought));
}

/** What stands only in the picture is for the pupil to find. */
function isOnPage({ problem_content: content }: MathProblemItem, math: string): boolean {
  const there: readonly string[] = numbersOf(content.stem);
  return content.diagram === undefined || numbersOf(math).every((number) => there.includes(number));
}

/** The thought without what it arrives at; nothing where the rest gives the answer away, too. */
function withoutAnswer(item: MathProblemItem, thought: string): readonly string[] {
  const cut = givesAnswer(item, thought) ? withoutResult(thought) : thought;
  return cut === "" || givesAnswer(item, cut) ? [] : [cut];
}

/** A step may not hold the answer's number even where the problem itself has it: "so 18 is the least". */
function givesAnswer(item: MathProblemItem, text: string): boolean {
  if (leaksAnswer(item, text)) return true;
  const { answer_spec: spec, solution_logic: solution } = item;
  const isNumber = spec.parts === undefined && solution.final_answer_type === "numeric";
  return isNumber && tellsValue(solution.final_answer_canonical, "", text);
}

/** "There are 7 spaces" of "Count the spaces: there are 7 spaces." goes, and "so 6 are left". */
function withoutResult(sentence: string): string {
  return withoutCount(sentence).replace(COMPOSE.WITHOUT_RESULT_SO, ".").replace(/^\.$/u, "");
}

/** What is counted up behind a colon. */
function withoutCount(sentence: string): string {
  const cut = sentence.replace(COMPOSE.CUT_THERE, "");
  return cut === sentence ? sentence : cut.replace(COMPOSE.WITHOUT_COUNT_IN, "");
}

/** Sentences that belong together: one that points back stays with the one before it. */
function thoughtsOf(text: string): readonly string[] {
  const thoughts: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = thoughts.at(-1);
    if (before !== undefined && COMPOSE.THOUGHTS_OF_THEY.test(sentence)) {
      thoughts[thoughts.length - 1] = `${before} ${sentence}`;
    } else thoughts.push(sentence);
  }
  return thoughts;
}

/** The numbers that stand there already, one by one. */
export function numbersIn(text: string): string {
  return numbersOf(text).join(" and ");
}

function numbersOf(text: string): readonly string[] {
  return text.replaceAll("{,}", "").match(/\d+(?:\.\d+)?/gu) ?? [];
}

function askedSmallStep(
  item: MathProblemItem,
  step: SolutionStep,
  value: string,
  waiting: readonly string[],
): SmallStep | null {
  const { sum, gap } = hidesAnswer(item, step.math) ? hideValue(step.math, value) : NOTHING;
  const visible = numbersIn(`${item.problem_content.stem} ${sum ?? ""}`);
  const tells = (text: string) => givesAnswer(item, text) || tellsValue(value, visible, text);
  const all = sentencesOf(step.explanation);
  const isCounted = step.value === undefined && COMPOSE.COUNTED.test(all[0] ?? "");
  const lead = (isCounted ? all.slice(0, 1).map(withoutCount) : all)
    .filter((sentence) => !COMPOSE.SAYS_WHAT_TO_WRITE.test(sentence))
    .map((sentence) => (tells(sentence) ? withoutResult(sentence) : sentence))
    .filter((sentence) => sentence !== "" && !tells(sentence));
  const before = waiting
    .map((sentence) => (tellsValue(value, visible, sentence) ? withoutResult(sentence) : sentence))
    .filter((sentence) => sentence !== "" && !tellsValue(value, visible, sentence));
  // Nothing is left to ask it by, or only with the answer in it: `10 × 8` for 80 ÷ 10.
  if (gap === null && lead.length === 0) return null;
  // "Right after the point come the tenths": nobody knows whether 9 or 0.9 is asked.
  if (gap === null && value.includes(".")) return null;
  if (step.value === undefined && gap !== null && givesAnswer(item, `$${gap}$`)) return null;
  // The sentence that asks for the value is the one it is told with.
  const task = lead.find((sentence) => COMPOSE.TASK_FIND.test(sentence)) ?? lead[0];
  return {
    step: step.step_index,
    // Two tasks and one box would be a riddle.
    lead: gap === null && lead.length > 0 ? lead : [...before.slice(-1), ...lead],
    ...asBox({ sum, gap }, gap === null && step.value !== undefined ? value : step.math),
    value,
    told:
      (step.math.includes("=") && gap !== null) || task === undefined
        ? `$${step.math}$.`
        : `${bare(task)}: $${gap !== null && UNIT.test(step.math) ? step.math : value}$.`,
  };
}

/** Top and bottom of the answer may stand apart: `30 = 3 × □, 50 = 5 × □` tells 3/5. */
function hidesAnswer({ solution_logic: solution, problem_content: content }: MathProblemItem, math: string): boolean {
  const [, top, bottom] = /(\d+)\/(\d+)$/u.exec(solution.final_answer_canonical) ?? [];
  if (top === undefined || bottom === undefined) return true;
  const [here, there] = [numbersOf(math), numbersOf(content.stem)];
  const isTold = (number: string) => here.includes(number) && !there.includes(number);
  if (math.includes("remainder")) return !isTold(top);
  if (!COMPOSE.HIDES_ANSWER_QUAD.test(math)) return true;
  return !(isTold(top) && isTold(bottom));
}

function bare(sentence: string): string {
  return sentence.replace(/[.:?]$/u, "");
}

/** The problem itself: once for each thing that can be said before it, so that there is a next smaller thing to say. */
function mainSmallSteps(item: MathProblemItem, step: SolutionStep, waiting: readonly string[]): readonly SmallStep[] {
  // The last step of a choice says which one it is.
  const isChoice = item.answer_spec.ui.choices.length > 0;
  const own = isChoice
    ? []
    : thoughtsOf(step.explanation)
        .map(withoutCount)
        .flatMap((thought) => withoutAnswer(item, thought))
        .filter((thought) => !COMPOSE.LEADS_NOWHERE.test(thought));
  const gap = hideValue(step.math, step.value ?? item.solution_logic.final_answer_canonical);
  // "Calculate." says nothing where the calculation is not shown.
  const said = gap.sum === null ? own.filter((thought) => thought.includes(" ")) : own;
  const tells = [...waiting, said.join(" ")].filter((text) => text !== "");
  const leads = tells.length === 0 ? [""] : tells;
  return leads.map((lead, at): SmallStep => {
    const isLast = at === leads.length - 1;
    const hidden = isLast && !isChoice && isOneBox(gap) && !givesAnswer(item, `$${gap.gap}$`) ? gap : NOTHING;
    return {
      step: step.step_index,
      lead: lead === "" ? [] : [lead],
      ...asBox(hidden, step.math),
      value: null,
      told: "",
    };
  });
}

function isOneBox({ gap }: Hidden): boolean {
  return gap !== null && gap.split("\\square").length === 2 && !gap.startsWith("\\text");
}

function isAnswer(item: MathProblemItem, value: string, checker: Checker): boolean {
  if (item.answer_spec.parts !== undefined) return false;
  const { verdict } = checker.checkItem(item, [value], "en");
  return verdict === "correct" || verdict === "wrong-form";
}

interface Hidden {
  readonly sum: string | null;
  readonly gap: string | null;
}

const NOTHING: Hidden = { sum: null, gap: null };

/** What is known of a hidden value, read once: nobody looks into its LaTeX again. */
function asBox({ sum, gap }: Hidden, shown: string): Omit<SmallStep, "step" | "lead" | "value" | "told"> {
  const [, whole, part] = (shown.includes("remainder") ? /^(\d+) \\div (\d+)$/u.exec(sum ?? "") : null) ?? [];
  return {
    sum,
    operation: operationIn(sum ?? ""),
    isOfWholes: !/\\frac|\./u.test(sum ?? ""),
    shared: whole === undefined || part === undefined ? null : [whole, part],
    gap,
    unit: unitOf(gap),
    beside: gap?.includes("remainder") === true ? "rest" : gap?.includes("\\text") === true ? "words" : null,
    shown,
  };
}

const SIGNS: readonly (readonly [GoalOperation, RegExp])[] = [
  ["add", /\+/u],
  ["subtract", /[\d}a-z)]\s*[-−]/u],
  ["multiply", /\\times/u],
  ["divide", /\\div/u],
];

/** The one operation whose sign stands in a calculation; null where there are several. */
export function operationIn(sum: string): GoalOperation | null {
  const [found, more] = SIGNS.filter(([, sign]) => sign.test(sum));
  return found === undefined || more !== undefined ? null : found[0];
}

/** What a box of a place is counted in; `1 hundred` is asked as "how many hundreds", for the singular would tell. */
export function unitOf(gap: string | null): string | null {
  const unit = /^\\square \\text\s*\{\s*([^{}\d]+)\}$/u.exec(gap ?? "")?.[1] ?? null;
  if (unit === null || !COMPOSE.UNIT_OF_ONE.test(unit)) return unit;
  return COMPOSE.ENDS_IN_ES.test(unit) ? `${unit}es` : `${unit}s`;
}
const UNIT = /\s*(\\text\s*\{[^{}]*\})\s*$/u;

/** A step's mathematics with its value hidden; nothing where that leaves no question. */
export function hideValue(math: string, value: string): Hidden {
  const bare = value.replace(/^\s*[a-z]\s*=\s*/iu, "");
  const cut = Math.max(math.lastIndexOf("="), math.lastIndexOf("\\approx"));
  if (cut < 0) return hideAlone(math, bare);
  const isRough = math.startsWith("\\approx", cut);
  const left = math.slice(0, cut).trim();
  const right = math.slice(cut + (isRough ? 7 : 1)).trim();
  const unit = UNIT.exec(right)?.[1] ?? "";
  const sign = isRough ? "\\approx" : "=";
  if (isSame(left, bare)) return NOTHING;
  if (isSame(right.replace(UNIT, ""), bare)) return sumOf(left, sign, unit);
  const replaced = replaceNumber(math, bare);
  if (replaced !== math) return { sum: null, gap: replaced };
  return isCalculation(left) ? sumOf(left, sign, "") : NOTHING;
}

/** `4 \text{ tens}` is a box of tens, `5 \times 0` a calculation. */
function hideAlone(math: string, bare: string): Hidden {
  const unit = UNIT.exec(math)?.[1] ?? "";
  if (isSame(math.replace(UNIT, ""), bare)) return unit === "" ? NOTHING : { sum: null, gap: `\\square ${unit}` };
  return isCalculation(math) ? sumOf(math, "=", "") : NOTHING;
}

function sumOf(left: string, sign: string, unit: string): Hidden {
  const last =
    left
      .split(/=|\\Rightarrow/u)
      .at(-1)
      ?.trim() ?? left;
  const sum =
    isCalculation(last) && sign === "=" && !last.includes("\\square") && !/[a-z]\s*$/iu.test(last) ? last : null;
  return { sum, gap: `${left} ${sign} \\square${unit === "" ? "" : ` ${unit}`}` };
}

function isCalculation(latex: string): boolean {
  return /[+\-−]|\\times|\\div/u.test(latex) && !/\\Rightarrow|\\text|\\quad|\\;/u.test(latex);
}

function isSame(latex: string, bare: string): boolean {
  return plainOf(latex)?.replaceAll(",", "") === bare.replaceAll(",", "");
}

/** The number that is the value gets a box instead, once in each part; no box where it would still stand beside it. */
function replaceNumber(math: string, bare: string): string {
  if (!/^\d+(?:\.\d+)?$/u.test(bare)) return math;
  const number = `(?<![\\d.}])${bare.replace(".", "\\.")}(?![\\d]|\\.\\d|\\{,\\})`;
  const last = new RegExp(`${number}(?!.*${number})`, "u");
  const replaced = math
    .split(/(,\s*(?:\\quad|\\;))/u)
    .map((part) => part.replace(last, "\\square"))
    .join("");
  const [left = "", right = ""] = replaced.split("=");
  const isResult = /^\s*\\square/u.test(right) && isCalculation(left);
  return isResult || !new RegExp(number, "u").test(replaced) ? replaced : math;
}
