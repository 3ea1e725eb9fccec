import { useRef, type CSSProperties, type PointerEvent, type ReactNode } from "react";
import { Icon } from "../../parts/icons.tsx";
import { useText } from "../../text/text.ts";
import { isPress } from "./is-press.ts";
import { FractionKeyFace, WholeKeyFace } from "./key-faces.tsx";
import type { KeyAction, KeypadKey } from "./keypad-layout.ts";
import css from "./keypad.module.css";

interface KeypadProps {
  readonly rows: readonly (readonly KeypadKey[])[];
  readonly onKey: (action: KeyAction) => void;
}

/**
 * The keys this answer needs. A key acts the moment a finger touches it, also while another finger still
 * rests on the pad, and leaves the focus in the answer box (product.md, rows 4 and 5).
 */
export function Keypad({ rows, onKey }: KeypadProps): ReactNode {
  const t = useText();
  const columns = Math.max(...rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
  return (
    <fieldset aria-label={t("keypad.name")} className={css["keypad"]} style={{ "--columns": columns } as CSSProperties}>
      {rows.flatMap((row, at) =>
        row.map((key, place) => (
          <Key
            key={key.face ?? key.name}
            face={key}
            // A row that is shorter than the widest starts a new line.
            column={place === 0 && at > 0 ? 1 : null}
            onKey={onKey}
          />
        )),
      )}
    </fieldset>
  );
}

interface KeyProps {
  readonly face: KeypadKey;
  readonly column: number | null;
  readonly onKey: (action: KeyAction) => void;
}

function Key({ face, column, onKey }: KeyProps): ReactNode {
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
      className={`${css["key"]} ${face.action.type === "insert" ? "" : css["tool"]}`}
      style={{ gridColumn: column === null ? `span ${face.span}` : `${column} / span ${face.span}` }}
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

function Face({ face }: { readonly face: KeypadKey }): ReactNode {
  if (face.face !== null) return face.face;
  switch (face.action.type) {
    case "erase":
      return <Icon name="erase" />;
    case "left":
      return <Icon name="left" />;
    case "right":
      return <Icon name="right" />;
    case "insert":
      return face.action.text === "/" ? <FractionKeyFace /> : <WholeKeyFace />;
  }
}
