import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import css from "./components.module.css";
import { Field } from "./field.tsx";
import { Trouble } from "./trouble.tsx";
import type { Sending } from "./use-sending.ts";

interface EraseByNameProps {
  readonly name: string;
  readonly busy: boolean;
  /** Why it was not done. */
  readonly error?: Sending["error"];
  /** Typing begins at once. */
  readonly isAsked?: boolean;
  readonly onErase: () => Promise<void>;
  readonly onKeep: () => void;
}

/** For ever, and so only after the name was typed [TEA8], [TEA27]. */
export function EraseByName(props: EraseByNameProps): ReactNode {
  const { name, busy, error = null, isAsked = false, onErase, onKeep } = props;
  const t = useText();
  const [typed, setTyped] = useState("");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const isSame = tidy(typed) === tidy(name);

  function erase(event: FormEvent): void {
    event.preventDefault();
    setTries((last) => last + 1);
    if (isSame) void onErase();
  }

  return (
    <form ref={form} className={css["form"]} onSubmit={erase} noValidate>
      <Field
        label={t("teach.erase.type", { name })}
        value={typed}
        onText={setTyped}
        fault={tries > 0 && !isSame ? t("teach.erase.not-same") : null}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it came by a press and is what is asked
        autoFocus={isAsked}
      />
      <Trouble error={error} />
      <div className={css["row"]}>
        <Button onClick={onKeep}>{t("teach.keep")}</Button>
        <Button type="submit" aria-disabled={busy}>
          {busy ? t("teach.working") : t("teach.erase.for-ever")}
        </Button>
      </div>
    </form>
  );
}

function tidy(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}
