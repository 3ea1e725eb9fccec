import { useEffect, useState, type ReactNode } from "react";
import type { ReplayProblemView, Result } from "#engine";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import type { AskError } from "../ask-school.ts";
import type { SchoolData } from "../session/school.tsx";
import { SchoolContent } from "./school-content.tsx";
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
  const [shown, setShown] = useState<Pick<SchoolData<Page>, "value" | "error">>({ value: null, error: null });
  const [round, setRound] = useState(0);
  const { busy, error, send } = useSending();

  useEffect(() => {
    let current = true;
    async function askAndShow(): Promise<void> {
      const answer = await read(null);
      if (!current) return;
      setShown(answer.ok ? { value: answer.value, error: null } : { value: null, error: answer.error });
    }
    void askAndShow();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round is a reason to ask again
  }, [read, round]);

  const more = async (last: Page): Promise<void> => {
    const answer = await send(() => read(last.before));
    if (answer === null) return;
    const { problems, before } = answer.value;
    setShown({ value: { problems: [...last.problems, ...problems], before }, error: null });
  };

  return (
    <SchoolContent data={{ ...shown, again: () => setRound((last) => last + 1) }}>
      {(page) => (
        <>
          {page.before === null && children(page.problems.length)}
          {page.problems.map((problem, index) => (
            <ProblemRecord
              key={`${problem.itemId} ${problem.servedAt}`}
              problem={problem}
              heading={t("teach.now.problem", { n: index + 1 })}
              headingShown
            />
          ))}
          <Trouble error={error} />
          {page.before !== null && (
            <Button disabled={busy} onClick={() => void more(page)}>
              {t("teach.problems.earlier")}
            </Button>
          )}
        </>
      )}
    </SchoolContent>
  );
}
