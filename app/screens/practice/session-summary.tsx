import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { EndedProblemView, SessionEndView, SessionId, SessionSummaryView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useNow } from "../../hooks/use-now.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import { reasonWords } from "../../components/reason-words.ts";
import { Outcomes } from "./outcome-dot.tsx";
import css from "./session-summary.module.css";
import { summaryTitle } from "./summary-title.ts";
import { UndoSkip } from "./undo-skip.tsx";
import { wayWords } from "./way-words.ts";

interface SessionSummaryProps {
  readonly summary: SessionSummaryView;
  readonly end: SessionEndView;
  readonly onAgain: () => void;
}

/** Stands in the address of a summary, so that it reloads to itself and the way back from a problem leads to it. */
export const SUMMARY_SEARCH = "done";

const lists = new Intl.ListFormat("en", { type: "conjunction" });

/** After a session: how each problem went, what it led to and what comes next. Evidence, no score. */
export function SessionSummary({ summary, end, onAgain }: SessionSummaryProps): ReactNode {
  const t = useText();
  const [location, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { problems, correct, firstTry, newlyDone, newlyKept, newlyUnlocked } = summary;
  const last = end.problems.at(-1);
  const missed = end.problems.filter(({ outcome }) => outcome !== "first-try");
  useEffect(() => {
    heading.current?.focus();
    navigate(`${location}?${SUMMARY_SEARCH}`, { replace: true });
  }, [location, navigate]);

  async function goHome(): Promise<void> {
    await engine.closeSummary();
    navigate("/");
  }

  // What was kept is told first: that is what lasts.
  const news = [
    { state: "kept", skills: newlyKept, about: "summary.kept.about" },
    { state: "done", skills: newlyDone, about: "summary.done.about" },
  ] as const;
  const [first, second] = news.filter(({ skills }) => skills.length > 0);
  const titleOf = ({ state, skills }: (typeof news)[number]) =>
    t(`summary.news.${state}`, { skills: lists.format(skills) });
  return (
    <div className={css["summary"]}>
      {first !== undefined && <Moment state={first.state} words={titleOf(first)} />}
      <div className={first === undefined ? "" : css["band"]}>
        {first !== undefined && <SkillMark state={first.state} size={96} />}
        <h1 ref={heading} tabIndex={-1}>
          {first === undefined ? t(summaryTitle(summary)) : titleOf(first)}
        </h1>
        {first !== undefined && <p>{t(first.about, { skills: first.skills.length })}</p>}
        {second !== undefined && <p>{titleOf(second)}</p>}
      </div>
      <UndoSkip isLast />
      <section className={css["card"]} aria-label={t("summary.went")}>
        <p className={css["counts"]}>
          {problems === 0
            ? t("summary.none")
            : `${t("summary.count", { problems })} ${t("summary.first-try", { firstTry, correct })}`}
        </p>
        {end.problems.length > 0 && <Outcomes problems={end.problems} />}
        {end.way !== null && <p>{wayWords(t, end.way)}</p>}
      </section>
      {missed.length > 0 && <LookAgain session={summary.sessionId} missed={missed} />}
      <div className={css["two"]}>
        {newlyUnlocked.length > 0 && (
          <section className={css["card"]}>
            <h2>{t("summary.unlocked")}</h2>
            <ul role="list">
              {newlyUnlocked.map((name) => (
                <li key={name}>
                  <Icon name="forward" />
                  {name}
                </li>
              ))}
            </ul>
          </section>
        )}
        <NextTime />
      </div>
      <div className={css["row"]}>
        <Button look="primary" big onClick={() => void goHome()}>
          {t("summary.done")}
        </Button>
        <Button big onClick={onAgain}>
          {t("summary.again")}
        </Button>
        {last !== undefined && (
          <ButtonLink look="quiet" href={`/sessions/${summary.sessionId}?problem=${last.place}`}>
            {t("summary.reply")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

interface MomentProps {
  readonly state: "done" | "kept";
  readonly words: string;
}

/** A stone fills the screen for less than a second and is gone; nothing waits for it [SCR103]. */
function Moment({ state, words }: MomentProps): ReactNode {
  return (
    <div className={css["moment"]} data-moment="" aria-hidden="true">
      <span className={css["stone"]}>
        <SkillMark state={state} size={180} />
      </span>
      <p>{words}</p>
    </div>
  );
}

interface LookAgainProps {
  readonly session: SessionId;
  readonly missed: readonly EndedProblemView[];
}

/** The ones that were not right at once, each with the way to what was typed and said [SCR102]. */
function LookAgain({ session, missed }: LookAgainProps): ReactNode {
  const t = useText();
  return (
    <section className={css["card"]}>
      <h2>{t("summary.look")}</h2>
      <ul role="list" className={css["look"]}>
        {missed.map(({ place, stem, given }) => (
          <li key={place}>
            <div className={css["question"]}>
              <RichText text={stem} />
              {given !== null && (
                <p className={css["soft"]}>
                  {t("summary.you-wrote")} <b>{given}</b>
                </p>
              )}
            </div>
            <ButtonLink href={`/sessions/${session}?problem=${place}`}>
              <span>
                {t("summary.look-again")} <Unseen>{t("summary.problem", { n: place })}</Unseen>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the next practice begins with. */
function NextTime(): ReactNode {
  const t = useText();
  const now = useNow();
  const next = useEngineView((view) => view.recommendation);
  if (next === null) return null;
  return (
    <section className={css["card"]}>
      <h2>{t("summary.next")}</h2>
      <p>
        <b>{next.skillName}</b>
      </p>
      <p className={css["soft"]}>{reasonWords(t, next, now)}</p>
    </section>
  );
}
