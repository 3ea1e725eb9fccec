import type { LearnerId, Result, TutorEvent } from "#engine";
import { isVisitorId, visitorCode } from "#engine/protocol/visitor";
import type { WaitingWork } from "../engine-api.ts";
import type { SchoolError, SchoolSeam } from "../school/http-school.ts";
import type { ProfileRow } from "../store/rows.ts";
import type { HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";
import type { ClassKeeper } from "./kept-of-class.ts";
import { forgetStrays } from "./enter-school.ts";
import { pictureOf } from "./profile.ts";

/** How often it is tried to send off who has left [ms]. */
const SEND_OFF_MS = 10_000;

export interface SendOffParts {
  readonly deps: HostDeps;
  readonly core: EngineCore;
  readonly kept: Pick<ClassKeeper, "nameOf">;
  readonly atSchool: <Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ) => Promise<Result<Value, SchoolError>>;
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
  /** Whoever only locked the device, or is on their way in, has not left. */
  readonly isStaying: (learner: LearnerId) => boolean;
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
export function createSendOff({ deps, core, kept, atSchool, later, changed, isStaying }: SendOffParts): SendOff {
  const { store, timers } = deps;
  let sending = false;
  let waiting: readonly WaitingWork[] = [];
  let callOff = (): void => {};
  /** Whose chosen name the school has, or does not want. */
  const claimed = new Set<LearnerId>();

  async function sendOff(): Promise<void> {
    if (sending) return;
    sending = true;
    callOff();
    try {
      const { record } = core.state;
      if ((record?.sharedWith ?? null) !== null) await forgetStrays({ deps, core });
      const gone = (record?.profiles ?? []).filter(hasLeft);
      const before = JSON.stringify(waiting);
      const stay = [];
      for (const profile of record?.profiles ?? []) {
        if (!(await tellClaim(profile))) stay.push(profile.id);
      }
      const waits: WaitingWork[] = [];
      let goneNow = 0;
      for (const profile of gone) {
        // One after the other on a slow line: they may be back by now.
        if (!hasLeft(profile)) continue;
        // What comes without the name that was chosen for it could be given to somebody else.
        if (!stay.includes(profile.id) && (await sendOne(profile))) {
          goneNow += 1;
          continue;
        }
        if (!hasLeft(profile)) continue;
        stay.push(profile.id);
        const answers = await answersOf(profile.id);
        const { claims, initial = "" } = profile.account ?? {};
        const name = claims === undefined ? undefined : kept.nameOf(claims);
        const code = isVisitorId(profile.id) && name === undefined ? visitorCode(profile.id) : null;
        if (answers > 0) waits.push({ answers, visitor: code, initial: name ?? initial, picture: pictureOf(profile) });
      }
      waiting = waits;
      if (stay.length > 0) callOff = timers.after(SEND_OFF_MS, () => void later(sendOff));
      if (goneNow > 0 || before !== JSON.stringify(waiting)) changed();
    } finally {
      sending = false;
    }
  }

  function hasLeft({ id, account }: ProfileRow): boolean {
    const { record, memory } = core.state;
    return account?.shared === true && id !== memory?.learner && id !== record?.selected && !isStaying(id);
  }

  /** False where it is worth another try. A server that knows no claims, or not this one, has only the visitor's work. */
  async function tellClaim({ id, account }: ProfileRow): Promise<boolean> {
    const claims = account?.claims;
    if (claims === undefined || claimed.has(id)) return true;
    const told = await atSchool((school) => school.call("POST /class/claims", { visitor: id, learner: claims }));
    const isSettled = told.ok || (told.error.type === "refused" && [404, 409].includes(told.error.status));
    if (isSettled) claimed.add(id);
    return isSettled;
  }

  /** True when the learner is gone from this device. */
  async function sendOne(profile: ProfileRow): Promise<boolean> {
    const { id: learner } = profile;
    const seam = await deps.loadSync?.().catch(() => null);
    if (!seam) return false;
    const client = seam.open(learner, { changed: () => {}, show: () => {} });
    await client.sync();
    const isGone = await core.alone(async () => {
      const known = await core.refresh();
      // Back meanwhile, here or in another tab: everything stays [SYN104].
      if (!known.ok || !hasLeft(profile)) return false;
      if (await client.leave()) return (await core.deleteLearner(learner)).ok;
      // What is still to be sent stays; what a fold made of the whole log would tell the rest (TH3).
      await store.dropProjection(learner);
      return false;
    });
    client.stop();
    return isGone;
  }

  async function answersOf(learner: LearnerId): Promise<number> {
    const seam = await deps.loadSync?.().catch(() => null);
    const outgoing = await seam?.store.readOutgoing(learner, ALL);
    return outgoing?.ok === true ? outgoing.value.events.filter(({ type }) => type === ANSWER).length : 0;
  }

  return { run: sendOff, waiting: () => waiting };
}
