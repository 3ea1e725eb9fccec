import { useRef, type CSSProperties, type PointerEvent, type ReactNode } from "react";
import { useText } from "../../text/text.ts";
import { isPress } from "./is-press.ts";
import { KeyFace } from "./key-faces.tsx";
import type { KeyAction, KeypadKey } from "./keypad-layout.ts";
import css from "./keypad.module.css";

interface KeypadProps {
  readonly rows: readonly (readonly KeypadKey[])[];
  readonly onKey: (action: KeyAction) => void;
}

/**
 * The keys this answer needs. A key acts the moment a finger touches it, also while another finger still
 * rests on the pad, and leaves the focus in the answer box, so that no system keyboard covers the question.
 */
export function Keypad({ rows, onKey }: KeypadProps): ReactNode {
  const t = useText();
  return (
    <fieldset aria-label={t("keypad.name")} className={`${css["keypad"]} ${rows.length > 4 ? css["many"] : ""}`}>
      {rows.map((row) => (
        <div key={row.map(({ id }) => id).join(" ")} className={css["row"]}>
          {row.map((key) => (
            <Key key={key.id} face={key} onKey={onKey} />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

interface KeyProps {
  readonly face: KeypadKey;
  readonly onKey: (action: KeyAction) => void;
}

function Key({ face, onKey }: KeyProps): ReactNode {
  const t = useText();
  /** When the key was last touched or let go, on the clock of events [ms]. */
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);

  function press(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    touchedAt.current = event.timeStamp;
    event.currentTarget.dataset["pressed"] = "";
    onKey(face.action);
  }

  function release(event: PointerEvent<HTMLButtonElement>): void {
    if (event.currentTarget.dataset["pressed"] === undefined) return;
    delete event.currentTarget.dataset["pressed"];
    touchedAt.current = event.timeStamp;
  }

  return (
    <button
      type="button"
      className={`${css["key"]} ${lookOf(face)}`}
      style={{ "--span": face.span, "--place": placeInLine(face) } as CSSProperties}
      aria-label={face.name === null ? undefined : t(face.name)}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isPress(event.detail, event.timeStamp - touchedAt.current)) onKey(face.action);
      }}
    >
      <Face face={face} />
    </button>
  );
}

function Face({ face: { face } }: { readonly face: KeypadKey }): ReactNode {
  if ("drawing" in face) return <KeyFace drawing={face.drawing} />;
  return face.italic ? <i>{face.text}</i> : face.text;
}

/** Where a key stands when all are in a line: the digits from 1 to 0, then the others as they come. */
function placeInLine({ id }: KeypadKey): number {
  return /^\d$/u.test(id) ? Number(id) || 10 : 11;
}

/** Tools stand back, words are smaller, small marks larger. */
function lookOf({ action, face }: KeypadKey): string {
  if (action.type !== "insert" && action.type !== "template") return css["tool"] ?? "";
  if ("text" in face && face.text.length > 1) return css["word"] ?? "";
  return "text" in face && /^[.,:;]$/u.test(face.text) ? (css["mark"] ?? "") : "";
}
