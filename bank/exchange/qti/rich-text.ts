import { renderToString } from "katex";
import type { Xml } from "./xml.ts";

/** A formula between dollar signs, or the sign of money. */
const FORMULA_OR_MONEY = /\\\$|\$((?:\\.|[^$\\])*)\$/gu;

/**
 * Text of an item as children of an element: words as they are, formulas as MathML, drawn by what draws them in
 * the app. Throws for LaTeX that cannot be drawn.
 */
export function richText(text: string): readonly (Xml | string)[] {
  const pieces: (Xml | string)[] = [];
  let from = 0;
  for (const match of text.matchAll(FORMULA_OR_MONEY)) {
    pieces.push(text.slice(from, match.index));
    pieces.push(match[1] === undefined ? "$" : formula(match[1]));
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== "");
}

/** One formula as MathML. */
export function formula(latex: string): Xml {
  const drawn = renderToString(latex, { output: "mathml", trust: false, strict: "ignore", throwOnError: true });
  // Without its LaTeX: what does not know MathML shows that too, as words.
  const [, math] = /<semantics>([\s\S]*)<annotation/u.exec(drawn) ?? [];
  if (math === undefined) throw new Error(`no formula came of ${latex}`);
  return { xml: `<math xmlns="http://www.w3.org/1998/Math/MathML">${math}</math>` };
}

/** The same for where no markup may be: a title, a label. */
export function plainText(text: string): string {
  return text.replaceAll(FORMULA_OR_MONEY, (whole, latex?: string) => (whole === "\\$" ? "$" : (latex ?? "")));
}
