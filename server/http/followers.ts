import path from "node:path";
import { withLongNames } from "#engine";
import type { ClassHooks } from "../identity/index.ts";
import { createOpenedItems } from "../opened-items.ts";
import { openOwnBank } from "../own-bank.ts";
import { openDerived } from "../private-database.ts";
import { countFindings, createRegrader, createSqliteRegradeStore, type FindingTally } from "../regrade/index.ts";
import { createSnapshots, createSqliteSnapshotStore } from "../snapshots/index.ts";
import type { StreamKey, SyncDeps, SyncStore } from "../sync/index.ts";
import type { StreamList } from "../sync/stream-list.ts";

/** What is made of the logs in the background. */
export interface LogFollower {
  /** A log has grown. Returns at once and never throws. */
  readonly follow: (key: StreamKey) => void;
  /** Follows everybody who is behind what this server makes of the logs. Never rejects. */
  readonly resume?: () => Promise<void>;
  /** A log is erased, and all that was made of it is to go. */
  readonly erase: (key: StreamKey) => Promise<void>;
  readonly close: () => Promise<void>;
  /** What it found that a teacher should know of. */
  readonly findings?: (key: StreamKey) => Promise<FindingTally>;
  /** What a class shows of logs. */
  readonly classes?: Omit<ClassHooks, "logs">;
  /** The folded log it keeps, for a device that keeps no history. Never rejects. */
  readonly snapshotFor?: NonNullable<SyncDeps["snapshotFor"]>;
}

/** What followers follow. */
export interface Followed {
  readonly dataDir: string;
  readonly sync: SyncStore;
  /** Absent where nobody can say whose logs there are. */
  readonly streams?: StreamList;
  readonly onError: (task: "regrade" | "snapshots", error: unknown) => void;
  /** A file was set aside, as it could not be read. */
  readonly onBroken: (task: "regrade" | "snapshots", error: unknown, file: string) => void;
  /** Waited for between two pieces of work. */
  readonly pause: () => Promise<void>;
}

/**
 * What the server that `npm start` runs makes of the logs: it marks again what devices marked, and keeps folded states. Both
 * lie in files of the data folder, whatever the logs lie in, as both can be made again.
 */
export async function openFollowers({
  dataDir,
  sync,
  streams,
  onError,
  onBroken,
  pause,
}: Followed): Promise<readonly LogFollower[]> {
  const bank = await openOwnBank();
  const known = { pause, ...(streams === undefined ? {} : { streams }) };
  function openFile<Store>(task: "regrade" | "snapshots", open: (file: string) => Store): Store {
    const file = path.join(dataDir, `${task}.sqlite`);
    return openDerived(file, open, (error) => onBroken(task, error, file));
  }

  const findings = openFile("regrade", createSqliteRegradeStore);
  const regrader = createRegrader({
    sync,
    store: findings,
    bank: async () => bank,
    onError: (_, error) => onError("regrade", error),
    ...known,
  });
  const states = openFile("snapshots", createSqliteSnapshotStore);
  const snapshots = createSnapshots({
    sync,
    store: states,
    contentSet: bank.content.hash,
    onError: (_, error) => onError("snapshots", error),
    ...known,
  });
  const snapshotFor: LogFollower["snapshotFor"] = async (key, { version, content }) => {
    try {
      return await snapshots.snapshotFor(key, { cursor: 0, foldVersion: version, contentSet: content });
    } catch (error) {
      // The rows say the same, only slower.
      onError("snapshots", error);
      return undefined;
    }
  };
  const openOnce = createOpenedItems();
  const look: ClassHooks["look"] = async (now, view) => {
    const seen = await bank.run((content) => view({ content: withLongNames(openOnce(content)), now }));
    if (!seen.ok) throw new Error(`${seen.error.where}: ${seen.error.message}`);
    return seen.value;
  };
  const resumed = (task: "regrade" | "snapshots", resume: () => Promise<void>) => () =>
    resume().catch((error: unknown) => onError(task, error));
  return [
    closing(
      {
        ...regrader,
        findings: async (key) => countFindings(await regrader.reportOf(key)),
        resume: resumed("regrade", regrader.resume),
      },
      findings.close,
    ),
    closing(
      {
        ...snapshots,
        classes: {
          foldsOf: snapshots.foldsOf,
          reportOf: (tenant, learner) => snapshots.reportOf({ tenant, learner }),
          look,
        },
        snapshotFor,
        resume: resumed("snapshots", snapshots.resume),
      },
      states.close,
    ),
  ];
}

/** A follower with its store: the one is done before the other is closed. */
function closing(follower: LogFollower, closeStore: () => Promise<void>): LogFollower {
  return {
    ...follower,
    close: async () => {
      await follower.close();
      await closeStore();
    },
  };
}
