import { randomUUID } from "node:crypto";
import type { IdentityStore } from "../identity/identity-store.ts";
import type { SharedCounts } from "../limits.ts";
import type { OnCommit } from "../sync/group-commit.ts";
import type { SyncStore } from "../sync/store.ts";
import { migrate } from "./migrate.ts";
import { createPostgresCounts, type CountsBounds } from "./postgres-counts.ts";
import { createPostgresIdentityStore } from "./postgres-identity-store.ts";
import { createPostgresSyncStore } from "./postgres-sync-store.ts";
import { createTransactions, MAX_CONNECTIONS } from "./transactions.ts";

export interface PostgresOptions {
  /** `postgres://user:password@host/database`, as in `DATABASE_URL`. The user should be neither superuser nor `BYPASSRLS`. */
  readonly url: string;
  /** For data that were restored in a way that cannot be seen, such as a disk put back: devices look again at what they have. */
  readonly newEpoch?: boolean;
  /** Whether what is acked counts as durable; true where the database is replicated or backed up, as it should be. */
  readonly durable?: boolean;
  /** Most connections of both stores; counts have two of their own. */
  readonly maxConnections?: number;
  readonly onCommit?: OnCommit;
  /** For tests. */
  readonly counts?: Partial<CountsBounds>;
}

/** One database for both stores, and its connections. */
export interface Postgres {
  readonly sync: SyncStore;
  readonly identity: IdentityStore;
  /** What all servers of this database count together. */
  readonly counts: SharedCounts;
  /** Gives the data another epoch, at once and for every server. */
  readonly newEpoch: () => Promise<void>;
  /** True where the user of the connection passes by the policies, so that only the keys keep tenants apart (TH4). */
  readonly bypassesPolicies: () => Promise<boolean>;
  /** Rejects where nothing can be written. */
  readonly tryWrite: () => Promise<void>;
  /** Transactions that wait for a connection. */
  readonly waiting: () => number;
  /** Finishes what is under way. */
  readonly close: () => Promise<void>;
}

/**
 * Connects, brings the tables up to this version, and gives both stores. Several servers may do so at once.
 *
 * @throws when the database cannot be reached, or was written by a newer version
 */
export async function openPostgres(options: PostgresOptions): Promise<Postgres> {
  await migrate(options.url, options.newEpoch ?? false);
  const transactions = createTransactions(options.url, options.maxConnections ?? MAX_CONNECTIONS, options.onCommit);
  const counts = createPostgresCounts(options.url, options.counts);
  return {
    sync: createPostgresSyncStore(transactions, options.durable ?? true),
    identity: createPostgresIdentityStore(transactions),
    counts,
    newEpoch: () =>
      transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.query(SET_EPOCH, [randomUUID()]);
      }),
    bypassesPolicies: () =>
      transactions.run("READ COMMITTED", async (transaction) => {
        const [row] = await transaction.query<{ bypasses: boolean }>(BYPASSES, []);
        return row?.bypasses ?? true;
      }),
    tryWrite: () =>
      transactions.runOnce("READ COMMITTED", async (transaction) => {
        await transaction.query(TRY_WRITE, []);
      }),
    waiting: transactions.waiting,
    close: async () => {
      await Promise.all([transactions.close(), counts.close()]);
    },
  };
}

const SET_EPOCH = { name: "set_epoch", text: "UPDATE mathflow.meta SET value = $1 WHERE key = 'epoch'" };
const TRY_WRITE = {
  name: "try_write",
  text: `INSERT INTO mathflow.meta (key, value) VALUES ('written', now()::text)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
};
const BYPASSES = {
  name: "bypasses",
  text: "SELECT rolsuper OR rolbypassrls AS bypasses FROM pg_roles WHERE rolname = current_user",
};
