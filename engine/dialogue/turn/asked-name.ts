import { ASKED } from "../../cues/asked.ts";
import { tellingWords } from "../../sessions/clarify/match-lesson.ts";
import { plainWords } from "./asks-meaning.ts";
import { WEAK, placeOf, termMeans } from "./glossary.ts";
import { PLACES } from "./meanings.ts";
import type { Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { inLanguage, say } from "../../words/say.ts";

/** "Is a row sideways or up and down": what the word means decides between the two [TRN110]; null for any other question. */
export function eitherOf(talk: Talk, cue = ASKED.EITHER_OF): string | null {
  const { understood, desk } = talk;
  const clauses = [talk.text, understood.plain].flatMap((text) => plainWords(text).split(" | "));
  const [, asked = ""] = clauses.flatMap((clause) => [cue.exec(clause) ?? []]).find((found) => found.length > 0) ?? [];
  const { choices } = desk.item.answer_spec.ui;
  if (asked === "" || choices.some((choice) => asked.includes(plainWords(choice)))) return null;
  const words = asked.split(" ").slice(0, MOST_WORDS);
  const place = placeOf(talk);
  const terms = words
    .map((_, at) => words.slice(0, words.length - at).join(" "))
    .filter((term) => !/\d/u.test(term) && !WEAK.has(term));
  const isOfSide = ASKED.OF_SIDE.test(asked);
  const means = terms.flatMap((term) => (isOfSide ? PLACES[term] : undefined) ?? termMeans(term, place) ?? [])[0];
  return means === undefined ? null : talk.speaker.fresh(means);
}

/** The longest subject that is looked up. */
const MOST_WORDS = 3;

/** "What is the difference between the mean and the median": what both of them mean [TRN110]. */
export function differenceOf(talk: Talk): string | null {
  const [, ...two] = ASKED.DIFFERENCE_OF.exec(talk.understood.plain) ?? [];
  const place = placeOf(talk);
  const [one, other] = two.map((term) => termMeans(plainWords(term), place));
  return typeof one !== "string" || typeof other !== "string" || one === other
    ? null
    : [one, other].map((means) => inLanguage(talk.translations, means)).join(" ");
}

/**
 * "What do you call it when the bottoms are the same": the term of the lesson whose meaning has the words that tell what
 * is meant; where none has, the lesson's terms [TRN110].
 */
export function nameOf({ understood: { plain }, lesson, speaker, translations }: Talk): string | null {
  if (!ASKED.NAME_OF.test(plain) || lesson === undefined) return null;
  const words = tellingWords(plain.replace(ASKED.NAME_OF, " ")).filter((word) => word.length >= LEAST_LETTERS);
  const scored = lesson.terms.map(({ words: names, means }) => {
    const known = tellingWords(`${names.join(" ")} ${means}`);
    return { names, means, met: words.filter((word) => known.some((each) => isAlike(each, word))).length };
  });
  const [best] = scored.toSorted((a, b) => b.met - a.met);
  if (best !== undefined && best.met > 0) return speaker.fresh(best.means);
  const [last = "", ...others] = lesson.terms
    .flatMap(({ words: [name] }) => (name === undefined ? [] : [`“${name}”`]))
    .toReversed();
  return others.length === 0
    ? null
    : speaker.fresh(say(translations, SENTENCES.asked.words, { words: others.toReversed().join(", "), last }));
}

const LEAST_LETTERS = 3;

/** "Bottoms" and "bottom", "left" and "leftover". */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= LEAST_LETTERS && long.startsWith(short) && long.length - short.length < LEAST_LETTERS;
}
