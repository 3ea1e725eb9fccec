import type { ReactNode } from "react";
import type { ProblemView, TurnView } from "#engine";
import { richTextToPlain } from "../../parts/split-rich-text.ts";
import { RichText } from "../../parts/rich-text.tsx";
import { reasonWords } from "../../text/reason-words.ts";
import { useText, type Text } from "../../text/text.ts";

type Attempt = Extract<TurnView, { type: "attempt" }>;

/** What was typed or picked, as the pupil saw it: boxes joined by commas, with their labels. */
export function givenWords(t: Text, given: readonly string[], problem: ProblemView): string {
  return given
    .map((text, at) => {
      const label = problem.boxes[at]?.label ?? "";
      const shown = choiceWords(t, text);
      return label === "" ? shown : `${label}: ${shown}`;
    })
    .join(", ");
}

/** The words on a choice: truth values in words, others as they stand. */
export function choiceWords(t: Text, choice: string): string {
  if (choice === "true") return t("practice.true");
  if (choice === "false") return t("practice.false");
  return richTextToPlain(choice);
}

/** What is said about an attempt: first what was done, else what the checker found. */
export function AttemptWords({
  attempt,
  problem,
}: {
  readonly attempt: Attempt;
  readonly problem: ProblemView;
}): ReactNode {
  const t = useText();
  if (attempt.explanation !== null) return <RichText text={attempt.explanation} />;
  const box = attempt.params["box"];
  const label = typeof box === "number" && attempt.verdict !== "correct" ? problem.boxes[box]?.label : undefined;
  const kind = problem.boxes[typeof box === "number" ? box : 0]?.kind ?? null;
  const over = problem.phase === "shown";
  const words = reasonWords(t, attempt.reason, attempt.params, { kind, close: attempt.close, over });
  return label === undefined || label === "" ? words : t("practice.answer-labelled", { name: label, label: words });
}
