import { err, ok, type NumberLocale, type Result, type TutorEvent, type TutorState } from "#engine";
import type { LearnerSessionView } from "#engine/protocol/identity";
import type { EngineError } from "../engine-api.ts";
import type { Account, ProfileRow } from "../store/rows.ts";
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
  // What a file says somebody did here is not handed to the school as theirs: what the server has comes in its place.
  if (known?.fromFile === true && known.account === undefined && known.id === session.id) {
    const forgotten = await core.alone(() => core.deleteLearner(known.id));
    return forgotten.ok ? fetchWork(parts, entry, account) : forgotten;
  }
  if (known !== undefined) {
    // The roster says who somebody is [SYN88].
    const name = session.kiosk ? "" : session.name;
    return entered(await core.alone(() => core.adopt({ ...known, name, account })));
  }
  const own = profileOnScreen(core.state);
  if (entry.keepWork && !session.kiosk && own !== undefined && own.account === undefined) {
    return claimWork(parts, { ...own, name: session.name }, account);
  }
  return fetchWork(parts, entry, account);
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

/** What the server has of the learner comes first: whoever has worked before is not asked who they are. */
async function fetchWork(
  { deps, core }: EntryParts,
  { session, grade, locale }: SchoolEntry,
  account: Account,
): Promise<Entered> {
  const { store, tutor } = deps;
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
