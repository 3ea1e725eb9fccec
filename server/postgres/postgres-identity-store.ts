import { createQueue, type IdentityStore, type Rows } from "../identity/identity-store.ts";
import { keyOf, readRow, TABLES, writeRow, type TableName } from "../identity/tables.ts";
import type { Statement, Transaction, Transactions } from "./transactions.ts";
import { Trouble } from "./trouble.ts";

const HERE = "tenant = $1 AND name = $2";
const STATEMENTS = {
  get: { name: "identity_get", text: `SELECT body FROM mathflow.identity WHERE ${HERE} AND key = $3` },
  list: {
    name: "identity_list",
    text: `SELECT body FROM mathflow.identity WHERE ${HERE} AND key >= $3 AND key < $4 ORDER BY key`,
  },
  put: {
    name: "identity_put",
    text: `INSERT INTO mathflow.identity (tenant, name, key, body) VALUES ($1, $2, $3, $4)
      ON CONFLICT (tenant, name, key) DO UPDATE SET body = excluded.body`,
  },
  remove: { name: "identity_remove", text: `DELETE FROM mathflow.identity WHERE ${HERE} AND key = $3` },
} as const satisfies Readonly<Record<string, Statement>>;

/**
 * Who is who in PostgreSQL: one table of rows as JSON. Transactions are serialisable: what they do is what they would have done one
 * after the other, on however many servers [IDN2]. What was deleted leaves the pages when they are vacuumed, and logs and
 * backups when whoever runs the database lets them go.
 */
export function createPostgresIdentityStore(transactions: Transactions): IdentityStore {
  // Those who were in each other's way go one by one, at least on this server.
  const inTurn = createQueue();

  return {
    transact: async (work) => {
      const attempt = (transaction: Transaction) => work(rowsOf(transaction));
      try {
        return await transactions.runOnce("SERIALIZABLE", attempt);
      } catch (error) {
        if (!(error instanceof Trouble) || error.kind !== "conflict") throw error;
        return inTurn(() => transactions.run("SERIALIZABLE", attempt));
      }
    },
    // The connections are those of the whole database and end with it.
    scrub: async () => {},
    close: async () => {},
  };
}

function rowsOf(transaction: Transaction): Rows {
  // Tenant and statement belong together, also when several rows are asked for at once.
  const inTurn = createQueue();
  let current: string | undefined;

  function query(statement: Statement, [tenant, ...values]: readonly [string, ...string[]]) {
    return inTurn(async () => {
      if (tenant !== current) await transaction.setTenant(tenant);
      current = tenant;
      return transaction.query<{ body: string }>(statement, [tenant, ...values]);
    });
  }

  return {
    get: async (table, key) => {
      if (!isText(key)) return undefined;
      const [found] = await query(STATEMENTS.get, [key[0], table, whole(table, key)]);
      return found === undefined ? undefined : readRow(table, found.body);
    },
    list: async (table, begin) => {
      if (!isText(begin)) return [];
      const rest = begin.slice(1).map((part) => part + BETWEEN);
      const isWhole = begin.length === TABLES[table].key.length;
      const from = isWhole ? join(begin) : rest.join("");
      const to = isWhole ? from + BETWEEN : from.slice(0, -1) + (from === "" ? LAST : AFTER);
      const found = await query(STATEMENTS.list, [begin[0], table, from, to]);
      return found.map(({ body }) => readRow(table, body));
    },
    put: async (table, row) => {
      const key = keyOf(table, row);
      if (!isText(key)) throw new Error(`a key of ${table} that is no text`);
      await query(STATEMENTS.put, [key[0] ?? "", table, join(key), writeRow(table, row)]);
    },
    remove: async (table, key) => {
      if (isText(key)) await query(STATEMENTS.remove, [key[0], table, whole(table, key)]);
    },
  };
}

/** Stands between the parts of a key after the tenant; it sorts before whatever a part may hold. */
const BETWEEN = "\u0001";
const AFTER = "\u0002";
/** After every key. */
const LAST = "\u{10ffff}";

/** PostgreSQL keeps no null character and no half of a surrogate pair: such a key is nowhere. */
function isText(key: readonly string[]): boolean {
  return key.every((part) => part.isWellFormed() && !part.includes("\0") && !part.includes(BETWEEN));
}

function whole(table: TableName, key: readonly string[]): string {
  if (key.length !== TABLES[table].key.length)
    throw new Error(`a key of ${table} has ${TABLES[table].key.length} parts`);
  return join(key);
}

function join(key: readonly string[]): string {
  return key.slice(1).join(BETWEEN);
}
