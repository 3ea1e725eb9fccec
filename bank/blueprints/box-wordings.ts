import type { Operands, StemTemplate } from "#engine";

/** "Which number goes in the box?" with equations by their ids; the box is `\square`. */
export function boxWordings<O extends Operands>(
  when: (o: O) => boolean,
  equations: Readonly<Record<string, (o: O) => string>>,
): StemTemplate<O>[] {
  return Object.entries(equations).map(([id, equation]) => ({
    id,
    when,
    text: (o) => `Which number goes in the box? $${equation(o)}$`,
    spoken: (o) => `Which number goes in the box? ${spokenEquation(equation(o))}.`,
  }));
}

/** LaTeX of an equation with a box, read aloud: "4 times box equals 28". */
export function spokenEquation(latex: string): string {
  return latex
    .replaceAll("\\square", "box")
    .replaceAll("\\times", "times")
    .replaceAll("\\div", "divided by")
    .replaceAll("{,}", ",")
    .replaceAll("=", "equals")
    .replaceAll("+", "plus")
    .replaceAll(" - ", " minus ")
    .replace(/^b/u, "B");
}
