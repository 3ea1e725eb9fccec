import { sentencesOf } from "../hints/leak-sentences.ts";
import type { WordsContext } from "./words.ts";

/**
 * A rule that nobody has taught; `undefined` where there is none [CHW19]. Whether a rule in words holds cannot be worked
 * out, and lists of false ones never end: what is said of all numbers, of any sum, of what one may do, is said only as
 * the lesson, the problem or the tutor have said it before.
 */
export function untaughtRule(text: string, { item, mayQuote }: WordsContext): string | undefined {
  const taught = [item?.problem_content.stem ?? "", ...mayQuote].flatMap(sentencesOf).map(contentOf);
  return sentencesOf(text)
    .filter((sentence) => !/\?["')\]]*\s*$/u.test(sentence))
    .map((sentence) => sentence.replaceAll(MEANING, " ").replaceAll(UNLIKE.test(sentence) ? MEANING : HERE, " "))
    .find((sentence) => RULES.some((rule) => rule.test(sentence)) && !isTaught(contentOf(sentence), taught))
    ?.slice(0, 60);
}

/** Three quarters of what it speaks of stands in one sentence that was said before. */
function isTaught(content: readonly string[], taught: readonly (readonly string[])[]): boolean {
  return taught.some((words) => {
    const known = new Set(words);
    return content.filter((word) => known.has(word)).length >= content.length * 0.75;
  });
}

function contentOf(sentence: string): readonly string[] {
  const words = sentence.match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words.filter((word) => !EMPTY.has(word)).map((word) => word.replace(/(?:ing|ed|es|s|e)$/u, "")))];
}

const OPERATION = "add|adding|subtract|subtracting|multiply|multiplying|divide|dividing|take|taking|round|rounding";
/** What an operation is, in words that hold for any numbers. */
const MEANING =
  /\badding (?:puts|brings) (?:things|parts|amounts|groups|the parts|them) (?:back )?together\b|\bmultiplying (?:puts|brings) (?:(?:the )?(?:equal |same )?(?:parts|groups|shares)|them|it) (?:back )?together(?: again)?\b|\b(?:sharing|dividing) (?:takes|splits|cuts) (?:a whole|things|them|it) (?:apart|into equal parts)\b|\badding tells (?:you )?how many (?:\w+ )?(?:there are|you have) (?:together|altogether|in all)\b|\b(?:multiplication and division|multiplying and dividing|addition and subtraction|adding and subtracting|adding and taking away) undo each other\b|\bdividing by \$?(\d{1,6})\$? is undone by multiplying (?:both sides )?by \$?\1\b|\bmultiplying by \$?(\d{1,6})\$? is undone by dividing (?:both sides )?by \$?\2\b|\bwhen you (?:take (?:some )?away|share),? (?:the )?(?!numbers|digits|fractions|decimals)\w+s (?:get|become) fewer\b/gu;
/** What one can do with what is at hand: no rule. */
const HERE = new RegExp(
  `\\bso (?:here )?you (?:can|may) (?:${OPERATION})(?: (?:them|here|now|instead))?(?=[.,;]|$)`,
  "gu",
);
const UNLIKE = /\b(?:different|unequal|not|zeros?|tops?|bottoms?)\b/u;
const RULES: readonly RegExp[] = [
  // of a sort of numbers, and of more and more
  /\b(?:an?|every|each|any) (?:\w+ )?(?:numbers?|fractions?|decimals?|primes?|multiples?|factors?|products?|sums?) (?:is|has|gets|becomes|can|grows|means|makes)\b/u,
  /\b(?:larger|bigger|greater|smaller|less|more|warmer|colder),? (?:the|if it is) (?:further|farther|larger|bigger|greater|smaller|longer|shorter|more|fewer|closer)\b|\bthe (?:further|farther|larger|bigger|greater|smaller|longer|shorter|more|fewer|closer)\b[^.?!]*, the \w+(?:er|ore|ess)\b/u,
  // of all there are
  /\b(?:always|never|any|no) (?:\w+ ){0,3}(?:numbers?|decimals?|fractions?|sums?|products?|digits?|sides?|order|makes?|is|are|gives?|gets?|larger|smaller)\b/u,
  /\b(?:every|all|each) (?:\w+ )?(?:numbers?|decimals?|fractions?|primes?|multiples?|sums?|products?) (?:is|are|has|have|can|must|ends?|makes?|gives?|gets?)\b/u,
  /\b(?:smallest|largest|biggest|greatest|first|last|only) (?:whole |even |odd |prime )?number (?:there is|of all|is (?:zero|one|\d))|\bis the (?:smallest|largest|biggest|greatest|first|last|only) (?:\w+ )?number\b/u,
  /\b(?:an?|two) (?:even|odd|prime|negative|positive|larger|bigger|smaller|whole|decimal|fraction)s?(?: numbers?)? (?:plus|minus|times|and|divided by|over|added to)\b/u,
  /\b(?:means?|says|tells you) (?:that )?(?:the )?(?:result|answer)\b/u,
  new RegExp(
    `\\b(?:when|if|whenever|as soon as) you (?:${OPERATION})\\b[^.?!]*(?:,| then | the result | you (?:get|need|must) )`,
    "u",
  ),
  new RegExp(`^(?:so |then |now )?to (?:${OPERATION}|compare|find|change)\\b[^.?!]*,`, "u"),
  new RegExp(
    `\\byou (?:can|may|must|need not|do not (?:have|need) to|don't (?:have|need) to) (?:${OPERATION}|do (?:something|anything|it on)|leave|put|move|ignore|drop|forget)\\b`,
    "u",
  ),
  /\b(?:adding|subtracting|multiplying|dividing|rounding|ten times|a tenth of)\b[^.?!]*\b(?:makes?|gives?|means|is|are|leaves|moves?|puts?|changes?)\b/u,
  /\b(?:multiply|divide|add|subtract|flip|turn|keep|leave)\b[^.?!]*\b(?:tops?|bottoms?|numerators?|denominators?)\b[^.?!]*\b(?:only|keep|leave|when|too|and then)\b/u,
  /\b(?:zero|zeros|zeroes|point)\b[^.?!]*\b(?:behind|at the end|to the (?:left|right)|moves?|added)\b/u,
];
const EMPTY = new Set(
  "the and that this they them you your with from into then than have has are can may when what which one two its for not".split(
    " ",
  ),
);
