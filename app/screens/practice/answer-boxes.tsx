import type { CSSProperties, ReactNode, RefObject } from "react";
import type { AnswerBoxView } from "#engine";
import { STEM_ID } from "../../components/question/question.tsx";
import { useText, type Text } from "../../text/text.ts";
import { AnswerBox } from "./answer-box.tsx";
import css from "./answer-boxes.module.css";
import { boxOf, type BoxText } from "./answer-text.ts";
import { ChoiceBox } from "./choice-box.tsx";

interface AnswerBoxesProps {
  readonly boxes: readonly AnswerBoxView[];
  readonly choices: readonly string[];
  /** One a box. */
  readonly values: readonly BoxText[];
  readonly onChange: (at: number, next: (value: BoxText) => BoxText) => void;
  /** A box to type into has the focus. */
  readonly onFocus: (at: number) => void;
  readonly inputs: RefObject<(HTMLInputElement | null)[]>;
  /** Ids of what describes a box to type into, beside the question. */
  readonly describedBy?: string;
}

/** The boxes of one question, to type into or to pick from. */
export function AnswerBoxes({
  boxes,
  choices,
  values,
  onChange,
  onFocus,
  inputs,
  describedBy = "",
}: AnswerBoxesProps): ReactNode {
  const t = useText();
  return (
    <div
      className={`${css["boxes"]} ${isPickedOnly(boxes) ? css["picked"] : ""}`}
      style={{ "--boxes": boxes.length } as CSSProperties}
    >
      {boxes.map((box, at) =>
        isPicked(box) ? (
          <ChoiceBox
            // Boxes of one question never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            name={boxName(t, boxes, at)}
            choices={choices}
            value={values[at]?.text ?? ""}
            onChange={(text) => onChange(at, () => boxOf(text))}
            describedBy={STEM_ID}
          />
        ) : (
          <AnswerBox
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            name={boxName(t, boxes, at)}
            box={box}
            narrow={boxes.length > 1}
            value={values[at] ?? boxOf("")}
            onChange={(value) => onChange(at, () => value)}
            onFocus={() => onFocus(at)}
            describedBy={`${STEM_ID} ${describedBy}`.trimEnd()}
            inputRef={(field) => {
              inputs.current[at] = field;
            }}
          />
        ),
      )}
    </div>
  );
}

/** Nothing is to be typed. */
export function isPickedOnly(boxes: readonly AnswerBoxView[]): boolean {
  return boxes.every(isPicked);
}

function isPicked({ kind }: AnswerBoxView): boolean {
  return kind === "choice" || kind === "boolean";
}

/** "Answer"; with several boxes "Answer 1: hundreds". */
function boxName(t: Text, boxes: readonly AnswerBoxView[], at: number): string {
  const label = boxes[at]?.label ?? "";
  const name = boxes.length === 1 ? t("practice.answer") : t("practice.answer-n", { n: at + 1 });
  return label === "" || boxes.length === 1 ? name : t("practice.answer-labelled", { name, label });
}
