import { ASSIGNMENT_TYPES, err, KNOWS_ADJUSTED, LearnerId, ok, type NumberLocale, type Result } from "#engine";
import type { SchoolError, SchoolSeam } from "../school/http-school.ts";
import type { ProfileRow } from "../store/rows.ts";
import { mustHave, profileOnScreen, type HostDeps, type Outcome } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";
import { madeAfter, profileFault } from "./profile.ts";

interface TrialParts {
  readonly deps: Pick<HostDeps, "store" | "ids" | "clock">;
  readonly core: Pick<EngineCore, "state" | "alone" | "enrol" | "setSelected" | "deleteLearner">;
  readonly atSchool: <Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ) => Promise<Result<Value, SchoolError>>;
  readonly changed: () => void;
}

export interface TrialWish {
  readonly class: string;
  /** What stands where a pupil's name does. */
  readonly name: string;
  readonly grade: number;
  readonly locale: NumberLocale;
}

/** A trial that was never left ends with the first start after so long [ms]. */
const LONGEST_MS = 12 * 3_600_000;

export interface Trial {
  /** With what the class has, asked for by the teacher's own sign-in; nothing of it is ever sent. */
  readonly begin: (wish: TrialWish) => Promise<Outcome>;
  /** What was left goes, with all that was done in it. */
  readonly sweep: () => Promise<void>;
  /** At the start: one that was begun long ago is left. */
  readonly wakeUp: () => Promise<void>;
}

/** A teacher tries it as a pupil of their class: a guest of this device who has what the class was given [HST90]. */
export function createTrial({ deps, core, atSchool, changed }: TrialParts): Trial {
  async function begin({ class: id, name, grade, locale }: TrialWish): Promise<Outcome> {
    if ((core.state.record?.sharedWith ?? null) !== null) return err({ type: "not-allowed" });
    const told = await atSchool((school) =>
      school.call("GET /classes/{class}/trial", null, {
        class: id,
        types: [...ASSIGNMENT_TYPES, KNOWS_ADJUSTED].join(),
      }),
    );
    if (!told.ok) return err({ type: told.error.type === "refused" ? "not-allowed" : "no-contact" });
    const { className, features, recalled, assignments } = told.value;
    return core.alone(async () => {
      const { device, profiles } = mustHave(core.state.record);
      const profile: ProfileRow = {
        id: LearnerId.parse(deps.ids.uuid()),
        name,
        grade,
        locale,
        trial: { class: id, className, features, recalled },
        createdAt: madeAfter(profiles, deps.clock.wall()),
      };
      const fault = profileFault(profile);
      if (fault !== null) return err(fault);
      const begun = await core.enrol(profile);
      if (!begun.ok) return begun;
      const given = await deps.store.writeAssignments(device, profile.id, assignments);
      return given.ok ? ok(null) : err({ type: "internal", message: given.error.type });
    });
  }

  async function sweep(): Promise<void> {
    const isLeft = ({ id, trial }: ProfileRow) => trial !== undefined && id !== profileOnScreen(core.state)?.id;
    const left = core.state.record?.profiles.filter(isLeft) ?? [];
    for (const { id } of left) {
      await core.alone(async () => {
        // It was swept in another tab, or is on the screen again.
        const still = core.state.record?.profiles.find((row) => row.id === id);
        return still !== undefined && isLeft(still) ? core.deleteLearner(id) : ok(null);
      });
    }
    if (left.length > 0) changed();
  }

  async function wakeUp(): Promise<void> {
    const own = profileOnScreen(core.state);
    if (own?.trial === undefined) return;
    const age = deps.clock.wall() - own.createdAt;
    if (age < 0 || age >= LONGEST_MS) await core.alone(() => core.setSelected(null));
  }

  return { begin, sweep, wakeUp };
}
