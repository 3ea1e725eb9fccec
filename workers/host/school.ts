import { err, type LearnerId, type NumberLocale } from "#engine";
import { isVisitorId, toVisitorId, visitorCode } from "#engine/protocol/visitor";
import type { SchoolView } from "../engine-api.ts";
import type { Account, ProfileRow } from "../store/rows.ts";
import type { HostDeps, Outcome } from "./core-types.ts";
import { claimWork, entered, fetchWork, type Entered, type SchoolEntry } from "./enter-school.ts";
import type { EngineCore } from "./engine-core.ts";
import { profileFault } from "./profile.ts";
import { createSendOff } from "./send-off.ts";
import type { SyncLoop } from "./sync-loop.ts";

/** A learner of a school comes to this device, and goes. */
export interface School {
  readonly enter: (entry: SchoolEntry) => Promise<Entered>;
  /** Somebody works on a shared device who does not say who they are [SYN80]. */
  readonly visit: (input: { readonly grade: number; readonly locale: NumberLocale }) => Promise<Outcome>;
  /** The code of the visitor who left last; null once somebody else is here. */
  readonly visited: () => string | null;
  /** "Done for now" on a shared device: what can be sent is sent, and all of the learner goes as soon as the server has it twice. */
  readonly leave: () => Promise<Outcome>;
  /** Learners who have left a shared device before all of their work was sent: it is sent, and then they go. */
  readonly sendOff: () => Promise<void>;
  /** Name of a learner of a shared device, which is on no disk. */
  readonly nameOf: (id: LearnerId) => string | undefined;
  /** The learner of a shared device who is on its screen is put behind their PIN; a visitor, who has none, leaves. */
  readonly lock: () => Promise<Outcome>;
  readonly locked: () => { readonly id: LearnerId; readonly name: string } | null;
  /** After a start: on a shared device only who is signed in stays on the screen. */
  readonly wakeUp: () => Promise<void>;
  readonly view: () => SchoolView | null;
}

interface SchoolParts {
  readonly deps: HostDeps;
  readonly core: EngineCore;
  readonly sync: SyncLoop;
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
}

/** Longest time a learner who leaves is kept waiting for the network [ms]. */
const LEAVE_PATIENCE_MS = 4_000;
/** A session on a shared device lasts no longer [ms]. */
const SESSION_MS = 3_600_000;

export function createSchool({ deps, core, sync, later, changed }: SchoolParts): School {
  const { timers } = deps;
  const names = new Map<LearnerId, string>();
  let locked: LearnerId | null = null;
  let visited: string | null = null;
  const sendOff = createSendOff({ deps, core, later, changed, isLocked: (id) => id === locked });

  async function enter(entry: SchoolEntry): Promise<Entered> {
    const done = await admit(entry);
    if (done.ok && done.value.entered) await sync.follow();
    return done;
  }

  async function admit(entry: SchoolEntry): Promise<Entered> {
    const { session, className } = entry;
    const account: Account = { learner: session.id, className, shared: session.kiosk, since: deps.clock.wall() };
    locked = null;
    visited = null;
    if (session.kiosk) names.set(session.id, session.name);
    const known = (core.state.record?.profiles ?? []).find(
      ({ id, account: old }) => id === session.id || old?.learner === session.id,
    );
    if (known !== undefined) {
      const name = session.kiosk ? "" : known.name || session.name;
      return entered(await core.alone(() => core.adopt({ ...known, name, account })));
    }
    const own = ownProfile();
    if (entry.keepWork && !session.kiosk && own !== undefined && own.account === undefined) {
      return claimWork({ deps, core }, own, account);
    }
    return fetchWork({ deps, core }, entry, account);
  }

  function ownProfile(): ProfileRow | undefined {
    const { memory, record } = core.state;
    return record?.profiles.find(({ id }) => id === memory?.learner);
  }

  async function visit({ grade, locale }: { readonly grade: number; readonly locale: NumberLocale }): Promise<Outcome> {
    const className = core.state.record?.sharedWith ?? null;
    if (className === null) return err({ type: "not-allowed" });
    const id = toVisitorId(deps.ids.uuid());
    const since = deps.clock.wall();
    const account: Account = { learner: id, className, shared: true, since };
    const profile: ProfileRow = { id, name: "", grade, locale, account, createdAt: since };
    // Nobody is named, here or ever on this device.
    const fault = profileFault({ ...profile, name: id });
    if (fault !== null) return err(fault);
    locked = null;
    visited = null;
    const begun = await core.alone(() => core.enrol(profile));
    if (!begun.ok) return begun;
    await sync.follow();
    void later(sendOff);
    return begun;
  }

  async function leave(): Promise<Outcome> {
    const own = ownProfile();
    if (own?.account?.shared !== true) return err({ type: "not-allowed" });
    await Promise.race([sync.sync(), new Promise<void>((resolve) => timers.after(LEAVE_PATIENCE_MS, resolve))]);
    const left = await core.alone(() => core.setSelected(null));
    if (!left.ok) return left;
    await sync.follow();
    locked = null;
    names.delete(own.id);
    if (isVisitorId(own.id)) visited = visitorCode(own.id);
    const school = await deps.loadSchool?.().catch(() => null);
    await school?.call("POST /auth/logout", {});
    void later(sendOff);
    return left;
  }

  async function lock(): Promise<Outcome> {
    const own = ownProfile();
    if (own?.account?.shared !== true) return err({ type: "not-allowed" });
    if (isVisitorId(own.id)) return leave();
    locked = own.id;
    const left = await core.alone(() => core.setSelected(null));
    if (left.ok) await sync.follow();
    return left;
  }

  /** Whoever starts a shared device anew must be who was signed in; without the network, for as long as a session lasts. */
  async function wakeUp(): Promise<void> {
    const own = ownProfile();
    if (own?.account?.shared !== true) return;
    const { learner, since } = own.account;
    // Of a visitor the server knows nothing.
    const server = isVisitorId(own.id) ? null : await deps.loadSchool?.().catch(() => null);
    const asked = await server?.call("GET /auth/session", null);
    if (asked?.ok === true && asked.value.role === "learner" && asked.value.id === learner) {
      names.set(own.id, asked.value.name);
      changed();
      return;
    }
    const isOver = asked?.ok === true || asked?.error.type === "refused";
    const age = deps.clock.wall() - since;
    if (isOver || age < 0 || age > SESSION_MS) await core.alone(() => core.setSelected(null));
    changed();
  }

  function view(): SchoolView | null {
    const account = ownProfile()?.account;
    if (account === undefined) return null;
    const { unsentSince, contactAt, trouble, incoming } = sync.view();
    const { learner, className, shared } = account;
    const visitor = isVisitorId(learner) ? visitorCode(learner) : null;
    return { className, shared, visitor, unsentSince, contactAt, trouble, incoming };
  }

  return {
    enter,
    visit,
    visited: () => visited,
    leave,
    sendOff,
    nameOf: (id) => names.get(id),
    lock,
    locked: () => (locked === null ? null : { id: locked, name: names.get(locked) ?? "" }),
    wakeUp,
    view,
  };
}
