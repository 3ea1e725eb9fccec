import { PLAIN_LEAKS } from "../cues/plain-leaks.ts";
import { equals } from "../answers/rational.ts";
import type { HintToken } from "./find-leak-tokens.ts";
import { isNumberWord, wordAt, type Mention } from "./find-leak-words.ts";

/** Whether a number that stands in the stem too is said to be the answer [LEK5]. */
export function isAsserted(
  tokens: readonly HintToken[],
  { from, to }: Pick<Mention, "from" | "to">,
  asked: Asked = NOTHING_ASKED,
): boolean {
  if (isQuestion(tokens, from) || hasConditionBefore(tokens, from)) return false;
  if (isNamedAnswer(tokens, to) || isCompared(tokens, to, asked)) return true;
  const at = skipAdverbs(tokens, from);
  const before = tokens[at];
  if (before === undefined) return false;
  if (before.type === "sign") {
    if (before.text === "=" || before.text === "→") return !continues(tokens, to);
    return before.text === ":" && wordAt(tokens, at - 1) === "answer";
  }
  if (before.type !== "word") return false;
  if (before.text === "answer" || RESULT_VERBS.has(before.text))
    return !startsSentence(tokens, at) && !continues(tokens, to);
  if (endsThere(tokens, at)) return !continues(tokens, to);
  return (
    (before.text === "is" || before.text === "are") && hasResultSubject(tokens, at, asked) && !continues(tokens, to)
  );
}

/** What the stem asks about. */
export interface Asked {
  /** What it counts: the nouns behind "how many". */
  readonly nouns: ReadonlySet<string>;
  /** Every word of it. */
  readonly words: ReadonlySet<string>;
  /** The words of its question. */
  readonly questionWords: ReadonlySet<string>;
}

/** Whether a small number word is said about the answer rather than in passing [LEK6]. */
export function isSaidOfAnswer(tokens: readonly HintToken[], mention: Mention, asked: Asked): boolean {
  const { from, to } = mention;
  const noun = wordAt(tokens, to);
  if (noun !== undefined && (asked.nouns.has(noun) || (COUNTED_NUMBERS.has(noun) && !isQuestion(tokens, from))))
    return true;
  if (isAsserted(tokens, mention, asked) || isWholeText(tokens, mention)) return true;
  if (noun !== undefined && !FILLERS.has(noun))
    return ASSERTING_ADVERBS.has(noun) && LOOSE_VERBS.has(wordAt(tokens, skipAdverbs(tokens, from)) ?? "");
  const before = tokens[skipAdverbs(tokens, from)];
  if (before?.type === "word" && (LOOSE_VERBS.has(before.text) || endsThere(tokens, skipAdverbs(tokens, from))))
    return !isQuestion(tokens, from);
  return false;
}

/** Numbers that count something else, name a step or bound a range [LEK7]. */
export function isInPassing(tokens: readonly HintToken[], { from, to, written }: Mention, asked: Asked): boolean {
  const before = wordAt(tokens, from - 1) ?? "";
  const after = wordAt(tokens, to) ?? "";
  if (LABELS.has(before) || before === "than" || isBound(tokens, from, to)) return true;
  if (TIME_UNITS.has(after) && !asked.words.has(after)) return true;
  if (isEnding(tokens, from, to)) return true;
  if (after === "or" && BOUNDS.has(wordAt(tokens, to + 1) ?? "")) return true;
  if (asked.nouns.has(after)) return false;
  if (written === "fraction") return false;
  // A question about tens asks for them: there they count nothing else.
  if (asked.words.has(after) || asked.words.has(`${after}s`)) return false;
  if (META_NOUNS.has(after) || (after === "decimal" && META_NOUNS.has(wordAt(tokens, to + 1) ?? ""))) return true;
  // "a ten", "the next hundred", "one ten": a place, not a number.
  const single = to - from === 1 ? wordAt(tokens, from) : undefined;
  return (
    single !== undefined &&
    PLACE_UNITS.has(single) &&
    (PLACE_ARTICLES.has(before) || isNumberWord(before) || tokens[from - 1]?.type === "figure")
  );
}

/** "lies between 50 and 60": the ends of a range. */
function isBound(tokens: readonly HintToken[], from: number, to: number): boolean {
  if (wordAt(tokens, from - 1) === "between") return wordAt(tokens, to) === "and";
  return wordAt(tokens, from - 1) === "and" && wordAt(tokens, from - 3) === "between";
}

/** "15 ends with a 5", "48 has an 8 at the end": a figure of another number. */
function isEnding(tokens: readonly HintToken[], from: number, to: number): boolean {
  if (wordAt(tokens, to) === "at" && wordAt(tokens, to + 2) === "end") return true;
  const at = ["a", "an"].includes(wordAt(tokens, from - 1) ?? "") ? from - 2 : from - 1;
  const isEnds =
    ["in", "with"].includes(wordAt(tokens, at) ?? "") && ["ends", "end"].includes(wordAt(tokens, at - 1) ?? "");
  return isEnds && tokens[at - 2]?.type === "figure";
}

/** "which one", "one of them", "one at a time", "no one" [LEK6]. */
export function isIdiomOne(tokens: readonly HintToken[], { from, to }: Mention): boolean {
  if (to - from !== 1 || wordAt(tokens, from) !== "one") return false;
  return ONE_AFTER.has(wordAt(tokens, from - 1) ?? "") || ONE_BEFORE.has(wordAt(tokens, to) ?? "");
}

export function askedBy(stem: readonly HintToken[]): Asked {
  const words = new Set(stem.map(({ text }) => text));
  const ends = stem.flatMap((token, at) =>
    token.type === "sign" && ENDS.has(token.text) && at < stem.length - 1 ? [at] : [],
  );
  const question = stem
    .slice((ends.at(-1) ?? -1) + 1)
    .flatMap((token) => (token.type === "word" && token.text.length > 3 ? [token.text] : []));
  return { nouns: questionNounsOf(stem), words, questionWords: new Set(question) };
}

/** The nouns the question counts: what follows "how many" or "how much". */
function questionNounsOf(stem: readonly HintToken[]): ReadonlySet<string> {
  const nouns = new Set<string>();
  stem.forEach((_token, at) => {
    const word = wordAt(stem, at);
    if (word !== "many" && word !== "much") return;
    for (const next of [wordAt(stem, at + 1), wordAt(stem, at + 2)]) {
      if (next === undefined || STOP_WORDS.has(next)) break;
      nouns.add(next);
      nouns.add(next.endsWith("s") ? next.slice(0, -1) : `${next}s`);
    }
  });
  return nouns;
}

/** Whether the words right before a number stand before it in the stem as well: it is quoted. */
export function isQuoted(tokens: readonly HintToken[], { from, to }: Mention, stem: readonly HintToken[]): boolean {
  if (from < 2) return false;
  const piece = tokens.slice(from - 2, to).map(({ text }) => text);
  return stem.some((_token, start) =>
    piece.every((text, index) => {
      const [said, asked] = [tokens[from - 2 + index], stem[start + index]];
      if (said?.type === "figure" && asked?.type === "figure") return equals(said.value, asked.value);
      return asked?.text === text;
    }),
  );
}

export function isQuestion(tokens: readonly HintToken[], at: number): boolean {
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next];
    if (token?.type === "sign" && ENDS.has(token.text)) return token.text === "?";
  }
  return false;
}

export function hasConditionBefore(tokens: readonly HintToken[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (token?.type === "sign" && ENDS.has(token.text)) return false;
    if (token?.type === "word" && CONDITIONS.has(token.text)) return true;
  }
  return false;
}

function isNamedAnswer(tokens: readonly HintToken[], to: number): boolean {
  const verb = tokens[to]?.text;
  if (verb === "=") {
    const unknown = wordAt(tokens, to + 1);
    const next = tokens[to + 2];
    return (
      unknown?.length === 1 && (next === undefined || next.type === "word" || ENDS.has(next.text) || next.text === ",")
    );
  }
  if (verb !== "is" && verb !== "was")
    return verb === "altogether" || (verb === "in" && wordAt(tokens, to + 1) === "all");
  const words = [1, 2, 3].map((offset) => wordAt(tokens, to + offset) ?? "");
  return (
    words.slice(0, 1).some((word) => word === "right" || word === "correct") ||
    words.some((word) => RESULT_NOUNS.has(word))
  );
}

/** "ends up with 12", "land on 8", "comes to 85", "back to 12". */
function endsThere(tokens: readonly HintToken[], at: number): boolean {
  if (!END_PREPOSITIONS.has(wordAt(tokens, at) ?? "")) return false;
  const verb = wordAt(tokens, at - 1) ?? "";
  return END_VERBS.has(verb) || (verb === "up" && END_VERBS.has(wordAt(tokens, at - 2) ?? ""));
}

/** "0.5 is larger", where the question asks which is larger. */
function isCompared(tokens: readonly HintToken[], to: number, asked: Asked): boolean {
  const word = wordAt(tokens, to + 1) === "the" ? wordAt(tokens, to + 2) : wordAt(tokens, to + 1);
  return (
    wordAt(tokens, to) === "is" && word !== undefined && PLAIN_LEAKS.IS_COMPARED_EST.test(word) && asked.words.has(word)
  );
}

function hasResultSubject(tokens: readonly HintToken[], verbAt: number, asked: Asked): boolean {
  const subject = tokens[verbAt - 1];
  if (subject === undefined) return true;
  if (subject.type === "figure" || subject.text === ")") return true;
  if (isNumberWord(wordAt(tokens, verbAt - 1))) return true;
  return [1, 2, 3].some((back) => {
    const word = wordAt(tokens, verbAt - back) ?? "";
    return (
      RESULT_NOUNS.has(word) ||
      asked.questionWords.has(word) ||
      (back === 1 && (SUBJECTS.has(word) || /^[a-z]$/u.test(word)))
    );
  });
}

/** An operator behind a number means that it is only the start of more: `= 6 × 2`. */
function continues(tokens: readonly HintToken[], to: number): boolean {
  const next = tokens[to];
  return next?.type === "sign" && OPERATORS.has(next.text);
}

function startsSentence(tokens: readonly HintToken[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || (before.type === "sign" && (ENDS.has(before.text) || before.text === ":"));
}

function isWholeText(tokens: readonly HintToken[], { from, to }: Mention): boolean {
  return tokens.every((token, at) => (at >= from && at < to) || token.type === "sign");
}

/** The last place before `from` that is not an adverb, "a total of" or an opening bracket. */
function skipAdverbs(tokens: readonly HintToken[], from: number): number {
  let at = from - 1;
  for (;;) {
    const word = wordAt(tokens, at) ?? "";
    if (ADVERBS.has(word)) at--;
    else if (word === "of" && wordAt(tokens, at - 1) === "total") at -= wordAt(tokens, at - 2) === "a" ? 3 : 2;
    else return at;
  }
}

const NOTHING_ASKED: Asked = { nouns: new Set(), words: new Set(), questionWords: new Set() };
const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const ENDS = words(". ? ! …");
const OPERATORS = words("+ - * ÷ / ^");
const CONDITIONS = words("if when whether unless until suppose");
const ADVERBS = words("only just exactly simply then now actually really still even therefore thus finally");
const ASSERTING_ADVERBS = words("left apart altogether more less in now remaining");
const FILLERS = words("and so because since as when if which that but too again");
const RESULT_VERBS = words("equals get gets got makes make give gives leaves becomes it's that's remains");
const LOOSE_VERBS = words(
  "is are be was have has had means equals get gets got make makes give gives leaves leave left land lands on it's that's try becomes",
);
/** "nine fives" */
const COUNTED_NUMBERS = words("twos threes fours fives sixes sevens eights nines elevens twelves");
const END_PREPOSITIONS = words("with at on to");
const END_VERBS = words(
  "end ends ended land lands landed finish finishes left come comes back equal add adds sum sums",
);
const RESULT_NOUNS = words("answer result sum total difference product quotient solution");
const SUBJECTS = words("it that this all which altogether so");
const LABELS = words(
  "step steps room team lane song track task gate seat channel volume homework line chart bus page exercise question problem hint level example figure grade lesson unit chapter row part rule",
);
const TIME_UNITS = words("seconds minutes o'clock hours days weeks months years year minute second hour");
const BOUNDS = words("more less fewer bigger smaller greater higher larger over");
const META_NOUNS = words(
  "digit digits number numbers numeral numerals step steps place places column columns sign signs fraction fractions zero zeros zeroes thing things amount amounts side sides way ways term terms part parts group groups ones tens hundreds thousands tenths hundredths ten hundred decimals times",
);
const PLACE_UNITS = words("ten hundred thousand");
const PLACE_ARTICLES = words("a an the next new each every extra another carried borrowed whole this that no");
const ONE_AFTER = words(
  "which the this that each every no any other first last next bigger smaller larger right wrong another same second either new",
);
const ONE_BEFORE = words(
  "of at by on more another that which who place step digit number side way time whole ten part group hundred thousand or",
);
const STOP_WORDS = words(
  "is are does do did has have had will would can were was in of are there she he they you left altogether to the a an more",
);
