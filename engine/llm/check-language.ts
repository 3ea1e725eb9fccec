import { foreignToken } from "./check-vocabulary.ts";
import type { WordsContext } from "./words.ts";

/** Words that are not English, or none a teacher says to a child; `undefined` where all are [CHW13]. */
export function otherLanguage(text: string, context: WordsContext): string | undefined {
  if (/(?![\p{Script=Latin}π])\p{L}/u.test(text)) return "another script";
  // A backslash before a dollar sign makes it money.
  return foreignToken(text.replaceAll("\\$", ""), context) ?? undefined;
}

/** Words that say nothing, or nothing of the problem, of mathematics or of learning; `undefined` where they do [CHW14]. */
export function offSubject(text: string, { item, mayQuote, mode }: WordsContext): string | undefined {
  const words = wordsOf(text);
  if (words.length < 2 && mode !== "plan") return "says nothing";
  const given = new Set(
    wordsOf([item?.problem_content.stem ?? "", item?.problem_content.diagram?.alt ?? "", ...mayQuote].join(" ")).filter(
      isTelling,
    ),
  );
  const subject = words.find((word) => OTHER_SUBJECTS.test(word) && !given.has(word));
  if (subject !== undefined) return subject;
  const joke = /\bfunny\b(?! (?:thought|idea|number))/iu.exec(text)?.[0];
  if (joke !== undefined) return joke;
  const loose = text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !/[\d$]/u.test(sentence))
    .map(wordsOf)
    .find((sentence) => sentence.length > 6 && !sentence.some((word) => given.has(word) || TIES.test(word)));
  return loose === undefined ? undefined : `nothing of mathematics in ${loose.length} words`;
}

function wordsOf(text: string): readonly string[] {
  const plain = text.replaceAll(/\$[^$]{0,400}\$/gu, " 1 ").toLowerCase();
  return plain.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
}

function isTelling(word: string): boolean {
  return (
    word.length > 3 &&
    !/^(?:that|this|with|from|have|does|what|which|many|more|into|they|them|there|each|every|same)$/u.test(word)
  );
}

/** Words of mathematics and of working on it, by their beginnings. */
const TIES =
  /^(?:add|sum|total|altogether|plus|minus|subtract|(?:tak(?:e|es|en|ing)|took)$|times|multipl|product|divi|share|sharing|equal|half|halv|doubl|twice|third|quarter|number|digit|place|value|column|ten|hundred|thousand|ones?$|two|three|four|five|point|decimal|fraction|numerator|denominator|top|bottom|part|piece|mixed|whole|prime|composite|factor|pair|group|row|list|order|count|skip|step|jump|line|mark|percent|ratio|equation|unknown|letter|box|square|sign|side|balanc|solv|answer|result|round|near|close|compar|larg|small|great|less|more|fewer|negative|positive|zero|degree|temperature|model|picture|draw|drew|shad|pattern|regroup|carr|borrow|trad|bundl|split|join|put|rule|idea|way|method|fact|check|test|work|calculat|operation|question|problem|story|math|learn|practi|skill|exampl|word|mean|think|thought|look|read|writ|wrote|say|tell|explain|find|know|understand|guess|need|start|begin|first|next|then|again|try|same|differ|name|unit|cover|size|long|amount|together|missing|hidden|expression|symbol|rest|remain|figure|shape|table|multiple|common|term|block|bead|counter$|counters|cube|dots?$|pile|heap|grow|shrink|puzzle|tool)/u;
/** What children are told of elsewhere. */
const OTHER_SUBJECTS =
  /^(?:internet|latin|holidays?|zoo|monday morning|pizza party|purple|recipes?|library|tired|tiring|lovely|reports?|adults?|homework|family|games?|beautiful|sad|teen|young|age|town|free|summer|winter|sea|cats?|dogs?|watch|woman|women|men|man|boys?|girls?|sisters?|brothers?|neighbours?)$/u;
