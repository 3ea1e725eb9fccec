import type { Form } from "./form.ts";
import { FORMS } from "./forms.ts";
import type { Figure } from "./figure.ts";
import { helpFrom } from "./from-trace.ts";

export function formOf({ ask }: Figure): Form<Figure> {
  return FORMS[ask];
}

export const HELP = helpFrom(formOf);
export const { linesOf, givensOf, subStepAt } = HELP;
