import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { PIN_LETTERS, PIN_PICTURES } from "../../components/pin-pictures.tsx";
import { useText } from "../../text/text.ts";
import css from "./school.module.css";

export type Classmate = SchoolAnswer<"POST /auth/join">["learners"][number];

interface PinEntryProps {
  readonly learner: Classmate;
  /** What was wrong with the last one; "" where nothing was. */
  readonly message: string;
  readonly busy: boolean;
  readonly onPin: (pin: string) => void;
}

const LENGTH = 6;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

/** Six numbers or six pictures, by touch or by keys; the sixth sends it. What was typed is never shown. */
export function PinEntry({ learner, message, busy, onPin }: PinEntryProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState("");
  const first = useRef<HTMLDivElement>(null);
  const pictures = learner.pins === "pictures";

  useEffect(() => first.current?.focus(), []);

  function add(key: string): void {
    if (busy || typed.length >= LENGTH) return;
    const next = typed + key;
    setTyped(next.length === LENGTH ? "" : next);
    if (next.length === LENGTH) onPin(next);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === "Backspace") setTyped(typed.slice(0, -1));
    else if (!pictures && /^\d$/u.test(event.key)) add(event.key);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- numbers are typed without a box that would show them
    <div
      role="group"
      aria-label={t("join.pin")}
      className={css["pin"]}
      ref={first}
      tabIndex={-1}
      onKeyDown={onKey}
      aria-busy={busy}
    >
      <p className={css["ask"]}>{t(pictures ? "join.pin.pictures" : "join.pin.digits", { name: learner.name })}</p>
      <p role="status" className={css["dots"]} aria-label={t("join.pin.typed", { count: typed.length })}>
        {Array.from({ length: LENGTH }, (_, at) => (
          <span key={at} className={at < typed.length ? css["full"] : ""} aria-hidden="true" />
        ))}
      </p>
      <p role="alert" className={css["trouble"]}>
        {message}
      </p>
      {pictures ? (
        <div className={css["pictures"]}>
          {PIN_LETTERS.map((letter) => {
            const { word, Picture } = PIN_PICTURES[letter];
            return (
              <button type="button" key={letter} className={css["picture"]} disabled={busy} onClick={() => add(letter)}>
                <Picture size="2.4em" />
                {t(word)}
              </button>
            );
          })}
        </div>
      ) : (
        <div className={css["digits"]}>
          {DIGITS.map((digit) => (
            <button type="button" key={digit} className={css["digit"]} disabled={busy} onClick={() => add(digit)}>
              {digit}
            </button>
          ))}
        </div>
      )}
      <Button look="quiet" disabled={busy || typed === ""} onClick={() => setTyped(typed.slice(0, -1))}>
        <Icon name="erase" /> {t("join.pin.erase")}
      </Button>
    </div>
  );
}
