/** Bars around a term, which may hold groups in braces; not the bar of "the x for which". */
const BARS = /(?<!\\)\|((?:[^|{}<>=]|\{[^{}]*\})*)\|/gu;

/** Sets the bars of absolute values as brackets: after a bar TeX takes a minus for a subtraction [APP95]. */
export function withAbsoluteBars(latex: string): string {
  return latex.replaceAll(BARS, String.raw`\lvert $1\rvert `);
}
