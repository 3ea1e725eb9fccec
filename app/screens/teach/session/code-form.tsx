import { useState, type FormEvent, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { useText } from "../../../text/text.ts";
import { askSchool } from "../ask-school.ts";
import { Field } from "../components/field.tsx";
import css from "../components/components.module.css";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { codeFault } from "./field-faults.ts";
import { useFocusOnFault } from "./use-focus-on-fault.ts";

interface CodeFormProps {
  readonly onSignedIn: (teacher: SchoolAnswer<"POST /auth/code">) => void;
  /** The password has to be typed again. */
  readonly onBack: () => void;
}

/** The second step of signing in: a code after a right password. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps): ReactNode {
  const t = useText();
  const [code, setCode] = useState("");
  const [tries, setTries] = useState(0);
  const { busy, error, send } = useSending();
  const form = useFocusOnFault(tries);
  const fault = codeFault(code);
  const refused = error?.type === "refused" ? error.status : 0;

  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (fault !== null) return;
    const answer = await send(() => askSchool("POST /auth/code", { code }));
    if (answer !== null) onSignedIn(answer.value);
  }

  return (
    <form ref={form} className={css["form"]} onSubmit={(event) => void enter(event)} noValidate>
      <CodeField code={code} onCode={setCode} hint={t("teach.code-step.hint")} fault={tries > 0 ? fault : null} />
      <Trouble
        error={error}
        words={
          refused === 401
            ? { text: "teach.code-step.no-match" }
            : refused === 409
              ? { text: "teach.code-step.too-late" }
              : null
        }
      />
      <FormButtons yes={t("teach.sign-in")} no={t("teach.code-step.back")} busy={busy} onCancel={onBack} />
    </form>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly hint: string;
  readonly fault: ReturnType<typeof codeFault>;
}

/** Six digits from a telephone, or the letters of a recovery code: browsers fill in the digits themselves. */
export function CodeField({ code, onCode, hint, fault }: CodeFieldProps): ReactNode {
  const t = useText();
  return (
    <Field
      label={t("teach.code-step.code")}
      value={code}
      onText={onCode}
      hint={hint}
      fault={fault === null ? null : t(fault.text, fault.values)}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is asked for next
      autoFocus
    />
  );
}
