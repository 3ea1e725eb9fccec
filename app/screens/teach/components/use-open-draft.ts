import { useCallback, useEffect, useRef, useState } from "react";
import type { Result } from "#engine";
import type { AskError } from "../ask-school.ts";

interface Revised<Draft> {
  readonly revision: number;
  readonly draft: Draft;
}

type Answer<View> = Promise<Result<View, AskError>>;

/** How it is asked for and kept; the same object as long as it is the same draft. */
interface DraftCalls<View, Draft> {
  readonly load: () => Answer<View>;
  readonly save: (body: { readonly revision: number; readonly draft: Draft }) => Answer<View>;
}

export interface OpenDraft<View, Draft> {
  readonly view: View | null;
  /** As it stands on the screen: what the server has may be a moment older. */
  readonly draft: Draft | null;
  /** How often it came from the server as a whole: what was typed before is not of it. */
  readonly loads: number;
  readonly isSaving: boolean;
  /** When the server last said that it has it; null: not since it was opened. */
  readonly savedAt: number | null;
  readonly error: AskError | null;
  readonly again: () => void;
  /** Shows a change at once and has it saved, one after the other. */
  readonly change: (draft: Draft) => void;
  /** Asks for something else when what went before is there, naming the revision by then; null where it was refused. */
  readonly press: (request: (revision: number) => Answer<View>) => Promise<View | null>;
  /** The same, and what is worked on from then on is what came. */
  readonly begin: (request: () => Answer<View>) => Promise<void>;
}

/** What a teacher works on: what is changed is sent when what went before is there. */
export function useOpenDraft<View extends Revised<Draft>, Draft>({
  load,
  save,
}: DraftCalls<View, Draft>): OpenDraft<View, Draft> {
  const [view, setView] = useState<View | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [error, setError] = useState<AskError | null>(null);
  const [round, setRound] = useState(0);
  const [loads, setLoads] = useState(0);
  const revision = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The newest draft that waits to be sent: those before it need not be. */
  const newest = useRef<Draft | null>(null);

  useEffect(() => {
    let current = true;
    async function open(): Promise<void> {
      const answer = await load();
      if (!current) return;
      if (answer.ok) {
        revision.current = answer.value.revision;
        setView(answer.value);
        setDraft(answer.value.draft);
        setLoads((last) => last + 1);
      } else setError(answer.error);
    }
    void open();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round is a reason to ask again
  }, [load, round]);

  const send = useCallback((request: () => Answer<View>): Promise<View | null> => {
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

  function change(next: Draft): void {
    setDraft(next);
    const isOnItsWay = newest.current !== null;
    newest.current = next;
    if (isOnItsWay) return;
    void send(async () => {
      const body = { revision: revision.current, draft: newest.current ?? next };
      newest.current = null;
      return save(body);
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
    press: (request) => send(() => request(revision.current)),
    begin: async (request) => {
      const begun = await send(request);
      if (begun !== null) setDraft(begun.draft);
    },
  };
}
