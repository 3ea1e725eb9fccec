export { openPostgres, type Postgres, type PostgresOptions } from "./postgres.ts";
