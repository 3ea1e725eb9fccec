import { ok, type Result } from "#engine";
import type { SchoolError, SchoolSeam } from "../school/http-school.ts";
import { findStanding } from "../school/standing.ts";
import type { Timers } from "../seams.ts";

interface TellerParts {
  readonly timers: Timers;
  readonly atSchool: <Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ) => Promise<Result<Value, SchoolError>>;
  /** Whether this device remembers a class: of others no school hears anything. */
  readonly isOfClass: () => boolean;
  /** Runs once the start is complete; a thrown bug is noted. */
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
}

/** Files come in quickly: the next word waits so long [ms]. */
const STEP_MS = 10_000;
/** Until it is tried again where nothing came back [ms]. */
const AGAIN_MS = 60_000;

export interface ReadinessTeller {
  /** How much of the app this device holds, as its page has just said [%]. */
  readonly note: (percent: number) => void;
  /** The network, or somebody, is back. */
  readonly wake: () => void;
}

/** Tells the school how far this device is on its way to work without the network [SYN89]. */
export function createReadinessTeller({ timers, atSchool, isOfClass, later }: TellerParts): ReadinessTeller {
  let percent: number | null = null;
  let told: number | null = null;
  let isTelling = false;
  /** Ends the pause there is after each word; null: there is none. */
  let endPause: (() => void) | null = null;

  function wake(): void {
    endPause?.();
    endPause = null;
    void later(tell);
  }

  async function tell(): Promise<void> {
    if (isTelling || endPause !== null || percent === null || percent === told || !isOfClass()) return;
    isTelling = true;
    const word = percent;
    const heard = await atSchool((school) => say(school, word)).finally(() => {
      isTelling = false;
    });
    if (heard.ok && heard.value) told = word;
    endPause = timers.after(told === word ? STEP_MS : AGAIN_MS, wake);
  }

  return {
    note: (next) => {
      percent = next;
      told = null;
      void later(tell);
    },
    wake,
  };
}

/** Whether all is said. An older server, or one that has shut this device out, need not hear it; one that does not know it, later. */
async function say(school: SchoolSeam, percent: number): Promise<Result<boolean, SchoolError>> {
  const standing = await findStanding(school);
  if (!standing.ok) return standing;
  const { device } = standing.value;
  if (device === null) return ok(false);
  if (device === "unknown" || device.type === "shut-out") return ok(true);
  const answer = await school.call("POST /auth/readiness", { percent });
  return answer.ok ? ok(true) : answer;
}
