import { compareText } from "#engine";
import { createQueue, type IdentityStore, type Key, type Rows } from "./identity-store.ts";
import { keyOf, readRow, writeRow, type TableName } from "./tables.ts";

interface Stored {
  readonly key: readonly string[];
  /** JSON: no two readers share an object. */
  readonly text: string;
}

/** Rows in memory, for tests and trials. */
export function createMemoryIdentityStore(): IdentityStore {
  let tables: ReadonlyMap<string, Stored> = new Map();
  const inTurn = createQueue();

  return {
    transact: (work) =>
      inTurn(async () => {
        const draft = new Map(tables);
        const value = await work(rowsOf(draft));
        tables = draft;
        return value;
      }),
    scrub: async () => {},
    close: async () => {},
  };
}

function rowsOf(draft: Map<string, Stored>): Rows {
  return {
    get: async (table, key) => {
      const found = draft.get(nameOf(table, key));
      return found === undefined ? undefined : readRow(table, found.text);
    },
    list: async (table, begin) =>
      [...draft]
        .filter(([name, { key }]) => name === nameOf(table, key) && begin.every((part, at) => key[at] === part))
        .toSorted(([a], [b]) => compareText(a, b))
        .map(([, stored]) => readRow(table, stored.text)),
    put: async (table, row) => {
      const key = keyOf(table, row);
      draft.set(nameOf(table, key), { key, text: writeRow(table, row) });
    },
    remove: async (table, key: Key) => {
      draft.delete(nameOf(table, key));
    },
  };
}

function nameOf(table: TableName, key: readonly string[]): string {
  return JSON.stringify([table, ...key]);
}
