import { useEffect, useState } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { AskError } from "../ask-school.ts";
import { useSchool } from "../session/school.tsx";

type Questions = SchoolAnswer<"POST /classes/{class}/learners/{learner}/questions">;

/** All questions a pupil had on one skill, the newest first; both null while they are asked for. */
export function useQuestions(
  classId: string,
  learner: string,
  skill: string,
): { readonly got: Questions | null; readonly error: AskError | null } {
  const ask = useSchool();
  const [got, setGot] = useState<Questions | null>(null);
  const [error, setError] = useState<AskError | null>(null);
  useEffect(() => {
    let current = true;
    async function askAndShow(): Promise<void> {
      const params = { class: classId, learner };
      const answer = await ask("POST /classes/{class}/learners/{learner}/questions", { skill }, params);
      if (!current) return;
      if (answer.ok) setGot(answer.value);
      else setError(answer.error);
    }
    void askAndShow();
    return () => {
      current = false;
    };
  }, [ask, classId, learner, skill]);
  return { got, error };
}
