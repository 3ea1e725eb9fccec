import { existsSync } from "node:fs";
import path from "node:path";
import {
  createSqliteIdentityStore,
  exportClass,
  listSchools,
  openOffice,
  type IdentityStore,
  type Office,
} from "./identity/index.ts";
import type { LearnerId } from "#engine";
import type { ServeSettings } from "./serve-settings.ts";
import { createSqliteStore, readLog, type StoredRow, type SyncStore } from "./sync/index.ts";

type Place = Pick<ServeSettings, "dataDir" | "databaseUrl">;

/** On the data the server has, whether it runs or not. @throws where there are none */
export async function openSchoolOffice(place: Place): Promise<Office> {
  if (place.databaseUrl === undefined) return openOffice(openIdentityFile(place.dataDir), Date.now);
  const { identity, close } = await openServer(place.databaseUrl);
  return openOffice({ ...identity, close }, Date.now);
}

/** All that is kept of the learners of a class, in pieces of text: a line of JSON each. @throws where there is no such class */
export async function* exportSchoolClass(place: Place, named: string): AsyncGenerator<string> {
  const { identity, sync, close } = await openBoth(place);
  try {
    yield* exportClass(identity, named, (tenant, learner) => readLog(sync, { tenant, learner }));
  } finally {
    await close();
  }
}

/** The log of one pupil of a school. */
export interface SchoolLog {
  readonly school: string;
  readonly learner: LearnerId;
  /** Page by page, in the order in which it came. */
  readonly pages: AsyncIterable<readonly StoredRow[]>;
}

/** Logs of all pupils there are, one after the other; nobody who is erased, and nobody who has not signed in. */
export async function* readSchoolLogs(place: Place): AsyncGenerator<SchoolLog> {
  const { identity, sync, close } = await openBoth(place);
  try {
    for (const school of await identity.transact(listSchools)) {
      const learners = await identity.transact((rows) => rows.list("learner", [school]));
      for (const { id: learner, erased } of learners) {
        if (erased === null) yield { school, learner, pages: readLog(sync, { tenant: school, learner }) };
      }
    }
  } finally {
    await close();
  }
}

interface Both {
  readonly identity: IdentityStore;
  readonly sync: SyncStore;
  readonly close: () => Promise<void>;
}

async function openBoth({ dataDir, databaseUrl }: Place): Promise<Both> {
  if (databaseUrl !== undefined) return openServer(databaseUrl);
  const identity = openIdentityFile(dataDir);
  const sync = createSqliteStore({ file: path.join(dataDir, "sync.sqlite") });
  return {
    identity,
    sync,
    close: async () => {
      await sync.close();
      await identity.close();
    },
  };
}

async function openServer(url: string): Promise<Both> {
  const { openPostgres } = await import("./postgres/index.ts");
  return openPostgres({ url });
}

function openIdentityFile(dataDir: string): IdentityStore {
  const file = path.join(dataDir, "identity.sqlite");
  if (!existsSync(file)) throw new Error(`there is no ${file}: MATHFLOW_DATA names the folder of the server's data`);
  return createSqliteIdentityStore(file);
}
