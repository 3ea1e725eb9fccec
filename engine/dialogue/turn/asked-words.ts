import { ASKED } from "../../cues/asked.ts";
import { calculationOf, latexOf } from "../compose/calculation-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import { meaningOf, type WordPlace } from "./glossary.ts";
import type { Talk } from "./talk.ts";
import { operationNamed } from "./which-operation.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { inLanguage, say } from "../../words/say.ts";

/** Words that mean the same in a problem. */
const ALIKE = [
  "add|adding|plus|sum|addition|put together",
  "subtract|subtract from|subtracting|minus|take away|taking away",
  "times|multiply|multiplying|multiplied by|lots of|groups of",
  "divide|dividing|divided by|share|sharing|share equally|split equally",
  "altogether|in all|total|in total|all together|together|whole",
  "each|every|per|for each",
  "fewer|less",
  "more|greater|bigger",
  "greatest|biggest|largest|highest|most",
  "least|smallest|lowest|fewest",
  "later|after|afterwards",
  "nearest|closest",
  "half|halve|divide by 2",
  "double|twice|times 2",
  "equal|equals|equivalent|worth as much",
  "mean|average",
  "numerator|top|top number",
  "denominator|bottom|bottom number",
  "remainder|left over|rest",
  "quarter|fourth",
  "lowest terms|simplest form|simplify|reduce",
  "negative|minus number|below zero",
  "point|dot|decimal point",
  "difference|how much more|how many more|how far apart",
].map((words) => new Set(words.split("|")));

/**
 * Whether two words mean the same: yes where they do here, else what each of them means; a word and an operation are
 * told apart by what this problem does [TRN102]. Null for any other question.
 */
export function sameWords(talk: Talk, place: WordPlace): string | null {
  const { speaker, understood, translations } = talk;
  const [, one = "", behind, beside] = ASKED.SAME_WORDS.exec(understood.plain) ?? [];
  const [first, second] = [one, behind ?? beside ?? ""].map((words) =>
    words.replaceAll(/\p{P}/gu, "").replace(ASKED.ARTICLE, ""),
  );
  if (first === undefined || second === undefined || second === "" || !isTerm(first) || !isTerm(second)) return null;
  if (ALIKE.some((words) => words.has(first) && words.has(second)))
    return speaker.fresh(
      say(translations, translations === null ? SENTENCES.asked.sameWords : SENTENCES.asked.bothSame, {
        first,
        second,
      }),
    );
  const [means, other] = [first, second].map((word) => {
    const found = meaningOf(`what does ${word} mean`, place);
    return found === null ? null : inLanguage(translations, found);
  });
  const operation = second.includes(" ") ? null : operationNamed(second);
  if (operation !== null && typeof means === "string") return [means, ofProblem(talk)].join(" ").trim();
  if (typeof means !== "string" || typeof other !== "string" || means === other) return null;
  return speaker.fresh(say(translations, SENTENCES.asked.otherWords, { means, other }));
}

/** A word or two, and no number. */
function isTerm(words: string): boolean {
  return words.split(" ").length < 4 && !/\d/u.test(words);
}

/** What is done here, where it is one calculation: a word alone tells no operation. */
function ofProblem({ speaker, desk, trace }: Talk): string | null {
  const main = calculationOf(desk.item, trace);
  return main?.isTold === true ? speaker.pick(PHRASES.operationOf, { sum: `$${latexOf(main)}$` }) : null;
}
