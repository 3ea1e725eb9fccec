import type { ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { AskedPart } from "../../parts/charts/asked-part.tsx";
import "../../parts/charts/print.css";
import { Plate } from "../../parts/plate.tsx";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";
import { askListedSessions } from "./listed-sessions.ts";
import css from "./sessions.module.css";
import { SessionsTable } from "./sessions-table.tsx";

/** Every session this learner has had on this device. */
export function SessionsScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(() => askListedSessions(engine), "sessions");
  return (
    <Screen title={t("sessions.title")} width="wide">
      <AskedPart asking={asking}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Plate title={t("sessions.empty.title")} sentence={t("sessions.empty.text")}>
              <ButtonLink href="/practice" look="primary">
                {t("sessions.empty.button")}
              </ButtonLink>
            </Plate>
          ) : (
            <>
              <h1 className={css["title"]}>{t("sessions.title")}</h1>
              <SessionsTable sessions={sessions} />
            </>
          )
        }
      </AskedPart>
    </Screen>
  );
}
