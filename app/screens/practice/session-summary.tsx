import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { SessionSummaryView } from "#engine";
import { engine } from "../../engine-client.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { useText } from "../../text/text.ts";
import css from "./session-summary.module.css";
import { summaryTitle } from "./summary-title.ts";

interface SessionSummaryProps {
  readonly summary: SessionSummaryView;
  readonly onAgain: () => void;
}

/** After a session: what was done and what it opened up. Evidence, no score. */
export function SessionSummary({ summary, onAgain }: SessionSummaryProps): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { problems, correct, firstTry, newlyMastered, newlyUnlocked, skills } = summary;
  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function goHome(): Promise<void> {
    await engine.closeSummary();
    navigate("/");
  }

  return (
    <div className={css["summary"]}>
      <h1 ref={heading} tabIndex={-1}>
        {t(summaryTitle(summary))}
      </h1>
      <p className={css["counts"]}>
        {problems === 0
          ? t("summary.none")
          : `${t("summary.count", { problems })} ${t("summary.first-try", { firstTry, correct })}`}
      </p>
      {newlyMastered.length > 0 && (
        <section className={`${css["card"]} ${css["right"]}`}>
          <h2>{t("summary.mastered")}</h2>
          <ul role="list">
            {newlyMastered.map((name) => (
              <li key={name}>
                <Icon name="tick" />
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
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
      {skills.length > 0 && (
        <section className={css["card"]}>
          <h2>{t("summary.practised")}</h2>
          <ul role="list">
            {skills.map(({ skillId, name }) => (
              <li key={skillId}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={css["row"]}>
        <Button look="primary" big onClick={onAgain}>
          {t("summary.again")}
        </Button>
        <Button big onClick={() => void goHome()}>
          {t("summary.home")}
        </Button>
      </div>
    </div>
  );
}
