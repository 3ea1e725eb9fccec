import { useEffect, useState, type ReactNode } from "react";
import type { ReplayProblemView, Result } from "#engine";
import { Button } from "../../../components/button.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import type { AskError } from "../ask-school.ts";
import { Trouble } from "./trouble.tsx";
import { useSending } from "./use-sending.ts";

/** As the server tells problems of many sessions; null: that is all. */
interface Page {
  readonly problems: readonly ReplayProblemView[];
  readonly before: string | null;
}

/** Asks for the newest, or for those before a session. */
export type ReadPage = (before: string | null) => Promise<Result<Page, AskError>>;

interface ProblemPagesProps {
  /** Another function asks for something else. */
  readonly read: ReadPage;
  /** What is said of all of them, once they are there. */
  readonly children: (shown: number) => ReactNode;
}

/** A pupil's problems, the newest first; earlier ones come at a press. */
export function ProblemPages({ read, children }: ProblemPagesProps): ReactNode {
  const t = useText();
  const [shown, setShown] = useState<Page | null>(null);
  const [failed, setFailed] = useState<AskError | null>(null);
  const { busy, error, send } = useSending();

  useEffect(() => {
    let current = true;
    async function askAndShow(): Promise<void> {
      const answer = await read(null);
      if (!current) return;
      setShown(answer.ok ? answer.value : null);
      setFailed(answer.ok ? null : answer.error);
    }
    void askAndShow();
    return () => {
      current = false;
    };
  }, [read]);

  const more = async (last: Page): Promise<void> => {
    const answer = await send(() => read(last.before));
    if (answer === null) return;
    setShown({ problems: [...last.problems, ...answer.value.problems], before: answer.value.before });
  };

  return (
    <>
      <Trouble error={failed ?? error} />
      {shown === null && failed === null && <Waiting />}
      {shown !== null && shown.before === null && children(shown.problems.length)}
      {shown?.problems.map((problem, index) => (
        <ProblemRecord
          key={`${problem.itemId} ${problem.servedAt}`}
          problem={problem}
          heading={t("teach.now.problem", { n: index + 1 })}
          headingShown
        />
      ))}
      {shown !== null && shown.before !== null && (
        <Button disabled={busy} onClick={() => void more(shown)}>
          {t("teach.problems.earlier")}
        </Button>
      )}
    </>
  );
}
