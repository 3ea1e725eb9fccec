import type { Operands, PictureDeclaration } from "#engine";
import { asks } from "../asks.ts";

export const picture: PictureDeclaration = { type: "cards", ordered: false, fits: asks("all"), cards: upToLeast };

/** Every number that can divide all of them: 1 to the least. */
function upToLeast({ a, b, c }: Operands): readonly string[] {
  const least = Math.min(...[a, b, c].map(Number).filter((n) => n > 0));
  return Array.from({ length: least }, (_, index) => String(index + 1));
}
