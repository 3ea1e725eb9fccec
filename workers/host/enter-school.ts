import { err, ok, type LearnerId, type NumberLocale, type Result, type TutorEvent, type TutorState } from "#engine";
import type { LearnerSessionView } from "#engine/protocol/identity";
import type { EngineError } from "../engine-api.ts";
import type { Account, ProfileRow } from "../store/rows.ts";
import type { SyncDeps } from "../sync/sync-client.ts";
import { profileOnScreen, type HostDeps, type Outcome } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";
import { readStored } from "./reports-api.ts";
import { foldOf } from "./sync-loop.ts";

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

/** Entered, or first to be asked for their grade. */
export type Entered = Result<{ readonly entered: boolean }, EngineError>;

interface EntryParts {
  readonly deps: HostDeps;
  readonly core: EngineCore;
}

/** The learner's own profile where they were here before, what was done here as a guest, or what the server has of them. */
export async function admit(parts: EntryParts, entry: SchoolEntry, account: Account): Promise<Entered> {
  const { core } = parts;
  const { session } = entry;
  const known = (core.state.record?.profiles ?? []).find(
    ({ id, account: old }) => id === session.id || old?.learner === session.id,
  );
  // The roster says who somebody is [SYN88].
  const name = session.kiosk ? "" : session.name;
  if (known?.fromFile !== undefined && known.account === undefined && known.id === session.id) {
    return leaveFile(parts, { ...known, name, account });
  }
  if (known !== undefined) {
    const back = await core.alone(async () => {
      await core.refresh();
      // Sent off while the PIN was typed, they come like somebody who was never here.
      const isHere = core.state.record?.profiles.some(({ id }) => id === known.id) === true;
      return isHere ? core.adopt({ ...known, name, account }) : null;
    });
    return back === null ? fetchWork(parts, entry, account) : entered(back);
  }
  const own = profileOnScreen(core.state);
  if (entry.keepWork && !session.kiosk && own !== undefined && own.account === undefined && own.trial === undefined) {
    return claimWork(parts, { ...own, name: session.name }, account);
  }
  return fetchWork(parts, entry, account);
}

/**
 * What a file says somebody did here is not handed to the school as theirs: what the server has comes in its place, and
 * only once it is here. What they did on this device goes on after it, and is sent [HST76].
 */
async function leaveFile(parts: EntryParts, profile: ProfileRow): Promise<Entered> {
  const { core } = parts;
  const fetched = await fetchLog(parts, profile.id, { fetchesOnly: true });
  if (!fetched.ok) return fetched;
  return entered(
    await core.alone(async () => {
      const dropped = await core.dropFile(profile.id);
      return dropped.ok
        ? core.adopt({ ...profile, fromFile: undefined, grade: fetched.value ?? profile.grade })
        : dropped;
    }),
  );
}

/** The work on this device goes on under its id; the server is told whose it is. */
async function claimWork({ deps, core }: EntryParts, own: ProfileRow, account: Account): Promise<Entered> {
  const { memory, record } = core.state;
  const chain = memory?.head?.device ?? record?.device;
  const school = await deps.loadSchool?.().catch(() => null);
  if (chain === undefined || !school) return err({ type: "no-contact" });
  const claimed = await school.call("POST /auth/claim", { guest: own.id, chain });
  if (!claimed.ok) return err({ type: claimed.error.type === "refused" ? "not-allowed" : "no-contact" });
  return entered(await core.alone(() => core.adopt({ ...own, account })));
}

/** While what the server has is here and whose it is is not, nobody takes it for left behind. */
const ENTRY_LOCK = "mathflow-entry";

/** What the way into this device of somebody who did not come in left on it goes [SYN105]. */
export function forgetStrays({ deps, core }: EntryParts): Promise<Outcome> {
  return deps.locks.exclusive(ENTRY_LOCK, () => core.alone(() => core.forgetStrays()));
}

/** What the server has of the learner; where everybody works on a device it goes again unless they come in, however that ends. */
function fetchWork(parts: EntryParts, entry: SchoolEntry, account: Account): Promise<Entered> {
  const { deps, core } = parts;
  return deps.locks.exclusive(ENTRY_LOCK, async () => {
    try {
      return await begin(parts, entry, account);
    } finally {
      if (entry.session.kiosk) await core.alone(() => core.forgetStrays());
    }
  });
}

/** What the server has of the learner comes first: whoever has worked before is not asked who they are. */
async function begin(parts: EntryParts, { session, grade, locale }: SchoolEntry, account: Account): Promise<Entered> {
  const { deps, core } = parts;
  const fetched = await fetchLog(parts, session.id, foldOf(deps.tutor, core, session.kiosk));
  if (!fetched.ok) return fetched;
  const known = fetched.value;
  const asked = known ?? grade ?? (await gradeAtSchool(deps, session));
  const profile: ProfileRow = {
    id: session.id,
    name: session.kiosk ? "" : session.name,
    grade: asked ?? 0,
    locale,
    account,
    createdAt: deps.clock.wall(),
  };
  if (known !== null) return entered(await core.alone(() => core.adopt(profile)));
  if (asked === null) return ok({ entered: false });
  return entered(await core.alone(() => core.enrol(profile)));
}

/** Brings what the server has onto this device, and tells the grade it began with; null where nobody of that id ever began. */
async function fetchLog(
  { deps, core }: EntryParts,
  learner: LearnerId,
  how: Pick<SyncDeps, "fold" | "fetchesOnly">,
): Promise<Result<number | null, EngineError>> {
  const { store, tutor } = deps;
  const seam = await deps.loadSync?.().catch(() => null);
  if (!seam) return err({ type: "no-contact" });
  const client = seam.open(learner, { changed: () => {}, show: () => {}, ...how });
  const view = await client.sync();
  client.stop();
  if (view.contactAt === null || view.trouble !== null) return err({ type: "no-contact" });
  const base = await readStored(core, store.readBase(learner));
  if (!base.ok) return base;
  const log = await readStored(core, store.readLog(learner, base.value?.cursor));
  if (!log.ok) return log;
  const before = base.value === null ? null : tutor.grade(base.value.state as TutorState);
  return ok(gradeOf(log.value.flatMap((row) => toEvents(tutor.parseEvent(row)))) ?? before);
}

/** Who is new is not asked what their school knows [SYN93]; null: it does not say. */
async function gradeAtSchool({ loadSchool }: HostDeps, { id }: LearnerSessionView): Promise<number | null> {
  const school = await loadSchool?.().catch(() => null);
  if (!school) return null;
  const told = await school.call("GET /auth/grade", null);
  return told.ok && told.value.learner === id ? told.value.grade : null;
}

function entered(done: Outcome): Entered {
  return done.ok ? ok({ entered: true }) : done;
}

function toEvents(read: Result<TutorEvent, unknown>): readonly TutorEvent[] {
  return read.ok ? [read.value] : [];
}

/** Null where nobody of that id ever began. */
function gradeOf(events: readonly TutorEvent[]): number | null {
  const began = events.filter((event) => event.type === "learner_enrolled");
  return began.at(-1)?.body.grade ?? null;
}
