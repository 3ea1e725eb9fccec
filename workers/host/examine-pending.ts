import { ok, type AppealBoxFinding, type AppealCase, type AppealFinding, type TutorCommand } from "#engine";
import type { HostDeps, Outcome } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";

/**
 * Has the disputed answer on the desk examined, if one waits for it. Outside the lock: the second method may have
 * to be fetched first, and by then the desk may have moved on, which the tutor finds out [APL8].
 */
export async function examinePending(
  { tutor, loadExaminer }: Pick<HostDeps, "tutor" | "loadExaminer">,
  core: Pick<EngineCore, "state" | "withContent" | "soon">,
  command: (make: () => TutorCommand) => Promise<Outcome>,
): Promise<Outcome> {
  const { memory } = core.state;
  if (memory === null) return ok(null);
  const pending = await core.withContent((env) => tutor.appeal(memory.state, env));
  if (!pending.ok) return pending;
  const appeal = pending.value;
  if (appeal === null) return ok(null);
  const finding = (await core.soon(examine(appeal))) ?? unavailable(appeal);
  return command(() => ({ type: "examine-appeal", item: appeal.item, given: appeal.given, finding }));

  async function examine(waiting: AppealCase): Promise<AppealFinding> {
    try {
      return (await loadExaminer())(waiting);
    } catch (error) {
      console.error("the second check could not be had", error);
      return unavailable(waiting);
    }
  }
}

const NOT_EXAMINED: AppealBoxFinding = {
  outcome: "cannot-tell",
  how: "none",
  points: 0,
  at: null,
  expected: null,
  given: null,
  why: "unavailable",
};

function unavailable({ boxes }: AppealCase): AppealFinding {
  return { method: "none", boxes: boxes.map(() => NOT_EXAMINED) };
}
