import type { PictureDeclaration } from "#engine";

/**
 * Which questions of a skill can be answered by a picture too. A question is left out where the picture would do what is
 * asked: point A is read from a line, it is not put there; of jumps that are drawn the end is seen; and a story does not
 * say which numbers go under each other.
 */
export function asks(...questions: readonly string[]): PictureDeclaration["fits"] {
  return ({ ask }) => questions.includes(String(ask));
}
