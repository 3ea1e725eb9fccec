import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import { Confirm } from "../components/confirm.tsx";
import { Field } from "../components/field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { Unseen } from "../../../components/unseen.tsx";
import { News } from "../components/words.tsx";
import { canUsePasskeys } from "../session/can-use-passkeys.ts";
import { nameFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import css from "./account.module.css";
import { ProofForm } from "./proof-form.tsx";

type Passkey = SchoolAnswer<"GET /auth/account">["passkeys"][number];
type Asked = { readonly what: "add" } | { readonly what: "remove"; readonly passkey: Passkey } | null;

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onChange: () => void;
}

/** Devices that sign in by themselves: each has a name, and can be taken away [TEA20]. */
export function Passkeys({ passkeys, onChange }: PasskeysProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [asked, setAsked] = useState<Asked>(null);
  const [news, setNews] = useState("");
  const [isUnmade, setIsUnmade] = useState(false);
  const { busy, error, send, forget } = useSending();

  function close(said = ""): void {
    forget();
    setIsUnmade(false);
    setAsked(null);
    setNews(said);
  }

  async function make(name: string, wish: SchoolAnswer<"POST /auth/passkeys/challenge">): Promise<void> {
    close();
    const { makePasskey } = await import("../session/teach-passkey.ts");
    const made = await makePasskey(wish);
    setIsUnmade(made === null);
    if (made === null) return;
    if ((await send(() => ask("POST /auth/passkeys", { name, ...made }))) === null) return;
    setNews(t("teach.passkey.added", { name }));
    onChange();
  }

  async function remove({ id, name }: Passkey): Promise<void> {
    if ((await send(() => ask("POST /auth/passkeys/removal", { id }))) === null) return;
    close(t("teach.passkey.removed", { name }));
    document.getElementById("content")?.focus();
    onChange();
  }

  return (
    <>
      <News>{news}</News>
      <p>{t(canUsePasskeys() ? "teach.passkey.text" : "teach.passkey.not-here")}</p>
      {passkeys.length > 0 && (
        <ul className={css["passkeys"]} aria-label={t("teach.passkey")}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyWords passkey={passkey} />
              <Button look="quiet" onClick={() => setAsked({ what: "remove", passkey })}>
                {t("teach.staff.remove")} <Unseen>{passkey.name}</Unseen>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked === null && <Trouble error={error} words={isUnmade ? { text: "teach.passkey.unmade" } : null} />}
      {asked?.what === "add" && <Add onWish={(name, wish) => void make(name, wish)} onCancel={() => close()} />}
      {asked?.what !== "add" && canUsePasskeys() && (
        <Button aria-disabled={busy} onClick={() => setAsked({ what: "add" })}>
          {t("teach.passkey.add")}
        </Button>
      )}
      {asked?.what === "remove" && (
        <Confirm
          title={t("teach.passkey.remove.sure", { name: asked.passkey.name })}
          text={t("teach.passkey.remove.text")}
          yes={t("teach.staff.remove.yes")}
          busy={busy}
          error={error}
          onYes={() => void remove(asked.passkey)}
          onClose={() => close()}
        />
      )}
    </>
  );
}

function PasskeyWords({ passkey: { name, host, madeAt, usedAt } }: { readonly passkey: Passkey }): ReactNode {
  const t = useText();
  const isElsewhere = host !== globalThis.location.hostname;
  return (
    <p>
      <strong>{name}</strong> {t("teach.passkey.since", { date: dateText(madeAt) })}{" "}
      {usedAt === null ? t("teach.passkey.never") : t("teach.passkey.last", { date: dateText(usedAt) })}{" "}
      {isElsewhere && t("teach.passkey.host", { host })}
    </p>
  );
}

interface AddProps {
  readonly onWish: (name: string, wish: SchoolAnswer<"POST /auth/passkeys/challenge">) => void;
  readonly onCancel: () => void;
}

/** What the device is called, and the password; then the browser asks for the rest. */
function Add({ onWish, onCancel }: AddProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [name, setName] = useState(t("teach.passkey.this-device"));
  const fault = nameFault(name);
  return (
    <ProofForm
      yes={t("teach.passkey.add.yes")}
      held={fault !== null}
      prove={(proof) => ask("POST /auth/passkeys/challenge", { proof })}
      onDone={(wish) => onWish(name, wish)}
      onCancel={onCancel}
    >
      <Field
        label={t("teach.passkey.name")}
        value={name}
        onText={setName}
        fault={fault === null ? null : t(fault.text, fault.values)}
        autoComplete="off"
      />
    </ProofForm>
  );
}
