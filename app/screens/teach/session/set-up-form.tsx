import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { askSchool } from "../ask-school.ts";
import { Field } from "../components/field.tsx";
import css from "../components/components.module.css";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { codeFault, loginFault, nameFault, newPasswordFault, type Fault } from "./field-faults.ts";
import { NewPassword } from "./new-password.tsx";
import type { Teacher } from "./sign-in-form.tsx";
import { useFocusOnFault } from "./use-focus-on-fault.ts";

type Source = (typeof SOURCES)[number];

/** Who gave the code, and for what. */
const SOURCES = ["server", "teacher", "forgotten"] as const;

interface SetUpFormProps {
  /** A code that came with the address; then another teacher gave it. */
  readonly code: string;
  /** They come from the school's own sign-in, and sign in by it from then on. */
  readonly joins: boolean;
  readonly onSignedIn: (teacher: Teacher) => void;
  readonly children?: ReactNode;
}

/** Makes a teacher by a code: the first one of a school by what the server prints, others by an invitation; or changes a password. */
export function SetUpForm({ code: given, joins, onSignedIn, children }: SetUpFormProps): ReactNode {
  const t = useText();
  const [source, setSource] = useState<Source>(given === "" && !joins ? "server" : "teacher");
  const [code, setCode] = useState(given);
  const [school, setSchool] = useState("");
  const [name, setName] = useState("");
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [tries, setTries] = useState(0);
  const { busy, error, send } = useSending();
  const form = useFocusOnFault(tries);

  const faults = {
    code: codeFault(code),
    school: source === "server" ? nameFault(school) : null,
    name: source === "forgotten" ? null : nameFault(name),
    login: source === "forgotten" ? null : loginFault(login),
    password: newPasswordFault(password),
  };
  const say = (fault: Fault) => (tries === 0 || fault === null ? null : t(fault.text, fault.values));

  async function setUp(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (Object.values(faults).some((fault) => fault !== null)) return;
    const answer = await send(() =>
      source === "forgotten"
        ? askSchool("POST /auth/reset", { code, password })
        : askSchool("POST /auth/setup", {
            code,
            login,
            name,
            password,
            ...(source === "server" && { school }),
            ...(joins && { joinsOpenId: true }),
          }),
    );
    if (answer !== null) onSignedIn(answer.value);
  }

  const refused = error?.type === "refused" ? error.status : 0;
  return (
    <form ref={form} className={css["form"]} onSubmit={(event) => void setUp(event)} noValidate>
      <fieldset className={css["choices"]}>
        <legend>{t("teach.set-up.source")}</legend>
        {SOURCES.map((value) => (
          <label key={value} className={css["choice"]}>
            <input type="radio" name="source" checked={source === value} onChange={() => setSource(value)} />
            <span>{t(`teach.set-up.source.${value}`)}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={t("teach.set-up.code")}
        value={code}
        onText={setCode}
        fault={say(faults.code)}
        hint={t(`teach.set-up.code.${source}`)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {source === "server" && (
        <Field
          label={t("teach.set-up.school")}
          value={school}
          onText={setSchool}
          fault={say(faults.school)}
          autoComplete="organization"
        />
      )}
      {source !== "forgotten" && (
        <>
          <Field
            label={t("teach.set-up.name")}
            value={name}
            onText={setName}
            fault={say(faults.name)}
            hint={t("teach.set-up.name.hint")}
            autoComplete="name"
          />
          <Field
            label={t("teach.login")}
            value={login}
            onText={setLogin}
            fault={say(faults.login)}
            hint={t("teach.set-up.login.hint")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
      <NewPassword label={t("teach.password")} value={password} onText={setPassword} fault={say(faults.password)} />
      <Trouble
        error={error}
        words={
          refused === 401
            ? { text: "teach.set-up.no-code" }
            : refused === 403
              ? { text: "teach.open-id.late" }
              : refused === 409
                ? { text: "teach.set-up.taken" }
                : refused === 400
                  ? { text: "teach.password.guessable" }
                  : null
        }
      />
      <div className={css["row"]}>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? t("teach.working") : t(source === "forgotten" ? "teach.set-up.change" : "teach.set-up.button")}
        </Button>
        {children}
      </div>
    </form>
  );
}
