import { COMPOSE } from "../../cues/compose.ts";
import { createRng } from "../../random.ts";
import { wordCount } from "../../word-count.ts";
import { inLanguage, say, type Gaps } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";
import type { Guard } from "./guard.ts";
import { sentencesOf } from "./maths-text.ts";

/** Texts with gaps in braces: `You said {value}.` */
export type Phrases = readonly string[];

/** Finds words for one reply. */
export interface Speaker {
  /**
   * A phrase of the bank that was not said yet and may be said; null when there is none. It counts as said from then on.
   * `then`: said right after it, as one text with it.
   */
  readonly pick: (bank: Phrases, gaps?: Gaps, then?: string) => string | null;
  /** The text where every sentence of it is new and may be said; null where not. */
  readonly fresh: (text: string | null | undefined) => string | null;
  /** Sentences of a text that stand together, may be said and were not; at most `most`. */
  readonly part: (text: string | null | undefined, most?: number) => string | null;
  /** The same of what was not said on the problems before either, whatever its numbers are. */
  readonly newPart: (text: string | null | undefined, most?: number) => string | null;
  /** The guard itself, for a reply as a whole. */
  readonly may: Guard;
}

export interface SpeakerOptions {
  readonly seed: string;
  /** Everything said before on this problem, newest last: none of it is said again. */
  readonly said: readonly string[];
  /** Said on other problems: said again only where nothing else is left. */
  readonly elsewhere?: readonly string[];
  readonly may: Guard;
  /** Banks that do not fit, and what is said in their place. */
  readonly instead?: ReadonlyMap<Phrases, Phrases>;
  /** Of phrases that are as good as each other the one with the fewest words is said [PRF3]. */
  readonly isShort?: boolean;
  /** What is said in another language than English, by what is said in English; null: English is spoken [CMP10]. */
  readonly translations?: Translations | null;
}

/** Words are drawn by seed, never one that was said before on this problem [CMP3] [CMP7]. */
export function createSpeaker({
  seed,
  said,
  elsewhere = [],
  may,
  instead,
  isShort = false,
  translations = null,
}: SpeakerOptions): Speaker {
  const rng = createRng(seed);
  const used = new Set(said.flatMap(sentencesOf).map(keyOf));
  const clauses = new Set(said.flatMap(sentencesOf).flatMap(clausesOf));
  const shapes = new Set(said.flatMap(sentencesOf).map(shapeOf));
  const before = new Set(elsewhere.flatMap(sentencesOf).map(shapeOf));
  const openings = new Set(said.slice(-4).map(openingOf));

  function isNew(text: string): boolean {
    return sentencesOf(text).every((sentence) => !used.has(keyOf(sentence)));
  }

  /** No clause of it was part of another sentence, and no result in it was told. */
  function isNews(sentence: string): boolean {
    return !used.has(keyOf(sentence)) && clausesOf(sentence).every((clause) => !clauses.has(clause));
  }

  function take(text: string): string {
    for (const sentence of sentencesOf(text)) {
      used.add(keyOf(sentence));
      for (const clause of clausesOf(sentence)) clauses.add(clause);
    }
    openings.add(openingOf(text));
    return text;
  }

  function pick(bank: Phrases, gaps: Gaps = {}, then = ""): string | null {
    let best: string | null = null;
    let least = Infinity;
    const drawn = rng.shuffle(instead?.get(bank) ?? bank);
    for (const phrase of isShort ? drawn.toSorted((a, b) => wordCount(a) - wordCount(b)) : drawn) {
      const said = say(translations, phrase, gaps);
      if (said === null) continue;
      const text = then === "" ? said : `${said} ${then}`;
      if (!isNew(text)) continue;
      const isWorn = before.has(shapeOf(text)) || shapes.has(shapeOf(text));
      const worn = (isWorn ? 2 : 0) + (openings.has(openingOf(text)) ? 1 : 0);
      if (worn >= least || !may(text)) continue;
      [best, least] = [text, worn];
      if (worn === 0) break;
    }
    return best === null ? null : take(best);
  }

  function fresh(english: string | null | undefined): string | null {
    if (english === null || english === undefined || english.trim() === "") return null;
    const text = inLanguage(translations, english);
    return sentencesOf(text).every(isNews) && may(text) ? take(text.trim()) : null;
  }

  function part(text: string | null | undefined, most = 3, isToBeNew = false): string | null {
    const sentences = sentencesOf(inLanguage(translations, text ?? ""));
    const isSayable = (sentence: string) =>
      isNews(sentence) && !(isToBeNew && before.has(shapeOf(sentence))) && may(sentence);
    const from = sentences.findIndex(
      (sentence, at) => isSayable(sentence) && (at === 0 || !COMPOSE.LEANS.test(sentence)),
    );
    if (from < 0) return null;
    const run = sentences.slice(from, from + most);
    const end = run.findIndex((sentence) => !isSayable(sentence));
    const kept = end < 0 ? run : run.slice(0, end);
    return fresh(kept.join(" "));
  }

  const newPart = (text: string | null | undefined, most = 3) => part(text, most, true);
  return { pick, fresh, part: (text, most) => part(text, most), newPart, may };
}

function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\\+×÷*/=<>-]+/gu, " ")
    .trim();
}

/** What a sentence says, colon by colon, where it is more than a few words; and the results that stand in it. */
function clausesOf(sentence: string): readonly string[] {
  const said = sentence.split(/:\s/u).map(keyOf);
  const results = (sentence.match(/\$[^$]*=[^$]*\$/gu) ?? []).filter(
    (maths) => !/\\square|(?<![\\a-z])[a-z](?![a-z])/u.test(maths),
  );
  return [
    ...said.filter((clause) => (clause.match(/\p{L}{2,}/gu) ?? []).length >= CLAUSE_WORDS),
    ...results.map(keyOf),
  ];
}

/** Fewer say nothing of their own. */
const CLAUSE_WORDS = 5;

/** A sentence whatever its numbers are. */
function shapeOf(sentence: string): string {
  return keyOf(sentence.replace(/\$[^$]*\$|\d+/gu, "7"));
}

/** The first words of a reply. */
function openingOf(text: string): string {
  return keyOf(text).split(" ").slice(0, 2).join(" ");
}
