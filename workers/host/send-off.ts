import type { LearnerId } from "#engine";
import type { HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";

/** How often it is tried to send off who has left [ms]. */
const SEND_OFF_MS = 10_000;

interface SendOffParts {
  readonly deps: HostDeps;
  readonly core: EngineCore;
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
  /** Whoever only locked the device has not left. */
  readonly isLocked: (learner: LearnerId) => boolean;
}

/** Learners who have left a shared device before all of their work was sent: it is sent, and then they go. */
export function createSendOff({ deps, core, later, changed, isLocked }: SendOffParts): () => Promise<void> {
  const { store, timers } = deps;
  let sending = false;
  let callOff = (): void => {};

  async function sendOff(): Promise<void> {
    if (sending) return;
    sending = true;
    callOff();
    try {
      const { record, memory } = core.state;
      const gone = (record?.profiles ?? []).filter(
        ({ id, account }) => account?.shared === true && id !== memory?.learner && !isLocked(id),
      );
      const stay = [];
      for (const { id } of gone) if (!(await sendOne(id))) stay.push(id);
      if (stay.length > 0) callOff = timers.after(SEND_OFF_MS, () => void later(sendOff));
      if (stay.length < gone.length) changed();
    } finally {
      sending = false;
    }
  }

  /** True when the learner is gone from this device. */
  async function sendOne(learner: LearnerId): Promise<boolean> {
    const seam = await deps.loadSync?.().catch(() => null);
    if (!seam) return false;
    const client = seam.open(learner, { changed: () => {}, show: () => {} });
    await client.sync();
    const isEmpty = await client.leave();
    client.stop();
    // Back on the screen meanwhile: everything stays.
    if (core.state.memory?.learner === learner) return false;
    if (!isEmpty) {
      // What is still to be sent stays; what a fold made of the whole log would tell the rest (TH3).
      await store.dropProjection(learner);
      return false;
    }
    return (await core.alone(() => core.deleteLearner(learner))).ok;
  }

  return sendOff;
}
