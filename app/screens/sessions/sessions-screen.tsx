import type { ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { ButtonLink } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import "../../components/charts/print.css";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import { ActivitiesTable } from "./activities-table.tsx";
import { askListedSessions } from "./listed-sessions.ts";
import css from "./sessions.module.css";
import { SessionsTable } from "./sessions-table.tsx";

/** Every session this learner has had on this device. */
export function SessionsScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(askAll, "sessions");
  return (
    <Screen title={t("sessions.title")} width="wide">
      <AskedContent asking={asking}>
        {({ sessions, activities }) =>
          sessions.length + activities.length === 0 ? (
            <Plate title={t("sessions.empty.title")} sentence={t("sessions.empty.text")}>
              <ButtonLink href="/practice" look="primary">
                {t("sessions.empty.button")}
              </ButtonLink>
            </Plate>
          ) : (
            <>
              <h1 className={css["title"]}>{t("sessions.title")}</h1>
              {activities.length > 0 && sessions.length > 0 && <h2>{t("history.practice")}</h2>}
              {sessions.length > 0 && <SessionsTable sessions={sessions} />}
              {activities.length > 0 && (
                <>
                  <h2 className={css["others"]}>{t("history.others")}</h2>
                  <ActivitiesTable name={t("history.others")} activities={activities} />
                </>
              )}
              <p className={css["back"]}>
                <ButtonLink href="/decisions" look="quiet">
                  {t("decisions.link")}
                </ButtonLink>
              </p>
            </>
          )
        }
      </AskedContent>
    </Screen>
  );
}

async function askAll() {
  const sessions = await askListedSessions(engine);
  if (!sessions.ok) return sessions;
  const activities = await engine.activityHistory();
  if (!activities.ok) return activities;
  return { ok: true, value: { sessions: sessions.value, activities: activities.value } } as const;
}
