import { SAYINGS } from "../cues/sayings.ts";
import { absolute, add, divide, equals, negate, rational, subtract, type Rational } from "../answers/rational.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint } from "../hints/find-leak-tokens.ts";
import { statementsOf } from "../hints/leak-sentences.ts";
import { plainHint } from "../hints/plain-hint.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { answersOf } from "./answer-parts.ts";

/**
 * Where the pupil's number, or one of the sentence, is one change from the answer, whoever names the change tells the
 * answer: the point moved, the sign, digits turned, a step, the other end, another operation [CHW3].
 */
export function namesChange(text: string, item: MathProblemItem, replyTo: string): string | undefined {
  const plain = plainHint(text).toLowerCase();
  if (exchangesSign(plain, item, replyTo)) return "changes what the pupil wrote";
  const told = statementsOf(plain);
  const answers = answersOf(item);
  const own = numbersOf(replyTo);
  const shown = numbersOf(`${item.problem_content.stem} ${item.problem_content.diagram?.alt ?? ""}`);
  const steps = numbersOf(told);
  const isAsked = answers.some((answer) =>
    [own, shown].every((values, at) => values.some((one) => equals(one, answer)) === (at === 0)),
  );
  if (isAsked && SAYINGS.SAYS_YES.test(told)) return "says that it is";
  const isRounded = SAYINGS.ROUNDED.test(item.problem_content.stem);
  const goes = SAYINGS.GOES_UP.test(told) !== SAYINGS.GOES_DOWN.test(told);
  if (isRounded && goes && !SAYINGS.IS_RULE.test(told)) return "says which way it goes";
  for (const answer of answers) {
    const found = CHANGES.find(
      ({ cue, fits, isOfRounding = false }) =>
        (!isOfRounding || isRounded) && cue(told) && own.some((one) => !equals(one, answer) && fits(one, answer)),
    );
    if (found !== undefined) return "names what to change";
    const strange = own.filter((one) => !equals(one, answer) && !shown.some((given) => equals(given, one)));
    // A step that the pupil has said, they know.
    const news = steps.filter((step) => !own.some((one) => equals(one, step)));
    if (strange.some((one) => isLedOn(one, answer, told, news))) return "says how far it is";
    // A lone number is the pupil's answer, though the problem may have it too.
    const guesses = own.length === 1 ? own : strange;
    if (guesses.some((one) => isScaledFrom(one, answer, told))) return "says how many times it is";
    const groups = strange.filter((one) => shown.some((size) => equals(size, absolute(subtract(one, answer)))));
    if (groups.length > 0 && SAYINGS.ONE_GROUP.test(told)) return "says that a group is missing";
    if (!SAYINGS.MIDDLE.test(item.problem_content.stem) && SAYINGS.MIDDLE.test(told) && isMean(answer, steps))
      return "says where it lies";
    const isBeside = numbersOf(told).some((one) => isPowerOfTen(absolute(subtract(one, answer))));
    if (isBeside && SAYINGS.THE_NEXT.test(told)) return "names the one beside it";
  }
  return undefined;
}

/** "Add one", "Still 2 to go down", "ten times smaller", "make your 3 a 2": from the pupil's number. */
function isLedOn(own: Rational, answer: Rational, told: string, steps: readonly Rational[]): boolean {
  const gap = absolute(subtract(own, answer));
  const has = (value: Rational) => steps.some((step) => equals(step, value));
  const isOne = gap.n === 1n && gap.d === 1n;
  const isStep = sentencesOf(told).some((sentence) => {
    const numbers = numbersOf(sentence).filter((one) => has(one));
    // Ones are said in passing: by itself it is a step.
    return (
      SAYINGS.WHICH_WAY.test(sentence) && numbers.some((one) => equals(one, gap)) && !(isOne && numbers.length > 1)
    );
  });
  if (isStep) return true;
  const ratio = own.n === 0n || answer.n === 0n ? gap : larger(divide(own, answer));
  if (ratio.d === 1n && ratio.n === 10n && SAYINGS.TIMES_TEN.test(told)) return true;
  if (ratio.d === 1n && ratio.n === 100n && SAYINGS.TIMES_HUNDRED.test(told)) return true;
  const [from, to] = [figuresOf(own), figuresOf(answer)];
  if (from.length !== to.length || from === "") return false;
  const changed = [...from].flatMap((digit, at) =>
    digit === to[at] ? [] : [[Number(digit), Number(to[at])] as const],
  );
  if (changed.every(([one, other]) => Math.abs(one - other) === 1) && SAYINGS.PLACE_IS_OFF.test(told)) return true;
  return (
    changed.length > 0 &&
    changed.length < from.length &&
    SAYINGS.EXCHANGES.test(told) &&
    changed.every((pair) => pair.every((digit) => has(rational(BigInt(digit)))))
  );
}

function sentencesOf(told: string): readonly string[] {
  return told.split(/(?<=[.…;?])\s/u);
}

/** 6258 of 62.58, with two places of every decimal. */
function figuresOf({ n, d }: Rational): string {
  if (d === 1n) return String(n);
  return 100n % d === 0n ? String((n * 100n) / d).padStart(3, "0") : "";
}

/** "A quarter of that", "six times as much" */
function isScaledFrom(own: Rational, answer: Rational, told: string): boolean {
  if (own.n === 0n || answer.n === 0n) return false;
  const ratio = larger(divide(own, answer));
  return [...told.matchAll(SAYINGS.PART_OF_YOURS)].some(
    ([, part = "", times = ""]) => ratio.d === 1n && ratio.n === BigInt(SCALES[part] ?? SCALES[times] ?? 0),
  );
}

/** "Between 7 and 8, in the middle" */
function isMean(answer: Rational, numbers: readonly Rational[]): boolean {
  const twice = add(answer, answer);
  return numbers.some((one, at) =>
    numbers.slice(at + 1).some((other) => !equals(one, other) && equals(add(one, other), twice)),
  );
}

/** The pupil's `4 + 9`, and "put a times", where `4 × 9` is to be picked. */
function exchangesSign(plain: string, item: MathProblemItem, replyTo: string): boolean {
  const wanted = termsOf(item.solution_logic.final_answer_canonical);
  const own = termsOf(replyTo);
  if (wanted.length < 3 || own.length !== wanted.length) return false;
  const changed = wanted.flatMap((term, at) => (term === own[at] ? [] : [term]));
  const [only] = changed;
  if (only === undefined || changed.length > 1) return false;
  return sentencesOf(plain).some((sentence) => {
    if (!SAYINGS.EXCHANGES.test(sentence)) return false;
    if (!/\d/u.test(only)) return SAYINGS.NAMES_SIGN.test(sentence);
    return numbersOf(sentence).some(({ n, d }) => d === 1n && String(n) === only);
  });
}

/** 4, × and 9 of `$4 \times 9$`, where there is nothing else. */
function termsOf(text: string): readonly string[] {
  const { plain } = tokeniseHint(text);
  const bare = plain.replaceAll(/[.?!\s]/gu, "");
  const terms = bare.match(/\d+|[-+*÷/=<>]/gu) ?? [];
  return terms.join("") === bare ? terms : [];
}

function numbersOf(text: string): readonly Rational[] {
  return collectMentions(tokeniseHint(plainHint(text)).tokens).map(({ value }) => value);
}

interface Change {
  readonly fits: (own: Rational, answer: Rational) => boolean;
  readonly cue: (told: string) => boolean;
  /** Only where there are two ends to choose from. */
  readonly isOfRounding?: boolean;
}

const CHANGES: readonly Change[] = [
  {
    fits: (own, answer) => own.n !== 0n && answer.n !== 0n && isPowerOfTen(larger(divide(own, answer))),
    cue: (told) => SAYINGS.MOVES_POINT.test(told),
  },
  { fits: (own, answer) => equals(own, negate(answer)), cue: (told) => SAYINGS.CHANGES_SIGN.test(told) },
  {
    fits: (own, answer) => areTurned(own, answer),
    cue: (told) => SAYINGS.TURNS_DIGITS.test(told),
  },
  { fits: (own, answer) => isUnit(absolute(subtract(own, answer)), answer), cue: isOneStep },
  {
    fits: (own, answer) => isPowerOfTen(absolute(subtract(own, answer))),
    // Both ways: that is the rule.
    cue: (told) => SAYINGS.OTHER_END.test(told) || SAYINGS.GOES_UP.test(told) !== SAYINGS.GOES_DOWN.test(told),
    isOfRounding: true,
  },
];

function larger(ratio: Rational): Rational {
  const size = absolute(ratio);
  return size.n < size.d ? rational(size.d, size.n) : size;
}

/** 1, 10, 100 …, a tenth, a hundredth. */
function isPowerOfTen({ n, d }: Rational): boolean {
  return /^10*$/u.test(String(n)) && /^10*$/u.test(String(d));
}

/** One of a place, or one part of the whole. */
function isUnit(gap: Rational, answer: Rational): boolean {
  return isPowerOfTen(gap) || (gap.n === 1n && gap.d === answer.d);
}

function isOneStep(told: string): boolean {
  return SAYINGS.ONE_STEP.test(told) || SAYINGS.PLACE_IS_OFF.test(told);
}

/** The same digits in another order, or top and bottom exchanged. */
function areTurned(own: Rational, answer: Rational): boolean {
  if (own.n !== 0n && answer.n !== 0n && answer.d !== 1n && equals(own, rational(answer.d, answer.n))) return true;
  const sorted = ({ n }: Rational) => [...String(n < 0n ? -n : n)].toSorted().join("");
  return own.d === answer.d && own.n !== answer.n && own.n > 9n && sorted(own) === sorted(answer);
}

const SCALES: Readonly<Record<string, number>> = {
  half: 2,
  two: 2,
  third: 3,
  three: 3,
  quarter: 4,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
  sixth: 6,
  six: 6,
  eight: 8,
  tenth: 10,
  ten: 10,
};
