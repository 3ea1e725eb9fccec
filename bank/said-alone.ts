/**
 * What is amiss with sentences that the tutor may say alone: a pronoun that has nothing to stand for, a heading instead of a
 * sentence. For tests only.
 */

const PRONOUN = String.raw`(?:it|its|they|their|them|this|these|those)`;

/** A pronoun among the first three words: nothing can have been named before it. */
const OPENS = new RegExp(String.raw`^(?:[\p{L}’-]+,? ){0,2}${PRONOUN}\b(?! (?:does not matter|matters))`, "iu");
/** "That is …", "Both can be divided", "Take the opposite of that." */
const POINTS_BACK =
  /^(?:and |so |but |then )?(?:that (?:is|was|has|means)|both (?:are|can|fit|must|have)|each (?:is|has) )|^(?:[^ ]+ ){0,4}(?:of|to|from|with|by|in) (?:it|them|that|this|these|those|each)[.?]?$/iu;
/** "The bottom number counts all of them." */
const OF_THEM = /^(?:[^ ]+ ){0,6}(?:all|some|many) of them\b/iu;
/** "Ones: 5 is less than 7." is cut to "Ones." */
const HEADING = /^\p{Lu}\p{L}*:/u;
/** Said only together with the sentence before it; the engine's own list. */
const LEANS = /^(?:so|it|its|that|then|they|this|these|there|here|but|and|without|each)\b|\buntil then\b/iu;

export function sentencesOf(text: string): readonly string[] {
  const formulas = text.match(/\$[^$]*\$/gu) ?? [];
  let next = 0;
  return text
    .replaceAll(/\$[^$]*\$/gu, "$")
    .split(/(?<=[.?])\s+/u)
    .map((sentence) => sentence.replaceAll("$", () => formulas[next++] ?? "$"));
}

/** Sentences of a text that hang on nothing: its first one, and of a text that is told in parts each that may come first. */
export function hangingIn(text: string, inParts: boolean): readonly string[] {
  const [first = "", ...rest] = sentencesOf(text);
  const may = inParts ? [first, ...rest.filter((sentence) => !LEANS.test(sentence))] : [first];
  return may.filter((sentence) => hangs(sentence) || (inParts && HEADING.test(sentence)));
}

function hangs(sentence: string): boolean {
  return OPENS.test(sentence) || POINTS_BACK.test(sentence) || OF_THEM.test(sentence);
}
