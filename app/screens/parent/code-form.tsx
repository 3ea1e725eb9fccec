import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { useText, type TextId, type TextValues } from "../../text/text.ts";
import type { AskError } from "../teach/ask-school.ts";
import css from "./parent.module.css";
import { CODE_LENGTH, lettersOf } from "./take-code.ts";

interface CodeFormProps {
  /** What was tried last; "": nothing. */
  readonly code: string;
  readonly busy: boolean;
  readonly error: AskError | null;
  readonly onOpen: (code: string) => void;
}

interface Words {
  readonly text: TextId;
  readonly values?: TextValues;
}

/** Where the code from the note is typed. */
export function CodeForm({ code, busy, error, onOpen }: CodeFormProps): ReactNode {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => code.replace(/.{4}(?=.)/gu, "$&-"));
  const [fault, setFault] = useState<Words | null>(null);
  const isUnknown = error?.type === "refused" && error.status === 404;
  const shown = fault ?? (isUnknown ? ({ text: "parent.fault.nothing" } as const) : null);
  const trouble = error === null || isUnknown ? null : troubleWords(error);

  useEffect(() => {
    if (isUnknown) field.current?.focus();
  }, [isUnknown]);

  function open(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const letters = lettersOf(typed);
    const found: Words | null =
      letters === ""
        ? { text: "parent.fault.empty" }
        : letters.length === CODE_LENGTH
          ? null
          : { text: "parent.fault.short", values: { n: letters.length } };
    setFault(found);
    if (found === null) onOpen(letters);
    else field.current?.focus();
  }

  return (
    <form className={css["form"]} onSubmit={open} noValidate>
      <h1>{t("parent.enter")}</h1>
      <p>{t("parent.enter.text")}</p>
      <div className={css["field"]}>
        <label htmlFor={id}>{t("parent.code")}</label>
        <input
          ref={field}
          id={id}
          className={css["code"]}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(null);
          }}
          aria-invalid={shown !== null}
          aria-describedby={shown === null ? `${id}-hint` : `${id}-hint ${id}-fault`}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
        <p id={`${id}-hint`} className={css["hint"]}>
          {t("parent.code.hint")}
        </p>
        <div role="alert" id={`${id}-fault`} className={css["fault"]}>
          {shown !== null && t(shown.text, shown.values)}
          {shown === null && trouble !== null && t(trouble.text, trouble.values)}
        </div>
      </div>
      <Button type="submit" look="primary" big aria-disabled={busy}>
        {t(busy ? "parent.working" : "parent.open")}
      </Button>
    </form>
  );
}

/** Why there is no report although the code may be right. */
export function troubleWords(error: AskError): Words {
  if (error.type === "offline") return { text: "parent.trouble.offline" };
  if (error.type !== "refused" || error.status !== 429) return { text: "parent.trouble.busy" };
  return { text: "parent.trouble.many", values: { minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) } };
}
