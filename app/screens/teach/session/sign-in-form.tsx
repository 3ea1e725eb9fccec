import { useState, type FormEvent, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { askSchool } from "../ask-school.ts";
import { Field, PasswordField } from "../components/field.tsx";
import css from "../components/components.module.css";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { CodeForm } from "./code-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useFocusOnFault } from "./use-focus-on-fault.ts";

export type Teacher = SchoolAnswer<"POST /auth/code">;

interface SignInFormProps {
  readonly onSignedIn: (teacher: Teacher) => void;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** Sign-in name and password, and a code where the teacher has a second step. What was typed stays when it is refused, but for a password that does not match. */
export function SignInForm({ onSignedIn, children }: SignInFormProps): ReactNode {
  const t = useText();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [tries, setTries] = useState(0);
  const { busy, error, send } = useSending();
  const form = useFocusOnFault(tries);
  const refused = error?.type === "refused" && (error.status === 401 || error.status === 400);
  const empty = (text: string) => (tries > 0 && text.trim() === "" ? t("teach.fault.empty") : null);

  async function signIn(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (login.trim() === "" || password === "") return;
    const answer = await send(() => askSchool("POST /auth/teacher", { login, password }));
    if (answer === null) return;
    if (answer.value.role === "teacher") onSignedIn(answer.value);
    else setAsksCode(true);
  }

  function backToPassword(): void {
    setPassword("");
    setTries(0);
    setAsksCode(false);
  }

  if (asksCode) return <CodeForm onSignedIn={onSignedIn} onBack={backToPassword} />;

  return (
    <form ref={form} className={css["form"]} onSubmit={(event) => void signIn(event)} noValidate>
      <Field
        label={t("teach.login")}
        value={login}
        onText={setLogin}
        fault={empty(login)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={t("teach.password")}
        value={password}
        onText={setPassword}
        fault={empty(password)}
        autoComplete="current-password"
      />
      <Trouble error={error} words={refused ? { text: "teach.sign-in.no-match" } : null} />
      <div className={css["row"]}>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? t("teach.working") : t("teach.sign-in")}
        </Button>
        {children}
      </div>
      <PasskeyButton onSignedIn={onSignedIn} />
    </form>
  );
}
