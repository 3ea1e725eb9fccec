import path from "node:path";
import type { Hono } from "hono";
import type { DestinationStream } from "pino";
import { createAddressLimit } from "./address-limit.ts";
import { readCookie, transportOf, type TransportOptions } from "./cookies.ts";
import { identityRoutes, type RoutesOptions } from "./identity-routes.ts";
import type { IdentityStore } from "./identity-store.ts";
import { finishErasure } from "./learner-routes.ts";
import { createIdentityLog } from "./log.ts";
import { readPepper } from "./pepper.ts";
import type { IdentityDeps, IdentityHooks } from "./route.ts";
import { createSecretHasher, type HashCost } from "./secret-hash.ts";
import { readDevice, readSession, type Session } from "./sessions.ts";
import { createSqliteIdentityStore } from "./sqlite-identity-store.ts";
import { DIRECTORY, type DeviceRow } from "./tables.ts";
import { invite } from "./teacher-routes.ts";
import { TRIES, TRIES_MS } from "./tries.ts";

export interface IdentityOptions extends Partial<TransportOptions> {
  /** Folder of the server's data; here are the database and, beside it, the pepper. */
  readonly dataDir: string;
  readonly hooks: IdentityHooks;
  readonly logTo?: DestinationStream;
  /** For tests; else SQLite in the data folder, the clock, and the cost OWASP names. */
  readonly store?: IdentityStore;
  readonly now?: () => number;
  readonly cost?: HashCost;
  readonly addressOf?: NonNullable<RoutesOptions["addressOf"]>;
}

/** Who is who, for the whole server. */
export interface Identity {
  /** To be mounted at `/v1`. */
  readonly routes: Hono;
  /** Who asks, by the session cookie alone; undefined: nobody who is signed in. */
  readonly sessionOf: (request: Request) => Promise<Session | undefined>;
  /** The enrolled device that asks, signed in or not. */
  readonly deviceOf: (request: Request) => Promise<Pick<DeviceRow, "tenant" | "id" | "class" | "kind"> | undefined>;
  /** A code that makes the first teacher of a new school, once, within a day. */
  readonly issueSetUpCode: () => Promise<string>;
  /** The same where there is no teacher yet; to be printed at the start. */
  readonly firstSetUpCode: () => Promise<string | undefined>;
  /** Asks the hook again for learners whose log could not be erased; how many are still left. */
  readonly resumeErasures: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { dataDir, hooks, now = Date.now, cost, addressOf } = options;
  const transport = { behindProxy: options.behindProxy ?? false, allowOpen: options.allowOpen ?? false };
  const pepper = readPepper(dataDir);
  const store = options.store ?? createSqliteIdentityStore(path.join(dataDir, "identity.sqlite"));
  const deps: IdentityDeps = {
    store,
    passwords: createSecretHasher({ ...(cost && { cost }) }),
    pins: createSecretHasher({ pepper, ...(cost && { cost }) }),
    tries: createAddressLimit(TRIES, TRIES_MS),
    now,
    log: createIdentityLog(options.logTo ?? process.stderr),
    hooks,
  };

  async function issueSetUpCode(): Promise<string> {
    const { code } = await store.transact((rows) => invite(rows, null, now()));
    return code;
  }

  return {
    routes: identityRoutes({ deps, ...transport, ...(addressOf && { addressOf }) }),
    sessionOf: (request) => {
      const cookie = readCookie(request, "session", transportOf(request, transport));
      return cookie === undefined
        ? Promise.resolve(undefined)
        : store.transact((rows) => readSession(rows, cookie, now()));
    },
    deviceOf: async (request) => {
      const cookie = readCookie(request, "device", transportOf(request, transport));
      const found = await store.transact((rows) => readDevice(rows, cookie));
      return found && { tenant: found.tenant, id: found.id, class: found.class, kind: found.kind };
    },
    issueSetUpCode,
    firstSetUpCode: async () => {
      const isEmpty = await store.transact(async (rows) => {
        if ((await rows.list("login", [DIRECTORY])).length > 0) return false;
        // A code of the start before, perhaps in an old terminal, is worth nothing any more.
        for (const { code } of await rows.list("invitation", [DIRECTORY]))
          await rows.remove("invitation", [DIRECTORY, code]);
        return true;
      });
      return isEmpty ? issueSetUpCode() : undefined;
    },
    resumeErasures: () => resumeErasures(deps),
    close: () => store.close(),
  };
}

async function resumeErasures(deps: IdentityDeps): Promise<number> {
  const pending = await deps.store.transact(async (rows) => {
    const tenants = new Set((await rows.list("login", [DIRECTORY])).map(({ school }) => school));
    const all = await Promise.all([...tenants].map((tenant) => rows.list("learner", [tenant])));
    return all.flat().filter(({ erased }) => erased?.pending === true);
  });
  let left = 0;
  for (const { tenant, id } of pending) if (!(await finishErasure(deps, tenant, id))) left += 1;
  return left;
}
