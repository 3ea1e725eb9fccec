import { absolute, add, compare, isWhole, multiply, rational, subtract, type Rational } from "../answers/rational.ts";
import { isIdiomOne, isQuestion, isQuoted } from "../hints/find-leak-context.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "../hints/find-leak-tokens.ts";
import { wordAt, type Mention } from "../hints/find-leak-words.ts";
import { valuesOf } from "../hints/find-plain-leak.ts";
import { plainHint } from "../hints/plain-hint.ts";
import { collectCalculations } from "../hints/spoken-arithmetic.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { isAnswer, keyOf, placedDigit, tellsParts } from "./check-digits.ts";
import { knownQuantity, strangeLetters } from "./check-disguises.ts";
import { saidAsAnswer } from "./check-spoken.ts";

/**
 * A number that words of a model may not say while the problem is open; `undefined` where there is none [CHW3]. Only
 * numbers of the problem, and those somebody has said already, are said again; never the answer's, and no calculation
 * that comes to it.
 */
export function strangeNumber(text: string, item: MathProblemItem, mayQuote: readonly string[]): string | undefined {
  const plain = plainHint(text);
  const { tokens } = tokeniseHint(plain);
  const shown = numbersIn([item.problem_content.stem, item.problem_content.spoken ?? ""]);
  const known = numbersIn([...shown.texts, ...lessTexts(item), ...mayQuote]);
  const answers = answersOf(item);
  return (
    strangeSaid(tokens, answers, shown, known, writingsOf(item)) ??
    strangeSum(tokens, answers, shown) ??
    spelledOut(tokens, answers, shown) ??
    placedDigit(plain, answers, shown) ??
    tellsParts(plain, answers, shown) ??
    saidAsAnswer(plain, answers, item.problem_content.stem) ??
    strangeLetters(plain, known.plain) ??
    knownQuantity(plain, shown.plain)
  );
}

/** The values of every box, of every writing that counts. */
export function answersOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly Rational[] {
  const boxes = spec.parts ?? [{ kind: spec.kind ?? "number", canonical: solution.final_answer_canonical }];
  const values = [
    ...boxes.flatMap(({ kind, canonical }) => valuesOf(canonical, kind)),
    ...spec.accepted_forms.flatMap((form) => valuesOf(form, spec.kind)),
  ];
  // "ten steps to the left" for -10
  return [...values, ...values.filter(({ n }) => n < 0n).map(absolute)];
}

/** A number that nobody has said yet, or the answer's own. */
function strangeSaid(
  tokens: readonly HintToken[],
  answers: readonly Rational[],
  shown: Known,
  known: Known,
  writings: readonly string[],
): string | undefined {
  const hasWord = (list: ReadonlySet<string>) => tokens.some(({ text }) => list.has(text));
  const [speaksOfPlaces, isSplit] = [hasWord(PLACE_WORDS), hasWord(SPLIT_WORDS)];
  const stem = tokeniseHint(shown.texts[0] ?? "").tokens;
  for (const said of saidNumbers(tokens)) {
    if (isIdiom(tokens, said) && !(isOrdinal(tokens, said) && isAnswer(said.value, answers))) continue;
    if (isThatPair(tokens, said) && !isAnswer(said.value, answers)) continue;
    const { value } = said;
    const key = keyOf(value);
    const isNear = answers.some((answer) => isWhole(answer) && compare(absolute(subtract(answer, value)), ONE) <= 0);
    if (isAnswer(value, answers)) {
      // It stands in the stem too: it is said again in a question, or just as it stands there.
      const isRepeated = isQuestion(tokens, said.from) || isQuoted(tokens, said, stem);
      if (shown.whole.has(key) && (isRepeated || isOtherWriting(tokens, said, shown, writings))) continue;
      return `the answer's ${written(tokens, said)}`;
    }
    if (isNear && isBound(tokens, said)) return `the answer's neighbor ${written(tokens, said)}`;
    const isShared =
      known.whole.has(key) || (speaksOfPlaces && known.digits.has(key)) || (isSplit && known.parts.has(key));
    const isTrade = !isNear && (ALWAYS.has(key) || (speaksOfPlaces && TRADES.has(key)));
    if (!isShared && !isTrade) return written(tokens, said);
  }
  return tokens.find((token) => token.type === "word" && isStrangePart(token.text, known))?.text;
}

function writingsOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly string[] {
  return (spec.parts ?? [{ canonical: solution.final_answer_canonical }]).map(({ canonical }) => canonical);
}

/** The fraction of the question, where its decimal is asked for. */
function isOtherWriting(tokens: readonly HintToken[], said: Said, shown: Known, writings: readonly string[]): boolean {
  const own = tokens[said.from];
  const isFraction = own?.type === "figure" && own.isFraction && said.to === said.from + 1;
  return isFraction && shown.plain.includes(own.text) && !writings.some((text) => text.includes("/"));
}

/** A calculation that comes to the answer, unless the question itself says it. */
function strangeSum(tokens: readonly HintToken[], answers: readonly Rational[], shown: Known): string | undefined {
  const stem = tokeniseHint(shown.texts[0] ?? "").tokens;
  const counted = countedPlaces(tokens);
  const tens = counted.find((said) => isAnswer(said.value, answers) && !isQuoted(tokens, said, stem));
  if (tens !== undefined) return `the answer's ${written(tokens, tens)}`;
  const many = counted.find(({ value, to }) => !isQuestion(tokens, to) && isLargeCount(tokens, value, to));
  if (many !== undefined && !isQuoted(tokens, many, stem)) return `so many ${written(tokens, many)}`;
  const sum = counted.reduce((all, { value }) => add(all, value), rational(0n));
  if (counted.length > 1 && isAnswer(sum, answers)) return "the places of the answer";
  const pair = strangePair(tokens, answers, shown);
  if (pair !== undefined) return pair;
  for (const { value, operands, from, to } of collectCalculations(tokens, collectMentions(tokens))) {
    if (!isAnswer(value, answers)) continue;
    const isOwn = operands.every((operand) => shown.whole.has(keyOf(operand))) && !isScaled(tokens, from, shown);
    if (!isOwn) return `comes to the answer: ${written(tokens, { from, to })}`;
  }
  return undefined;
}

/** "If you typed 55, take 3 off": two numbers that come to the answer, one of them not the problem's. */
function strangePair(tokens: readonly HintToken[], answers: readonly Rational[], shown: Known): string | undefined {
  const said = saidNumbers(tokens).filter(({ from }) => !isQuestion(tokens, from));
  for (const [at, first] of said.entries()) {
    for (const second of said.slice(at + 1, at + 4)) {
      if (shown.whole.has(keyOf(first.value)) && shown.whole.has(keyOf(second.value))) continue;
      if (!areWorkedWith(tokens, first, second, shown)) continue;
      const ways = [add(first.value, second.value), absolute(subtract(first.value, second.value))];
      if (ways.some((value) => isAnswer(value, answers)))
        return `comes to the answer: ${written(tokens, { from: first.from, to: first.to })}, ${written(tokens, second)}`;
    }
  }
  return undefined;
}

/** Not "one of them" beside another number, nor the question's own calculation beside what the pupil wrote. */
function areWorkedWith(tokens: readonly HintToken[], first: Said, second: Said, shown: Known): boolean {
  const pair = [first, second];
  if (pair.some(({ to }) => wordAt(tokens, to) === "time")) return false;
  if (pair.some((said) => isWhole(said.value) && said.value.n === 1n && said.isWord)) {
    const near = tokens.slice(Math.max(0, first.from - 4), second.to + 3);
    return near.some(({ text }) => WORKING_WORDS.has(text));
  }
  return !pair.some((said) => isIdiom(tokens, said) || isInOwnCalculation(tokens, said, shown));
}

/** "2" of "2 × 8", as it stands in the question. */
function isInOwnCalculation(tokens: readonly HintToken[], { from, to }: Said, shown: Known): boolean {
  const isShown = (token: HintToken | undefined) => token?.type === "figure" && shown.whole.has(keyOf(token.value));
  const isSign = (token: HintToken | undefined) => token?.type === "sign" && /^[-+−–×*·÷]$/u.test(token.text);
  const [before, after] = [tokens.slice(0, from), tokens.slice(to)];
  const isOwn = [tokens[from], tokens[to - 1]].every(isShown);
  return isOwn && ((isSign(after[0]) && isShown(after[1])) || (isSign(before.at(-1)) && isShown(before.at(-2))));
}

interface Said extends Mention {
  readonly isWord: boolean;
}

/** All numbers of a text: those by themselves, and those grown together with letters, `3x` and `4th`. */
function saidNumbers(tokens: readonly HintToken[]): readonly Said[] {
  const mentions = collectMentions(tokens).map((mention): Said => ({ ...mention, isWord: mention.written === "word" }));
  const others = tokens.flatMap((token, at): Said[] => {
    if (token.type === "figure") return token.isPart ? [saidAt(token.value, at, false)] : [];
    const value = token.type === "word" ? COUNT_WORDS.get(token.text) : undefined;
    const place = ORDINALS.indexOf(token.text);
    if (place > 1 && wordAt(tokens, at + 1) === "one") return [saidAt(rational(BigInt(place + 1)), at, true)];
    return value === undefined ? [] : [saidAt(rational(value), at, true)];
  });
  return [...mentions, ...others];
}

function saidAt(value: Rational, from: number, isWord: boolean, to = from + 1): Said {
  return { value, from, to, written: isWord ? "word" : "figure", isPercent: false, isWord };
}

/** "4th", "fourth" */
function isOrdinal(tokens: readonly HintToken[], { to }: Said): boolean {
  return ORDINAL_ENDS.has(wordAt(tokens, to) ?? "") && tokens[to - 1]?.end === tokens[to]?.start;
}

/** "one of them", "two numbers", "step 2", "a ten": said in passing, whatever the answer is. */
function isIdiom(tokens: readonly HintToken[], said: Said): boolean {
  const { value, from, to, isWord } = said;
  const [before, after] = [wordAt(tokens, from - 1) ?? "", wordAt(tokens, to) ?? ""];
  if (to - from === 1 && PLACE_NAMES.has(wordAt(tokens, from) ?? "") && PLACE_ARTICLES.has(before)) return true;
  if (!isWhole(value) || value.n < 0n || value.n > 10n) return false;
  if (LABELS.has(before)) return true;
  if (isOrdinal(tokens, said)) return true;
  if (!isWord) return false;
  if (value.n === 1n) return isIdiomOne(tokens, said) || ONE_NOUNS.has(after);
  return value.n <= 4n && (SPEECH_NOUNS.has(after) || (TWO_NOUNS.has(after) && !EQUATING.has(before)));
}

/** "which of the two" */
function isThatPair(tokens: readonly HintToken[], { value, from, isWord }: Said): boolean {
  return isWord && isWhole(value) && value.n === 2n && THAT_WORDS.has(wordAt(tokens, from - 1) ?? "");
}

/** "more than 8", "not 26 but the one before": what stands beside the answer. */
function isBound(tokens: readonly HintToken[], { from, to }: Said): boolean {
  if (isQuestion(tokens, from)) return false;
  const near = [...tokens.slice(Math.max(0, from - 3), from), ...tokens.slice(to, to + 4)];
  return near.some(({ text }) => BESIDE_WORDS.has(text));
}

/** "double", "half of": a number in disguise, where the stem does not say so. */
function isScaled(tokens: readonly HintToken[], from: number, shown: Known): boolean {
  const article = wordAt(tokens, from);
  const word = article === "a" || article === "one" ? wordAt(tokens, from + 1) : article;
  return word !== undefined && SCALE_WORDS.has(word) && !shown.plain.includes(word);
}

/** "9 tens", "4 hundreds": numbers in their own right. */
function countedPlaces(tokens: readonly HintToken[]): readonly Said[] {
  return collectMentions(tokens).flatMap(({ value, from, to }): Said[] => {
    const place = PLACE_VALUES.get(wordAt(tokens, to) ?? "");
    return place === undefined ? [] : [saidAt(multiply(value, rational(place)), from, false, to + 1)];
  });
}

/** "10 tens": more than a place holds, and no trade of ones for a ten. */
function isLargeCount(tokens: readonly HintToken[], value: Rational, to: number): boolean {
  const place = PLACE_VALUES.get(wordAt(tokens, to - 1) ?? "") ?? 1n;
  const isOneTrade = value.n === 10n * place;
  const isTraded = ({ text }: HintToken) => TRADE_WORDS.has(text) || (isOneTrade && OPENING_WORDS.has(text));
  return value.n >= 10n * place && value.d === 1n && !tokens.some(isTraded);
}

/** "sevenths", "fortieths": parts that nobody has spoken of. */
function isStrangePart(word: string, known: Known): boolean {
  const number = PART_NAMES.get(word);
  if (number !== undefined) return !known.whole.has(`${number}/1`);
  return /(?:teenths|ieths)$/u.test(word) && !known.plain.includes(word.slice(0, -1));
}

interface Known {
  readonly texts: readonly string[];
  /** All of them, small letters. */
  readonly plain: string;
  readonly whole: ReadonlySet<string>;
  /** Single digits of the numbers. */
  readonly digits: ReadonlySet<string>;
  /** 40 and 7 of 47. */
  readonly parts: ReadonlySet<string>;
}

/** Numbers that stand in texts, tops and bottoms of fractions too. */
function numbersIn(sources: readonly string[]): Known {
  const whole = new Set<string>();
  const digits = new Set<string>();
  const parts = new Set<string>();
  const texts = sources.map(plainHint);
  for (const text of texts) {
    const { tokens, plain } = tokeniseHint(text);
    for (const { value } of saidNumbers(tokens)) whole.add(keyOf(value));
    for (const [run] of plain.matchAll(/\d{1,15}(?:,\d{3})*/gu)) {
      const figures = run.replaceAll(",", "");
      whole.add(`${BigInt(figures)}/1`);
      [...figures].forEach((digit, at) => {
        digits.add(`${digit}/1`);
        parts.add(`${BigInt(digit) * 10n ** BigInt(figures.length - 1 - at)}/1`);
      });
    }
    for (const token of tokens) {
      const part = PART_NAMES.get(token.text);
      if (part !== undefined) whole.add(`${part}/1`);
      // Of a fraction, what one of its parts is.
      const bottom = token.type === "figure" && token.isFraction ? /(\d{1,9})\D*$/u.exec(token.text)?.[1] : undefined;
      if (bottom !== undefined && BigInt(bottom) > 0n) whole.add(keyOf(rational(1n, BigInt(bottom))));
    }
  }
  return { texts, plain: texts.join(" ").toLowerCase(), whole, digits, parts };
}

/** What can be seen besides the stem. */
function lessTexts({ problem_content: content, answer_spec: spec }: MathProblemItem): readonly string[] {
  return [content.diagram?.alt ?? "", ...(spec.parts ?? []).map(({ label }) => label)];
}

/** The digits of the answer, one after the other: "a seven, then a two". */
function spelledOut(tokens: readonly HintToken[], answers: readonly Rational[], shown: Known): string | undefined {
  const digits = saidNumbers(tokens)
    .filter(({ value: { n, d } }) => d === 1n && n >= 0n && n <= 9n)
    .toSorted((a, b) => a.from - b.from);
  // What stands far apart is no spelling, unless it is to be written.
  const isWriting = tokens.some(({ text }) => WRITING_WORDS.has(text));
  const said = digits
    .map(({ value, from }, at) => `${!isWriting && from - (digits[at - 1]?.to ?? from) > 10 ? " " : ""}${value.n}`)
    .join("");
  const figures = shown.plain.replaceAll(/\D/gu, "");
  const found = answers.some(({ n, d }) => {
    const whole = String(n < 0n ? -n : n);
    return d === 1n && whole.length > 1 && said.includes(whole) && !figures.includes(whole);
  });
  return found ? "the digits of the answer" : undefined;
}

function written(tokens: readonly HintToken[], { from, to }: Pick<Said, "from" | "to">): string {
  const texts = tokens.slice(from, to).map(({ text }) => text);
  return texts.join(" ").slice(0, 40);
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const ONE = rational(1n);
/** 0 to start from; 1/2 as in "half of". */
const ALWAYS = words("0/1 1/1 1/2");
/** "10 ones make 1 ten" */
const TRADES = words("10/1 100/1 1000/1 10000/1");
const LABELS = words("step steps page hint line part");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const ORDINAL_ENDS = words("st nd rd th");
const ONE_NOUNS = words(
  "number fraction side box bar picture way idea thing step small line whole group row part jump piece sentence sign digit place more",
);
const SPEECH_NOUNS = words("numbers fractions decimals digits steps ways things signs amounts quantities ideas small");
const TWO_NOUNS = words(
  "sides factors terms values parts pieces groups places columns bars numerals lines bottoms tops denominators numerators given",
);
const EQUATING = words("is are makes make gives give equals get");
const PLACE_WORDS = words(
  "digit digits ones tens hundreds thousands tenths hundredths thousandths place places column columns unit units carry regroup",
);
const SPLIT_WORDS = words("split break splitting breaking apart expanded expand stretch tens hundreds");
const BESIDE_WORDS = words("before after next between neighbor neighbour but than above below");
const PLACE_NAMES = words("ten hundred thousand");
const PLACE_ARTICLES = words("a an the next new each every extra another whole this that one nearest lower higher");
const SCALE_WORDS = words("double twice triple thrice half third quarter fourth fifth tenth");
const TRADE_WORDS = words("make makes trade traded exchange swap bundle same equal equals for");
const WRITING_WORDS = words("write writes writing written type typed types digit digits figure figures");
const THAT_WORDS = words("the these those");
const WORKING_WORDS = words(
  "take takes took taking away off add adds added adding plus minus less fewer more from subtract missing without short + - −",
);
/** "open one ten into ten ones" */
const OPENING_WORDS = words("into open opens opened become becomes turn turns hold holds");
const COUNT_WORDS: ReadonlyMap<string, bigint> = new Map([
  ["couple", 2n],
  ["trio", 3n],
  // "ten" turned round
  ["net", 10n],
  ["dozens", 12n],
  ["nil", 0n],
  ["naught", 0n],
  ["nought", 0n],
]);
const PLACE_VALUES: ReadonlyMap<string, bigint> = new Map([
  ["ones", 1n],
  ["tens", 10n],
  ["hundreds", 100n],
  ["thousands", 1000n],
]);
/** What parts are called: their number is one more number. Tenths and hundredths are places. */
const PART_NAMES: ReadonlyMap<string, number> = new Map(
  "thirds fourths fifths sixths sevenths eighths ninths tens elevenths twelfths thirteenths fourteenths fifteenths sixteenths seventeenths eighteenths nineteenths"
    .split(" ")
    .map((word, at) => [word, at + 3] as const)
    .filter(([word]) => word !== "tens")
    .concat([
      ["quarters", 4],
      ["twentieths", 20],
    ]),
);
