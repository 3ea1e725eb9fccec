import { ASK } from "../../cues/ask.ts";
import type { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { IndexedSkill } from "./answer-index.ts";
import { tellingWords } from "./match-lesson.ts";
import type { Question } from "./read-question.ts";
import { stemsOf } from "./stems.ts";

/** What a word means, where that is asked and a lesson explains it. */
export interface TermFound {
  readonly skill: SkillId;
  readonly lesson: Lesson;
  readonly text: string;
}

/** The meaning that a question asks for: all of what it names is a term, and what its lesson is about. */
export function termAskedFor(
  { plain, frame, subject }: Question,
  skills: readonly IndexedSkill[],
  atHand: SkillId | null,
): TermFound | null {
  const noun = ASK.TERM_ASKED_FOR_MEANING.exec(plain)
    ?.slice(1)
    .find((one) => one !== undefined);
  // "4 x 3" is no word.
  if (noun === undefined || /\d\D+\d/u.test(noun)) return null;
  const asked = tellingWords(noun).map(rootOf);
  if (asked.length === 0) return null;
  // Of two that are compared one is half of it.
  if (subject.isElsewhere || frame === "difference") return null;
  const found = skills.flatMap(({ skill, lesson, name }) =>
    lesson.terms.flatMap(({ words, means }) =>
      words.flatMap((term) => {
        const roots = tellingWords(term).map(rootOf);
        const rest = asked.filter((word) => !roots.includes(word));
        const isIt = roots.length > 0 && roots.every((root) => asked.includes(root));
        const isOfIt = rest.every((word) => stemsOf(word).every((stem) => name.has(stem)));
        return isIt && isOfIt
          ? [{ skill, lesson, text: means, rest: rest.length, rank: rankOf(skill === atHand, roots, name) }]
          : [];
      }),
    ),
  );
  return found.toSorted((a, b) => b.rank - a.rank || a.rest - b.rest)[0] ?? null;
}

/** The lesson at hand first, then one that the term names. */
function rankOf(isHere: boolean, roots: readonly string[], name: ReadonlySet<string>): number {
  return isHere ? 2 : Number(roots.every((root) => stemsOf(root).every((stem) => name.has(stem))));
}

/** Of its forms: "borrowing", "borrowed", "borrows". No beginning of another word: "factorial" is no factor. */
function rootOf(word: string): string {
  return word.length > 4 ? word.replace(ASK.ROOT_OF_ING, "") : word.replace(/s$/u, "");
}
