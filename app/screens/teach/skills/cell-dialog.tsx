import { useEffect, useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { MatrixView } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { stateWords } from "../../../components/charts/mastery-words.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import type { AskError } from "../ask-school.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { Trouble } from "../components/trouble.tsx";
import { WorksheetLink } from "../reports/worksheet-page.tsx";
import { useSchool } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";

export interface Chosen {
  readonly learner: string;
  readonly name: string;
  readonly skill: MatrixView["skills"][number];
  readonly cell: MatrixView["pupils"][number]["cells"][number];
}

type Questions = SchoolAnswer<"POST /classes/{class}/learners/{learner}/questions">;

/** The questions behind a cell, newest first [TEA82]. */
export function CellDialog({
  whole,
  chosen,
  onClose,
}: {
  readonly whole: WholeClass;
  readonly chosen: Chosen;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { learner, name, skill, cell } = chosen;
  const [got, setGot] = useState<Questions | null>(null);
  const [error, setError] = useState<AskError | null>(null);

  useEffect(() => {
    let current = true;
    async function askAndShow(): Promise<void> {
      const params = { class: whole.id, learner };
      const answer = await ask("POST /classes/{class}/learners/{learner}/questions", { skill: skill.id }, params);
      if (!current) return;
      if (answer.ok) setGot(answer.value);
      else setError(answer.error);
    }
    void askAndShow();
    return () => {
      current = false;
    };
  }, [ask, whole.id, learner, skill.id]);

  return (
    <Dialog
      title={`${name} · ${skill.longName}`}
      text={`${t(stateWords[cell.state])}. ${t("teach.skills.answers", { n: cell.answers })}`}
      look="sheet"
      onClose={onClose}
      foot={
        <>
          <AssignButton
            classId={whole.id}
            roster={whole.roster}
            what={{ type: "items", skill: { id: skill.id, name: skill.name } }}
            pupils={[learner]}
            label={t("teach.skills.assign")}
            look="primary"
          />
          <WorksheetLink classId={whole.id} skill={skill.id} />
          <Button onClick={onClose}>{t("teach.close")}</Button>
        </>
      }
    >
      <Trouble error={error} />
      {got === null && error === null && <Waiting />}
      {got?.problems.length === 0 && <p>{t("teach.skills.none")}</p>}
      {got?.problems.map((problem, index) => (
        <ProblemRecord
          key={problem.itemId}
          problem={problem}
          heading={t("teach.now.problem", { n: got.problems.length - index })}
          headingShown
        />
      ))}
    </Dialog>
  );
}
