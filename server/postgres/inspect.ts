import { Client } from "pg";
import { SCHEMA_VERSION } from "./schema.ts";

export interface InspectedPostgres {
  /** Of PostgreSQL. */
  readonly server: string;
  /** It takes nothing, as a replica does. */
  readonly isReadOnly: boolean;
  readonly bypassesPolicies: boolean;
  /** Of its tables; 0: there are none yet. */
  readonly found: number;
  /** That this program writes. */
  readonly known: number;
}

/** Looks at a database without changing it. @throws where it cannot be reached */
export async function inspectPostgres(url: string): Promise<InspectedPostgres> {
  const client = new Client({ connectionString: url, application_name: "mathflow", connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Omit<InspectedPostgres, "found" | "known"> & { readonly hasTables: boolean }>(
      `SELECT current_setting('server_version') AS server, current_setting('transaction_read_only') = 'on' AS "isReadOnly",
         rolsuper OR rolbypassrls AS "bypassesPolicies", to_regclass('mathflow.meta') IS NOT NULL AS "hasTables"
       FROM pg_roles WHERE rolname = current_user`,
    );
    const [about] = rows;
    if (about === undefined) throw new Error("the database does not know its user");
    const { hasTables, ...rest } = about;
    const versions = hasTables
      ? await client.query<{ value: string }>("SELECT value FROM mathflow.meta WHERE key = 'version'")
      : { rows: [] };
    return { ...rest, found: Number(versions.rows[0]?.value ?? 0), known: SCHEMA_VERSION };
  } finally {
    await client.end();
  }
}
