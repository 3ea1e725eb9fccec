import type { ReactNode, Ref } from "react";
import type { AnswerKind } from "#engine";
import type { BoxText } from "./answer-text.ts";
import { drawAnswer, slotAt, type Slot } from "./draw-answer.ts";
import css from "./drawn-answer.module.css";

interface DrawnAnswerProps {
  readonly value: BoxText;
  readonly kind: AnswerKind;
  readonly ref: Ref<HTMLSpanElement>;
}

/** The typed answer as it is meant, with the caret. For the eyes only: readers read the text box itself. */
export function DrawnAnswer({ value, kind, ref }: DrawnAnswerProps): ReactNode {
  const pieces = drawAnswer(value.text, kind);
  const caretSlot = value.start === value.end ? slotAt(pieces, value.start) : null;
  const slot = (range: Slot): ReactNode => <DrawnSlot value={value} range={range} caret={range === caretSlot} />;
  // `slotAt` gives a slot of `pieces` itself, so sameness is enough.
  return (
    <span ref={ref} className={css["drawing"]} aria-hidden="true">
      {pieces.length === 0 && <Caret />}
      {pieces.length === 0 && kind !== "number" && <Placeholder mixed={kind === "mixed"} />}
      {pieces.map((piece) =>
        piece.type === "text" ? (
          <span key={`text ${piece.from}`}>{slot(piece)}</span>
        ) : (
          <span key={`fraction ${piece.top.from}`} className={css["fraction"]}>
            {slot(piece.top)}
            <span className={css["bar"]} />
            {piece.bottom === null ? <span className={css["ghost"]} /> : slot(piece.bottom)}
          </span>
        ),
      )}
    </span>
  );
}

interface DrawnSlotProps {
  readonly value: BoxText;
  readonly range: Slot;
  readonly caret: boolean;
}

function DrawnSlot({ value, range, caret }: DrawnSlotProps): ReactNode {
  const characters = [...Array(range.to - range.from).keys()].map((offset) => range.from + offset);
  return (
    <span className={css["slot"]}>
      {characters.map((at) => (
        <span key={at} style={{ display: "contents" }}>
          {caret && at === value.start && <Caret />}
          <span data-at={at} className={at >= value.start && at < value.end ? css["picked"] : ""}>
            {signOf(value.text.charAt(at))}
          </span>
        </span>
      ))}
      {caret && value.start === range.to && <Caret />}
      {range.from === range.to && <span data-at={range.from} data-empty="" className={css["ghost"]} />}
    </span>
  );
}

function Caret(): ReactNode {
  return <span className={css["caret"]} />;
}

/** A faint empty fraction after the caret: the shape this answer may take. */
function Placeholder({ mixed }: { readonly mixed: boolean }): ReactNode {
  return (
    <>
      {mixed && <span className={css["ghost"]} />}
      <span className={`${css["fraction"]} ${css["hint"]}`}>
        <span className={css["ghost"]} />
        <span className={css["bar"]} />
        <span className={css["ghost"]} />
      </span>
    </>
  );
}

/** The hyphen of a keyboard is drawn as the minus sign it means. */
function signOf(character: string): string {
  return character === "-" ? "−" : character;
}
