import type { Operands, StemTemplate } from "#engine";

/** "Which number goes in the box?" with an equation; the box is `\square`. */
export function boxStem<O extends Operands>(
  id: string,
  when: (o: O) => boolean,
  equation: (o: O) => string,
): StemTemplate<O> {
  return {
    id,
    when,
    text: (o) => `Which number goes in the box? $${equation(o)}$`,
    spoken: (o) => `Which number goes in the box? ${spokenEquation(equation(o))}.`,
  };
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
