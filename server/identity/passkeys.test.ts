import { expect, test } from "vitest";
import { createAuthenticator, type Otherwise } from "./authenticator.fixture.ts";
import { openOffice } from "./office.ts";
import { MINUTE, openBrowser, openSchool, openWorld, ORIGIN, PASSWORD, type Browser } from "./school.fixture.ts";

const HOST = "school.test";

interface Wish {
  readonly challenge: string;
  readonly rpId: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly taken: readonly string[];
}

const status = async (asked: Promise<{ readonly status: number }>) => (await asked).status;

async function wishFor(browser: Browser, address: string, body: object, origin = ORIGIN) {
  const answer = await browser.ask("POST", address, body);
  return { ...(answer.body as Wish), origin };
}

async function open(otherwise: Otherwise = {}) {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const device = createAuthenticator(otherwise);
  const wish = await wishFor(school.teacher, "/auth/passkeys/challenge", { proof: PASSWORD });
  const added = await status(school.teacher.ask("POST", "/auth/passkeys", { name: "Tablet", ...device.make(wish) }));
  const signIn = async (browser = openBrowser(world), change: object = {}) => {
    world.wait(1_001);
    const asked = await wishFor(browser, "/auth/passkey/challenge", {});
    return browser.ask("POST", "/auth/passkey", { ...device.use(asked), ...change });
  };
  return { world, school, teacher: school.teacher, device, wish, added, signIn };
}

test("[IDN36] a passkey signs in by itself, whatever second step there is; it is listed, and opens nothing when removed", async () => {
  const { world, teacher, wish, added, signIn } = await open();
  expect(wish).toMatchObject({ rpId: HOST, user: { name: "north.teacher", displayName: "Ms Teach" }, taken: [] });
  expect(added).toBe(204);
  const browser = openBrowser(world);
  expect(await signIn(browser)).toMatchObject({ status: 200, body: { role: "teacher", name: "Ms Teach" } });
  expect(await status(browser.ask("GET", "/classes"))).toBe(200);
  const account = (await teacher.ask("GET", "/auth/account")).body as { readonly passkeys: { readonly id: string }[] };
  expect(account.passkeys).toMatchObject([{ name: "Tablet", host: HOST, usedAt: Date.now() }]);
  const again = await wishFor(teacher, "/auth/passkeys/challenge", { proof: PASSWORD });
  expect(again.taken).toHaveLength(1);
  expect(await status(teacher.ask("POST", "/auth/passkeys/removal", { id: account.passkeys[0]?.id }))).toBe(204);
  expect(await status(signIn())).toBe(401);
});

test("[IDN36] an answer counts once, in its five minutes, for its own challenge", async () => {
  const { world, device, signIn } = await open();
  const browser = openBrowser(world);
  const asked = await wishFor(browser, "/auth/passkey/challenge", {});
  const cookie = browser.cookies.get("__Host-begun") ?? "";
  const answer = device.use(asked);
  expect(await status(openBrowser(world).ask("POST", "/auth/passkey", answer))).toBe(401);
  expect(await status(browser.ask("POST", "/auth/passkey", answer))).toBe(200);
  // Somebody has cookie and answer of a passkey that counts no uses.
  const thief = openBrowser(world);
  thief.cookies.set("__Host-begun", cookie);
  expect(await status(thief.ask("POST", "/auth/passkey", answer))).toBe(401);
  expect(await status(signIn())).toBe(200);

  const late = openBrowser(world);
  const lateAnswer = device.use(await wishFor(late, "/auth/passkey/challenge", {}));
  world.wait(5 * MINUTE);
  expect(await status(late.ask("POST", "/auth/passkey", lateAnswer))).toBe(401);
  const other = openBrowser(world);
  await wishFor(other, "/auth/passkey/challenge", {});
  expect(await status(other.ask("POST", "/auth/passkey", device.use({ ...asked, challenge: "AAAA" })))).toBe(401);
});

test("[IDN36] a passkey that counts its uses and has counted no further is a copy", async () => {
  const { world, device, signIn } = await open({ counts: true });
  expect(await status(signIn())).toBe(200);
  const browser = openBrowser(world);
  const first = device.use(await wishFor(browser, "/auth/passkey/challenge", {}));
  expect(await status(signIn())).toBe(200);
  world.wait(1_001);
  expect(await status(browser.ask("POST", "/auth/passkey", first))).toBe(401);
});

test.for([
  { what: "another site", change: { origin: "https://evil.test" } },
  { what: "the same name without TLS", change: { origin: "http://school.test" } },
  { what: "another name", change: { rpId: "evil.test" } },
])("[IDN36] [TH12] an answer made for $what is refused, when it is added and when it is used", async ({ change }) => {
  const { world, teacher, device } = await open();
  const browser = openBrowser(world);
  const asked = { ...(await wishFor(browser, "/auth/passkey/challenge", {})), ...change };
  expect(await status(browser.ask("POST", "/auth/passkey", device.use(asked)))).toBe(401);
  const wish = { ...(await wishFor(teacher, "/auth/passkeys/challenge", { proof: PASSWORD })), ...change };
  const made = createAuthenticator().make(wish);
  expect(await status(teacher.ask("POST", "/auth/passkeys", { name: "Other", ...made }))).toBe(409);
});

test("[IDN36] one that does not ask who holds it, or is signed by another key, or comes with certificates, is refused", async () => {
  expect((await open({ verifiesUser: false })).added).toBe(409);
  const { teacher, signIn } = await open();
  const other = createAuthenticator();
  const foreign = other.use({ challenge: "AAAA", rpId: HOST, origin: ORIGIN });
  expect(await status(signIn(undefined, { signature: foreign.signature }))).toBe(401);
  expect(await status(signIn(undefined, { userHandle: "AAAA" }))).toBe(401);
  expect(await status(signIn(undefined, { id: foreign.id }))).toBe(401);
  const wish = await wishFor(teacher, "/auth/passkeys/challenge", { proof: PASSWORD });
  const certified = other.make(wish, new Map([["x5c", [new Uint8Array(8)]]]), "packed");
  expect(await status(teacher.ask("POST", "/auth/passkeys", { name: "Other", ...certified }))).toBe(409);
  expect(await status(teacher.ask("POST", "/auth/passkeys", { name: "Other", ...other.make(wish) }))).toBe(204);
});

test("[IDN36] a passkey is added in the browser and by the teacher who began it, and belongs to nobody else", async () => {
  const { world, teacher } = await open();
  const south = await openSchool(world, "South", []);
  const wish = await wishFor(teacher, "/auth/passkeys/challenge", { proof: PASSWORD });
  const made = createAuthenticator().make(wish);
  south.teacher.cookies.set("__Host-begun", teacher.cookies.get("__Host-begun") ?? "");
  expect(await status(south.teacher.ask("POST", "/auth/passkeys", { name: "Mine", ...made }))).toBe(409);
  const { passkeys } = (await teacher.ask("GET", "/auth/account")).body as { passkeys: { readonly id: string }[] };
  expect(await status(south.teacher.ask("POST", "/auth/passkeys/removal", { id: passkeys[0]?.id }))).toBe(404);
});

test("[IDN35] a passkey needs the password to be added, and goes when a code changes it", async () => {
  const { world, school, teacher, signIn } = await open();
  expect(await status(teacher.ask("POST", "/auth/passkeys/challenge", { proof: "not the password" }))).toBe(401);
  const { code } = await openOffice(world.store, () => Date.now()).resetPassword(school.login);
  expect(await status(signIn())).toBe(200);
  const reset = { code, password: "another long password" };
  expect(await status(openBrowser(world).ask("POST", "/auth/reset", reset))).toBe(200);
  expect(await status(signIn())).toBe(401);
});
