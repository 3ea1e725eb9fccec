import type { ReactNode } from "react";
import type { ActivitiesView, ActivityReplayView } from "#engine";
import { ButtonLink } from "../../components/button.tsx";
import { dateTimeText, durationWords } from "../../components/charts/when.ts";
import { Conversation } from "../../components/conversation/conversation.tsx";
import { useText } from "../../text/text.ts";
import { activityName, endWords } from "./activities-table.tsx";
import css from "./sessions.module.css";

/** A lesson, survey, conversation … as it was. (An exam shows its own result.) */
export function ActivityRecord({ replay }: { readonly replay: ActivityReplayView }): ReactNode {
  const t = useText();
  const { summary, seen } = replay;
  const took = summary.endedAt === null ? null : durationWords(summary.workedMs);
  return (
    <>
      <div className={css["summary"]}>
        <h1>{activityName(t, summary)}</h1>
        <p className={css["quiet"]}>
          {dateTimeText(summary.startedAt)}
          {took !== null && ` · ${t(took.text, took.values)}`} · {endWords(t, summary)}
        </p>
      </div>
      <div className={css["record"]}>
        <Told seen={seen} />
      </div>
      <p className={css["back"]}>
        <ButtonLink href="/sessions" look="quiet">
          {t("session.back")}
        </ButtonLink>
      </p>
    </>
  );
}

interface ToldProps {
  readonly seen: ActivitiesView;
  /** Whose it is, for anybody but them. */
  readonly name?: string;
}

/** What was said or given, by kind. */
export function Told({ seen, name }: ToldProps): ReactNode {
  const t = useText();
  const { lesson, clarify, thought, survey, workflow } = seen;
  const talk = lesson?.talk ?? clarify?.talk ?? thought?.talk ?? [];
  const given =
    survey?.answers.map(({ question, given: texts }) => ({ title: question, texts })) ??
    workflow?.done.map(({ title, given: texts }) => ({ title, texts })) ??
    [];
  const inShort = thought?.summary ?? null;
  const isEmpty = talk.length === 0 && given.length === 0 && !lesson?.summary;
  return (
    <>
      {lesson?.summary && (
        <>
          <p>{t("lesson.steps-done", { done: lesson.summary.stepsCompleted, steps: lesson.summary.steps })}</p>
          <Texts texts={[...lesson.summary.misconceptions, ...lesson.summary.suggestions]} />
        </>
      )}
      {inShort !== null && (
        <>
          <h2>{t("history.summary")}</h2>
          <p>{inShort}</p>
        </>
      )}
      {talk.length > 0 && <Conversation talk={talk} {...(name !== undefined && { learner: name })} />}
      {given.length > 0 && (
        <dl className={css["given"]}>
          {given.map(({ title, texts }, at) => (
            // A step can be taken twice; the order is that of the answers.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at}>
              <dt>{title}</dt>
              <dd>{texts.length === 0 ? t("history.no-answer") : texts.join(", ")}</dd>
            </div>
          ))}
        </dl>
      )}
      {isEmpty && <p className={css["quiet"]}>{t("history.nothing-said")}</p>}
    </>
  );
}

function Texts({ texts }: { readonly texts: readonly string[] }): ReactNode {
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
