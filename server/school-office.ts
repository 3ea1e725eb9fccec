import { existsSync } from "node:fs";
import path from "node:path";
import { createSqliteIdentityStore, openOffice, type IdentityStore, type Office } from "./identity/index.ts";
import type { ServeSettings } from "./serve-settings.ts";

/** On the data the server has, whether it runs or not. @throws where there are none */
export async function openSchoolOffice(settings: Pick<ServeSettings, "dataDir" | "databaseUrl">): Promise<Office> {
  return openOffice(await openIdentity(settings), Date.now);
}

async function openIdentity({
  dataDir,
  databaseUrl,
}: Pick<ServeSettings, "dataDir" | "databaseUrl">): Promise<IdentityStore> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import("./postgres/index.ts");
    const { identity, close } = await openPostgres({ url: databaseUrl });
    return { ...identity, close };
  }
  const file = path.join(dataDir, "identity.sqlite");
  if (!existsSync(file)) throw new Error(`there is no ${file}: MATHFLOW_DATA names the folder of the server's data`);
  return createSqliteIdentityStore(file);
}
