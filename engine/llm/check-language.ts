import type { WordsContext } from "./words.ts";

/** Words that are not English; `undefined` where all seem to be [CHW13]. */
export function otherLanguage(text: string, { item, mayQuote, replyTo = "" }: WordsContext): string | undefined {
  if (/(?![\p{Script=Latin}π])\p{L}/u.test(text)) return "another script";
  const given = new Set(
    wordsOf(
      [item?.problem_content.stem ?? "", item?.problem_content.diagram?.alt ?? "", replyTo, ...mayQuote].join(" "),
    ),
  );
  const words = wordsOf(text).filter((word) => !given.has(word));
  return words.find((word) => /[^a-z'’]/u.test(word) || OTHERS.has(word) || NO_WORD.test(word));
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
  const isLoose = words.length > 5 && !/[\d$]/u.test(text) && !words.some((word) => given.has(word) || TIES.test(word));
  return isLoose ? `nothing of mathematics in ${words.length} words` : undefined;
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
  /^(?:add|sum|total|altogether|plus|minus|subtract|(?:tak(?:e|es|en|ing)|took)$|times|multipl|product|divi|share|sharing|equal|half|halv|doubl|twice|third|quarter|number|digit|place|value|column|ten|hundred|thousand|ones?$|two|three|four|five|point|decimal|fraction|numerator|denominator|top|bottom|part|piece|mixed|whole|prime|composite|factor|pair|group|row|list|order|count|skip|step|jump|line|mark|percent|ratio|equation|unknown|letter|box|square|sign|side|balanc|solv|answer|result|round|near|close|compar|larg|small|great|less|more|fewer|negative|positive|zero|degree|temperature|model|picture|draw|drew|shad|pattern|regroup|carr|borrow|trad|bundl|split|join|put|rule|idea|way|method|fact|check|test|work|calculat|operation|question|problem|story|math|learn|practi|skill|exampl|word|mean|think|thought|look|read|writ|wrote|say|tell|explain|find|know|understand|guess|need|start|begin|first|next|then|again|try|same|differ|name|unit|cover|size|long|amount|together|missing|hidden|undo|help|right|done|want|go$|going|expression|symbol|rest|remain|figure|shape|table|multiple|common|term|block|bead|counter$|counters|cube|dots?$|pile|heap|grow|shrink|puzzle|tool)/u;
/** Small words that each sentence of another language has and no English one. */
const OTHERS: ReadonlySet<string> = new Set(
  "der das dem den des ein eine einen ist sind und oder nicht mit auf dir dich dein deine wie viel viele noch einmal zahl zahlen schau schaue zuerst mal le les une est sont et ou avec pour dans sur pas combien encore regarde nombre nombres tu vous que qui el los las una del por para con es esta este cuantos cuanto mira numero numeros otra otro vez tienes il lo gli di della che sono guarda numeri quanti os uma um das dos com voce olha het een niet zijn kijk naar getal getallen met ile liczby jest nie spojrz sayı kaç bak bir lorem ipsum dolor".split(
    " ",
  ),
);
/** Letters that no English word has in a row. */
const NO_WORD = /^[b-df-hj-np-tv-xz]{4,}$|[b-df-hj-np-tv-xz]{6,}|(.)\1\1|q[^u]/u;
