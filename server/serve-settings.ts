import path from "node:path";
import { fileURLToPath } from "node:url";
import { isThisComputer } from "./http/address.ts";
import type { OpenIdSettings } from "./identity/index.ts";
import { readProxies, type Proxies } from "./http/proxies.ts";
import { readOutSettings, type OutSettings } from "./outbox/index.ts";
import { readLlmSettings, SettingsError, type LlmSettings } from "./llm/index.ts";

export interface ServeSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Folder of the built app; the hashed files of the build before are kept in `previous` beside it. */
  readonly appDir: string;
  readonly serviceWorkerOff: boolean;
  /** None: nothing is asked of a language model. */
  readonly llm?: LlmSettings;
  /** PostgreSQL in the place of files in the data folder. */
  readonly databaseUrl?: string;
  /** Mixed into PINs, 64 hexadecimal digits, where several servers share one database; else a file in the data folder. */
  readonly pepper?: string;
  /** Said once, where who is who, or the pepper, is lost and all shall begin anew. */
  readonly newSchool?: boolean;
  readonly newPepper?: boolean;
  /** Said once by whoever has looked at it. */
  readonly clockIsRight?: boolean;
  /** Folder of the hourly copies; `off`: none are made; not said: `backups` in the data folder. */
  readonly backups?: string;
  /** What they may take together [bytes]; not said: it follows from the disk. */
  readonly backupBytes?: number;
  /** A proxy in front ends TLS and says where requests come from. */
  readonly behindProxy?: boolean;
  /** Where that proxy is; only this computer unless told. */
  readonly proxies?: Proxies;
  /** Who has it may read `/metrics`. */
  readonly metricsToken?: string;
  /** Sign-in without TLS on a network its owner trusts. */
  readonly openNetwork?: boolean;
  /** Whether the engine answers programs at `/v1/turn`. */
  readonly turn?: boolean;
  /** The school's own sign-in. */
  readonly openId?: OpenIdSettings;
  /** Systems that are told what happens. */
  readonly out?: OutSettings;
  /** Files of a certificate and its key: the server speaks TLS itself. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Handed out to devices: the root that a certificate of the school's own making comes from. */
  readonly rootCert?: string;
  /** Where devices open the app; not said: over https, under the name they asked for. */
  readonly address?: string;
  /** A second port, without TLS, for the page that gets a device ready. */
  readonly setupPort?: number;
}

/** Where copies go; undefined: none are made. */
export function backupFolder({ backups, dataDir }: Pick<ServeSettings, "backups" | "dataDir">): string | undefined {
  return backups === "off" ? undefined : (backups ?? path.join(dataDir, "backups"));
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Reads the variables of docs/running.md and docs/llm.md; an empty one is as good as none. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServeSettings {
  const given = (name: string) => env[name]?.trim() || undefined;
  const portOf = (name: string) => {
    const value = given(name);
    if (value !== undefined && (!/^\d{1,5}$/u.test(value) || Number(value) > 65_535)) {
      throw new SettingsError(`${name} is ${value}: a port is a number from 0 to 65535`);
    }
    return value === undefined ? undefined : Number(value);
  };
  const isOn = (name: string) => {
    const value = given(name) ?? "off";
    if (value !== "on" && value !== "off") throw new SettingsError(`${name} is ${value}: it is on or off`);
    return value === "on";
  };
  const isYes = (name: string) => {
    const value = given(name);
    if (value !== undefined && value !== "yes") throw new SettingsError(`${name} is ${value}: it is yes, or not set`);
    return value !== undefined;
  };
  const [cert, key] = [given("MATHFLOW_TLS_CERT"), given("MATHFLOW_TLS_KEY")];
  if ((cert === undefined) !== (key === undefined)) {
    throw new SettingsError("MATHFLOW_TLS_CERT and MATHFLOW_TLS_KEY belong together: one of them is not set");
  }
  const databaseUrl = given("DATABASE_URL");
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//u.test(databaseUrl)) {
    // It may hold a password: it is not repeated.
    throw new SettingsError("DATABASE_URL does not begin with postgres://");
  }
  const metricsToken = given("MATHFLOW_METRICS_TOKEN");
  if (metricsToken !== undefined && !/^[\x21-\x7e]{16,}$/u.test(metricsToken)) {
    // Never said with its value.
    throw new SettingsError("MATHFLOW_METRICS_TOKEN is not 16 or more letters, digits and signs without a space");
  }
  const backups = given("MATHFLOW_BACKUPS");
  const pepper = given("MATHFLOW_PEPPER");
  if (pepper !== undefined && !/^[0-9a-f]{64}$/iu.test(pepper)) {
    throw new SettingsError("MATHFLOW_PEPPER is not 64 hexadecimal digits");
  }
  const host = given("HOST") ?? "127.0.0.1";
  const behindProxy = isOn("MATHFLOW_BEHIND_PROXY");
  const named = given("MATHFLOW_PROXY");
  const proxies = readProxies(named ?? "");
  if (proxies === undefined) throw new SettingsError(`MATHFLOW_PROXY is ${named}: it names addresses or networks`);
  if (behindProxy && named === undefined && !isThisComputer(host) && host !== "localhost") {
    throw new SettingsError(
      `HOST is ${host} and MATHFLOW_BEHIND_PROXY is on: leave HOST out, or name the proxy's address in MATHFLOW_PROXY`,
    );
  }
  const address = given("MATHFLOW_ADDRESS");
  if (address !== undefined && !/^https:\/\/[^\s/?#@]+\/?$/iu.test(address)) {
    throw new SettingsError(`MATHFLOW_ADDRESS is ${address}: it is like https://math.school.example`);
  }
  const [rootCert, setupPort] = [given("MATHFLOW_ROOT_CERT"), portOf("MATHFLOW_SETUP_PORT")];
  const clock = given("MATHFLOW_CLOCK");
  if (clock !== undefined && clock !== "ok")
    throw new SettingsError(`MATHFLOW_CLOCK is ${clock}: it is ok, or not set`);
  const backupMb = given("MATHFLOW_BACKUP_MB");
  if (backupMb !== undefined && !/^[1-9]\d{0,8}$/u.test(backupMb)) {
    throw new SettingsError(`MATHFLOW_BACKUP_MB is ${backupMb}: it is a number of megabytes, from 1`);
  }
  const openId = readOpenId(given);
  const out = readOutSettings(given);
  return {
    host,
    port: portOf("PORT") ?? 8787,
    dataDir: path.resolve(given("MATHFLOW_DATA") ?? path.join(root, "data")),
    appDir: path.resolve(given("MATHFLOW_APP") ?? path.join(root, "dist", "app")),
    serviceWorkerOff: given("MATHFLOW_SW") === "off",
    llm: readLlmSettings(env),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(pepper === undefined ? {} : { pepper }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(clock === undefined ? {} : { clockIsRight: true }),
    ...(isYes("MATHFLOW_NEW_SCHOOL") ? { newSchool: true } : {}),
    ...(isYes("MATHFLOW_NEW_PEPPER") ? { newPepper: true } : {}),
    ...(backups === undefined ? {} : { backups: backups === "off" ? backups : path.resolve(backups) }),
    behindProxy,
    ...(behindProxy && { proxies }),
    ...(backupMb === undefined ? {} : { backupBytes: Number(backupMb) * 1_000_000 }),
    openNetwork: isOn("MATHFLOW_OPEN_NETWORK"),
    turn: isOn("MATHFLOW_TURN"),
    ...(openId === undefined ? {} : { openId }),
    ...(out === undefined ? {} : { out }),
    ...(cert === undefined || key === undefined ? {} : { tls: { cert: path.resolve(cert), key: path.resolve(key) } }),
    ...(rootCert === undefined ? {} : { rootCert: path.resolve(rootCert) }),
    ...(address === undefined ? {} : { address }),
    ...(setupPort === undefined ? {} : { setupPort }),
  };
}

const OPEN_ID = ["MATHFLOW_OIDC_ISSUER", "MATHFLOW_OIDC_CLIENT_ID", "MATHFLOW_OIDC_CLIENT_SECRET"] as const;
const MAX_OPEN_ID_NAME = 40;

/** Off unless set; half of it is a mistake. The secret is never repeated. */
function readOpenId(given: (name: string) => string | undefined): OpenIdSettings | undefined {
  const [issuer, clientId, clientSecret] = OPEN_ID.map(given);
  const [name, named] = [given("MATHFLOW_OIDC_NAME"), given("MATHFLOW_OIDC_ORIGINS")];
  if ([issuer, clientId, clientSecret, name, named].every((value) => value === undefined)) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    const missing = OPEN_ID.filter((one) => given(one) === undefined);
    throw new SettingsError(`Not set: ${missing.join(", ")}. ${OPEN_ID.join(", ")} belong together`);
  }
  const url = providerUrl(OPEN_ID[0], issuer);
  if (url.pathname.includes("/.well-known/")) {
    throw new SettingsError(`${OPEN_ID[0]} is ${issuer}: leave out /.well-known/ and what follows`);
  }
  const origins = (named ?? "").split(/[\s,]+/u).filter((one) => one !== "");
  for (const one of origins) {
    if (providerUrl("MATHFLOW_OIDC_ORIGINS", one).origin === one) continue;
    throw new SettingsError(`MATHFLOW_OIDC_ORIGINS holds ${one}: an origin is scheme, host and port, no more`);
  }
  if (name !== undefined && [...name].length > MAX_OPEN_ID_NAME) {
    throw new SettingsError(`MATHFLOW_OIDC_NAME is longer than ${MAX_OPEN_ID_NAME} characters`);
  }
  return { issuer: url.href, clientId, clientSecret, name: name ?? url.hostname, origins };
}

/** https, but on this computer itself. */
function providerUrl(variable: string, text: string): URL {
  const url = URL.parse(text);
  const isHere = url?.protocol === "http:" && (isThisComputer(url.hostname) || url.hostname === "localhost");
  const isPlain = url?.search === "" && url.hash === "" && url.username === "";
  if (url === null || !isPlain || !(url.protocol === "https:" || isHere)) {
    throw new SettingsError(`${variable} holds ${text}: it is an https:// address of the provider's`);
  }
  return url;
}
