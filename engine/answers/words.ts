import { firstByWord, wordSet } from "./read/table.ts";
import { createToken, type Token } from "./read/tokenise.ts";

/** Small numbers, signs and simple fractions typed as words, turned into the tokens of their digits [CHK34]. */
export function readWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ type }) => type === "name")) return tokens;
  const list: Token[] = [];
  for (let i = 0; i < tokens.length;) i += readAt(tokens, i, list);
  return list;
}

/** The same, with a worded fraction read as a count of named things: `3 tenths` as 3. */
export function withoutWordedParts(tokens: readonly Token[]): readonly Token[] | undefined {
  const isWorded = ({ type, marked }: Token) => marked && type === "vulgar";
  return tokens.some(isWorded)
    ? tokens.map((token) => (isWorded(token) ? createToken("number", token.text, token) : token))
    : undefined;
}

/** Numbers and parts of a whole by name: they change a number's value, as a unit does not. */
export function isNumberWord(word: string): boolean {
  return ONES.includes(word) || TENS.includes(word) || PARTS.has(word) || PARTS.has(word.replace(/s$/u, ""));
}

/** Reads the word at this place into `list`; how many tokens it takes. */
function readAt(tokens: readonly Token[], i: number, list: Token[]): number {
  const token = tokens[i];
  if (token === undefined) return 1;
  const before = list.at(-1)?.type;
  const isFirst = before !== "number" && before !== "vulgar";
  const word = wordAt(tokens, i);
  const push = (type: Token["type"], text: string, taken: number, bottom = ""): number => {
    list.push(createToken(type, text, token, bottom, type === "vulgar"));
    return taken;
  };
  // `over` is a slash between two numbers only: there is also `7 left over`.
  const isOver = before === "number" && countAt(tokens, i + 1)[0] !== undefined;
  const sign = word === "over" && !isOver ? undefined : SIGNS.get(word);
  if (sign !== undefined) return push("sign", sign, 1);
  if (word === "per" && wordAt(tokens, i + 1) === "cent") return push("sign", "%", 2);
  if (REMAINDERS.has(word) && before === "number" && i + 2 === tokens.length && tokens[i + 1]?.text === "0") return 2;
  if ((word === "a" || word === "an") && before !== "number") {
    const part = partAt(tokens, i + 1, "1");
    if (part !== undefined) return push("vulgar", "1", 2, part);
  }
  if ((word === "half" || word === "quarter") && isFirst) return push("vulgar", "1", 1, PARTS.get(word));
  const [count, taken] = countAt(tokens, i);
  if (count !== undefined) {
    // `three-tenths`
    const gap = isDash(tokens[i + taken]) ? 1 : 0;
    const part = partAt(tokens, i + taken + gap, count);
    if (part !== undefined) return push("vulgar", count, taken + gap + 1, part);
    if (token.type !== "number") return push("number", count, taken);
  }
  list.push(token);
  return 1;
}

/** A whole number in words, 0 to 99, or in plain digits, and how many tokens it takes. */
function countAt(tokens: readonly Token[], i: number): readonly [count: string | undefined, taken: number] {
  const token = tokens[i];
  if (token?.type === "number") return [token.marked || token.tail !== "" ? undefined : token.text, 1];
  const word = wordAt(tokens, i);
  const ones = ONES.indexOf(word);
  const tens = TENS.indexOf(word);
  if (tens === -1) return [ones === -1 ? undefined : String(ones), 1];
  const gap = isDash(tokens[i + 1]) && tokens[i + 2]?.spaced === false ? 1 : 0;
  const rest = ONES.indexOf(wordAt(tokens, i + 1 + gap));
  return rest >= 1 && rest <= 9 ? [String((tens + 2) * 10 + rest), gap + 2] : [String((tens + 2) * 10), 1];
}

/** `quarters` behind any count, `quarter` behind one. */
function partAt(tokens: readonly Token[], i: number, count: string): string | undefined {
  const word = wordAt(tokens, i);
  if (word === "halves") return "2";
  const many = word.endsWith("s") ? PARTS.get(word.slice(0, -1)) : undefined;
  return many ?? (count === "1" ? PARTS.get(word) : undefined);
}

function isDash(token: Token | undefined): boolean {
  return token?.text === "-" && !token.spaced;
}

function wordAt(tokens: readonly Token[], i: number): string {
  const token = tokens[i];
  return token?.type === "name" ? token.text.toLowerCase() : "";
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const PARTS = firstByWord(
  "2 half, 3 third, 4 quarter fourth, 5 fifth, 6 sixth, 7 seventh, 8 eighth, 9 ninth, 10 tenth, 12 twelfth, 100 hundredth, 1000 thousandth",
);
const SIGNS = firstByWord("- minus negative, + plus, / over");
const REMAINDERS = wordSet("r rem remainder");
