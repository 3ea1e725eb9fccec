import { err, ok, type LearnerId, type Result } from "#engine";
import type { EngineError } from "../engine-api.ts";
import type { ProfileRow } from "../store/rows.ts";
import type { StoreFailure } from "../store/store.ts";
import type { DecideBatch } from "./batch-maker.ts";
import { mustHave, profileOnScreen, type CoreState, type HostDeps, type Outcome } from "./core-types.ts";
import { emptyMemory } from "./learner-memory.ts";
import type { MemoryKeeper } from "./memory-keeper.ts";
import type { Saving } from "./saving.ts";

interface ProfilesParts extends Pick<Saving, "settle" | "write"> {
  readonly deps: Pick<HostDeps, "store" | "tutor" | "journal">;
  readonly state: CoreState;
  readonly keeper: MemoryKeeper;
  readonly decide: DecideBatch;
}

export type Profiles = ReturnType<typeof createProfiles>;

/** Who learns on this device, and who of them is on the screen. */
export function createProfiles({ deps, state, keeper, settle, write, decide }: ProfilesParts) {
  const { store, tutor } = deps;

  function enrol(profile: ProfileRow): Promise<Outcome> {
    return settle(async () => {
      const newcomer = emptyMemory(tutor, profile.id);
      const batch = await decide(newcomer, { type: "enrol", grade: profile.grade });
      if (!batch.ok) return batch;
      const written = await write(() => keeper.append(newcomer, batch.value, () => [], profile));
      if ("ok" in written) {
        const record = mustHave(state.record);
        state.record = { ...record, selected: profile.id, profiles: [...record.profiles, profile] };
        state.phase = "ready";
        await keeper.copyDevice();
      }
      return written;
    });
  }

  function setSelected(learner: LearnerId | null): Promise<Outcome> {
    return settle(async () => {
      const { device, profiles } = mustHave(state.record);
      const profile = profiles.find((row) => row.id === learner);
      if (learner !== null && profile === undefined) return err({ type: "not-found", what: "learner" });
      const selected = await write(() => store.writeSelected(device, learner));
      if (!("ok" in selected)) return selected;
      const loaded = await keeper.reload();
      if (!loaded.ok) return loaded.error;
      await keeper.copyDevice();
      const { memory } = state;
      const isKnown = memory === null || memory.head !== null || memory.remote.cursor > 0 || memory.remote.base > 0;
      if (isKnown || profile === undefined) return ok(null);
      // The profile outlived its log: the storage was cleared while another learner practised.
      const batch = await decide(memory, { type: "enrol", grade: profile.grade });
      return batch.ok ? write(() => keeper.append(memory, batch.value, () => [])) : batch;
    });
  }

  /** A learner of a school, with whatever the server has of them, is the one who works here. */
  async function adopt(profile: ProfileRow): Promise<Outcome> {
    const written = await settle(async () =>
      andRefresh(await write(() => store.writeProfile(mustHave(state.record).device, profile))),
    );
    return written.ok ? setSelected(profile.id) : written;
  }

  function shareDevice(className: string | null): Promise<Outcome> {
    return settle(async () =>
      andRefresh(await write(() => store.writeShared(mustHave(state.record).device, className))),
    );
  }

  /** `make` sees the learner's profile as it is now, whichever tab changed it last. */
  function writeProfile(make: (old: ProfileRow) => Result<ProfileRow, EngineError>): Promise<Outcome> {
    return settle(async () => {
      const { device } = mustHave(state.record);
      const old = profileOnScreen(state);
      if (old === undefined) return err({ type: "no-learner" });
      const profile = make(old);
      if (!profile.ok) return profile;
      return andRefresh(await write(() => store.writeProfile(device, profile.value)));
    });
  }

  function deleteLearner(learner: LearnerId): Promise<Outcome> {
    return settle(async () => {
      const { device, profiles } = mustHave(state.record);
      if (profiles.every(({ id }) => id !== learner)) return err({ type: "not-found", what: "learner" });
      await forgetCopy(learner);
      return andRefresh(await write(() => store.deleteLearner(device, learner)));
    });
  }

  /** What the way in of somebody who never came in has left here. */
  function forgetStrays(): Promise<Outcome> {
    return settle(async () => {
      const strays = await store.readStrays();
      if (!strays.ok) return strays.error;
      for (const learner of strays.value) {
        const forgotten = await write(() => store.deleteLearner(mustHave(state.record).device, learner));
        if (!("ok" in forgotten)) return forgotten;
      }
      return ok(null);
    });
  }

  /** First the copy, then the database: a learner who is half deleted is still there, never back again. */
  async function forgetCopy(learner: LearnerId): Promise<void> {
    const { profiles, selected } = mustHave(state.record);
    const rest = {
      profiles: profiles.filter(({ id }) => id !== learner),
      selected: selected === learner ? null : selected,
    };
    try {
      await deps.journal.remove(learner, rest);
    } catch (error) {
      // Where no copy can be kept there is none to forget.
      const kept = await deps.journal.readDevice().catch(() => null);
      if (kept !== null) throw error;
    }
  }

  async function andRefresh(written: Outcome | StoreFailure): Promise<Outcome | StoreFailure> {
    if (!("ok" in written)) return written;
    const refreshed = await keeper.refresh();
    if (!refreshed.ok) return refreshed.error;
    await keeper.copyDevice();
    return written;
  }

  return { enrol, adopt, shareDevice, setSelected, writeProfile, deleteLearner, forgetStrays };
}
