import { SAYINGS } from "../cues/sayings.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint } from "../hints/find-leak-tokens.ts";
import { plainHint } from "../hints/plain-hint.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { splitSentences } from "./check-sentences.ts";

/**
 * Where the answer is one of a few things that stand on the screen, nothing may say which [CHW4]: no statement about
 * what is compared, none of a choice alone, no yes or no.
 */
export function decidesForPupil(text: string, item: MathProblemItem, replyTo: string): string | undefined {
  const { answer_spec: spec, problem_content: content, solution_logic: solution } = item;
  const plain = plainHint(text);
  const choices = spec.ui.choices.map(bare);
  const isBoolean = solution.final_answer_type === "boolean" || spec.kind === "boolean";
  const isPicked = choices.length > 0 || spec.kind === "choice" || isBoolean;
  const asksWhich = isPicked || COMPARING.test(content.stem);
  if (!asksWhich) return undefined;
  if (/[<>≤≥]|\\[lg](?:t|eq?)(?![a-z])/u.test(plain)) return "a sign between numbers";
  const stem = bare(content.stem);
  // The pupil's own choice may be spoken of.
  const given = `${stem} ${bare(plainHint(replyTo))}`;
  const named = choices.filter((choice) => holds(bare(plain), choice) && !holds(given, choice) && !SIGN.test(choice));
  if (!isBoolean && named.length > 0 && named.length < choices.length) return "names a choice";
  const { whole, rest } = splitSentences(plain);
  // One number beside 0 decides nothing yet, if 0 is none of those compared.
  const besideZero = plain.match(BESIDE_ZERO) ?? [];
  const isFree = !isBoolean && besideZero.length === 1 && !holds(stem, "0");
  const said = [...whole, rest].map((sentence) => (isFree ? sentence.replaceAll(BESIDE_ZERO, " there") : sentence));
  if (isBoolean && settles(said, stem)) return "says what settles it";
  const telling = said.find((sentence) => decides(sentence, stem, choices, isBoolean));
  return telling === undefined ? undefined : "says which it is";
}

function decides(sentence: string, stem: string, choices: readonly string[], isBoolean: boolean): boolean {
  const said = bare(sentence);
  if (/\?["'”’)\]]*\s*$/u.test(sentence) || said === "") return false;
  if (POINTING.test(said)) return true;
  const isVerdict =
    /\b(?:true|false|yes|no(?= ?(?:[,.;:]|$)))\b/u.test(said) && !/\b(?:whether|true or false|yes or no)\b/u.test(said);
  if (isBoolean && isVerdict) return true;
  const speaksOfGiven =
    (said.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/gu) ?? []).some(
      (number) => holds(stem, number) || choices.includes(number),
    ) || /\b(?:it|they|both|this number|that number|this one|that one)\b/u.test(said);
  if (!speaksOfGiven || ASKING.test(said)) return false;
  return COMPARED.test(said) || (isBoolean && STATING.test(said));
}

/** "3 rows do, with 29 in each": an example that says whether it is so. */
function settles(sentences: readonly string[], stem: string): boolean {
  const given = wholesIn(stem).filter((one) => one > 3);
  return sentences.some((sentence) => {
    const said = bare(sentence);
    if (/\?["'”’)\]]*\s*$/u.test(sentence) || SAYINGS.LEAVES_OPEN.test(said)) return false;
    const numbers = wholesIn(said).filter((one) => one > 1);
    const isSplit = numbers.some((one) => numbers.some((other) => given.includes(one * other)));
    const isPart = numbers.some((one) => given.some((all) => one < all && all % one === 0));
    return isSplit || (isPart && SAYINGS.IT_WORKS.test(said));
  });
}

function wholesIn(text: string): readonly number[] {
  return collectMentions(tokeniseHint(text).tokens).flatMap(({ value }) =>
    value.d === 1n && value.n < 1_000_000n ? [Number(value.n)] : [],
  );
}

/** One writing for what is to be compared. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\\[dt]?frac\s?\{([^{}]{1,20})\}\s?\{([^{}]{1,20})\}/gu, " $1/$2 ")
    .replaceAll(/\\lt(?![a-z])/gu, "<")
    .replaceAll(/\\gt(?![a-z])/gu, ">")
    .replaceAll(/[−–]/gu, "-")
    .replaceAll(/\\[,;:! ]|[\\${}]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function holds(text: string, part: string): boolean {
  if (part === "") return false;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const [before = " ", after = " "] = [text[at - 1], text[at + part.length]];
    if (!/[\p{L}\d/.-]/u.test(before) && !/[\p{L}\d/]/u.test(after)) return true;
  }
  return false;
}

const BESIDE_ZERO =
  /(?<!\b(?:is|are|it|other) (?:\w+ )?)(?:to the )?\b(?:left of|right of|below|above) (?:\$0\$|0|zero)\b/giu;
const SIGN = /^[<>=]$/u;
const COMPARING =
  /\b(?:which (?:is|number is|of (?:these|the)|fraction is|decimal is) (?:\w+ ){0,3}(?:larger|largest|smaller|smallest|greater|greatest|bigger|biggest|more|most|less|least|warmer|warmest|colder|coldest|longer|longest|closer|closest)|in order|true or false)\b/iu;
const COMPARED =
  /\b(?:\w+(?:er|est) (?:than|one|number|of)|(?:more|less|greater|fewer) than|is (?:the )?(?:\w+er|\w+est|less|more|least|most|first|last|equal|true|false|same)|are (?:equal|the same)|to the (?:left|right) of|(?:left|right) of|(?:before|after|above|below) (?:-?\d|zero|the other|all|both)|closest|nearest|farthest|furthest|furthest|wins|beats|comes (?:first|last|before|after)|rounds? to|goes to)\b/u;
const POINTING =
  /\b(?:(?:pick|choose|take|tick|select|go (?:for|with)|click|press|tap) (?:the )?(?:first|second|third|fourth|last|left|right|top|bottom|one on|other|larger|smaller|former|latter|greater|less)|the (?:very )?(?:first|second|third|fourth|last|left|right|former|latter|other)(?: (?:number|one|fraction|choice|sign|story|option|statement|card|time))? (?:(?:in|of|on) the list|is|has|fits|works|wins|must|shows|makes)|(?:opens?|points?) (?:to|towards?) the|the sign (?:is|should|must|opens|points)|mouth|crocodile|alligator)\b/u;
const STATING =
  /\b(?:is|are|isn't|aren't|has|have|hasn't|can|can't|cannot|does|doesn't|do|don't|will|won't|makes?|works?|fits?|divides?|goes|belongs?|say|says|said|true|false)\b/u;
/** Work to be done, or a condition. */
const ASKING =
  /^(?:now |then |first |next |so |and )?(?:look|think|try|check|count|ask|see|find|list|divide|write|start|draw|test|put|compare|picture|imagine|remember|use|go|mark|place|work|say|read|take|keep|decide|notice how|let)\b(?!.*\b(?:because|so it|so the|since|therefore)\b)|\b(?:if|whether|when)\b/u;
