import { useCallback, useEffect, useRef, useState } from "react";
import type { ExamDraft } from "#engine/exams";
import type { ChangeForm, ExamView } from "#engine/protocol/exams";
import type { Result } from "#engine";
import type { AskError } from "../ask-school.ts";
import { useSchool } from "../session/school.tsx";

export interface OpenExam {
  readonly view: ExamView | null;
  /** As it stands on the screen: what the server has may be a moment older. */
  readonly draft: ExamDraft | null;
  /** How often it came from the server as a whole: what was typed before is not of it. */
  readonly loads: number;
  readonly isSaving: boolean;
  /** When the server last said that it has it; null: not since it was opened. */
  readonly savedAt: number | null;
  readonly error: AskError | null;
  readonly again: () => void;
  /** Shows a change at once and has it saved, one after the other. */
  readonly change: (draft: ExamDraft) => void;
  /** Asks for something of the drawn form; null where it was refused. */
  readonly press: (wish: Omit<ChangeForm, "revision">) => Promise<ExamView | null>;
  readonly beginVersion: () => Promise<void>;
}

/** An exam that is worked on: what is changed is sent when what went before is there. */
export function useExam(classId: string, examId: string): OpenExam {
  const ask = useSchool();
  const [view, setView] = useState<ExamView | null>(null);
  const [draft, setDraft] = useState<ExamDraft | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [error, setError] = useState<AskError | null>(null);
  const [round, setRound] = useState(0);
  const [loads, setLoads] = useState(0);
  const revision = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The newest draft that waits to be sent: those before it need not be. */
  const newest = useRef<ExamDraft | null>(null);

  useEffect(() => {
    let current = true;
    async function load(): Promise<void> {
      const answer = await ask("GET /classes/{class}/exams/{exam}", null, { class: classId, exam: examId });
      if (!current) return;
      if (answer.ok) {
        revision.current = answer.value.revision;
        setView(answer.value);
        setDraft(answer.value.draft);
        setLoads((last) => last + 1);
      } else setError(answer.error);
    }
    void load();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round is a reason to ask again
  }, [ask, classId, examId, round]);

  const send = useCallback((request: () => Promise<Result<ExamView, AskError>>): Promise<ExamView | null> => {
    setWaiting((last) => last + 1);
    const done = queue.current.then(async () => {
      const answer = await request();
      setWaiting((last) => last - 1);
      if (!answer.ok) {
        setError(answer.error);
        return null;
      }
      setError(null);
      setSavedAt(Date.now());
      revision.current = answer.value.revision;
      setView(answer.value);
      return answer.value;
    });
    queue.current = done.catch(() => null);
    return done;
  }, []);

  const params = { class: classId, exam: examId };

  function change(next: ExamDraft): void {
    setDraft(next);
    const isOnItsWay = newest.current !== null;
    newest.current = next;
    if (isOnItsWay) return;
    void send(async () => {
      const body = { revision: revision.current, draft: newest.current ?? next };
      newest.current = null;
      return ask("PATCH /classes/{class}/exams/{exam}", body, params);
    });
  }

  return {
    view,
    draft,
    loads,
    isSaving: waiting > 0,
    savedAt,
    error,
    change,
    again: () => {
      setError(null);
      setRound((last) => last + 1);
    },
    press: (wish) =>
      send(() => ask("POST /classes/{class}/exams/{exam}/form", { ...wish, revision: revision.current }, params)),
    beginVersion: async () => {
      const begun = await send(() => ask("POST /classes/{class}/exams/{exam}/versions", {}, params));
      if (begun !== null) setDraft(begun.draft);
    },
  };
}
