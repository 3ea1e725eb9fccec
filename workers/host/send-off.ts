import type { LearnerId, TutorEvent } from "#engine";
import { isVisitorId, visitorCode } from "#engine/protocol/visitor";
import type { WaitingWork } from "../engine-api.ts";
import type { HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";
import { pictureOf } from "./profile.ts";

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

/** Marked answers are what a learner counts as answers. */
const ANSWER = "attempt_evaluated" satisfies TutorEvent["type"];
/** More than a device holds [events]. */
const ALL = 1_000_000;

export interface SendOff {
  readonly run: () => Promise<void>;
  /** Whose answers still wait here, by the sign they are known by on this device [SYN87]. */
  readonly waiting: () => readonly WaitingWork[];
}

/** Learners who have left a shared device before all of their work was sent: it is sent, and then they go. */
export function createSendOff({ deps, core, later, changed, isLocked }: SendOffParts): SendOff {
  const { store, timers } = deps;
  let sending = false;
  let waiting: readonly WaitingWork[] = [];
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
      const before = JSON.stringify(waiting);
      const stay = [];
      const waits: WaitingWork[] = [];
      for (const profile of gone) {
        if (await sendOne(profile.id)) continue;
        stay.push(profile.id);
        const answers = await answersOf(profile.id);
        const code = isVisitorId(profile.id) ? visitorCode(profile.id) : null;
        const { initial = "" } = profile.account ?? {};
        if (answers > 0) waits.push({ answers, visitor: code, initial, picture: pictureOf(profile) });
      }
      waiting = waits;
      if (stay.length > 0) callOff = timers.after(SEND_OFF_MS, () => void later(sendOff));
      if (stay.length < gone.length || before !== JSON.stringify(waiting)) changed();
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

  async function answersOf(learner: LearnerId): Promise<number> {
    const seam = await deps.loadSync?.().catch(() => null);
    const outgoing = await seam?.store.readOutgoing(learner, ALL);
    return outgoing?.ok === true ? outgoing.value.events.filter(({ type }) => type === ANSWER).length : 0;
  }

  return { run: sendOff, waiting: () => waiting };
}
