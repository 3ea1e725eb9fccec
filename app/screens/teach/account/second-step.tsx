import { useState, type FormEvent, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { News } from "../components/words.tsx";
import { CodeField } from "../session/code-form.tsx";
import { codeFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import css from "./account.module.css";
import { ProofForm } from "./proof-form.tsx";
import { TeachQr } from "./teach-qr.tsx";

interface SecondStepProps {
  /** What is asked for now. */
  readonly now: SchoolAnswer<"GET /auth/account">["secondStep"];
  readonly onChange: () => void;
}

type Stage =
  | { readonly type: "resting"; readonly news: string }
  | { readonly type: "proving" }
  | { readonly type: "scanning"; readonly made: SchoolAnswer<"POST /auth/second-step"> }
  | { readonly type: "keeping"; readonly codes: readonly string[] };

/** A code of an authenticator app after the password: added, or taken away [TEA19]. */
export function SecondStep({ now, onChange }: SecondStepProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [stage, setStage] = useState<Stage>({ type: "resting", news: "" });
  const rest = (news = ""): void => setStage({ type: "resting", news });

  if (stage.type === "scanning") {
    const { made } = stage;
    return <Scan made={made} onCodes={(codes) => setStage({ type: "keeping", codes })} onCancel={() => rest()} />;
  }
  if (stage.type === "keeping") {
    const done = (): void => {
      rest(t("teach.second.added"));
      onChange();
    };
    return <Keep codes={stage.codes} onDone={done} />;
  }
  if (stage.type === "proving") {
    return now === null ? (
      <ProofForm
        yes={t("teach.second.go-on")}
        prove={(proof) => ask("POST /auth/second-step", { proof })}
        onDone={(made) => setStage({ type: "scanning", made })}
        onCancel={() => rest()}
      />
    ) : (
      <ProofForm
        label={t("teach.proof.or-code")}
        yes={t("teach.second.remove.yes")}
        prove={(proof) => ask("POST /auth/second-step/removal", { proof })}
        onDone={() => {
          rest(t("teach.second.removed"));
          onChange();
        }}
        onCancel={() => rest()}
      />
    );
  }
  return (
    <>
      <News>{stage.news}</News>
      <p>
        {now === null
          ? t("teach.second.text")
          : t("teach.second.on", { date: dateText(now.since), n: now.recoveryCodes })}
      </p>
      <Button onClick={() => setStage({ type: "proving" })}>
        {t(now === null ? "teach.second.add" : "teach.second.remove")}
      </Button>
    </>
  );
}

interface ScanProps {
  readonly made: SchoolAnswer<"POST /auth/second-step">;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The secret as a picture and as text; it counts once a code of it was right. */
function Scan({ made, onCodes, onCancel }: ScanProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [code, setCode] = useState("");
  const [tries, setTries] = useState(0);
  const { busy, error, send } = useSending();
  const form = useFocusOnFault(tries);
  const fault = codeFault(code);
  const wrong = error?.type === "refused" && error.status === 409;

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (fault !== null) return;
    const answer = await send(() => ask("POST /auth/second-step/confirmation", { code }));
    if (answer !== null) onCodes(answer.value.codes);
  }

  return (
    <form ref={form} className={shared["form"]} onSubmit={(event) => void confirm(event)} noValidate>
      <p>{t("teach.second.scan")}</p>
      <TeachQr text={made.uri} label={t("teach.second.picture")} />
      <p>
        {t("teach.second.by-hand")} <span className={css["link"]}>{made.secret.replaceAll(/.{4}(?=.)/gu, "$& ")}</span>
      </p>
      <CodeField code={code} onCode={setCode} hint={t("teach.second.code.hint")} fault={tries > 0 ? fault : null} />
      <Trouble error={error} words={wrong ? { text: "teach.second.no-match" } : null} />
      <FormButtons yes={t("teach.second.confirm")} busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** Shown this once: they are put away before anything else is done. */
function Keep({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }): ReactNode {
  const t = useText();
  return (
    <>
      <h3>{t("teach.second.codes")}</h3>
      <p>{t("teach.second.codes.text")}</p>
      <ul className={css["codes"]} aria-label={t("teach.second.codes")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone */}
      <Button look="primary" autoFocus onClick={onDone}>
        {t("teach.second.codes.kept")}
      </Button>
    </>
  );
}
