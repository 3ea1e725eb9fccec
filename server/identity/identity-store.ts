import type { RowOf, TableName } from "./tables.ts";

/** A tenant first, then the rest of a primary key, or its beginning. */
export type Key = readonly [tenant: string, ...rest: readonly string[]];

/** The rows, inside one transaction. */
export interface Rows {
  /** The row with this whole key. */
  readonly get: <Name extends TableName>(table: Name, key: Key) => Promise<RowOf<Name> | undefined>;
  /** All rows whose keys begin so, in the order of their keys. */
  readonly list: <Name extends TableName>(table: Name, begin: Key) => Promise<readonly RowOf<Name>[]>;
  /** In the place of the row with the same key, if there is one. */
  readonly put: <Name extends TableName>(table: Name, row: RowOf<Name>) => Promise<void>;
  readonly remove: (table: TableName, key: Key) => Promise<void>;
}

/**
 * Where a server keeps who is who. Every key begins with a tenant [IDN1]. One transaction at a time; all of it or, when `work`
 * throws, nothing [IDN2]. It resolves when all of it is on disk. `work` may be called again and touches nothing but rows.
 */
export interface IdentityStore {
  readonly transact: <Value>(work: (rows: Rows) => Promise<Value>) => Promise<Value>;
  /** Leaves nothing of what was taken out in any file [IDN3]. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Runs what it is given one after the other, whatever becomes of each. */
export function createQueue(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
}
