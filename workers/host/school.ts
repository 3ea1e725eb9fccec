import { err, ok, type LearnerId, type NumberLocale } from "#engine";
import { isVisitorId, toVisitorId, visitorCode } from "#engine/protocol/visitor";
import type { SchoolView } from "../engine-api.ts";
import type { Account, ProfileRow } from "../store/rows.ts";
import { profileOnScreen, type HostDeps, type Outcome } from "./core-types.ts";
import { admit, type Entered, type SchoolEntry } from "./enter-school.ts";
import type { EngineCore } from "./engine-core.ts";
import { profileFault } from "./profile.ts";
import { findStanding } from "../school/standing.ts";
import type { ClassKeeper } from "./kept-of-class.ts";
import { createSendOff, type SendOffParts } from "./send-off.ts";
import type { SyncLoop } from "./sync-loop.ts";

interface Visit {
  readonly grade: number;
  readonly locale: NumberLocale;
  readonly claims?: LearnerId | undefined;
}

interface SchoolParts {
  readonly deps: HostDeps;
  readonly core: EngineCore;
  readonly sync: SyncLoop;
  readonly kept: ClassKeeper;
  readonly atSchool: SendOffParts["atSchool"];
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
}

/** Longest time a learner who leaves is kept waiting for the network [ms]. */
const LEAVE_PATIENCE_MS = 4_000;
/** A session on a shared device lasts no longer [ms]. */
const SESSION_MS = 3_600_000;
/** One after the other, in all tabs: who begins a session and who ends one. */
export const SESSION_LOCK = "mathflow-session";

export type School = ReturnType<typeof createSchool>;

/** A learner of a school comes to this device, and goes. */
export function createSchool({ deps, core, sync, kept, atSchool, later, changed }: SchoolParts) {
  const { timers } = deps;
  const names = new Map<LearnerId, string>();
  let locked: LearnerId | null = null;
  let entering: LearnerId | null = null;
  let visited: string | null = null;
  const sendOff = createSendOff({
    deps,
    core,
    kept,
    atSchool,
    later,
    changed,
    isStaying: (id) => id === locked || id === entering,
  });

  /** Of who is signed in, in memory alone; of who chose a name, what lies here for it. */
  function nameOf(id: LearnerId): string | undefined {
    const claims = core.state.record?.profiles.find((row) => row.id === id)?.account?.claims;
    return names.get(id) ?? (claims === undefined ? undefined : kept.nameOf(claims));
  }

  /** What was asked about one learner is answered late at times: whoever else is on the screen by then stays [SYN106]. */
  function clearScreen(learner: LearnerId): Promise<Outcome> {
    return core.alone(async () => {
      const known = await core.refresh();
      const isStill = !known.ok || core.state.memory?.learner === learner;
      return isStill ? core.setSelected(null) : ok(null);
    });
  }

  async function enter(entry: SchoolEntry): Promise<Entered> {
    const { session, className } = entry;
    const before = core.state.record?.profiles.find((row) => row.account?.learner === session.id)?.account;
    const account: Account = {
      learner: session.id,
      className,
      shared: session.kiosk,
      since: deps.clock.wall(),
      ...(session.kiosk ? { initial: [...session.name][0]?.toUpperCase() ?? "" } : {}),
      ...(before?.features === undefined ? {} : { features: before.features }),
      ...(before?.country === undefined ? {} : { country: before.country }),
      ...(before?.adjustments === undefined ? {} : { adjustments: before.adjustments }),
      ...(before?.recalled === undefined ? {} : { recalled: before.recalled }),
    };
    entering = session.id;
    locked = null;
    visited = null;
    if (session.kiosk) names.set(session.id, session.name);
    const done = await admit({ deps, core }, entry, account).finally(() => {
      if (entering === session.id) entering = null;
    });
    if (done.ok && done.value.entered) await sync.follow();
    return done;
  }

  /** Somebody works on a shared device who does not say who they are [SYN80], or says it by a kept name alone [SYN86]. */
  async function visit({ grade, locale, claims }: Visit): Promise<Outcome> {
    const className = core.state.record?.sharedWith ?? null;
    if (className === null) return err({ type: "not-allowed" });
    if (claims !== undefined && kept.nameOf(claims) === undefined) return err({ type: "not-found", what: "learner" });
    const id = toVisitorId(deps.ids.uuid());
    const since = deps.clock.wall();
    const country = kept.country();
    const account: Account = {
      learner: id,
      className,
      shared: true,
      since,
      ...(country === null ? {} : { country }),
      ...(claims === undefined ? {} : { claims }),
    };
    const profile: ProfileRow = { id, name: "", grade, locale, account, createdAt: since };
    // Nobody is named, here or ever on this device.
    const fault = profileFault({ ...profile, name: id });
    if (fault !== null) return err(fault);
    locked = null;
    visited = null;
    const begun = await core.alone(() => core.enrol(profile));
    if (!begun.ok) return begun;
    await sync.follow();
    void later(sendOff.run);
    return begun;
  }

  /** "Done for now" on a shared device: what can be sent is sent, and all of the learner goes as soon as the server has it twice. */
  async function leave(): Promise<Outcome> {
    const own = profileOnScreen(core.state);
    if (own?.account?.shared !== true) return err({ type: "not-allowed" });
    await Promise.race([sync.sync(), new Promise<void>((resolve) => timers.after(LEAVE_PATIENCE_MS, resolve))]);
    // Nobody begins a session before this one has ended: its last answer would take theirs away [SYN106].
    return deps.locks.exclusive(SESSION_LOCK, () => signOut(own));
  }

  async function signOut(own: ProfileRow): Promise<Outcome> {
    const left = await clearScreen(own.id);
    if (!left.ok) return left;
    await sync.follow();
    const next = profileOnScreen(core.state);
    // Somebody else came meanwhile, and is signed in; a visitor is not.
    if (next !== undefined && !isVisitorId(next.id)) return left;
    names.delete(own.id);
    if (next === undefined) {
      locked = null;
      // Whose name the teacher is told needs no sign.
      visited = isVisitorId(own.id) && nameOf(own.id) === undefined ? visitorCode(own.id) : null;
    }
    const school = await deps.loadSchool?.().catch(() => null);
    await school?.call("POST /auth/logout", {});
    void later(sendOff.run);
    return left;
  }

  /** The learner of a shared device who is on its screen is put behind their PIN; a visitor, who has none, leaves. */
  async function lock(): Promise<Outcome> {
    const own = profileOnScreen(core.state);
    if (own?.account?.shared !== true) return err({ type: "not-allowed" });
    if (isVisitorId(own.id)) return leave();
    locked = own.id;
    const left = await clearScreen(own.id);
    if (left.ok) await sync.follow();
    return left;
  }

  /** Whoever starts a shared device anew must be who was signed in; without the network, for as long as a session lasts. */
  async function wakeUp(): Promise<void> {
    const own = profileOnScreen(core.state);
    if (own?.account?.shared !== true) return;
    const { learner, since } = own.account;
    // Of a visitor the server knows nothing.
    const server = isVisitorId(own.id) ? null : await deps.loadSchool?.().catch(() => null);
    const asked = server ? await findStanding(server) : undefined;
    const session = asked?.ok === true ? asked.value.session : null;
    if (session?.role === "learner" && session.id === learner) {
      names.set(own.id, session.name);
      changed();
      return;
    }
    const isOver = asked?.ok === true || asked?.error.type === "refused";
    const age = deps.clock.wall() - since;
    if (isOver || age < 0 || age > SESSION_MS) await clearScreen(own.id);
    changed();
  }

  /** The network is back: who is on the screen of a shared device is asked for by name again. */
  async function recall(): Promise<void> {
    const own = profileOnScreen(core.state);
    if (own?.account?.shared === true && !names.has(own.id)) await wakeUp();
  }

  function view(): SchoolView | null {
    const account = profileOnScreen(core.state)?.account;
    if (account === undefined) return null;
    const { unsentSince, contactAt, trouble, incoming } = sync.view();
    const { learner, className, shared, features, adjustments } = account;
    const visitor = isVisitorId(learner) && nameOf(learner) === undefined ? visitorCode(learner) : null;
    return { className, features, adjustments, shared, visitor, unsentSince, contactAt, trouble, incoming };
  }

  return {
    enter,
    visit,
    /** The code of the visitor who left last; null once somebody else is here. */
    visited: (): string | null => visited,
    leave,
    sendOff: sendOff.run,
    waiting: sendOff.waiting,
    /** Name of a learner of a shared device, as far as it is known here. */
    nameOf,
    lock,
    locked: () => (locked === null ? null : { id: locked, name: names.get(locked) ?? "" }),
    wakeUp,
    recall,
    view,
  };
}
