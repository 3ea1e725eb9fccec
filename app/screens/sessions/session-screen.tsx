import { useId, useRef, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { ActivityReplayView, ReplayView, Result, SessionId, SessionReportView } from "#engine";
import type { EngineError } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import "../../components/charts/print.css";
import { ViewChoice } from "../../components/charts/view-choice.tsx";
import { dateTimeText, durationWords } from "../../components/charts/when.ts";
import { Icon } from "../../components/icons.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { PractiseLink } from "../../components/practise-link.tsx";
import { useText } from "../../text/text.ts";
import { ExamResult } from "../exam/exam-result.tsx";
import { ActivityRecord } from "./activity-record.tsx";
import { countWords } from "./count-words.ts";
import { ProblemRecord } from "./problem-record.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { SessionReport } from "./session-report.tsx";
import css from "./sessions.module.css";

/** One session again, as it was: problem by problem, or all on one page. */
export function SessionScreen({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  // An address is only text; the engine answers "not found" for what is no session.
  const [replies, setReplies] = useState(0);
  const asking = useAsked(() => askSession(id as SessionId), `${id} ${replies}`);
  const { asked } = asking;
  const exam = asked.type === "ready" ? (asked.value.activity?.seen.evaluation ?? null) : null;
  if (exam?.result) return <ExamResult exam={exam} result={exam.result} />;
  return (
    <Screen title={t("sessions.title")}>
      <AskedContent asking={asking}>
        {({ replay, report, activity }) =>
          activity !== null ? (
            <ActivityRecord replay={activity} />
          ) : replay === null || replay.problems.length === 0 ? (
            <Plate title={t("session.empty.title")} sentence={t("session.empty.text")}>
              <ButtonLink href="/sessions" look="primary">
                {t("session.back")}
              </ButtonLink>
            </Plate>
          ) : (
            <Replay replay={replay} report={report} onReplied={() => setReplies((n) => n + 1)} />
          )
        }
      </AskedContent>
    </Screen>
  );
}

interface AskedSession {
  readonly replay: ReplayView | null;
  readonly report: SessionReportView | null;
  /** Set for what is no practice. */
  readonly activity: ActivityReplayView | null;
}

async function askSession(id: SessionId): Promise<Result<AskedSession, EngineError>> {
  const replay = await engine.replay(id);
  if (replay.ok) {
    const report = await engine.sessionReport(id);
    return { ok: true, value: { replay: replay.value, report: report.ok ? report.value : null, activity: null } };
  }
  if (replay.error.type !== "not-found") return replay;
  const activity = await engine.activityReplay(id);
  return activity.ok ? { ok: true, value: { replay: null, report: null, activity: activity.value } } : activity;
}

interface ReplayProps {
  readonly replay: ReplayView;
  readonly report: SessionReportView | null;
  /** The tutor has answered a message on one of its problems. */
  readonly onReplied: () => void;
}

function Replay({ replay, report, onReplied }: ReplayProps): ReactNode {
  const t = useText();
  const { problems, summary } = replay;
  const [location, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const headingId = useId();
  const place = useRef<HTMLHeadingElement>(null);
  // Where one is stands in the address, so that the screen reloads to itself.
  const onePage = query.get("view") === "page";
  const at = clampIndex(Number(query.get("problem") ?? "1") - 1, problems.length);
  const go = (index: number) => {
    navigate(`${location}?problem=${index + 1}`, { replace: true });
    place.current?.focus();
  };

  return (
    <>
      <Summary replay={replay} />
      {report !== null && <SessionReport report={report} />}
      <div className={css["bar"]}>
        <ViewChoice
          label={t("session.view")}
          options={[
            { value: "step", word: t("session.view.step") },
            { value: "page", word: t("session.view.page") },
          ]}
          value={onePage ? "page" : "step"}
          onChange={(view) => navigate(view === "page" ? `${location}?view=page` : location, { replace: true })}
        />
        <Button onClick={() => globalThis.print()}>
          <Icon name="print" />
          {t("report.print")}
        </Button>
      </div>
      {!onePage && (
        <h2 className={css["place"]} ref={place} tabIndex={-1} id={headingId}>
          {t("session.place", { n: at + 1, count: problems.length })}
        </h2>
      )}
      {problems.map((problem, i) => (
        <div key={`${problem.itemId} ${problem.servedAt}`} className={onePage || i === at ? "" : css["offPage"]}>
          <ProblemRecord
            problem={problem}
            heading={t("session.place", { n: i + 1, count: problems.length })}
            headingShown={onePage}
            reply={
              onePage || i !== at ? null : (
                <ReplyForm problem={problem} left={replay.repliesLeft} onReplied={onReplied} />
              )
            }
          >
            <PractiseLink skillId={problem.skillId}>{t("report.retry")}</PractiseLink>
          </ProblemRecord>
        </div>
      ))}
      {!onePage && (
        <div className={css["steps"]}>
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon name="left" />
            {t("session.previous")}
          </Button>
          <Button disabled={at === problems.length - 1} onClick={() => go(at + 1)} look="primary">
            {t("session.next")}
            <Icon name="right" />
          </Button>
        </div>
      )}
      <p className={css["back"]} key={summary.sessionId}>
        <ButtonLink href="/sessions" look="quiet">
          {t("session.back")}
        </ButtonLink>
      </p>
    </>
  );
}

function Summary({ replay }: { readonly replay: ReplayView }): ReactNode {
  const t = useText();
  const { summary } = replay;
  const name = useLearnerName();
  const took = summary.endedAt === null ? null : durationWords(summary.workedMs);
  return (
    <div className={css["summary"]}>
      <h1>{t("session.title", { when: dateTimeText(summary.startedAt) })}</h1>
      <p className={css["printOnly"]}>{name}</p>
      <p>
        {countWords(t, replay)} {took !== null && t(took.text, took.values)}
      </p>
      {summary.newlyKept.length > 0 && <p>{t("session.kept", { skills: summary.newlyKept.join(", ") })}</p>}
      {summary.newlyDone.length > 0 && <p>{t("session.done", { skills: summary.newlyDone.join(", ") })}</p>}
      {summary.newlyUnlocked.length > 0 && <p>{t("session.unlocked", { skills: summary.newlyUnlocked.join(", ") })}</p>}
      {summary.reason !== null && <p className={css["quiet"]}>{t(`session.reason.${summary.reason}`)}</p>}
    </div>
  );
}

function clampIndex(index: number, count: number): number {
  return Number.isInteger(index) ? Math.min(count - 1, Math.max(0, index)) : 0;
}
