import { useState, type FormEvent, type ReactNode } from "react";
import type { Result } from "#engine";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { PasswordField } from "../components/field.tsx";
import css from "../components/components.module.css";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";

interface ProofFormProps<Value> {
  /** What may be typed, where it is more than the password. */
  readonly label?: string;
  /** What is done on a right one. */
  readonly yes: string;
  readonly prove: (proof: string) => Promise<Result<Value, AskError>>;
  readonly onDone: (value: Value) => void;
  readonly onCancel: () => void;
  /** What is asked for as well cannot be sent as it stands. */
  readonly held?: boolean;
  readonly children?: ReactNode;
}

/** Asks who sits there once more, before a way to sign in is added or taken away. */
export function ProofForm<Value>({
  label,
  yes,
  prove,
  onDone,
  onCancel,
  held = false,
  children,
}: ProofFormProps<Value>): ReactNode {
  const t = useText();
  const [proof, setProof] = useState("");
  const [tries, setTries] = useState(0);
  const { busy, error, send } = useSending();
  const form = useFocusOnFault(tries);
  const wrong = error?.type === "refused" && error.status === 401;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (proof === "" || held) return;
    const answer = await send(() => prove(proof));
    if (answer !== null) onDone((answer as { readonly value: Value }).value);
  }

  return (
    <form ref={form} className={css["form"]} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <PasswordField
        label={label ?? t("teach.password.current")}
        value={proof}
        onText={setProof}
        fault={tries > 0 && proof === "" ? t("teach.fault.empty") : null}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the press before asked for
        autoFocus
      />
      <Trouble error={error} words={wrong ? { text: "teach.proof.no-match" } : null} />
      <FormButtons yes={yes} busy={busy} onCancel={onCancel} />
    </form>
  );
}
