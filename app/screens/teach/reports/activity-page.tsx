import type { ReactNode } from "react";
import { Link } from "wouter";
import type { PupilActivity } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { dateText, dateTimeText, durationWords } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { activityName, endWords } from "../../sessions/activities-table.tsx";
import { Told } from "../../sessions/activity-record.tsx";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { PageOfReport, SheetHead, useSchoolName } from "./report-frame.tsx";
import css from "./report.module.css";

interface ActivityPageProps {
  readonly id: string;
  readonly learner: string;
  readonly session: string;
}

/** `/teach/class/:id/pupil/:learner/activity/:session`: what was said and answered, as the pupil has it [TEA200]. */
export function ActivityPage({ id, learner, session }: ActivityPageProps): ReactNode {
  return (
    <PageOfReport id={id} learner={learner}>
      {(whole) => <OfActivity whole={whole} learner={learner} session={session} />}
    </PageOfReport>
  );
}

interface OfActivityProps extends Omit<ActivityPageProps, "id"> {
  readonly whole: WholeClass;
}

function OfActivity({ whole, learner, session }: OfActivityProps): ReactNode {
  const params = { class: whole.id, learner, session };
  const data = useSchoolData("GET /classes/{class}/learners/{learner}/activity", params);
  return <SchoolContent data={data}>{(seen) => <Activity whole={whole} of={seen} />}</SchoolContent>;
}

function Activity({ whole, of }: { readonly whole: WholeClass; readonly of: PupilActivity }): ReactNode {
  const t = useText();
  const { teacher, school } = useSchoolName();
  const { summary, seen } = of.replay;
  const took = summary.endedAt === null ? null : durationWords(summary.workedMs);
  const questions = seen.evaluation?.result?.review ?? [];
  return (
    <article className={css["sheet"]}>
      <div className={css["tools"]}>
        <span className={css["acts"]}>
          <Button onClick={() => globalThis.print()}>
            <Icon name="print" /> {t("teach.print")}
          </Button>
        </span>
      </div>
      <SheetHead
        title={of.name}
        sub={activityName(t, summary)}
        className={whole.name}
        school={[teacher, school].filter((one) => one !== "").join(", ")}
        when={dateText(summary.startedAt)}
      />
      <p>
        {dateTimeText(summary.startedAt)}
        {took !== null && ` · ${t(took.text, took.values)}`} · {endWords(t, summary)}
      </p>
      {of.isHidden && (
        <p>
          {t("teach.activity.hidden")} <Link href="/teach/alerts">{t("teach.past")}</Link>
        </p>
      )}
      {of.isPrivate && <p>{t("teach.activity.private")}</p>}
      {questions.length === 0 && !of.isPrivate && <Told seen={seen} name={of.name} />}
      {questions.map((problem) => (
        <ProblemRecord
          key={problem.itemId}
          problem={problem}
          heading={t("exam.question", { n: problem.position })}
          headingShown
        />
      ))}
    </article>
  );
}
