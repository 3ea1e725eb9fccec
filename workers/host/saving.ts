import { err, ok } from "#engine";
import type { EngineError } from "../engine-api.ts";
import type { StoreFailure, StoreResult } from "../store/store.ts";
import type { CoreState, HostDeps, Outcome } from "./core-types.ts";
import type { MemoryKeeper } from "./memory-keeper.ts";
import { noticeOf, toEngineError, type Notices } from "./notices.ts";

interface SavingParts {
  readonly deps: HostDeps;
  readonly state: CoreState;
  readonly notices: Notices;
  readonly keeper: Pick<MemoryKeeper, "catchUp">;
  readonly changed: () => void;
}

export type Saving = ReturnType<typeof createSaving>;

/** A write that takes longer is shown while it runs: a view of its own costs a tablet as much as the write [ms]. */
const SAVING_NOTICED_MS = 100;
/** So often another tab may be quicker; with working locks it never is. */
const MAX_ROUNDS = 8;

/** Writes, and tells the learner what became of it. */
export function createSaving({ deps, state, notices, keeper, changed }: SavingParts) {
  /** Raises the notice of a failure and says how a call answers. */
  function fail(failure: StoreFailure): EngineError {
    const notice = noticeOf(failure);
    if (notice?.type === "database-broken") {
      state.phase = "failed";
      notices.raise({ ...notice, canExport: (state.memory?.retained.size ?? 0) > 0 });
    } else if (notice !== null) {
      notices.raise(notice);
    }
    return toEngineError(failure);
  }

  /** Tries until no other tab was quicker; a full disk or a dead database ends it with nothing believed. */
  async function settle(round: () => Promise<Outcome | StoreFailure>): Promise<Outcome> {
    try {
      for (let tries = 0; tries < MAX_ROUNDS; tries++) {
        const caught = await keeper.catchUp();
        const outcome = caught.ok ? await round() : caught.error;
        if ("ok" in outcome) {
          if (outcome.ok) notices.lower("storage-full", "database-lost");
          state.save = { type: "saved" };
          return outcome;
        }
        if (outcome.type === "conflict" || outcome.type === "cleared") continue;
        const error = fail(outcome);
        if (error.type === "not-saved") state.save = { type: "not-saved", reason: error.reason };
        return err(error);
      }
      throw new Error("another tab kept writing");
    } finally {
      // Only a thrown bug gets here with "saving": nothing is known to be stored then.
      if (state.save.type === "saving") state.save = { type: "not-saved", reason: "database-lost" };
    }
  }

  /** "Saving" while the transaction runs; other tabs hear of it when it is complete. */
  async function write(work: () => StoreResult<null>): Promise<Outcome | StoreFailure> {
    state.save = { type: "saving" };
    const callOff = deps.timers.after(SAVING_NOTICED_MS, changed);
    const written = await work().finally(callOff);
    if (!written.ok) return written.error;
    deps.bus.tell();
    return ok(null);
  }

  return { fail, settle, write };
}
