import { ABOUTS, STATED, type About } from "#engine/outbound";
import { SettingsError } from "../llm/settings-error.ts";
import { isForbiddenAddress, isMetadataName, isPrivateAddress, literalAddress } from "../outward/addresses.ts";
import type { OutSettings } from "./destinations.ts";

type Given = (name: string) => string | undefined;

const MINUTE_MS = 60_000;
const MIN_KEY_BYTES = 24;

/**
 * Reads the variables of docs/integrations.md. Nothing secret is repeated in what it throws.
 *
 * @param given - a variable's value without spaces around it; undefined where it is not set
 * @throws SettingsError
 */
export function readOutSettings(given: Given): OutSettings | undefined {
  const allowPrivate = readOn(given, "MATHFLOW_OUT_PRIVATE");
  const webhook = readWebhook(given, allowPrivate);
  const xapi = readXapi(given, allowPrivate);
  const mail = readMail(given, allowPrivate);
  if (webhook === undefined && xapi === undefined && mail === undefined) return undefined;
  return {
    ...(webhook === undefined ? {} : { webhook }),
    ...(xapi === undefined ? {} : { xapi }),
    ...(mail === undefined ? {} : { mail }),
    allowPrivate,
  };
}

function readWebhook(given: Given, allowPrivate: boolean): OutSettings["webhook"] {
  const values = together(given, ["MATHFLOW_WEBHOOK_URL", "MATHFLOW_WEBHOOK_SECRET"], ["MATHFLOW_WEBHOOK_EVENTS"]);
  if (values === undefined) return undefined;
  const [url = "", secret = ""] = values;
  const key = Buffer.from(secret.replace(/^whsec_/u, ""), "base64");
  if (key.length < MIN_KEY_BYTES) {
    throw new SettingsError(
      `MATHFLOW_WEBHOOK_SECRET is not ${MIN_KEY_BYTES} bytes or more in base64: draw one by "openssl rand -base64 32"`,
    );
  }
  return {
    url: outUrl("MATHFLOW_WEBHOOK_URL", url, allowPrivate).href,
    key,
    abouts: readAbouts(given, "MATHFLOW_WEBHOOK_EVENTS", ABOUTS, ["session", "exam", "assignment", "alert"]),
  };
}

function readXapi(given: Given, allowPrivate: boolean): OutSettings["xapi"] {
  const values = together(
    given,
    ["MATHFLOW_XAPI_URL", "MATHFLOW_XAPI_USER", "MATHFLOW_XAPI_PASSWORD"],
    ["MATHFLOW_XAPI_EVENTS"],
  );
  if (values === undefined) return undefined;
  const [address = "", user = "", password = ""] = values;
  const home = given("MATHFLOW_ADDRESS")?.replace(/\/$/u, "");
  if (home === undefined) {
    throw new SettingsError(
      "MATHFLOW_XAPI_URL needs MATHFLOW_ADDRESS too: ids of accounts and activities begin with it",
    );
  }
  const url = outUrl("MATHFLOW_XAPI_URL", address, allowPrivate);
  if (url.search !== "") throw new SettingsError("MATHFLOW_XAPI_URL holds a query");
  // Some write the address of the statements, some that of the store.
  const endpoint = url.href.replace(/(?:\/statements)?\/?$/u, "");
  const abouts = readAbouts(given, "MATHFLOW_XAPI_EVENTS", STATED, ["session", "exam", "assignment"]);
  return { endpoint, user, password, home, abouts };
}

function readMail(given: Given, allowPrivate: boolean): OutSettings["mail"] {
  const values = together(
    given,
    ["MATHFLOW_SMTP_URL", "MATHFLOW_MAIL_FROM", "MATHFLOW_MAIL_TO"],
    ["MATHFLOW_MAIL_AFTER"],
  );
  if (values === undefined) return undefined;
  const [server = "", from = "", list = ""] = values;
  const url = URL.parse(server);
  const isPlain = url !== null && ["", "/"].includes(url.pathname) && url.search === "" && url.hash === "";
  if (url === null || !isPlain || url.hostname === "" || !["smtp:", "smtps:"].includes(url.protocol)) {
    // It may hold a password: it is not repeated.
    throw new SettingsError("MATHFLOW_SMTP_URL is not like smtps://user:password@mail.school.example");
  }
  assertHostName("MATHFLOW_SMTP_URL", url.hostname, allowPrivate);
  const to = list.split(/[\s,;]+/u).filter((one) => one !== "");
  for (const [name, one] of [
    ["MATHFLOW_MAIL_FROM", from],
    ...to.map((each) => ["MATHFLOW_MAIL_TO", each] as const),
  ] as const) {
    if (!MAIL_ADDRESS.test(one)) throw new SettingsError(`${name} holds ${one}: it is like office@school.example`);
  }
  const after = given("MATHFLOW_MAIL_AFTER") ?? "10";
  if (!/^\d{1,4}$/u.test(after)) {
    throw new SettingsError(`MATHFLOW_MAIL_AFTER is ${after}: it is a number of minutes, from 0`);
  }
  const secure = url.protocol === "smtps:";
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    host: literalAddress(url.hostname) ?? url.hostname,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    auth: user === "" ? null : { user, pass },
    from,
    to,
    afterMs: Number(after) * MINUTE_MS,
    address: given("MATHFLOW_ADDRESS")?.replace(/\/$/u, "") ?? null,
  };
}

const MAIL_ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/u;

/** Values of those that belong together; undefined where none is set. @param only - of use only with them */
function together(given: Given, names: readonly string[], only: readonly string[]): readonly string[] | undefined {
  const values = names.map(given);
  if ([...values, ...only.map(given)].every((value) => value === undefined)) return undefined;
  const missing = names.filter((_, at) => values[at] === undefined);
  if (missing.length > 0)
    throw new SettingsError(`Not set: ${missing.join(", ")}. ${names.join(", ")} belong together`);
  return values.map((value) => value ?? "");
}

function readOn(given: Given, name: string): boolean {
  const value = given(name) ?? "off";
  if (value !== "on" && value !== "off") throw new SettingsError(`${name} is ${value}: it is on or off`);
  return value === "on";
}

function readAbouts(given: Given, name: string, known: readonly About[], usual: readonly About[]): readonly About[] {
  const list = given(name)
    ?.split(/[\s,]+/u)
    .filter((one) => one !== "");
  if (list === undefined) return usual;
  return list.map((one) => {
    const found = known.find((about) => about === one);
    if (found === undefined) throw new SettingsError(`${name} holds ${one}: it names some of ${known.join(", ")}`);
    return found;
  });
}

/** Where a host is a name, it is looked up again at each call. Addresses may hold secrets: they are not repeated. */
function outUrl(variable: string, value: string, allowPrivate: boolean): URL {
  const url = URL.parse(value);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) {
    throw new SettingsError(`${variable} is no http or https address`);
  }
  if (url.username !== "" || url.password !== "" || url.hash !== "") {
    throw new SettingsError(`${variable} holds a name, password or fragment`);
  }
  assertHostName(variable, url.hostname, allowPrivate);
  const address = literalAddress(url.hostname);
  if (url.protocol === "http:" && (!allowPrivate || (address !== undefined && !isPrivateAddress(address)))) {
    throw new SettingsError(
      `${variable} begins with http: without TLS only this computer and private networks are asked, with MATHFLOW_OUT_PRIVATE=on`,
    );
  }
  return url;
}

function assertHostName(variable: string, hostname: string, allowPrivate: boolean): void {
  const address = literalAddress(hostname);
  if (isMetadataName(hostname) || (address !== undefined && isForbiddenAddress(address))) {
    throw new SettingsError(`${variable} is at ${hostname}: link-local and metadata addresses are never asked`);
  }
  if (!allowPrivate && address !== undefined && isPrivateAddress(address)) {
    throw new SettingsError(`${variable} is at ${hostname}: private addresses are asked with MATHFLOW_OUT_PRIVATE=on`);
  }
}
