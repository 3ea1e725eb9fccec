import type { Lesson } from "../../items/lesson.ts";
import { conceptsIn, withoutConcepts, countConcepts } from "./said-concepts.ts";

/** Which points of a rubric an explanation says, by index. */
export interface Judged {
  readonly met: readonly number[];
  /** A word of the point is there, and what it is said of is not clear: no credit, and worth asking. */
  readonly doubtful: readonly number[];
  /** All that are not met. */
  readonly missing: readonly number[];
  /** For each of `met`, in which words it was said. */
  readonly quotes: readonly string[];
}

/** What the judge needs of a lesson. */
export type Judging = Pick<Lesson, "rubric"> &
  Partial<Pick<Lesson, "idea" | "again" | "terms" | "answers" | "commonError">>;

/** Concepts of a point, or numbers it is shown by, that have to be there beside its word. */
const NEEDED = 2;

/**
 * Judges an explanation point by point (requirement T6) [TRN16] [TRN33]. A point is met where one of its words is stated,
 * not denied and not asked, in a clause that speaks of nothing else, together with what the point says of it.
 *
 * @param plain - what was written, spelling mended and number words as digits
 */
export function judgeExplanation(lesson: Judging, plain: string, stem = ""): Judged {
  const { rubric } = lesson;
  const clauses = clausesOf(plain);
  const stated = clauses.map(({ text }) => text).join(" ; ");
  const vocabulary = vocabularyOf(lesson, stem);
  const isContrary = contradicts(lesson, stated, stem);
  const found = rubric.map((point, at) => {
    const own = conceptsIn(point.idea);
    const holding = clauses.filter(
      ({ text }) => !isSaidOfElse(text, own) && point.words.some((word) => states(text, word)),
    );
    const wanted = conceptsIn(`${point.idea} ; ${point.ask.toLowerCase()} ; ${point.words.join(" ; ")}`);
    const clause = isContrary ? undefined : holding.find(({ text }) => isAbout(text, stated, own, wanted, vocabulary));
    return { at, clause: clause?.text, isNamed: holding.length > 0 };
  });
  const met = found.filter(({ clause }) => clause !== undefined);
  return {
    met: met.map(({ at }) => at),
    doubtful: found.filter(({ clause, isNamed }) => clause === undefined && isNamed).map(({ at }) => at),
    missing: found.filter(({ clause }) => clause === undefined).map(({ at }) => at),
    quotes: met.map(({ clause = "" }) => clause),
  };
}

interface Clause {
  readonly text: string;
}

/** What is stated, piece by piece; questions are left out. */
function clausesOf(plain: string): readonly Clause[] {
  const sentences = plain.toLowerCase().match(/[^.?!\n]+(?:\.(?=\d)[^.?!\n]+)*[.?!]*/gu) ?? [];
  return sentences
    .filter((sentence) => !isAsked(sentence))
    .flatMap((sentence) => sentence.split(/[,;:]|\b(?:so|because|cos|cause|since|but|then)\b/u))
    .map((text) => ({
      text: text
        .replace(/[^\p{L}\p{N}/%.+×÷='<>-]+/gu, " ")
        // What is asked for is not stated: "can i have different denominators".
        .replace(/\b(?:can|could|may) (?:i|we|you)\b.*$/u, "")
        .replace(/^ ?(?:and|i think|that|it is) |[. ]+$/gu, "")
        .trim(),
    }))
    .filter(({ text }) => text !== "");
}

function isAsked(sentence: string): boolean {
  if (sentence.includes("?")) return true;
  return (
    /^\s*(?:what|why|how|is|are|do|does|did|can|could|should|which|where)\b/u.test(sentence) &&
    !/\bbecause\b/u.test(sentence)
  );
}

/** A word of the point at the beginning of a word of the clause, and not denied there. */
function states(clause: string, word: string): boolean {
  const text = ` ${clause} `;
  const end = /\d$/u.test(word) ? " " : "";
  const at = text.indexOf(` ${word.toLowerCase()}${end}`);
  if (at < 0) return false;
  return DENIES.test(word) || !DENIED.test(text.slice(0, at));
}

/** A word that says itself that something is not so. */
const DENIES = /\b(?:not|no|nothing|can't|cannot|few|none)\b/u;
/** Denied within the four words before. */
const DENIED =
  /\b(?:not|never|without|don't|dont|didn't|didnt|doesn't|doesnt|isn't|isnt|wasn't|wasnt|forgot|instead of)(?: \S+){0,4}$/u;

function isAbout(
  clause: string,
  stated: string,
  own: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
): boolean {
  if (foreignWords(clause, vocabulary) > 0) return false;
  // What the point says, anywhere in what is stated; what leads to it, in the clause.
  const said = Math.max(countConcepts(own, stated), countConcepts(wanted, clause));
  if (![...wanted].some((concept) => conceptsIn(clause).has(concept))) return false;
  const isShown = SHOWN.test(clause) || (own.has("back") && COUNTED_ON.test(clause));
  return said + (isShown ? 1 : 0) >= NEEDED;
}

/** A way of its own to get back to what is missing. */
const COUNTED_ON = /\bcount(?:ed|ing)? (?:on|up|back)\b/u;

function isSaidOfElse(clause: string, own: ReadonlySet<string>): boolean {
  return SAID_OF.some(({ words, concepts }) => words.test(clause) && !concepts.some((each) => own.has(each)));
}

/** Words that say something of their own, and are a point only where it speaks of that. */
const SAID_OF: readonly { readonly words: RegExp; readonly concepts: readonly string[] }[] = [
  {
    words: /\bzeros?\b|(?<![\d.])0(?![\d.])/u,
    concepts: ["zero", "from zero", "below", "nothing", "line", "side", "distance"],
  },
  {
    words: /\badd(?:ed|ing)? (?:up )?(?:the )?(?:ones|tens)\b/u,
    concepts: ["ones", "tens", "ten", "place", "move"],
  },
  { words: /\bsame (?:thing )?to both\b/u, concepts: ["both sides", "change"] },
  { words: /\bbottoms? (?:is|are|was|were|stay\w*) the same\b/u, concepts: ["stay", "size"] },
];

/** A number that it is shown by; "1" is also "the only one". */
const SHOWN = /\d\d|[02-9]/u;

/** Words that neither the lesson nor the problem has, and that are no ordinary words for telling a way. */
function foreignWords(clause: string, vocabulary: ReadonlySet<string>): number {
  const rest = withoutConcepts(clause).match(/[\p{L}']{3,}/gu) ?? [];
  return rest.filter((word) => !TELLING.has(word) && !vocabulary.has(stemOf(word))).length;
}

function vocabularyOf(
  { rubric, idea, again, terms, answers, commonError }: Judging,
  stem: string,
): ReadonlySet<string> {
  const texts = [
    stem,
    again ?? "",
    commonError?.instead ?? "",
    ...(idea ?? []),
    ...rubric.flatMap((point) => [point.idea, point.ask, ...point.words]),
    ...(terms ?? []).flatMap(({ words }) => words),
    ...(answers ?? []).map(({ say }) => say),
  ];
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? []).map(stemOf));
}

function stemOf(word: string): string {
  return word.replace(/(?:ing|ed|es|s|d|ly)$/u, "").slice(0, 7);
}

/** The rubric multiplies or divides and what is told adds; or bottoms are added, where they stay. */
function contradicts({ rubric, idea, again = "", terms }: Judging, stated: string, stem: string): boolean {
  const ideas = rubric.map((point) => point.idea).join(" ; ");
  const taught = [
    ideas,
    ...rubric.flatMap(({ ask, words }) => [ask, ...words]),
    ...(idea ?? []),
    again,
    stem,
    ...(terms ?? []).map(({ means }) => means),
  ].join(" ; ");
  const said = VERBS.filter((verb) => verb.test(stated));
  if (said.length > 0 && !said.some((verb) => verb.test(taught.toLowerCase()))) return true;
  if (/\bbottom/u.test(ideas) && ADDS_BOTTOMS.test(stated)) return true;
  const isScaled = /\b(?:multipl|divid)/u.test(ideas) && !/\badd|\bminus|\btak|\bsubtract/u.test(ideas);
  return isScaled && /\badd(?:ed|ing|s)?\b/u.test(stated) && !/\b(?:multipl|divid|times|tables?|shar)/u.test(stated);
}

/** What is done with numbers, said outright. */
const VERBS: readonly RegExp[] = [
  /\b(?:add(?:s|ed|ing)?|plus)\b(?! \d)|\$[^$]*\+/u,
  /\b(?:subtract\w*|minus|(?:tak(?:e|en|es|ing)|took)(?: \S+){0,2} away)\b(?! \d)|\d [-−]/u,
  /\b(?:multipl\w+|timesed|times (?=\d|by|it|them|the))|\\times/u,
  /\b(?:divid\w+|shar(?:e|ed|es|ing))\b|\\div/u,
];

const ADDS_BOTTOMS =
  /\b(?:add|added|adding|plus|took away|take away|subtracted|subtract|minus)(?: \S+){0,2} (?:bottoms?|denominators?)\b/u;

/** Words for telling how one went about something. */
const TELLING: ReadonlySet<string> = new Set(
  (
    "the and that this these those them they you your have has had was were are did does done doing get got gets went goes " +
    "going put puts use used using look looked looking see saw find found work worked works try tried write wrote written " +
    "need needs have just like than when where there here how why what which who can could will would must should then too " +
    "also very really only even now after before until from into onto for with without not more most some any out off its " +
    "it's i'm i've you're we're say says said call called think thought know knew want wanted one two answer number numbers " +
    "because cause cos since but way sum problem question right correct always never same thing things keep keeps keeping list lists listed pick picked leave leaves left until time times it's didn't don't " +
    "pink red blue green yellow grey purple orange brown black white coloured colored painted dark " +
    "doesn't can't cannot won't about again back down over other others next last first second third left"
  ).split(" "),
);
