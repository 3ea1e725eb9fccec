import { afterAll, beforeAll, describe } from "vitest";
import { findPostgres } from "./find-postgres.fixture.ts";
import { startPostgres, type TestDatabase, type TestPostgres } from "./testing-postgres.fixture.ts";

/** Where the set-up could not get a PostgreSQL it says so, and so does the summary; nowhere else may these tests be left out. */
const mayLeaveOut = process.env["MATHFLOW_POSTGRES"] === "missing" || (process.env["CI"] ?? "") === "";

/** Tests over one PostgreSQL, started before the first of them and removed after the last. */
export function describeWithPostgres(name: string, tests: (createDatabase: () => Promise<TestDatabase>) => void): void {
  const isThere = findPostgres() !== undefined;
  const title = isThere ? name : `${name} (no PostgreSQL was found)`;
  // oxlint-disable-next-line vitest/valid-title
  describe.skipIf(!isThere && mayLeaveOut)(title, () => {
    let cluster: TestPostgres | undefined;
    beforeAll(async () => {
      cluster = await startPostgres({ durable: false });
    }, 60_000);
    afterAll(() => cluster?.stop());
    tests(async () => {
      if (cluster === undefined) throw new Error("PostgreSQL has not started");
      return cluster.createDatabase();
    });
  });
}
