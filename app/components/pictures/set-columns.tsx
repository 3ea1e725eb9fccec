// oxlint-disable react/no-array-index-key -- columns never change places
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import type { ColumnsPicture } from "#engine";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { useText, type TextId } from "../../text/text.ts";
import { highlightWords } from "../diagrams/highlight-words.ts";
import { Unseen } from "../unseen.tsx";
import { ANSWER_FORM_ID, type PictureKey, type PictureProps } from "./answer-picture.tsx";
import { cellsToText, digitsTyped, textToCells } from "./columns-text.ts";
import css from "./set-columns.module.css";

/** A cell by its row and its place, 0 for the ones. */
interface At {
  readonly row: "note" | "digit";
  readonly place: number;
}

/**
 * A written sum: digits of the answer under their column, what is carried or traded above it. The cells are text boxes
 * in the order of the work, ones first; a digit leads on to the left.
 */
export function SetColumns({
  picture,
  highlights,
  text,
  onText,
  notes,
  onNotes,
  onFocus,
}: PictureProps<ColumnsPicture>): ReactNode {
  const t = useText();
  const coarse = useCoarsePointer();
  const fields = useRef(new Map<string, HTMLInputElement>());
  const [top, bottom] = picture.rows;
  const count = top.length;
  const cells = textToCells(text, count);
  const isTrading = picture.sign === "−";
  const mostNoted = isTrading ? 2 : 1;

  const columnOf = (place: number): number => count - 1 - place;
  const valueAt = ({ row, place }: At): string => (row === "digit" ? cells[columnOf(place)] : notes[place]) ?? "";
  const said = useId();
  const pointed = highlights.filter(({ type }) => type === "place" || type === "note");

  function focus({ row, place }: At): void {
    fields.current.get(`${row} ${place}`)?.focus();
  }

  function write(at: At, value: string): void {
    if (at.row === "digit") onText(cellsToText(cells.with(columnOf(at.place), value)));
    else onNotes(Array.from({ length: count }, (_, place) => (place === at.place ? value : (notes[place] ?? ""))));
  }

  /** A digit of the answer leads on to the next place, what is carried down to its own. */
  function type(at: At, typed: string): void {
    const value = digitsTyped(typed, at.row === "digit" ? 1 : mostNoted);
    write(at, value);
    if (value === "") return;
    if (at.row === "digit") focus({ row: "digit", place: at.place + 1 });
    else if (!isTrading) focus({ row: "digit", place: at.place });
  }

  function erase(at: At): void {
    if (valueAt(at) !== "") {
      write(at, valueAt(at).slice(0, -1));
    } else if (at.row === "digit" && at.place > 0 && valueAt({ row: "digit", place: at.place - 1 }) !== "") {
      write({ row: "digit", place: at.place - 1 }, "");
      focus({ row: "digit", place: at.place - 1 });
    }
  }

  function take(at: At, key: PictureKey): void {
    switch (key.type) {
      case "insert":
        type(at, at.row === "digit" ? key.text : valueAt(at) + key.text);
        return;
      case "erase":
        erase(at);
        return;
      case "left":
        focus({ ...at, place: at.place + 1 });
        return;
      case "right":
        focus({ ...at, place: at.place - 1 });
        return;
      case "template":
    }
  }

  // The keypad asks long after the cell got the focus: it must meet what is written by then.
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  function press(at: At, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => take(at, { type: "left" }),
      ArrowRight: () => take(at, { type: "right" }),
      ArrowUp: () => focus({ ...at, row: "note" }),
      ArrowDown: () => focus({ ...at, row: "digit" }),
      Backspace: () => erase(at),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  function cell(at: At): ReactNode {
    const { row, place } = at;
    const where = t(`set.place.${place}` as TextId);
    const noted = isTrading ? "set.traded" : "set.carried";
    return (
      <input
        key={`${row} ${place}`}
        ref={(field) => {
          if (field === null) fields.current.delete(`${row} ${place}`);
          else fields.current.set(`${row} ${place}`, field);
        }}
        form={ANSWER_FORM_ID}
        className={css[row]}
        style={{ gridColumn: columnOf(place) + 2 }}
        aria-label={row === "digit" ? where : t(noted, { place: where })}
        value={valueAt(at)}
        inputMode={coarse ? "none" : "numeric"}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => type(at, event.target.value)}
        onKeyDown={(event) => press(at, event)}
        onFocus={(event) => {
          event.target.select();
          onFocus((key) => latest.current(at, key));
        }}
      />
    );
  }

  const numbers = { top: top.join(""), bottom: bottom.join("") };
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <fieldset
      className={css["columns"]}
      style={{ "--count": count } as CSSProperties}
      aria-label={t(`set.columns.${picture.sign}`, numbers)}
      aria-describedby={pointed.length > 0 ? said : undefined}
    >
      <div className={css["grid"]}>
        {pointed.map(
          (highlight) =>
            "place" in highlight && (
              <span
                key={`${highlight.type} ${highlight.place}`}
                aria-hidden="true"
                data-highlight={highlight.type}
                className={css["highlight"]}
                style={{ gridColumn: columnOf(highlight.place) + 2 }}
              />
            ),
        )}
        {places.map((place) => (
          <Head key={place} place={place} column={columnOf(place) + 2} />
        ))}
        {[top, bottom].map((row, r) =>
          row.map((digit, c) => (
            <span
              key={`${r} ${c}`}
              aria-hidden="true"
              className={css[r === 0 ? "top" : "bottom"]}
              style={{ gridColumn: c + 2 }}
              data-traded={(r === 0 && isTrading && notes[columnOf(c)]) || undefined}
            >
              {digit}
            </span>
          )),
        )}
        <span aria-hidden="true" className={css["sign"]}>
          {picture.sign}
        </span>
        <span aria-hidden="true" className={css["rule"]} />
        {places.flatMap((place) => [
          picture.notes.includes(place) && cell({ row: "note", place }),
          cell({ row: "digit", place }),
        ])}
      </div>
      <p className={css["how"]}>{t(isTrading ? "set.columns.how.−" : "set.columns.how.carry")}</p>
      {pointed.length > 0 && <Unseen id={said}>{highlightWords(t, pointed)}</Unseen>}
    </fieldset>
  );
}

/** The name of a place; its first letter where there is little room. */
function Head({ place, column }: { readonly place: number; readonly column: number }): ReactNode {
  const t = useText();
  return (
    <span aria-hidden="true" className={css["head"]} style={{ gridColumn: column }}>
      <span className={css["word"]}>{t(`set.place.${place}` as TextId)}</span>
      <span className={css["short"]}>{t(`set.short.${place}` as TextId)}</span>
    </span>
  );
}
