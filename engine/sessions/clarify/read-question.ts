import type { Concept, Frame } from "../../items/question.ts";
import { EN } from "../../cues/en/questions.ts";
import { readCue } from "./read-cue.ts";
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
  readonly subject: Subject;
}

/** Reads a question by the cues of its language [CLR19]. Pure. */
export function readQuestion(written: string): Question {
  // "6x4" is three words.
  const plain = written.replaceAll(/(?<=\d) ?[x×*] ?(?=\d)/gu, " x ");
  const asked = FRAME_READERS.find(({ read }) => read(plain) !== null);
  return {
    plain,
    frame: asked?.frame ?? null,
    asking: FRAME_READERS.filter(({ frame }) => frame === asked?.frame).flatMap(({ read }) => read(plain) ?? []),
    concepts: conceptsIn(plain),
    subject: subjectOf(plain),
  };
}

export function conceptsIn(plain: string): ReadonlyMap<Concept, readonly string[]> {
  return new Map(
    CONCEPT_READERS.flatMap(({ concept, read }) => {
      const words = read(plain);
      return words === null ? [] : [[concept, words] as const];
    }),
  );
}

const FRAME_READERS = EN.frames.map(([frame, cue, where]) => ({ frame, read: readCue(cue, where) }));
const CONCEPT_READERS = Object.entries(EN.concepts).map(([concept, cue]) => ({
  concept: concept as Concept,
  read: readCue(cue),
}));
