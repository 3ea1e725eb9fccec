/** A piece of a stem, hint or explanation: words, or LaTeX. */
export interface RichPiece {
  readonly type: "words" | "maths";
  readonly text: string;
}

/**
 * Splits `What is $3 + 4$?` into words and formulas. A dollar sign that is money is written `\$`, inside
 * formulas too. A formula that is never closed is words: nothing of the text is ever lost.
 */
export function splitRichText(source: string): readonly RichPiece[] {
  const pieces: RichPiece[] = [];
  let words = "";
  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    if (character === "\\" && source.charAt(at + 1) === "$") {
      words += "$";
      at += 2;
      continue;
    }
    const end = character === "$" ? closingDollar(source, at + 1) : -1;
    if (end === -1) {
      words += character;
      at += 1;
      continue;
    }
    if (words !== "") pieces.push({ type: "words", text: words });
    words = "";
    pieces.push({ type: "maths", text: source.slice(at + 1, end) });
    at = end + 1;
  }
  if (words !== "") pieces.push({ type: "words", text: words });
  return pieces;
}

/** The text with formulas left as LaTeX source and money signs unescaped: for titles and labels. */
export function richTextToPlain(source: string): string {
  return splitRichText(source)
    .map((piece) => piece.text)
    .join("");
}

function closingDollar(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source.charAt(at) === "\\") at += 1;
    else if (source.charAt(at) === "$") return at;
  }
  return -1;
}
