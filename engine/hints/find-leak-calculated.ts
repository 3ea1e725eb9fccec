import { equals, type Rational } from "../answers/rational.ts";
import { askedBy, hasConditionBefore, isAsserted, isQuestion, type Asked } from "./find-leak-context.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "./find-leak-tokens.ts";
import { wordAt } from "./find-leak-words.ts";
import type { LeakReport } from "./leak-types.ts";
import { collectCalculations, type Calculation } from "./spoken-arithmetic.ts";

/** A calculation that comes to the answer and is said to be it; the question's own is no news [LEK15]. */
export function findCalculationLeak(stem: string, values: readonly Rational[], hint: string): LeakReport | undefined {
  const { tokens, plain } = tokeniseHint(hint);
  const askedTokens = tokeniseHint(stem).tokens;
  const asked = askedBy(askedTokens);
  const given = givenIn(askedTokens);
  for (const found of collectCalculations(tokens, collectMentions(tokens))) {
    if (!values.some((value) => equals(value, found.value)) || (isOwn(found, given) && !isScaled(tokens, found, stem)))
      continue;
    if (!isSaid(tokens, found, asked)) continue;
    const said = plain.slice(tokens[found.from]?.start, tokens[found.to - 1]?.end);
    return { leaks: true, why: `comes to the answer: ${said}` };
  }
  return undefined;
}

/** The numbers of the stem, those of "the third" and "the 3rd" too. */
function givenIn(stem: readonly HintToken[]): readonly Rational[] {
  const ordinals = stem.flatMap((token) => {
    if (token.type === "figure") return [token.value];
    const at = ORDINALS.indexOf(token.text);
    return at === -1 ? [] : [{ n: BigInt(at + 1), d: 1n }];
  });
  return [...collectMentions(stem).map(({ value }) => value), ...ordinals];
}

/** Whether every number of it stands in the stem: then it only says again what is to be done. */
function isOwn({ operands }: Calculation, given: readonly Rational[]): boolean {
  return operands.every((operand) => given.some((value) => equals(value, operand)));
}

/** "double ten" where the stem has a ten and doubles nothing. */
function isScaled(tokens: readonly HintToken[], { from }: Calculation, stem: string): boolean {
  const word = wordAt(tokens, from) ?? "";
  return (word === "double" || word === "twice" || word === "triple") && !stem.toLowerCase().includes(word);
}

function isSaid(tokens: readonly HintToken[], found: Calculation, asked: Asked): boolean {
  if (isQuestion(tokens, found.from)) return asksIfItIs(tokens, found.from);
  if (hasConditionBefore(tokens, found.from)) return false;
  if (isAsserted(tokens, found, asked) || isNamedBehind(tokens, found.to) || isWholeSentence(tokens, found))
    return true;
  const before = wordAt(tokens, skipBack(tokens, found.from)) ?? "";
  return LEADS.has(before) || (found.isDescription && !ASKING_VERBS.has(before));
}

/** "Is it double six?", "Could it be 10 + 2?" */
function asksIfItIs(tokens: readonly HintToken[], from: number): boolean {
  const at = skipBack(tokens, from);
  const [last = "", first = ""] = [wordAt(tokens, at), wordAt(tokens, at - 1)];
  if (["it", "that", "answer"].includes(last)) return ["is", "isn't", "the"].includes(first);
  return last === "be" && ["it", "that", "answer"].includes(first);
}

/** "half of 24 is what you want", "3 groups of 4 makes the answer". */
function isNamedBehind(tokens: readonly HintToken[], to: number): boolean {
  if (!EQUATING.has(wordAt(tokens, to) ?? "")) return false;
  return [1, 2, 3, 4, 5].some((offset) => WANTED.has(wordAt(tokens, to + offset) ?? ""));
}

function isWholeSentence(tokens: readonly HintToken[], { from, to }: Calculation): boolean {
  const ends = (token: HintToken | undefined) => token === undefined || /^[.!…:;]$/u.test(token.text);
  return ends(tokens[from - 1]) && ends(tokens[to]);
}

function skipBack(tokens: readonly HintToken[], from: number): number {
  let at = from - 1;
  while (SKIPPED.has(wordAt(tokens, at) ?? "")) at--;
  return at;
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const SKIPPED = new Set("just exactly only simply really the a an whole same as number".split(" "));
const LEADS = new Set(
  "be is it's that's equals equal makes make gives give get gets want need needs write type put say answer same means becomes exactly for".split(
    " ",
  ),
);
/** What is behind these is work to be done, not the answer. */
const ASKING_VERBS = new Set("find work what calculate compute if is".split(" "));
const EQUATING = new Set("is are makes make gives give equals will".split(" "));
const WANTED = new Set("answer want need get it looking total result asked goes box".split(" "));
