import type { LessonView } from "#engine";

/** What stands on a page of a lesson, to be read aloud: in the order it stands there [SCR30]. */
export function lessonText({ before, idea, again, example, completion, check, error, summary }: LessonView): string {
  const parts = [
    ...(before?.sentences ?? []),
    ...idea,
    ...(again === null ? [] : [again]),
    ...(example === null ? [] : [example.stem, ...example.steps.flatMap(stepText)]),
    ...(completion === null ? [] : [completion.stem, ...completion.steps.flatMap(stepText)]),
    ...(completion?.blank ? stepText(completion.blank) : []),
    ...(check === null ? [] : [check.question, ...check.choices.map(sentence), check.feedback ?? ""]),
    ...(error === null ? [] : [error.what, error.tempting, error.instead]),
    ...(summary === null ? [] : [...summary.misconceptions, ...summary.suggestions]),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function stepText({ explanation, math }: { readonly explanation: string; readonly math: string }): readonly string[] {
  return math === "" ? [explanation] : [explanation, sentence(`$${math}$`)];
}

/** A pause behind what has no end of its own. */
function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
