import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { timeText } from "../../../components/charts/when.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { useOwnAddress } from "../classes/use-own-address.ts";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./devices.module.css";

type Code = SchoolAnswer<"POST /classes/{class}/kiosk-codes">;

/** A device becomes one for the whole class by a code that its teacher makes, and by no other [TEA16]. */
export function ShareDevice({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const address = useOwnAddress();
  const [made, setMade] = useState<Code | null>(null);
  const { busy, error, send } = useSending();

  async function make(): Promise<void> {
    const answer = await send(() => ask("POST /classes/{class}/kiosk-codes", {}, { class: whole.id }));
    if (answer !== null) setMade(answer.value);
  }

  return (
    <div className={css["share"]}>
      <Button aria-disabled={busy} onClick={() => void make()}>
        {busy ? t("teach.working") : t("teach.devices.share")}
      </Button>
      <Trouble error={error} />
      {made !== null && (
        <Dialog title={t("teach.devices.share")} onClose={() => setMade(null)}>
          <p>{t("teach.devices.share.text")}</p>
          <p className={css["address"]}>{address === null ? "…" : `${address.url}/kiosk`}</p>
          {address?.reach === "this-computer" && <p className={css["note"]}>{t("teach.join.loopback")}</p>}
          {address?.reach === "no-sign-in" && <p className={css["note"]}>{t("teach.join.no-sign-in")}</p>}
          <p>{t("teach.devices.share.type")}</p>
          <p className={css["code"]} data-kiosk-code>
            {made.code}
          </p>
          <p className={css["note"]}>{t("teach.devices.share.until", { time: timeText(made.endsAt) })}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
          <Button look="primary" autoFocus onClick={() => setMade(null)}>
            {t("teach.close")}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
