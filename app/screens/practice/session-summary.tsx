import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { EndedProblemView, SessionEndView, SessionId, SessionSummaryView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import { reasonWords } from "../home/reason-words.ts";
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
  const { problems, correct, firstTry, newlyMastered, newlyUnlocked } = summary;
  const missed = end.problems.filter(({ outcome }) => outcome !== "first-try");
  useEffect(() => {
    heading.current?.focus();
    navigate(`${location}?${SUMMARY_SEARCH}`, { replace: true });
  }, [location, navigate]);

  async function goHome(): Promise<void> {
    await engine.closeSummary();
    navigate("/");
  }

  const mastered = lists.format(newlyMastered);
  return (
    <div className={css["summary"]}>
      {newlyMastered.length > 0 && <Moment words={t("summary.mastered", { skills: mastered })} />}
      <div className={newlyMastered.length > 0 ? css["band"] : ""}>
        {newlyMastered.length > 0 && <SkillMark state="mastered" size={96} />}
        <h1 ref={heading} tabIndex={-1}>
          {newlyMastered.length > 0 ? t("summary.mastered", { skills: mastered }) : t(summaryTitle(summary))}
        </h1>
        {newlyMastered.length > 0 && <p>{t("summary.mastered.back", { skills: newlyMastered.length })}</p>}
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
      </div>
    </div>
  );
}

/** A stone fills the screen for less than a second and is gone; nothing waits for it [SCR103]. */
function Moment({ words }: { readonly words: string }): ReactNode {
  return (
    <div className={css["moment"]} data-moment="" aria-hidden="true">
      <span className={css["stone"]}>
        <SkillMark state="mastered" size={180} />
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
  const next = useEngineView((view) => view.recommendation);
  if (next === null) return null;
  return (
    <section className={css["card"]}>
      <h2>{t("summary.next")}</h2>
      <p>
        <b>{next.skillName}</b>
      </p>
      <p className={css["soft"]}>{reasonWords(t, next)}</p>
    </section>
  );
}
