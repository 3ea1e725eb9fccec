import type { Operands, PictureDeclaration } from "#engine";

export const picture: PictureDeclaration = { type: "cards", ordered: true, fits: isWholeList, cards: numbersToOrder };

function isWholeList({ ask, form }: Operands): boolean {
  return (ask === "list" || ask === "list-down") && form === "whole";
}

/** Three numbers, or four where the last is not 0. */
function numbersToOrder({ a, b, c, d }: Operands): readonly string[] {
  return [a, b, c, ...(d === 0 ? [] : [d])].map(String);
}
