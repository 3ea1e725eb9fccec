import { canonicalJson, ok, type Adjustments, type LearnerId, type RecalledItem, type Result } from "#engine";
import type { OwnFeatures } from "#engine/protocol/identity";
import type { Features } from "#engine/protocol/kept";
import { isVisitorId } from "#engine/protocol/visitor";
import type { z } from "zod";
import type { SchoolError, SchoolSeam } from "../school/http-school.ts";
import type { Account } from "../store/rows.ts";
import { profileOnScreen, type HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";

interface KeeperParts {
  readonly deps: Pick<HostDeps, "timers">;
  readonly core: Pick<EngineCore, "state" | "alone" | "writeProfile">;
  readonly atSchool: <Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ) => Promise<Result<Value, SchoolError>>;
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
}

/** How often a device in use asks again [ms]. */
const ASK_AGAIN_MS = 600_000;
/** Longest time somebody who comes is kept waiting for it [ms]. */
const COMING_PATIENCE_MS = 2_000;

export interface FeatureKeeper {
  /** A contact with the school: what it has switched off, or a teacher has set, may have changed. */
  readonly refresh: () => Promise<void>;
  /** Asks once somebody has come, and gives what came of that. */
  readonly after: <Came extends Result<unknown, unknown>>(coming: Promise<Came>) => Promise<Came>;
}

/** Keeps with the learner what their school has left on and what it asks nobody any more, in which country it is, and what a teacher has set for them: it holds without the network too [SYN90], [SYN91], [SYN94], [SYN110]. */
export function createFeatureKeeper({ deps, core, atSchool, later, changed }: KeeperParts): FeatureKeeper {
  let callOff = (): void => {};

  async function refresh(): Promise<void> {
    callOff();
    const account = profileOnScreen(core.state)?.account;
    if (account === undefined) return;
    const told = await atSchool((school) => school.call("GET /auth/features", null, { with: "country" }));
    if (told.ok && isOf(account.learner, told.value)) await keep(account.learner, told.value);
    const recalled = await atSchool((school) => school.call("GET /auth/recalled", null));
    if (recalled.ok) await keep(account.learner, { recalled: recalled.value.items });
    // Nobody sets anything for a visitor.
    const set = isVisitorId(account.learner)
      ? null
      : await atSchool((school) => school.call("GET /auth/adjustments", null));
    if (set?.ok === true && set.value.learner === account.learner) {
      await keep(account.learner, { adjustments: set.value.adjustments });
    }
    callOff = deps.timers.after(ASK_AGAIN_MS, () => void later(refresh));
  }

  /** With whom it was asked for, if they are still the one on the screen [SYN106]. */
  async function keep(learner: LearnerId, told: Told): Promise<void> {
    const account = profileOnScreen(core.state)?.account;
    if (account?.learner !== learner) return;
    const next = { ...account, ...known(told) };
    if (canonicalJson(next) === canonicalJson(account)) return;
    await core.alone(() =>
      core.writeProfile((old) =>
        // Somebody else may be on the screen by now.
        ok(old.account?.learner === learner ? { ...old, account: { ...old.account, ...known(told) } } : old),
      ),
    );
    changed();
  }

  return {
    refresh,
    after: async (coming) => {
      const came = await coming;
      const patience = new Promise<void>((resolve) => deps.timers.after(COMING_PATIENCE_MS, resolve));
      if (came.ok) await Promise.race([refresh(), patience]);
      return came;
    },
  };
}

/** What a school said; null, or absent: nothing of this learner. */
interface Told {
  readonly features?: Features | null;
  /** Null: the school has not said where it is. */
  readonly country?: string | null | undefined;
  readonly adjustments?: Adjustments | null;
  readonly recalled?: RecalledItem[];
}

type Known = Pick<Account, "features" | "country" | "adjustments" | "recalled">;

function known({ features, country, adjustments, recalled }: Told): Known {
  return {
    ...(features ? { features } : {}),
    ...(country === undefined ? {} : { country: country ?? undefined }),
    ...(adjustments ? { adjustments } : {}),
    ...(recalled ? { recalled: recalled.length === 0 ? undefined : recalled } : {}),
  };
}

/** Of whoever the server says it is; who did not sign in has what the class has. False: it speaks of somebody else. */
function isOf(learner: LearnerId, told: z.infer<typeof OwnFeatures>): boolean {
  return told.learner === learner || (told.learner === null && isVisitorId(learner));
}
