import { add, subtract, type Rational } from "../answers/rational.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint } from "../hints/find-leak-tokens.ts";
import { isAnswer } from "./check-digits.ts";

/**
 * A number told as what is asked for, whatever number it is, and a way along the number line that ends at the answer;
 * `undefined` where there is neither [CHW3].
 */
export function saidAsAnswer(plain: string, answers: readonly Rational[], stem: string): string | undefined {
  const text = plain.toLowerCase();
  const statements = text.replaceAll(/[^.?!…]{0,400}\?/gu, " ");
  return (
    loneNumber(statements) ??
    BOXED.exec(statements)?.[0] ??
    ONE_TENS.exec(statements)?.[0] ??
    walkToAnswer(text, answers, stem)
  );
}

/** What is left of "The answer is 12." where there is no problem at hand. */
export function answerOfNothing(text: string): string | undefined {
  return ANSWER_SAID.exec(text.toLowerCase())?.[0];
}

/** "Thirty…": a sentence that is a number and nothing else. */
function loneNumber(statements: string): string | undefined {
  return statements
    .split(/(?<=[.!?…])\s+/u)
    .find((sentence) => LONE.test(sentence.trim()))
    ?.trim();
}

/** "Start at 59 and go back 18", where the question itself does not say so. */
function walkToAnswer(text: string, answers: readonly Rational[], stem: string): string | undefined {
  const ways = [...text.matchAll(WALK), ...text.matchAll(WALK_FROM)];
  for (const { 0: said, groups: { start = "", way = "", step = "" } = {} } of ways) {
    const [a, b] = [numberOf(start), numberOf(step)];
    if (a === undefined || b === undefined) continue;
    const isBack = /back|down|left/u.test(way);
    const isOwn = isBack ? standsBefore(stem, a, b) : !BOX_INSIDE.test(stem);
    if (!isOwn && isAnswer(isBack ? subtract(a, b) : add(a, b), answers)) return said;
  }
  return undefined;
}

function numberOf(text: string): Rational | undefined {
  return collectMentions(tokeniseHint(text).tokens)[0]?.value;
}

/** The question names the one before the other, as its own calculation does. */
function standsBefore(stem: string, first: Rational, second: Rational): boolean {
  const values = collectMentions(tokeniseHint(stem).tokens).map(({ value }) => value);
  const at = values.findIndex((value) => isAnswer(value, [first]));
  return at !== -1 && values.slice(at + 1).some((value) => isAnswer(value, [second]));
}

const NAME =
  "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand";
const NUMBER = `(?:\\$?-?\\d[\\d.,/]*\\$?|(?:${NAME})(?:[- ](?:${NAME})){0,3})`;
const LONE = new RegExp(`^["'“‘(]?${NUMBER}["'”’)]?\\s*(?:…|\\.{1,3})?$`, "u");
const BOXED = new RegExp(
  `\\b${NUMBER} (?:is|are|go(?:es)?|belongs?|fits?|stands?|comes?|must be|has to be) (?:in|into|inside|under|behind) the (?:empty )?(?:box|blank|gap|square)\\b|\\b(?:put|puts|write|type|enter|place) (?:an? |the )?${NUMBER} (?:in|into|inside) the (?:empty )?(?:box|blank|gap|square)\\b|\\b(?:box|blank|gap) (?:is|holds|hides|has|gets|needs|stands for) (?!one (?:part|of|number|side|digit)\\b)${NUMBER}(?![\\d\\p{L}])`,
  "u",
);
/** Nobody who counts tens says so; it is a digit in its place. */
const ONE_TENS = /\b(?:1|one) (?:tens|hundreds|thousands)\b(?! (?:place|digit|column|block|rod|bundle))/u;
const WALK = new RegExp(
  `\\b(?:start|begin|stand|from)(?:ing)? ?(?:at|from|on|with)? (?:the )?(?<start>${NUMBER}),? (?:and |then )*(?:you )?(?:go|count|jump|step|move|hop|walk)s? (?<way>back|down|on|up|forward|left|right)(?:wards?)? (?:by |another |exactly )?(?<step>${NUMBER})`,
  "gu",
);
const WALK_FROM = new RegExp(
  `\\b(?:go|count|jump|step|move|hop|walk) (?<way>back|down|on|up|forward|left|right)(?:wards?)? (?:by |exactly )?(?<step>${NUMBER})(?: steps| jumps)? (?:from|starting at) (?:the )?(?<start>${NUMBER})`,
  "gu",
);
/** The box is not what comes out. */
const BOX_INSIDE = /\\square\s*(?:[-+−]|\\times|\\div)|[-+−]\s*\\square|(?:\\times|\\div)\s*\\square/u;
const ANSWER_SAID =
  /\b(?:answer|result|solution)(?: to (?:it|this|that))? (?:is|was|must be|will be|equals|comes to) (?:just |exactly |simply )?(?:\$|-|\d|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b)|\b(?:that|it|this) (?:makes|equals|comes to|is) \$?-?\d[\d.,]*\$?(?=[.,;!]|$)/u;
