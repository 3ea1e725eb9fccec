import type { AnswerKind } from "#engine";

/** Stands in a template for a place to type in. */
export const SLOT = "▯";

/** Texts with places that keys type in one go. */
export const TEMPLATES = {
  fraction: "(▯)/(▯)",
  power: "^(▯)",
  root: "√(▯)",
  "nth-root": "sqrt[▯](▯)",
  absolute: "abs(▯)",
  "ten-power": "×10^(▯)",
  set: "{▯}",
  pair: "(▯, ▯)",
  "open-open": "(▯, ▯)",
  "closed-closed": "[▯, ▯]",
  "closed-open": "[▯, ▯)",
  "open-closed": "(▯, ▯]",
  sin: "sin(▯)",
  cos: "cos(▯)",
  tan: "tan(▯)",
  ln: "ln(▯)",
  log: "log(▯)",
} as const;
export type TemplateName = keyof typeof TEMPLATES;
export type FunctionTemplate = "sin" | "cos" | "tan" | "ln" | "log";
export const FUNCTION_TEMPLATES: ReadonlySet<TemplateName> = new Set<FunctionTemplate>([
  "sin",
  "cos",
  "tan",
  "ln",
  "log",
]);

/** What stands before and behind the caret in a template nothing was put into, longest first. */
export function pristineTemplates(kind: AnswerKind): readonly { readonly before: string; readonly after: string }[] {
  return kind === "scientific" ? [...tenPower, ...pristine] : pristine;
}

function emptied(template: string): { readonly before: string; readonly after: string } {
  const at = template.indexOf(SLOT);
  return { before: template.slice(0, at), after: template.slice(at).replaceAll(SLOT, "") };
}

const tenPower = [emptied(TEMPLATES["ten-power"])];
const pristine = Object.values(TEMPLATES)
  .flatMap((template) =>
    template === TEMPLATES["ten-power"] ? [] : [template, template.replaceAll(", ", "; ")].map(emptied),
  )
  .toSorted((a, b) => b.before.length + b.after.length - a.before.length - a.after.length);
