import type { MessageCategory } from "../understand/understand.ts";
import type { Answer, Talk } from "./talk.ts";

/** A reply, and the talk it is said in: when the problem was finished within it, its answer may be said. */
export interface Answered {
  readonly talk: Talk;
  readonly answer: Answer;
  /** Names of the rows that led to it, the outermost first, with " / " between them. */
  readonly row?: string;
}

/** A line of what the tutor says when, as docs/tutor-moves.md prints it. */
export interface PrintedRow {
  /** Its name, unique in its table; `mathflow turn --why` prints it. */
  readonly row: string;
  /** When it is taken, as a teacher would say it. */
  readonly when: string;
  /** What the tutor does then; of a row with rows of its own nothing. */
  readonly does?: string;
  /** What the message must have been read as; anything unless told. */
  readonly of?: readonly MessageCategory[];
  readonly rows?: readonly PrintedRow[];
}

/** A row of a table of moves: what is written, and what is answered [TRN90]. `T` is what is known where the table is asked. */
export interface Row<T extends Talk = Talk> extends PrintedRow {
  /** What must stand in the message, in lower case and without punctuation at its end. */
  readonly cue?: RegExp;
  /** Only while the problem is open, or only when it is over. */
  readonly phase?: "open" | "over";
  /** Null where the row is not for this message: the next one is asked then. */
  readonly answer: (talk: T) => Answer | Answered | null;
}

/** The first row that has an answer gives it; null where none has. */
export function answerBy<T extends Talk>(rows: readonly Row<T>[], talk: T): Answered | null {
  for (const one of rows) {
    const said = isFor(one, talk) ? one.answer(talk) : null;
    if (said === null) continue;
    if (!("answer" in said)) return { talk, answer: said, row: one.row };
    return { ...said, row: said.row === undefined ? one.row : `${one.row} / ${said.row}` };
  }
  return null;
}

/** Rows within a row, for what `enter` knows more of; where it is null, or none of them answers, the next row is asked. */
export function within<T extends Talk, U extends Talk>(
  row: Omit<Row<T>, "answer" | "rows" | "does">,
  enter: (talk: T) => U | null,
  rows: readonly Row<U>[],
): Row<T> {
  return {
    ...row,
    rows,
    answer: (talk) => {
      const more = enter(talk);
      return more === null ? null : answerBy(rows, more);
    },
  };
}

function isFor({ of, cue, phase }: Omit<Row, "answer">, { understood, desk }: Talk): boolean {
  const isOpen = desk.problem.phase === "open";
  return (
    (of === undefined || of.includes(understood.category)) &&
    (phase === undefined || (phase === "open") === isOpen) &&
    (cue === undefined || cue.test(understood.plain))
  );
}
