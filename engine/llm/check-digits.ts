import { divide, equals, rational, type Rational } from "../answers/rational.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint } from "../hints/find-leak-tokens.ts";

/** What stands on the screen: its text in small letters, and its numbers. */
interface Shown {
  readonly plain: string;
  readonly whole: ReadonlySet<string>;
}

/** One digit of the answer, told with its place: half of the answer is out with it. */
export function placedDigit(plain: string, answers: readonly Rational[], shown: Shown): string | undefined {
  const statements = plain.toLowerCase().replaceAll(/[^.?!]{0,400}\?/gu, " ");
  const ends = ENDS_WITH.exec(statements)?.[0];
  if (ends !== undefined) return `a digit: ${ends}`;
  const numbers: readonly string[] = shown.plain.match(/\d{2,15}/gu) ?? [];
  for (const [, before = "", ahead, behind, after = ""] of statements.matchAll(PLACED)) {
    const digit = DIGIT_NAMES.get(ahead ?? behind ?? "") ?? ahead ?? behind ?? "";
    const place = PLACE_AT.get((before || after).trim());
    if (place === undefined) continue;
    const stands = (figures: string) => figures.at(place) === digit;
    const isTold = answers.some(({ n, d }) => {
      const figures = d === 1n ? String(n < 0n ? -n : n) : "";
      return figures.length > 1 && stands(figures);
    });
    if (isTold && !numbers.some(stands)) return `the answer's digit ${digit}`;
  }
  return undefined;
}

/** Top and bottom of a fraction, told one by one: "the top is 3, and the bottom is 4". */
export function tellsParts(plain: string, answers: readonly Rational[], shown: Shown): string | undefined {
  const statements = plain.toLowerCase().replaceAll(/[^.?!]{0,400}\?/gu, " ");
  const near = (cues: string) =>
    [
      ...statements.matchAll(new RegExp(`\\b(?:${cues})\\b[^.?!\\d]{0,30}(\\d{1,6})`, "gu")),
      ...statements.matchAll(new RegExp(`(\\d{1,6})[^.?!\\d]{0,16}\\b(?:${cues})\\b`, "gu")),
    ].map(([, number = ""]) => BigInt(number));
  const tops = near("top|numerator|above|upper|shaded");
  if (answers.some(({ n, d }) => d > 1n && tops.some((top) => top === n))) return "the answer's top";
  const { tokens } = tokeniseHint(statements);
  const mentions = collectMentions(tokens);
  const isOf = mentions.some((top, at) => {
    const bottom = mentions[at + 1];
    const joint = tokens.slice(top.to, bottom?.from).map(({ text }) => text);
    const isJoined = joint.length <= 3 && joint.some((text) => text === "of" || text === "in" || text === "from");
    return isJoined && bottom !== undefined && bottom.value.n > 0n && isPartOf(top.value, bottom.value, answers);
  });
  if (isOf) return "so many of so many parts";
  const bottoms = near("bottom|denominator|below|under|lower|parts").filter((bottom) => bottom > 1n);
  const tells = tops.some((top) =>
    bottoms.some((bottom) => {
      const value = rational(top, bottom);
      return value.d > 1n && isAnswer(value, answers) && !shown.whole.has(keyOf(value));
    }),
  );
  return tells ? "top and bottom of the answer" : undefined;
}

export function isAnswer(value: Rational, answers: readonly Rational[]): boolean {
  return answers.some((answer) => equals(answer, value));
}

export function keyOf({ n, d }: Rational): string {
  return `${n}/${d}`;
}

function isPartOf(top: Rational, bottom: Rational, answers: readonly Rational[]): boolean {
  const value = divide(top, bottom);
  return value.d > 1n && isAnswer(value, answers);
}

const DIGIT_NAMES: ReadonlyMap<string, string> = new Map(
  "zero one two three four five six seven eight nine".split(" ").map((word, at) => [word, String(at)] as const),
);
/** Places from the right below zero, from the left above. */
const PLACE_AT: ReadonlyMap<string, number> = new Map([
  ["first", 0],
  ["second", 1],
  ["third", 2],
  ["last", -1],
  ["ones", -1],
  ["units", -1],
  ["tens", -2],
  ["hundreds", -3],
  ["thousands", -4],
]);
const DIGIT = "\\d|zero|one|two|three|four|five|six|seven|eight|nine";
const PLACE = [...PLACE_AT.keys()].join("|");
/** Of no number the first or the last digit is told, whatever it is. */
const ENDS_WITH =
  /\b(?:starts?|begins?|ends?|opens?|finishes) (?:with|in|on) (?:an? |the )?(?:digit |figure )?(?:-|\d|zero|one|two|three|four|five|six|seven|eight|nine)\b|\b(?:first|second|third|last|middle|other|final)(?: (?:digit|figure|one))? (?:is|must be|has to be|will be) (?:just |only |an? |the )*(?:-|\d\b|zero\b|one\b(?! (?:of|to|that|with|you))|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b)/u;
/** "the first digit is 3", "the tens are 3", "3 tens", "a 3 in the tens place" */
const PLACED = new RegExp(
  `\\b(${PLACE})(?: (?:digit|one|place|number|figure|column))?(?: (?:is|are|has|have|must be|shows?|gets?|becomes?|stays?|will be))? (?:just |only |now |also |an? |the )*(${DIGIT})\\b|` +
    `\\b(${DIGIT}) (?:(?:in|for|at) the |as the )?(${PLACE})\\b`,
  "gu",
);
