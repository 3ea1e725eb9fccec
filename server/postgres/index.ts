export { openPostgres, type Postgres, type PostgresOptions } from "./postgres.ts";
export { inspectPostgres } from "./inspect.ts";
