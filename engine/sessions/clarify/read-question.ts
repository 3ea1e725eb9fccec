import { ASK } from "../../cues/ask.ts";
import type { Concept, Frame } from "../../items/question.ts";
import { EN } from "../../cues/en/questions.ts";
import { readCue } from "./read-cue.ts";
import { stemsOf } from "./stems.ts";
import { subjectOf, type Subject } from "./subject-of.ts";

/** What a question asks for, and what it is about. */
export interface Question {
  /** In lower case, its spelling mended. */
  readonly plain: string;
  /** `null`: no cue says what is asked for. */
  readonly frame: Frame | null;
  /** The words that say so. */
  readonly asking: readonly string[];
  /** Each with the words that name it. */
  readonly concepts: ReadonlyMap<Concept, readonly string[]>;
  /** Stems of what tells what it is about. */
  readonly stems: ReadonlySet<string>;
  readonly subject: Subject;
  /** It is a clause of a longer one. */
  readonly isPart?: boolean;
}

/**
 * Reads a question by the cues of its language [CLR19]. Pure.
 *
 * @param typed - as it was written: half a picture is no fraction
 */
export function readQuestion(written: string, typed = written): Question {
  // "6x4" is three words.
  const plain = written.replaceAll(/(?<=\d) ?[x×*] ?(?=\d)/gu, " x ");
  const asked = FRAME_READERS.find(({ read }) => read(plain) !== null);
  const asking = FRAME_READERS.filter(({ frame }) => frame === asked?.frame).flatMap(({ read }) => read(plain) ?? []);
  return {
    plain,
    frame: asked?.frame ?? null,
    asking,
    concepts: conceptsIn(plain),
    stems: new Set(stemsOf(without(plain, asking)).filter((stem) => !BESIDE.has(stem))),
    subject: subjectOf(plain, typed),
  };
}

/** What stands beside a question, whatever it is about. */
export const BESIDE: ReadonlySet<string> = new Set(stemsOf(ASK.BESIDE_A_QUESTION));

export function conceptsIn(plain: string): ReadonlyMap<Concept, readonly string[]> {
  return new Map(
    CONCEPT_READERS.flatMap(({ concept, read }) => {
      const words = read(plain);
      return words === null ? [] : [[concept, words] as const];
    }),
  );
}

/** The text without these words, which stand in it. */
export function without(plain: string, words: readonly string[]): string {
  return words.reduce(
    (text, one) => text.replaceAll(` ${one} `, "  "),
    ` ${plain.replaceAll(/[?!.,]+(?=\s|$)/gu, "")} `,
  );
}

const FRAME_READERS = EN.frames.map(([frame, cue, where]) => ({ frame, read: readCue(cue, where) }));
const CONCEPT_READERS = Object.entries(EN.concepts).map(([concept, cue]) => ({
  concept: concept as Concept,
  read: readCue(cue),
}));

/** Words of the cues, beginnings of words left out. */
export const CUE_WORDS: readonly string[] = [...EN.frames.map(([, cue]) => cue), ...Object.values(EN.concepts)].flatMap(
  (cue) => cue.match(/(?<![\p{L}*])\p{L}+(?![\p{L}*])/gu) ?? [],
);
