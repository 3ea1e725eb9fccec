import { compare, divide, isWhole, multiply, rational, add, type Rational } from "../answers/rational.ts";
import { hasConditionBefore, isIdiomOne, isQuestion } from "../hints/find-leak-context.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "../hints/find-leak-tokens.ts";
import { wordAt, type Mention } from "../hints/find-leak-words.ts";
import { readCalculation } from "../hints/spoken-arithmetic.ts";

/** A claim about numbers in words that is false: "half of thirty is twenty", "9 is a prime number" [CHW7]. */
export function falseClaim(text: string): string | undefined {
  const { tokens, plain } = tokeniseHint(text);
  const mentions = collectMentions(tokens);
  const starts = new Map(mentions.map((mention) => [mention.from, mention]));
  const reads = readsIn(tokens, starts);
  const say = (from: number, to: number) => plain.slice(tokens[from]?.start, tokens[to - 1]?.end).slice(0, 60);
  for (const read of reads) {
    if (LABELS.has(wordAt(tokens, read.from - 1) ?? "") || isRounded(tokens, read.from)) continue;
    const relation = relationAt(tokens, read.to);
    if (relation === undefined) continue;
    const right = longestFrom(reads, relation.to);
    if (right === undefined || isSomethingElse(tokens, read, right)) continue;
    if (
      isIdiomOne(tokens, { ...read, isPercent: false, written: "word" }) ||
      isListOfThings(tokens, read, right, starts)
    )
      continue;
    if (isQuestion(tokens, read.from) && (relation.isAs || asks(tokens, read.from))) continue;
    if (isSharedOut(tokens, read, right)) continue;
    const isHere = relation.holds(
      compare(valueOf(tokens, read, relation.joins ? reads : []), valueOf(tokens, right, [])),
    );
    if (!isHere) return `not true: ${say(read.from, right.to)}`;
  }
  const told = falseExchange(text) ?? falseTaking(text);
  if (told !== undefined) return `not true: ${told.slice(0, 60)}`;
  for (const mention of mentions) {
    if (!isWhole(mention.value) || isQuestion(tokens, mention.from) || hasConditionBefore(tokens, mention.from))
      continue;
    if (isFalseProperty(tokens, mention, starts)) return `not true: ${say(mention.from, mention.to + 6)}`;
  }
  return undefined;
}

/** "36 is 18 and 18"; "the multiples between 12 and 26 are 15, 20 and 25". */
function isListOfThings(
  tokens: readonly HintToken[],
  left: Read,
  right: Read,
  starts: ReadonlyMap<number, Mention>,
): boolean {
  const values = [right.value];
  let at = right.to;
  for (;;) {
    const next = LISTING.has(tokens[at]?.text ?? "") ? starts.get(at + 1) : undefined;
    if (next === undefined) break;
    values.push(next.value);
    at = next.to;
  }
  if (values.length === 1) return false;
  const sum = values.reduce((all, one) => add(all, one));
  // Of three or more: a list, unless they are said to be the number.
  return compare(sum, left.value) === 0 || values.length > 2 || wordAt(tokens, left.from - 1) === "and";
}

/** "4 ones give 2 ones each": so many times as much. */
function isSharedOut(tokens: readonly HintToken[], left: Read, right: Read): boolean {
  const at = PLACES.has(wordAt(tokens, right.to) ?? "") ? right.to + 1 : right.to;
  if (wordAt(tokens, at) !== "each" || right.value.n === 0n) return false;
  const share = divide(valueOf(tokens, left, []), valueOf(tokens, right, []));
  return isWhole(share) && share.n > 1n;
}

/** "one hundred ones in a ten" */
function falseExchange(text: string): string | undefined {
  for (const found of text.toLowerCase().matchAll(EXCHANGE)) {
    const [said, amount = "", small = "", large = ""] = found;
    const [count] = collectMentions(tokeniseHint(amount.replace(/^an? /u, "one ")).tokens);
    const [part, whole] = [PLACES.get(small), PLACES.get(large)];
    if (count === undefined || part === undefined || whole === undefined) continue;
    if (compare(multiply(count.value, part), whole) !== 0) return said;
  }
  return undefined;
}

/** "take two from nine, six are left" */
function falseTaking(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?])\s/u)) {
    if (
      !/\b(?:take|took|taking|away|subtract\w*)\b/iu.test(sentence) ||
      !/\b(?:left|remain\w*|leaves?)\b/iu.test(sentence)
    )
      continue;
    const { tokens } = tokeniseHint(sentence);
    // "one time": how often, not how many
    const values = collectMentions(tokens).flatMap(({ value, to }) =>
      /^times?$/u.test(wordAt(tokens, to) ?? "") ? [] : [value],
    );
    const [a, b, c] = values;
    if (a === undefined || b === undefined || c === undefined || values.length !== 3) continue;
    if (compare(add(a, c), b) !== 0 && compare(add(b, c), a) !== 0) return sentence;
  }
  return undefined;
}

interface Read {
  readonly value: Rational;
  readonly from: number;
  readonly to: number;
}

/** The longest calculation from every place on, none inside another. */
function readsIn(tokens: readonly HintToken[], starts: ReadonlyMap<number, Mention>): readonly Read[] {
  const reads: Read[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readCalculation(tokens, starts, at);
    if (read === undefined) at++;
    else {
      reads.push({ value: read.value, from: at, to: read.to });
      at = read.to;
    }
  }
  return reads;
}

function longestFrom(reads: readonly Read[], at: number): Read | undefined {
  return reads.find(({ from }) => from === at);
}

interface Relation {
  readonly to: number;
  readonly holds: (order: number) => boolean;
  /** "ten and five make": the numbers before it are taken together. */
  readonly joins: boolean;
  /** "count a half as two quarters" */
  readonly isAs: boolean;
}

/** What stands between two numbers: "is", "makes", "is the same as", "is greater than". */
function relationAt(tokens: readonly HintToken[], from: number): Relation | undefined {
  let at = from;
  if (PLACES.has(wordAt(tokens, at) ?? "")) at++;
  const found = RELATIONS.find(({ words }) => words.every((word, offset) => wordAt(tokens, at + offset) === word));
  if (found === undefined) return undefined;
  let to = at + found.words.length;
  while (FILLERS.has(wordAt(tokens, to) ?? "")) to++;
  return { to, holds: found.holds, joins: JOINING.has(found.words[0] ?? ""), isAs: found.words[0] === "as" };
}

/** With a place behind it, "3 tens"; with a number joined before it, "ten and five make". */
function valueOf(
  tokens: readonly HintToken[],
  { value, from, to }: Read,
  joined: readonly Read[],
  isListed = false,
): Rational {
  const place = PLACES.get(wordAt(tokens, to) ?? "");
  const own = place === undefined ? value : multiply(value, place);
  if (wordAt(tokens, from - 1) !== "and" && !(isListed && tokens[from - 1]?.text === ",")) return own;
  const before = joined.find((read) => read.to === from - 1 || (read.to === from - 2 && isPlace(tokens, from - 2)));
  return before === undefined ? own : add(valueOf(tokens, before, joined, true), own);
}

function isPlace(tokens: readonly HintToken[], at: number): boolean {
  return PLACES.has(wordAt(tokens, at) ?? "");
}

/** "Rounding 83 gives 80." */
function isRounded(tokens: readonly HintToken[], at: number): boolean {
  return [1, 2, 3].some((back) => wordAt(tokens, at - back)?.startsWith("round") === true);
}

/** "would 5 ÷ 6 make 11?", "if you add 3 and 4 …?": nothing is claimed. */
function asks(tokens: readonly HintToken[], at: number): boolean {
  return hasConditionBefore(tokens, at) || ASKING.has(wordAt(tokens, at - 1) ?? "");
}

/** "3 is 5 minutes", "5 and 7 are 2 numbers", "1 meter is 100 centimeters": no equation of numbers. */
function isSomethingElse(tokens: readonly HintToken[], left: Read, right: Read): boolean {
  const after = tokens[right.to];
  const isEnd = after === undefined || after.type === "sign";
  const next = after?.type === "word" ? after.text : "";
  const unit = PLACES.has(next) || BEHIND.has(next) || isEnd;
  const before = wordAt(tokens, left.from - 1) ?? "";
  return !unit || COUNTING.has(before);
}

function isFalseProperty(
  tokens: readonly HintToken[],
  { value, to }: Mention,
  starts: ReadonlyMap<number, Mention>,
): boolean {
  if (wordAt(tokens, to) !== "is") return false;
  const isDenied = wordAt(tokens, to + 1) === "not";
  let at = to + (isDenied ? 2 : 1);
  while (ARTICLES.has(wordAt(tokens, at) ?? "")) at++;
  const n = value.n;
  const word = wordAt(tokens, at) ?? "";
  const other = starts.get(at + 2)?.value;
  const truth = propertyOf(n, word, other !== undefined && isWhole(other) ? other.n : undefined);
  return truth !== undefined && truth === isDenied;
}

function propertyOf(n: bigint, word: string, other: bigint | undefined): boolean | undefined {
  switch (word) {
    case "even":
      return n % 2n === 0n;
    case "odd":
      return n % 2n !== 0n;
    case "prime":
      return isPrime(n);
    case "composite":
      return n > 3n && !isPrime(n);
    case "multiple":
    case "divisible":
      return other === undefined || other === 0n ? undefined : n % other === 0n;
    case "factor":
    case "divisor":
      return other === undefined || n === 0n ? undefined : other % n === 0n;
    default:
      return undefined;
  }
}

function isPrime(n: bigint): boolean {
  if (n < 2n || n > 1_000_000n) return false;
  for (let each = 2n; each * each <= n; each++) if (n % each === 0n) return false;
  return true;
}

const EXCHANGE =
  /\b((?:an? |one )?(?:\w+[ -])?\w+) (ones|tens|hundreds) (?:are |is )?(?:in|make|makes|are|for|to) (?:an?|one|each|every) (ten|hundred|thousand)\b/gu;
const isEqual = (order: number) => order === 0;
const isMore = (order: number) => order > 0;
const isLess = (order: number) => order < 0;
const phrases = (list: string, holds: (order: number) => boolean) =>
  list.split("|").map((text) => ({ words: text.split(" "), holds }));
const RELATIONS = [
  ...phrases(
    "is equal to|are equal to|is the same as|are the same as|is the same amount as|is as much as|are as much as|is worth|comes to|come to|adds up to|add up to|which is|that is|makes|make|gives|give|equals|equal|is exactly|is|are|becomes|leaves|as",
    isEqual,
  ),
  ...phrases(
    "is greater than|is more than|is bigger than|is larger than|is higher than|are more than|is warmer than|comes after|is to the right of",
    isMore,
  ),
  ...phrases(
    "is less than|is fewer than|is smaller than|is lower than|are fewer than|are less than|is colder than|comes before|is to the left of",
    isLess,
  ),
  ...phrases("is not equal to|is not|are not|is not the same as", (order) => order !== 0),
].toSorted((a, b) => b.words.length - a.words.length);
const ASKING = new Set("would does do did can could will is are which".split(" "));
const JOINING = new Set("makes make gives give are is equals equal".split(" "));
const FILLERS = new Set("just exactly only also really always".split(" "));
const LISTING = new Set([",", "and"]);
const LABELS = new Set("step steps page line hint number part grade".split(" "));
const COUNTING = new Set("of from to than by between under over until with into".split(" "));
const BEHIND = new Set(
  "and so because too then altogether in but as or which while again since when for at if".split(" "),
);
const ARTICLES = new Set(["a", "an", "the"]);
const PLACES: ReadonlyMap<string, Rational> = new Map(
  [1n, 10n, 100n, 1000n].flatMap((n, at): (readonly [string, Rational])[] => {
    const name = ["one", "ten", "hundred", "thousand"][at] ?? "";
    return [
      [name, rational(n)],
      [`${name}s`, rational(n)],
    ];
  }),
);
