import { useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { spacedPin } from "../cards/spaced-pin.ts";
import { TeachQr } from "../account/teach-qr.tsx";
import { Confirm } from "../components/confirm.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./classes.module.css";
import { HandOver } from "./hand-over.tsx";
import { joinUrl, type OwnAddress } from "./own-address.ts";
import { useOwnAddress } from "./use-own-address.ts";

interface JoinPanelProps {
  readonly whole: WholeClass;
  readonly code: string;
  readonly onChange: () => void;
}

/** How pupils come in: the address, the code, and this device as one for all. */
export function JoinPanel({ whole, code, onChange }: JoinPanelProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [open, setOpen] = useState<"board" | "code" | "kiosk" | null>(null);
  const { busy, error, send, forget } = useSending();
  const address = useOwnAddress();

  function close(): void {
    forget();
    setOpen(null);
  }

  async function change(): Promise<void> {
    const answer = await send(() => ask("POST /classes/{class}/code", {}, { class: whole.id }));
    if (answer === null) return;
    close();
    onChange();
  }

  return (
    <section className={css["join"]} aria-label={t("teach.join")}>
      {address !== null && <JoinQr address={address} size="104px" />}
      <dl className={css["joinFacts"]}>
        <div>
          <dt>{t("teach.join.open")}</dt>
          <dd className={css["address"]} data-own-address>
            {address?.url ?? "…"}
          </dd>
        </div>
        <div>
          <dt>{t("teach.code")}</dt>
          <dd className={css["bigCode"]} data-class-code>
            {spacedPin(code, "-")}
          </dd>
        </div>
      </dl>
      <div className={css["buttons"]}>
        <Button onClick={() => setOpen("board")}>{t("teach.join.board")}</Button>
        <Button onClick={() => setOpen("code")}>{t("teach.join.new-code")}</Button>
        <Button onClick={() => setOpen("kiosk")}>{t("teach.join.kiosk")}</Button>
      </div>
      {address !== null && <ReachNote address={address} />}
      <p className={css["try"]}>
        <a href={`/teach/class/${whole.id}/try`} target="_blank" rel="noreferrer">
          {t("teach.join.try")}
        </a>{" "}
        {t("teach.join.try.text")}
      </p>
      {open === "board" && (
        <Dialog title={whole.name} look="wide" onClose={close}>
          <div className={css["board"]}>
            {address !== null && <JoinQr address={address} size="min(36dvh, 30vw)" />}
            <div>
              <p className={css["boardLine"]}>{t("teach.join.open")}</p>
              <p className={css["boardAddress"]}>{address?.url ?? "…"}</p>
            </div>
          </div>
          {address?.reach === "this-computer" && <ReachNote address={address} />}
          <p className={css["boardLine"]}>{t("teach.join.type")}</p>
          <p className={css["boardCode"]}>{spacedPin(code, "-")}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
          <Button look="primary" autoFocus onClick={close}>
            {t("teach.close")}
          </Button>
        </Dialog>
      )}
      {open === "kiosk" && <HandOver whole={whole} onClose={close} />}
      {open === "code" && (
        <Confirm
          title={t("teach.join.new-code.sure")}
          text={t("teach.join.new-code.text")}
          yes={t("teach.join.new-code")}
          busy={busy}
          error={error}
          onYes={() => void change()}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Nothing to scan where only this computer gets there. */
function JoinQr({ address, size }: { readonly address: OwnAddress; readonly size: string }): ReactNode {
  const t = useText();
  if (address.reach === "this-computer") return null;
  return <TeachQr text={joinUrl(address)} label={t("teach.join.qr", { url: joinUrl(address) })} size={size} />;
}

/** Who does not get in there, and where else to try. */
function ReachNote({ address: { reach, others } }: { readonly address: OwnAddress }): ReactNode {
  const t = useText();
  if (reach === "devices" && others.length === 0) return null;
  return (
    <div className={css["note"]}>
      {reach === "this-computer" && <p>{t("teach.join.loopback")}</p>}
      {reach === "no-sign-in" && <p>{t("teach.join.no-sign-in")}</p>}
      {others.length > 0 && <p>{t("teach.join.others", { urls: others.join(", ") })}</p>}
    </div>
  );
}
