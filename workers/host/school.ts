import { err, ok, type LearnerId, type NumberLocale, type Result, type TutorEvent, type TutorState } from "#engine";
import type { LearnerSessionView } from "#engine/protocol/identity";
import { isVisitorId, toVisitorId, visitorCode } from "#engine/protocol/visitor";
import type { EngineError, SchoolView } from "../engine-api.ts";
import type { Account, ProfileRow } from "../store/rows.ts";
import type { HostDeps, Outcome } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";
import { profileFault } from "./profile.ts";
import { readStored } from "./reports-api.ts";
import { foldOf, type SyncLoop } from "./sync-loop.ts";

/** Who has just signed in at the school's server, and what they want of this device. */
export interface SchoolEntry {
  readonly session: LearnerSessionView;
  readonly className: string;
  /** What the learner on the screen did so far is this learner's work. */
  readonly keepWork: boolean;
  /** Asked for where the server has no work of this learner yet; null before it was asked. */
  readonly grade: number | null;
  readonly locale: NumberLocale;
}

/** A learner of a school comes to this device, and goes. */
export interface School {
  readonly enter: (entry: SchoolEntry) => Promise<Result<{ readonly entered: boolean }, EngineError>>;
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
/** How often it is tried to send off who has left [ms]. */
const SEND_OFF_MS = 10_000;

export function createSchool({ deps, core, sync, later, changed }: SchoolParts): School {
  const { store, tutor, timers } = deps;
  const names = new Map<LearnerId, string>();
  let sending = false;
  let locked: LearnerId | null = null;
  let visited: string | null = null;
  let callOff = (): void => {};

  async function enter(entry: SchoolEntry): Promise<Result<{ readonly entered: boolean }, EngineError>> {
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
      return claim(own, account);
    }
    return fetchWork(entry, account);
  }

  function ownProfile(): ProfileRow | undefined {
    const { memory, record } = core.state;
    return record?.profiles.find(({ id }) => id === memory?.learner);
  }

  /** The work on this device goes on under its id; the server is told whose it is. */
  async function claim(own: ProfileRow, account: Account): Promise<Result<{ entered: boolean }, EngineError>> {
    const { memory, record } = core.state;
    const chain = memory?.head?.device ?? record?.device;
    const school = await deps.loadSchool?.().catch(() => null);
    if (chain === undefined || !school) return err({ type: "no-contact" });
    const claimed = await school.call("POST /auth/claim", { guest: own.id, chain });
    if (!claimed.ok) return err({ type: claimed.error.type === "refused" ? "not-allowed" : "no-contact" });
    return entered(await core.alone(() => core.adopt({ ...own, account })));
  }

  /** What the server has of the learner comes first: whoever has worked before is not asked who they are. */
  async function fetchWork(
    { session, grade, locale }: SchoolEntry,
    account: Account,
  ): Promise<Result<{ readonly entered: boolean }, EngineError>> {
    const seam = await deps.loadSync?.().catch(() => null);
    if (!seam) return err({ type: "no-contact" });
    const quiet = { changed: () => {}, show: () => {} };
    const client = seam.open(session.id, { ...quiet, ...foldOf(tutor, core, session.kiosk) });
    const view = await client.sync();
    client.stop();
    if (view.contactAt === null || view.trouble !== null) return err({ type: "no-contact" });
    const base = await readStored(core, store.readBase(session.id));
    if (!base.ok) return base;
    const log = await readStored(core, store.readLog(session.id, base.value?.cursor));
    if (!log.ok) return log;
    const before = base.value === null ? null : tutor.grade(base.value.state as TutorState);
    const known = gradeOf(log.value.flatMap((row) => toEvents(tutor.parseEvent(row)))) ?? before;
    const profile: ProfileRow = {
      id: session.id,
      name: session.kiosk ? "" : session.name,
      grade: known ?? grade ?? 0,
      locale,
      account,
      createdAt: deps.clock.wall(),
    };
    if (known !== null) return entered(await core.alone(() => core.adopt(profile)));
    if (grade === null) return ok({ entered: false });
    return entered(await core.alone(() => core.enrol(profile)));
  }

  async function entered(done: Outcome): Promise<Result<{ readonly entered: boolean }, EngineError>> {
    if (!done.ok) return done;
    await sync.follow();
    return ok({ entered: true });
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

  async function sendOff(): Promise<void> {
    if (sending) return;
    sending = true;
    callOff();
    try {
      const { record, memory } = core.state;
      const gone = (record?.profiles ?? []).filter(
        ({ id, account }) => account?.shared === true && id !== memory?.learner && id !== locked,
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

function toEvents(read: Result<TutorEvent, unknown>): readonly TutorEvent[] {
  return read.ok ? [read.value] : [];
}

/** Null where nobody of that id ever began. */
function gradeOf(events: readonly TutorEvent[]): number | null {
  const began = events.filter((event) => event.type === "learner_enrolled");
  return began.at(-1)?.body.grade ?? null;
}
