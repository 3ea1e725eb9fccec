import type { LearnerId } from "#engine";
import type { DeviceRecord } from "../store/store.ts";
import type { HostDeps } from "./core-types.ts";
import type { KeptDevice } from "./journal.ts";

/** Longest wait for the second copy; then the answer is saved without it, and the copy is mended later [ms]. */
const COPY_PATIENCE_MS = 500;

export type SecondCopy = ReturnType<typeof createSecondCopy>;

/** The second copy is tried, not demanded. */
export function createSecondCopy({ journal, timers }: Pick<HostDeps, "journal" | "timers">) {
  let warned = false;

  /** Waits for what is being written there, but not for long. */
  async function copied(copying: Promise<void>): Promise<void> {
    let callOff = (): void => {};
    const patience = new Promise<void>((resolve) => {
      callOff = timers.after(COPY_PATIENCE_MS, resolve);
    });
    try {
      await Promise.race([copying, patience]);
    } catch (error) {
      // Once: a browser that keeps no files would say so with every answer.
      if (!warned) console.warn("no second copy is kept", error);
      warned = true;
    } finally {
      callOff();
    }
  }

  /** What it missed: a version before it was kept, or a moment when it could not be written. */
  async function copyMissing(learner: LearnerId, rows: readonly unknown[]): Promise<void> {
    const ids = new Set((await journal.read(learner)).map((row) => (row as { id: string }).id));
    const missing = rows.filter((row) => !ids.has((row as { id: string }).id));
    if (missing.length > 0) await journal.append(learner, missing);
  }

  /** Profiles and selection, where it does not have them yet. */
  async function copyDevice({ profiles, selected }: DeviceRecord): Promise<void> {
    const device: KeptDevice = { profiles: [...profiles], selected };
    if (JSON.stringify(await readKept()) !== JSON.stringify(device)) await copied(journal.writeDevice(device));
  }

  /** null where there is none, or it is silent. */
  async function readKept(): Promise<KeptDevice | null> {
    let device: KeptDevice | null = null;
    async function read(): Promise<void> {
      device = await journal.readDevice();
    }
    await copied(read());
    return device;
  }

  return { copied, copyMissing, copyDevice, readKept };
}
