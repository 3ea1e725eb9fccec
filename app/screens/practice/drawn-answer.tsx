import type { ReactNode, Ref } from "react";
import type { AnswerKind } from "#engine";
import { layOut, type DrawnPiece, type Row, type StructurePiece } from "./answer-layout.ts";
import type { BoxText } from "./answer-text.ts";
import { placeOfCaret } from "./caret.ts";
import css from "./drawn-answer.module.css";
import { Fence, RootSign } from "./fences.tsx";
import { Unseen } from "../../components/unseen.tsx";

interface DrawnAnswerProps {
  readonly value: BoxText;
  readonly kind: AnswerKind;
  readonly ref: Ref<HTMLSpanElement>;
}

/** The typed answer as it is meant, with the caret. For the eyes only: readers read the text box itself. */
export function DrawnAnswer({ value, kind, ref }: DrawnAnswerProps): ReactNode {
  const row = layOut(value.text, kind);
  const isCaret = value.start === value.end;
  const cursor: Cursor = { value, row: isCaret ? placeOfCaret(row, value.start).row : null };
  const isEmpty = row.pieces.length === 0;
  return (
    <span ref={ref} className={`${css["drawing"]} ${SHORT_KINDS.has(kind) ? "" : css["long"]}`} aria-hidden="true">
      {isEmpty && <Caret />}
      {isEmpty && (kind === "fraction" || kind === "mixed") && <Placeholder mixed={kind === "mixed"} />}
      {!isEmpty && <DrawnRow row={row} cursor={cursor} />}
    </span>
  );
}

/** Kinds whose answers are a number or little more. */
const SHORT_KINDS: ReadonlySet<AnswerKind> = new Set(["fraction", "mixed", "number", "scientific", "ratio", "time"]);

interface Cursor {
  readonly value: BoxText;
  /** The place the caret stands in; null while something is selected. */
  readonly row: Row | null;
}

interface DrawnRowProps {
  readonly row: Row;
  readonly cursor: Cursor;
}

function DrawnRow({ row, cursor }: DrawnRowProps): ReactNode {
  const at = cursor.row === row ? cursor.value.start : -1;
  // A hole and the piece behind it begin at the same place: the caret stands once, before the first of them.
  const before = row.pieces.find((piece) => piece.from === at);
  return (
    <span className={css["row"]}>
      {withScripts(row.pieces).map((group) => (
        <span key={keyOf(group[0])} className={css["group"]}>
          {group.map((piece) => (
            <span key={keyOf(piece)} className={`${css["piece"]} ${scriptClass(piece)}`}>
              {piece === before && <Caret />}
              <DrawnPieceBody piece={piece} cursor={cursor} />
            </span>
          ))}
        </span>
      ))}
      {before === undefined && at !== -1 && <Caret />}
    </span>
  );
}

/** Powers and indices with what they belong to: they stand at its corner, however high the rest of the row is. */
function withScripts(pieces: readonly DrawnPiece[]): readonly (readonly DrawnPiece[])[] {
  const groups: DrawnPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group !== undefined && (piece.type === "power" || piece.type === "index")) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function scriptClass({ type }: DrawnPiece): string {
  return type === "power" || type === "index" ? (css[type] ?? "") : "";
}

function keyOf(piece: DrawnPiece | undefined): string {
  return piece === undefined ? "" : `${piece.type} ${piece.from}`;
}

function DrawnPieceBody({ piece, cursor }: { readonly piece: DrawnPiece; readonly cursor: Cursor }): ReactNode {
  switch (piece.type) {
    case "sign": {
      const { start, end } = cursor.value;
      const isPicked = piece.from >= start && piece.to <= end;
      return (
        <span
          data-at={piece.from}
          data-to={piece.to}
          className={`${isPicked ? css["picked"] : ""} ${piece.italic ? css["italic"] : ""} ${signClass(piece.face)}`}
        >
          {piece.face}
        </span>
      );
    }
    case "hole":
      return <span data-at={piece.from} data-to={piece.from} className={css["ghost"]} />;
    default:
      return (
        <>
          <Structure piece={piece} cursor={cursor} />
          {/* A finger behind the structure goes behind it. */}
          <span data-at={piece.to} data-to={piece.to} className={css["behind"]} />
        </>
      );
  }
}

function Structure({ piece, cursor }: { readonly piece: StructurePiece; readonly cursor: Cursor }): ReactNode {
  switch (piece.type) {
    case "fraction":
      return (
        <span className={css["fraction"]}>
          <DrawnRow row={piece.top} cursor={cursor} />
          <span className={css["bar"]} />
          {piece.bottom === null ? <span className={css["ghost"]} /> : <DrawnRow row={piece.bottom} cursor={cursor} />}
        </span>
      );
    case "power":
    case "index":
      return <DrawnRow row={piece.of} cursor={cursor} />;
    case "root":
      return (
        <span className={css["root"]}>
          {piece.index !== null && (
            <span className={css["degree"]}>
              <DrawnRow row={piece.index} cursor={cursor} />
            </span>
          )}
          <RootSign />
          <span className={css["radicand"]}>
            <DrawnRow row={piece.of} cursor={cursor} />
          </span>
        </span>
      );
    case "brackets": {
      const { start, end } = cursor.value;
      const isPicked = piece.from >= start && piece.to <= end;
      return (
        <span className={`${css["brackets"]} ${isPicked ? css["picked"] : ""}`}>
          <Fence sign={piece.open} at={piece.of.from - 1} />
          <DrawnRow row={piece.of} cursor={cursor} />
          <Fence sign={piece.close} at={piece.to - 1} />
        </span>
      );
    }
  }
}

/** Room around signs that stand between two things. */
function signClass(face: string): string {
  if (/^[+×=<>≤≥≠±∪:≈÷]$/u.test(face)) return css["between"] ?? "";
  return face === "−" ? (css["minus"] ?? "") : "";
}

function Caret(): ReactNode {
  return <span data-caret="" className={css["caret"]} />;
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

/** An answer that was given, drawn in a line of text; readers read it as it was typed. */
export function StillAnswer({ text, kind }: { readonly text: string; readonly kind: AnswerKind }): ReactNode {
  const row = layOut(text, kind);
  return (
    <>
      <Unseen>{text}</Unseen>
      <span className={css["still"]} aria-hidden="true" dir="ltr">
        <DrawnRow row={row} cursor={{ value: { text, start: -1, end: -1 }, row: null }} />
      </span>
    </>
  );
}
