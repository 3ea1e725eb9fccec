import type { Text, TextId } from "../text/text.ts";

/** Names of the sixteen pictures of PINs, of the letters a to p; the pictures themselves are in a part of their own. */
export const PICTURE_WORDS = [
  "picture.sun",
  "picture.fish",
  "picture.tree",
  "picture.house",
  "picture.star",
  "picture.boat",
  "picture.cup",
  "picture.key",
  "picture.ball",
  "picture.leaf",
  "picture.moon",
  "picture.hat",
  "picture.bell",
  "picture.drum",
  "picture.kite",
  "picture.shoe",
] as const satisfies readonly TextId[];

/** A visitor's sign (`ck47`) in words: "Tree Moon 47". */
export function visitorWords(t: Text, code: string): string {
  const [first = "", second = ""] = [0, 1].map((at) => {
    const word = PICTURE_WORDS["abcdefghijklmnop".indexOf(code.charAt(at))];
    return word === undefined ? "" : t(word);
  });
  return t("visitor.sign", { first, second, number: code.slice(2) });
}
