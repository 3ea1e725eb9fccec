import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isWhole,
  multiply,
  rational,
  subtract,
  type Rational,
} from "../answers/rational.ts";
import { isIdiomOne, isQuestion, isQuoted } from "../hints/find-leak-context.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "../hints/find-leak-tokens.ts";
import { wordAt, type Mention } from "../hints/find-leak-words.ts";
import { valuesOf } from "../hints/find-plain-leak.ts";
import { plainHint } from "../hints/plain-hint.ts";
import { collectCalculations } from "../hints/spoken-arithmetic.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { knownQuantity, strangeLetters } from "./check-disguises.ts";

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
    strangeSaid(tokens, answers, shown, known) ??
    strangeSum(tokens, answers, shown) ??
    spelledOut(tokens, answers, shown) ??
    placedDigit(plain, answers, shown) ??
    tellsParts(plain, answers, shown) ??
    strangeLetters(plain, known.plain) ??
    knownQuantity(plain, shown.plain)
  );
}

/** The values of every box, of every writing that counts. */
export function answersOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly Rational[] {
  const parts = spec.parts ?? [{ kind: spec.kind ?? "number", canonical: solution.final_answer_canonical }];
  const values = [
    ...parts.flatMap(({ kind, canonical }) => valuesOf(canonical, kind)),
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
): string | undefined {
  const hasWord = (list: ReadonlySet<string>) => tokens.some(({ text }) => list.has(text));
  const [speaksOfPlaces, isSplit] = [hasWord(PLACE_WORDS), hasWord(SPLIT_WORDS)];
  const stem = tokeniseHint(shown.texts[0] ?? "").tokens;
  for (const said of saidNumbers(tokens)) {
    if (isIdiom(tokens, said) && !(isOrdinal(tokens, said) && isAnswer(said.value, answers))) continue;
    const { value } = said;
    const key = keyOf(value);
    const isNear = answers.some((answer) => isWhole(answer) && compare(absolute(subtract(answer, value)), ONE) <= 0);
    if (isAnswer(value, answers)) {
      // It stands in the stem too: it is said again in a question, or just as it stands there.
      const isRepeated = isQuestion(tokens, said.from) || isQuoted(tokens, said, stem);
      if (shown.whole.has(key) && isRepeated) continue;
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
      if (isIdiom(tokens, first) || isIdiom(tokens, second)) continue;
      const ways = [add(first.value, second.value), absolute(subtract(first.value, second.value))];
      if (ways.some((value) => isAnswer(value, answers)))
        return `comes to the answer: ${written(tokens, { from: first.from, to: first.to })}, ${written(tokens, second)}`;
    }
  }
  return undefined;
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
  return value.n >= 10n * place && value.d === 1n && !tokens.some(({ text }) => TRADE_WORDS.has(text));
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
  const said = saidNumbers(tokens)
    .filter(({ value: { n, d } }) => d === 1n && n >= 0n && n <= 9n)
    .map(({ value }) => value.n)
    .join("");
  const figures = shown.plain.replaceAll(/\D/gu, "");
  const found = answers.some(({ n, d }) => {
    const digits = String(n < 0n ? -n : n);
    return d === 1n && digits.length > 1 && said.includes(digits) && !figures.includes(digits);
  });
  return found ? "the digits of the answer" : undefined;
}

/** One digit of the answer, told with its place: half of the answer is out with it. */
function placedDigit(plain: string, answers: readonly Rational[], shown: Known): string | undefined {
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
function tellsParts(plain: string, answers: readonly Rational[], shown: Known): string | undefined {
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

function isPartOf(top: Rational, bottom: Rational, answers: readonly Rational[]): boolean {
  const value = divide(top, bottom);
  return value.d > 1n && isAnswer(value, answers);
}

function isAnswer(value: Rational, answers: readonly Rational[]): boolean {
  return answers.some((answer) => equals(answer, value));
}

function keyOf({ n, d }: Rational): string {
  return `${n}/${d}`;
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
