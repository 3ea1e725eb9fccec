import { createContext, useContext, useEffect, useState } from "react";
import type { SchoolAnswer, SchoolBody, SchoolCallName } from "#engine/protocol/identity";
import type { SchoolParams } from "#workers/engine-api";
import { askSchool, type AskError, type AskSchool } from "../ask-school.ts";

/** Asks as the teacher who is signed in: where the sign-in has ended, it is asked for and the question put again. */
const SchoolContext = createContext<AskSchool>(askSchool);
export const SchoolProvider = SchoolContext.Provider;

export function useSchool(): AskSchool {
  return useContext(SchoolContext);
}

type ReadName = Extract<SchoolCallName, `GET ${string}`>;

export interface SchoolData<Value> {
  /** The last answer; it stays while it is asked again, and where that fails. */
  readonly value: Value | null;
  readonly error: AskError | null;
  readonly again: () => void;
}

/** Asks when what shows it opens, when it is about something else, again after changes, and when the teacher comes back to it. */
export function useSchoolData<Name extends ReadName>(
  name: Name,
  params: SchoolParams = {},
): SchoolData<SchoolAnswer<Name>> {
  const ask = useSchool();
  const about = JSON.stringify(params);
  const [got, setGot] = useState<Pick<SchoolData<SchoolAnswer<Name>>, "value" | "error">>({ value: null, error: null });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    async function askAndShow(): Promise<void> {
      const answer = await ask(name, null as SchoolBody<Name>, JSON.parse(about) as SchoolParams);
      if (!current) return;
      setGot((last) => (answer.ok ? { value: answer.value, error: null } : { ...last, error: answer.error }));
    }
    void askAndShow();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round is a reason to ask again
  }, [ask, name, about, round]);

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") setRound((last) => last + 1);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  return { ...got, again: () => setRound((last) => last + 1) };
}
