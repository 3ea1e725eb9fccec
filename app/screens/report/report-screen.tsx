import type { ReactNode } from "react";
import type { ActivitySummaryView, SessionSummaryView, SkillView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { useNamedSkills } from "../../hooks/use-named-skills.ts";
import { useNow } from "../../hooks/use-now.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import "../../components/charts/print.css";
import { dateText } from "../../components/charts/when.ts";
import { Icon } from "../../components/icons.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import { ActivitiesTable } from "../sessions/activities-table.tsx";
import { askListedSessions } from "../sessions/listed-sessions.ts";
import { SessionsTable } from "../sessions/sessions-table.tsx";
import { ExportButton } from "../settings/export-button.tsx";
import { MasteryTable } from "./mastery-table.tsx";
import css from "./report.module.css";
import { SkillGroups } from "./skill-groups.tsx";

interface ReportData {
  readonly skills: readonly SkillView[];
  readonly sessions: readonly SessionSummaryView[];
  /** Newest first. */
  readonly exams: readonly ActivitySummaryView[];
}

/** What the learner can do, is learning and could refresh; every figure opens the questions behind it. */
export function ReportScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(askReport, "report");
  return (
    <Screen title={t("report.title")} width="wide">
      <AskedContent asking={asking}>
        {(report) =>
          report.skills.some((skill) => skill.opportunities > 0) ? <Report {...report} /> : <NoReportYet />
        }
      </AskedContent>
    </Screen>
  );
}

async function askReport() {
  const skills = await engine.skills();
  if (!skills.ok) return skills;
  const sessions = await askListedSessions(engine);
  if (!sessions.ok) return sessions;
  const activities = await engine.activityHistory();
  if (!activities.ok) return activities;
  const exams = activities.value.filter(({ kind, score }) => kind === "evaluation" && score !== null);
  return { ok: true, value: { skills: skills.value, sessions: sessions.value, exams } satisfies ReportData } as const;
}

function Report({ skills: all, sessions, exams }: ReportData): ReactNode {
  const t = useText();
  const skills = useNamedSkills(all);
  return (
    <>
      <Head />
      <SkillGroups skills={skills} />
      <h2 className={css["heading"]}>{t("report.table")}</h2>
      <p className={`${css["quiet"]} ${css["screenOnly"]}`}>{t("report.table.hint")}</p>
      <MasteryTable skills={skills} />
      <h2 className={css["heading"]}>{t("sessions.title")}</h2>
      {sessions.length === 0 ? (
        <p className={css["quiet"]}>{t("report.sessions.none")}</p>
      ) : (
        <SessionsTable sessions={sessions} />
      )}
      <h2 className={css["heading"]}>{t("report.exams")}</h2>
      {exams.length === 0 ? (
        <p className={css["quiet"]}>{t("report.exams.none")}</p>
      ) : (
        <ActivitiesTable name={t("report.exams")} activities={exams} />
      )}
    </>
  );
}

/** Whose report, and how to take it along: there before the first answer too. */
function Head(): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const now = useNow();
  return (
    <div className={css["head"]}>
      <div>
        <h1>{t("report.title")}</h1>
        <p className={css["quiet"]}>{t("report.of", { name, date: dateText(now) })}</p>
      </div>
      <div className={css["buttons"]}>
        <Button onClick={() => globalThis.print()}>
          <Icon name="print" />
          {t("report.print")}
        </Button>
        <ExportButton />
      </div>
    </div>
  );
}

function NoReportYet(): ReactNode {
  const t = useText();
  return (
    <>
      <Head />
      <section className={css["empty"]}>
        <h2>{t("report.empty.title")}</h2>
        <p className={css["quiet"]}>{t("report.empty.text")}</p>
        <ButtonLink href="/practice" look="primary">
          {t("report.empty.button")}
        </ButtonLink>
      </section>
    </>
  );
}
