import { Fragment, type ReactNode } from "react";
import type { AnswerBoxView, ProblemView, TurnView } from "#engine";
import { RichText, SaidOfError } from "../../components/rich-text.tsx";
import { SpokenMaths } from "../../components/maths.tsx";
import { richTextToPlain, splitRichText } from "../../components/split-rich-text.ts";
import { reasonRichText } from "../../text/reason-words.ts";
import { useText, type Text } from "../../text/text.ts";
import { isDrawn } from "./answer-text.ts";
import { StillAnswer } from "./drawn-answer.tsx";

type Attempt = Extract<TurnView, { type: "attempt" }>;

/** What was typed or picked, as the pupil saw it: boxes joined by commas, with their labels. */
export function GivenAnswer({
  given,
  problem,
}: {
  readonly given: readonly string[];
  readonly problem: ProblemView;
}): ReactNode {
  const t = useText();
  return given.map((text, at) => {
    const { label = "", kind = "text" } = problem.boxes[at] ?? {};
    return (
      // Boxes of one problem never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {at > 0 && ", "}
        {label !== "" && `${label}: `}
        {problem.choices.includes(text) && text.includes("$") ? (
          <RichText text={text} />
        ) : isDrawn(kind) && text !== "" ? (
          <StillAnswer text={text} kind={kind} />
        ) : (
          choiceWords(t, text)
        )}
      </Fragment>
    );
  });
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
  isNewest,
}: {
  readonly attempt: Attempt;
  readonly problem: ProblemView;
  /** The steps, where they stand below, are told of by the newest alone. */
  readonly isNewest: boolean;
}): ReactNode {
  const t = useText();
  if (attempt.explanation !== null) return <SaidOfError text={attempt.explanation} isFact={attempt.isFact} />;
  const box = attempt.params["box"];
  const at = typeof box === "number" ? box : 0;
  const label = typeof box === "number" && attempt.verdict !== "correct" ? problem.boxes[box]?.label : undefined;
  const answerBox = problem.boxes[at];
  const words = reasonRichText(t, attempt.reason, attempt.params, {
    verdict: attempt.verdict,
    kind: answerBox?.kind ?? null,
    close: attempt.close,
    near: attempt.near,
    departure: attempt.departure,
    where: attempt.where,
    left: problem.phase === "open" ? "try" : isNewest && problem.phase === "shown" ? "steps" : "nothing",
    given: attempt.given[at] ?? "",
    shownVariable: answerBox === undefined ? null : variableOfNumber(answerBox),
  });
  if (words === "") return null;
  // The steps are of the whole problem.
  const isOfBox = label !== undefined && label !== "" && words !== t("reason.below");
  return <SpokenText text={isOfBox ? t("practice.answer-labelled", { name: label, label: words }) : words} />;
}

/** The unknown before the box, where nothing but a number can be what it is. */
function variableOfNumber({ variable, variables = [] }: AnswerBoxView): string | null {
  return variables.every((name) => name === variable) ? variable : null;
}

/** A sentence of ours; its formulas are drawn for the eye and said in words. */
export function SpokenText({ text }: { readonly text: string }): ReactNode {
  return splitRichText(text).map((piece, at) => (
    // Pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{piece.type === "maths" ? <SpokenMaths latex={piece.text} /> : piece.text}</Fragment>
  ));
}
