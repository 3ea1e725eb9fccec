import { ExponentialBackoff, fullJitterGenerator, handleWhen, retry } from "cockatiel";
import { Pool, type PoolClient, type QueryResultRow } from "pg";
import type { OnCommit } from "../sync/group-commit.ts";
import { Trouble } from "./trouble.ts";

/** A statement with a name is planned once for a connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** One transaction on one connection. */
export interface Transaction {
  /** Only rows of this tenant are there from now on: the policies of the tables compare with it. */
  readonly setTenant: (tenant: string) => Promise<void>;
  /** @throws {Trouble} */
  readonly query: <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;
}

export type Isolation = "READ COMMITTED" | "REPEATABLE READ, READ ONLY" | "SERIALIZABLE";

export interface Transactions {
  /**
   * All of `work` or, when it throws, nothing. Tried again from the beginning where another transaction was in the way; a
   * connection that turns out to be broken before anything was done is replaced once.
   *
   * @throws {Trouble} and whatever `work` throws
   */
  readonly run: <Value>(isolation: Isolation, work: (transaction: Transaction) => Promise<Value>) => Promise<Value>;
  /** Once only, whoever is in the way. */
  readonly runOnce: Transactions["run"];
  /** True while more are waiting than is good for those who ask. */
  readonly isBusy: () => boolean;
  /** Transactions that wait for a connection. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/** From then on devices are asked to come again later [SYN22]. */
export const MAX_WAITING = 64;
export const MAX_CONNECTIONS = 10;
const MAX_TRIES = 10;
/** The longest any statement or wait for a connection may take [ms]. */
const PATIENCE_MS = 30_000;

const SET_TENANT: Statement = { name: "set_tenant", text: "SELECT set_config('mathflow.tenant', $1, true)" };

export function createTransactions(url: string, maxConnections: number, onCommit: OnCommit = () => {}): Transactions {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: "mathflow",
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS / 3,
    statement_timeout: PATIENCE_MS,
    // A server that hangs does not hold a learner's stream for ever.
    idle_in_transaction_session_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS + 5_000,
  });
  // A connection that ends while nobody waits for its answer is known by its next statement.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const again = retry(
    handleWhen((error) => error instanceof Trouble && error.kind === "conflict"),
    {
      maxAttempts: MAX_TRIES,
      backoff: new ExponentialBackoff({ initialDelay: 4, maxDelay: 250, generator: fullJitterGenerator }),
    },
  );
  let running = 0;

  const runOnce: Transactions["run"] = async (isolation, work) => {
    running += 1;
    const start = performance.now();
    try {
      const value = await runOn(await begin(pool, isolation), work);
      if (isolation !== "REPEATABLE READ, READ ONLY") onCommit(performance.now() - start);
      return value;
    } finally {
      running -= 1;
    }
  };

  return {
    runOnce,
    run: (isolation, work) => again.execute(() => runOnce(isolation, work)),
    isBusy: () => running >= maxConnections + MAX_WAITING,
    waiting: () => pool.waitingCount,
    close: () => pool.end(),
  };
}

/** A connection inside a transaction in which nothing has been done. */
async function begin(pool: Pool, isolation: Isolation): Promise<PoolClient> {
  try {
    return await beginOnce(pool, isolation);
  } catch {
    return beginOnce(pool, isolation);
  }
}

async function beginOnce(pool: Pool, isolation: Isolation): Promise<PoolClient> {
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    return client;
  } catch (cause) {
    client?.release(true);
    throw new Trouble(cause);
  }
}

async function runOn<Value>(client: PoolClient, work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
  try {
    const value = await work(transactionOn(client));
    const { command } = await client.query("COMMIT").catch(toTrouble);
    // After a failed statement a commit is a rollback, and no error.
    if (command !== "COMMIT") throw new Error("a statement of this transaction had failed");
    client.release();
    return value;
  } catch (error) {
    const isOver = await client.query("ROLLBACK").then(
      () => true,
      () => false,
    );
    client.release(!isOver);
    throw error;
  }
}

function transactionOn(client: PoolClient): Transaction {
  const query: Transaction["query"] = async <Row extends QueryResultRow>(
    { name, text }: Statement,
    values: readonly unknown[],
  ) => (await client.query<Row>({ name, text, values: [...values] }).catch(toTrouble)).rows;
  return {
    query,
    setTenant: async (tenant) => {
      await query(SET_TENANT, [tenant]);
    },
  };
}

function toTrouble(cause: unknown): never {
  throw new Trouble(cause);
}
