import type { ReactNode } from "react";
import type { ProblemView } from "#engine";
import { useText } from "../../text/text.ts";
import { describeHighlights } from "../diagrams/highlight-words.ts";
import { Diagram } from "../diagrams/diagram.tsx";
import { RichText } from "../rich-text.tsx";
import css from "./question.module.css";

/** Id of the text that answer boxes are described by. */
export const STEM_ID = "stem";
const SHORT_STEM = 40;
const LONG_STEM = 110;

interface QuestionProps extends Pick<ProblemView, "stem" | "diagram" | "highlights"> {
  /** Stands in the place of the picture. */
  readonly children?: ReactNode;
}

/** What is asked: the largest text on the screen, then the picture in what room is left. */
export function Question({ stem, diagram, highlights, children }: QuestionProps): ReactNode {
  const t = useText();
  return (
    <>
      <p id={STEM_ID} className={`${css["stem"]} ${sizeOf(stem)}`}>
        <RichText text={stem} />
      </p>
      {children ??
        (diagram !== null && (
          <div className={css["picture"]}>
            <Diagram diagram={describeHighlights(t, diagram, highlights ?? [])} highlights={highlights} />
          </div>
        ))}
    </>
  );
}

/** Short questions are set larger, long ones a little smaller. */
function sizeOf(stem: string): string | undefined {
  if (stem.length <= SHORT_STEM) return css["short"];
  return stem.length > LONG_STEM ? css["long"] : "";
}
