import { lazy, Suspense, type ReactNode } from "react";
import type { AnswerPicture as PictureData, Diagram as DiagramData, Highlight } from "#engine";
import { useText } from "../../text/text.ts";
import { describeHighlights } from "../diagrams/highlight-words.ts";
import { Diagram } from "../diagrams/diagram.tsx";
import css from "./answer-picture.module.css";

export interface PictureProps<Data extends PictureData = PictureData> {
  readonly picture: Data;
  /** The picture of the question, which this one is set in. */
  readonly diagram: DiagramData | null;
  /** What a hint points at. */
  readonly highlights: readonly Highlight[];
  /** What stands in the answer box. */
  readonly text: string;
  /** Writes into the answer box. */
  readonly onText: (text: string) => void;
  /** What is noted in the picture beside the answer; kept with it, and never marked. */
  readonly notes: readonly string[];
  readonly onNotes: (notes: readonly string[]) => void;
  /** The focus is on the picture; it takes the keys of the keypad, or null where they go to the answer box. */
  readonly onFocus: (take: TakeKey | null) => void;
  /** Between whole and part of a number: the learner's own. */
  readonly mark: "." | ",";
}

/** A key of the keypad, as far as a picture knows it. */
export type PictureKey =
  | { readonly type: "insert"; readonly text: string }
  | { readonly type: "erase" | "left" | "right" | "template" };
export type TakeKey = (key: PictureKey) => void;

/** Id of the form the answer box stands in: Enter checks from a picture, too. */
export const ANSWER_FORM_ID = "answer-form";

/** Comes when the first one is on the desk; where it cannot, the question keeps its still picture [SCR112]. */
const Parts = lazy(() =>
  import("./picture-parts.tsx").then(
    ({ PictureParts }) => ({ default: PictureParts }),
    () => ({ default: Still }),
  ),
);

/** A picture that sets the answer: what it is set to stands in the answer box, and what is typed there is shown by it. */
export function AnswerPicture(props: PictureProps): ReactNode {
  return (
    <div className={`${css["place"]} ${css[props.picture.type]}`}>
      <Suspense fallback={<Still {...props} />}>
        <Parts {...props} />
      </Suspense>
    </div>
  );
}

/** The question's own picture. */
export function Still({ diagram, highlights }: Pick<PictureProps, "diagram" | "highlights">): ReactNode {
  const t = useText();
  return diagram !== null && <Diagram diagram={describeHighlights(t, diagram, highlights)} highlights={highlights} />;
}
