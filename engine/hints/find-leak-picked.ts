import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/**
 * Which of a few things it is, told without its name [LEK19]: by its place on the screen, by the sign's name, by what
 * is left when the others are out, or by saying that the stem's claim holds.
 */
export function findPickedLeak(stem: string, expected: string, hint: string): LeakReport | undefined {
  const plainStem = stem.toLowerCase();
  const truth = /^(?:true|yes)$/iu.test(expected.trim())
    ? true
    : /^(?:false|no)$/iu.test(expected.trim())
      ? false
      : undefined;
  const sentences = sentencesOf(hint);
  const told = sentences.filter((sentence) => !isAskedIn(sentence));
  if (truth !== undefined) return judged(told, truth) ?? decided(plainStem, told);
  const sign = /^\s*(?:\$?\s*)([<>=])(?:\s*\$?)\s*$/u.exec(expected)?.[1];
  if (sign !== undefined) return signed(told, sign);
  if (told.some((sentence) => MUST_BE.test(sentence))) return { leaks: true, why: "says where it stands" };
  if (!PICKING.test(plainStem) || /\b(?:at point|in the box)\b/u.test(plainStem)) return undefined;
  const pointed = told.find((sentence) => POINTED.test(sentence) && !DENIED.test(sentence) && !isConditional(sentence));
  if (pointed !== undefined) return { leaks: true, why: "says where it stands" };
  return LEFT_OVER.test(told.join(" ")) ||
    (told.join(" ").match(/\b(?:is|are|be) out\b|\b(?:don't|doesn't) fit\b|\btoo many\b/gu) ?? []).length > 2
    ? { leaks: true, why: "leaves only one" }
    : undefined;
}

function judged(told: readonly string[], truth: boolean): LeakReport | undefined {
  const cue = truth ? HOLDS : FAILS;
  const found = told.find(
    (sentence) => cue.test(sentence) && !/\b(?:if|whether|find out|decide|check)\b/u.test(sentence),
  );
  return found === undefined ? undefined : { leaks: true, why: "says whether it is so" };
}

/** A fact about the stem's own numbers settles a claim about them. */
function decided(stem: string, told: readonly string[]): LeakReport | undefined {
  const numbers: readonly string[] = stem.match(/\d+/gu) ?? [];
  const found = told.find((sentence) => {
    if (isConditional(sentence) || WORK.test(sentence) || !FACT.test(sentence)) return false;
    return (
      (sentence.match(/\d+/gu) ?? []).some((number) => numbers.includes(number)) ||
      /^(?:it|they|both|that)\b/u.test(sentence)
    );
  });
  return found === undefined ? undefined : { leaks: true, why: "says what settles it" };
}

function signed(told: readonly string[], sign: string): LeakReport | undefined {
  const compared = told.find(
    (sentence) => COMPARES.test(sentence) && !GENERAL.test(sentence) && !isConditional(sentence),
  );
  if (compared !== undefined) return { leaks: true, why: "compares the two" };
  const names = SIGN_NAMES[sign];
  const found = told.find(
    (sentence) => names?.test(sentence) === true && !GENERAL.test(sentence) && !isConditional(sentence),
  );
  return found === undefined ? undefined : { leaks: true, why: "says which sign" };
}

const PICKING =
  /\b(?:which (?:of|sign|story|card|list|picture)|which (?:\w+ )?(?:number |fraction |decimal )?(?:is (?:the )?\w+|has|can|rounds|shows|fits|gives|reads|are)|in (?:which )?order|choose|pick)\b/u;
const PLACE_NAME =
  "(?:the |it's |that's )?(?:very )?(?:first|second|third|fourth|last|middle|left|right|top|bottom|next to last)";
const POINTED = new RegExp(
  `\\b(?:it's|it is|that's|answer is|pick|choose|take|go for|go with|goes to) (?:the |number |option |choice |answer )?(?:first|second|third|fourth|last|middle|two|three|four|[a-d])(?: (?:one|choice|option|list|order|story|sign|card|number))?[.,!]?(?:$| because| since| as)|\\bthe one (?:in the middle|at the (?:top|bottom|end)|on the (?:left|right))\\b|\\b${PLACE_NAME} (?:one|choice|fraction|number|list|order|reading|story|option|answer|card|picture|temperature|product|of the (?:three|four|two|list))s?\\b[^.?!]{0,30}?(?:,| is| has| fits| works| shows| are| reads|\\.|$)|\\b(?:order|one|choice|number|fraction|story|list) (?:in the middle|at the (?:top|bottom|end)|on the (?:left|right))\\b`,
  "u",
);
const MUST_BE =
  /\b(?:(?:has|have) to|must|should|can only) be the (?:first|second|third|last|other|middle|left|right) (?:one|choice|number|fraction|answer)\b/u;
const DENIED =
  /\b(?:not|isn't|doesn't|can't|never|too|look at|compare|start|write|take|read|find|put|think|check|try|step|divide|multiply|is called|tells|stands for|counts|says)\b/u;
const LEFT_OVER =
  /\b(?:that leaves (?:only |just )?(?:one|the)|(?:only )?one (?:\w+ )?is left|leaves (?:only )?one|the (?:only )?one (?:that is |that's )?left|so you know (?:what|which) to (?:choose|pick)|all the others are out)\b/u;
const HOLDS =
  /\b(?:what (?:it|he|she|\w+) says is (?:correct|right|true)|right you are|that is so|there it is|you (?:said|say|hit|reach|land on) it|it works|they do(?=[.,])|it does(?=[.,])|it is (?:so|possible)|that's possible|is correct|must be true|has to be true|so it(?:'s| is) (?:a multiple|a prime|prime|composite|true)|with true|does come up|will come up|can be done|(?:is|are) (?:fine|possible)|so (?:the )?(?:sentence|statement|claim) (?:is|must be) (?:true|right|correct)|(?:say|choose|pick|tick) (?:true|yes))\b|\bthere it is\b/u;
const FAILS =
  /\b(?:can(?:no|')t be (?:true|right|correct|so)|cannot be (?:true|right|correct|so)|can't be done|is(?:n't| not) (?:true|possible|so|right|correct)|no such|not possible|impossible|does not work|doesn't work|leaves? (?:one|two|three|four|five|six|seven|some|\\d+) over|jump (?:right )?over|prime and not composite|composite and not prime|not (?:a )?(?:prime|composite|multiple)|with false|(?:say|choose|pick|tick) (?:false|no)|so (?:the )?(?:sentence|statement|claim) (?:is|must be) (?:false|wrong)|there are none)\b/u;
/** A hint that speaks of signs, and not of which one goes there. */
export function explainsSigns(expected: string, hint: string): boolean {
  if (!/^[\s$]*[<>=][\s$]*$/u.test(expected)) return false;
  const holding = sentencesOf(hint).filter((sentence) => sentence.includes(expected.trim()));
  return holding.length > 0 && holding.every((sentence) => GENERAL.test(sentence));
}

/** Something is to be done, or a rule is told. */
const WORK =
  /^(?:now |then |first |next |so |and |try |you (?:can|could|have to|need) )*(?:look|think|try|check|count|ask|see|find|list|divide|write|start|draw|test|put|compare|picture|imagine|remember|use|go|mark|place|work|say|read|take|keep|decide|let|share|begin|make|lay|build)\b(?!.*\b(?:because|so it|so the|since|therefore|and you (?:will )?(?:hit|see|land|reach|get))\b)|\b(?:a|every|each|any) (?:prime|composite|multiple|number|even number)\b|\b(?:means|is called|needs)\b/u;
const FACT =
  /\b(?:is (?:a |an |in |not |also |both |even|odd|prime|composite|divisible|one of)|isn't|are (?:not|all|both|fine|possible)|has (?:only |just |no |other |more |exactly |a |an )|have no|goes (?:into|in)|go into|doesn't go|leaves?|left over|can be|can't be|cannot be|fits?|divides|comes up|come up|jumps? over|works|work for)\b|\bis \w+ (?:times|groups of)\b|= /u;
const COMPARES =
  /(?:(?<!from )(?:-?[1-9][\d./]*|-?0\.\d+)\$?|\b(?:left|first|right|second|minus \w+|negative \w+|\w+teen|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two)(?: (?:one|number|side|fraction|temperature))?) (?:is|lies|stands|comes|sits|goes|has)(?: \w+){0,3}? (?:greater|bigger|more|larger|warmer|higher|less|smaller|lower|colder|lesser|further (?:left|right|up|down)|farther (?:left|right)|to the (?:left|right)|left of|right of|above|below|after|before|closer to zero|nearer to zero|the same|equal)\b|\b(?:mouth|crocodile|alligator|beak|open(?:s|ing)?|points?|tip)\b[^.?!]{0,40}(?:-?\d|left|right|first|second)|\b(?:they are|both are|they're) (?:equal|the same)/u;
/** Told of signs as such. */
const GENERAL =
  /\b(?:both|means|read (?:it )?|reads|as well|either|always (?:opens|points)|which|opens to the (?:larger|bigger|greater|smaller)|say the sentence)\b/u;
const SIGN_NAMES: Readonly<Record<string, RegExp>> = {
  ">": /\b(?:greater|more|bigger|larger)[- ]than["']? (?:sign|symbol)|"?(?:greater|more|bigger|larger) than"? (?:sign|symbol)|sign (?:for|of|that means) "?(?:greater|more|bigger|larger)|\b(?:the )?(?:left|first)(?: \w+)? is (?:the )?(?:\w+ )?(?:greater|more|bigger|larger|warmer|higher)|\b(?:right|second)(?: \w+)? is (?:the )?(?:\w+ )?(?:less|smaller|lower|colder)|opens? (?:to|towards) the left|points? (?:to|towards) the right|-?\w+ is (?:the )?(?:bigger|greater|larger|warmer|higher) (?:one|number|than)|-?\w+ is more than/u,
  "<": /\b(?:less|smaller|fewer)[- ]than["']? (?:sign|symbol)|"?(?:less|smaller|fewer) than"? (?:sign|symbol)|sign (?:for|of|that means) "?(?:less|smaller|fewer)|\b(?:the )?(?:left|first)(?: \w+)? is (?:the )?(?:\w+ )?(?:less|smaller|lower|colder)|\b(?:right|second)(?: \w+)? is (?:the )?(?:\w+ )?(?:greater|more|bigger|larger|warmer|higher)|opens? (?:to|towards) the right|points? (?:to|towards) the left|-?\w+ is (?:the )?(?:smaller|lesser|lower|colder) (?:one|number|than)|-?\w+ is less than/u,
  "=": /\b(?:equals?|equality)[- ](?:sign|symbol)|\bthey are (?:equal|the same)|\bboth are (?:equal|the same)|\bis the same as\b|\bare the same (?:number|size|value)/u,
};
