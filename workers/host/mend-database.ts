import { ok } from "#engine";
import type { ProfileRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";
import type { BatchWriter, BatchWriterParts } from "./batch-writer.ts";
import { mustHave } from "./core-types.ts";
import { emptyMemory, restampMissing, retain } from "./learner-memory.ts";

interface MenderParts extends Pick<BatchWriterParts, "deps" | "state" | "patiently" | "copy"> {
  readonly writer: Pick<BatchWriter, "commit">;
}

/** Learners whom the database has lost come back from the second copy. */
export function createDatabaseMender({ deps, state, patiently, writer, copy }: MenderParts) {
  const { store, tutor, journal } = deps;

  /** True when the second copy knows a learner whom the database has lost. Needs no lock. */
  async function hasLost(): StoreResult<boolean> {
    const device = await copy.readKept();
    for (const { id } of device?.profiles ?? []) {
      const position = await patiently(store.readPosition(id));
      if (!position.ok) return position;
      if (position.value.head === null) return ok(true);
    }
    return ok(false);
  }

  /** Gives learners whom the database has lost back to it from the second copy [HST25]. */
  async function mend(): StoreResult<null> {
    const device = await copy.readKept();
    if (device === null) return ok(null);
    const known = await patiently(store.readDevice());
    if (!known.ok) return known;
    state.record = known.value;
    let mended = 0;
    for (const profile of device.profiles) {
      const isKnown = known.value.profiles.some(({ id }) => id === profile.id);
      const given = await giveBack(profile, isKnown);
      if (!given.ok) return given;
      if (given.value) mended += 1;
    }
    if (mended === 0) return ok(null);
    return patiently(store.writeSelected(known.value.device, known.value.selected ?? device.selected));
  }

  /** True when the database had lost this learner. */
  async function giveBack(profile: ProfileRow, isKnown: boolean): StoreResult<boolean> {
    const { device } = mustHave(state.record);
    const position = await patiently(store.readPosition(profile.id));
    if (!position.ok) return position;
    if (position.value.head !== null) return ok(false);
    const kept = emptyMemory(tutor, profile.id);
    retain(kept, await journal.read(profile.id).catch(() => []));
    const empty = emptyMemory(tutor, profile.id);
    const batch = restampMissing(tutor, kept, empty, device);
    if (batch.events.length === 0) {
      if (isKnown) return ok(false);
      const written = await patiently(store.writeProfile(device, profile));
      return written.ok ? ok(true) : written;
    }
    const written = await writer.commit(empty, batch, () => [], isKnown ? undefined : profile);
    if (!written.ok) return written;
    // The old lines bear the old device id; the same events under the new one take their place.
    await copy.copied(journal.replace(profile.id, batch.events));
    return ok(true);
  }

  return { hasLost, mend };
}
