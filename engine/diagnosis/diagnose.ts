import type { CheckRequest } from "../answers/check.ts";
import type { Checker } from "../answers/checker.ts";
import type { AnswerKind, CheckOptions, NumberLocale } from "../answers/types.ts";
import type { ErrorCategory, ItemMisconception, MathProblemItem } from "../items/math-problem-item.ts";
import { departureOf } from "../trace/departures.ts";
import type { Departure, Trace } from "../trace/types.ts";

/** Why a wrong answer came about (requirement M8). */
export interface Diagnosis {
  readonly category: ErrorCategory;
  /** The rule that computes exactly this answer; null when none does. */
  readonly misconception: ItemMisconception | null;
  /** The solution step at which the thinking left the road, 1-based; null when unknown. */
  readonly divergenceStepIndex: number | null;
  /** [probability] */
  readonly confidence: number;
}

/** How sure a diagnosis is when one buggy procedure gives exactly the answer typed [probability]. */
const RULE_CONFIDENCE = 0.9;
const PATTERN_CONFIDENCE = 0.6;

const UNKNOWN: Diagnosis = { category: "unknown", misconception: null, divergenceStepIndex: null, confidence: 0 };

const DEPARTED: Readonly<Record<Departure["kind"], ErrorCategory>> = {
  operation: "conceptual",
  "changed-round": "procedural",
  "left-out": "omission",
  "given-again": "conceptual",
  "on-the-way": "omission",
};

/**
 * Explains a wrong answer: first the item's own buggy procedures, one that writes the answer just so before
 * one that is only worth the same [DIA1]; then the ways that leave the item's trace [DIA3]; then patterns that need
 * neither: the opposite sign, a power of ten [DIA2].
 */
export function diagnose(
  item: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  checker: Checker,
  trace?: Trace,
): Diagnosis {
  const isWritten: Matches = (box, expected, typed) =>
    checker.check(asWritten(box, expected, typed, locale)).verdict === "correct";
  const hasValue = valueMatcher(checker, locale);
  const rule =
    item.misconceptions.find((misconception) => isTriggered(item, misconception, given, isWritten)) ??
    item.misconceptions.find((misconception) => isTriggered(item, misconception, given, hasValue));
  if (rule !== undefined) {
    return {
      category: rule.category ?? "unknown",
      misconception: rule,
      divergenceStepIndex: rule.divergence_step_index ?? null,
      confidence: RULE_CONFIDENCE,
    };
  }
  const departure = findDeparture(item, given, locale, checker, trace);
  if (departure !== undefined) {
    return { ...UNKNOWN, category: DEPARTED[departure.kind], confidence: PATTERN_CONFIDENCE };
  }
  const category = patternOf(item, given, hasValue);
  return category === null ? UNKNOWN : { ...UNKNOWN, category, confidence: PATTERN_CONFIDENCE };
}

/** Where the answer in an item's only box left its trace [DIA3]; undefined where that is not known. */
export function findDeparture(
  item: MathProblemItem,
  [typed = ""]: readonly string[],
  locale: NumberLocale,
  checker: Checker,
  trace: Trace | undefined,
): Departure | undefined {
  const [box, ...others] = boxesOf(item);
  if (trace === undefined || box === undefined || others.length > 0) return undefined;
  const hasValue = valueMatcher(checker, locale);
  return departureOf(trace, typed, (answer) => hasValue(box, answer, typed));
}

function valueMatcher(checker: Checker, locale: NumberLocale): Matches {
  return (box, expected, typed) => {
    const { verdict } = checker.check(byValue(box, expected, typed, locale));
    return verdict === "correct" || verdict === "wrong-form";
  };
}

/** Whether what is typed into a box is a certain wrong answer. */
type Matches = (box: Box, expected: string, given: string) => boolean;

function isTriggered(
  item: MathProblemItem,
  { trigger }: ItemMisconception,
  given: readonly string[],
  matches: Matches,
): boolean {
  // Regex and predicate triggers belong to hand-written items, of which there are none yet.
  if (trigger.kind !== "exact_answer") return false;
  const boxes = boxesOf(item);
  const wrong = boxes.length === 1 ? [trigger.value] : trigger.value.split("; ");
  return boxes.every((box, index) => matches(box, wrong[index] ?? "", given[index] ?? ""));
}

/** In the form the item asks for: `2 × 12` and `4 + 20` are worth the same and come about in different ways. */
function asWritten({ kind, options }: Box, expected: string, given: string, locale: NumberLocale): CheckRequest {
  const { alternatives: _alternatives, wrong: _wrong, ...rest } = options;
  return { kind, expected, given, options: { ...rest, locale } };
}

/** By value: a child who holds a misconception may write its answer in any form. The item's other answers play no part. */
function byValue(box: Box, expected: string, given: string, locale: NumberLocale): CheckRequest {
  const { form: _form, forms: _forms, ...options } = box.options;
  return asWritten({ ...box, options }, expected, given, locale);
}

function patternOf(item: MathProblemItem, given: readonly string[], hasValue: Matches): ErrorCategory | null {
  const [box] = boxesOf(item);
  const canonical = item.solution_logic.final_answer_canonical;
  const numeric = item.solution_logic.final_answer_type === "numeric" && item.answer_spec.parts === undefined;
  if (box === undefined || !numeric) return null;
  const matches = (expected: string) => hasValue(box, expected, given[0] ?? "");
  if (matches(canonical.startsWith("-") ? canonical.slice(1) : `-${canonical}`)) return "sign";
  if (/^\d+$/u.test(canonical)) {
    const powers = [1, 2, 3].map((zeros) => canonical + "0".repeat(zeros));
    const parts = [1, 2, 3].map((zeros) => new RegExp(`^(\\d+)0{${zeros}}$`, "u").exec(canonical)?.[1]);
    if ([...powers, ...parts].some((other) => other !== undefined && matches(other))) return "representation";
  }
  return null;
}

interface Box {
  readonly kind: AnswerKind;
  readonly options: CheckOptions;
}

function boxesOf(item: MathProblemItem): readonly Box[] {
  const { answer_spec: spec } = item;
  return spec.parts ?? [{ kind: spec.kind ?? "number", options: spec.options ?? {} }];
}
