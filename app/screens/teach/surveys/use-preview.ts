import { useCallback, useEffect, useRef, useState } from "react";
import type { PreviewedSurvey, SurveyDraft, SurveyPreview } from "#engine/surveys";
import { engine } from "../../../engine-client.ts";

export interface Preview {
  /** Null until the engine has looked at it. */
  readonly seen: PreviewedSurvey | null;
  /** True when it was taken. */
  readonly press: (press: NonNullable<SurveyPreview["press"]>) => Promise<boolean>;
  readonly restart: () => void;
}

/** The draft as the engine sees it: what is missing, and how a pupil goes through it. */
export function usePreview(draft: SurveyDraft): Preview {
  const [seen, setSeen] = useState<PreviewedSurvey | null>(null);
  const answers = useRef<SurveyPreview["answers"]>([]);
  const asked = useRef(0);

  const look = useCallback(
    async (press: SurveyPreview["press"]): Promise<boolean> => {
      const turn = ++asked.current;
      const answer = await engine.surveyPreview({ draft, answers: answers.current, press });
      // What was asked later counts.
      if (!answer.ok || turn !== asked.current) return false;
      answers.current = answer.value.answers;
      setSeen(answer.value);
      return !answer.value.isRefused;
    },
    [draft],
  );
  useEffect(() => {
    void look(null);
  }, [look]);

  return {
    seen,
    press: look,
    restart: () => {
      answers.current = [];
      void look(null);
    },
  };
}
