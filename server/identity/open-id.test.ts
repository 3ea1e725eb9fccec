import { generateSync } from "otplib";
import { expect, onTestFinished, test } from "vitest";
import { CLIENT, startOpenIdProvider, type OpenIdManners, type OpenIdProvider } from "#testing/open-id";
import { openOffice } from "./office.ts";
import type { OpenIdSettings } from "./open-id.ts";
import {
  addColleague,
  MINUTE,
  openBrowser,
  openSchool,
  openWorld,
  ORIGIN,
  PASSWORD,
  type Browser,
} from "./school.fixture.ts";

async function startProvider() {
  const provider = await startOpenIdProvider();
  onTestFinished(() => provider.close());
  return provider;
}

function settingsFor({ issuer }: OpenIdProvider): OpenIdSettings {
  return { issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, name: "Hill ID", origins: [] };
}

async function open() {
  const provider = await startProvider();
  const world = openWorld({ openId: settingsFor(provider) });
  const school = await openSchool(world, "North", []);
  return { provider, world, school, teacher: school.teacher };
}

/** To the provider, which signs in whoever comes, and what the browser comes back with. */
async function goThere(url: string): Promise<URL> {
  const { headers } = await fetch(url, { redirect: "manual" });
  return new URL(headers.get("Location") ?? "");
}

async function setOut(browser: Browser, address = "/auth/open-id", body: object = {}): Promise<string> {
  const { status, body: answer } = await browser.ask("POST", address, body);
  if (status !== 200) throw new Error(`not set out: ${status}`);
  return (answer as { readonly url: string }).url;
}

const comeBack = (browser: Browser, { search }: URL) => browser.ask("POST", "/auth/open-id/return", { query: search });

async function signIn(browser: Browser) {
  return comeBack(browser, await goThere(await setOut(browser)));
}

async function join(teacher: Browser) {
  return comeBack(teacher, await goThere(await setOut(teacher, "/auth/open-id/joining", { proof: PASSWORD })));
}

const status = async (asked: Promise<{ readonly status: number }>) => (await asked).status;

test("[IDN37] without the settings there is none, and nobody is asked before somebody wants to sign in", async () => {
  const plain = openWorld();
  const { teacher: alone } = await openSchool(plain, "South", []);
  expect((await alone.ask("GET", "/auth/open-id")).body).toEqual({ name: null });
  expect(await status(alone.ask("POST", "/auth/open-id", {}))).toBe(404);
  expect(await status(alone.ask("POST", "/auth/open-id/joining", { proof: PASSWORD }))).toBe(404);
  expect(await status(alone.ask("POST", "/auth/open-id/return", { query: "?code=a&state=b" }))).toBe(404);
  const { provider, world, teacher } = await open();
  expect((await openBrowser(world).ask("GET", "/auth/open-id")).body).toEqual({ name: "Hill ID" });
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({
    openId: { name: "Hill ID", joined: false },
  });
  expect(provider.asked).toEqual([]);
});

test("[IDN38] [IDN39] a teacher who is signed in joins, and signs in there from then on, with no code beside it", async () => {
  const { provider, world, school, teacher } = await open();
  const url = new URL(await setOut(teacher, "/auth/open-id/joining", { proof: PASSWORD }));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid",
    redirect_uri: `${ORIGIN}/teach`,
    code_challenge_method: "S256",
    prompt: "login",
  });
  expect((await comeBack(teacher, await goThere(url.href))).body).toEqual({ role: "joined" });
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({ openId: { joined: true } });

  const { secret } = (await teacher.ask("POST", "/auth/second-step", { proof: PASSWORD })).body as { secret: string };
  const code = generateSync({ secret, epoch: Date.now() / 1000 });
  expect(await status(teacher.ask("POST", "/auth/second-step/confirmation", { code }))).toBe(200);
  const byPassword = { login: school.login, password: PASSWORD };
  expect((await openBrowser(world).ask("POST", "/auth/teacher", byPassword)).body).toEqual({ role: "second-step" });
  const browser = openBrowser(world);
  expect((await signIn(browser)).body).toMatchObject({ role: "teacher", name: "Ms Teach" });
  expect(await status(browser.ask("GET", "/classes"))).toBe(200);

  provider.set({ sub: "somebody else" });
  expect((await signIn(openBrowser(world))).body).toEqual({ role: "newcomer" });
  expect(await status(teacher.ask("POST", "/auth/open-id/removal", {}))).toBe(204);
  provider.set({ sub: "ada" });
  expect((await signIn(openBrowser(world))).body).toEqual({ role: "newcomer" });
});

test("[IDN38] [TH11] who is nobody here needs a code of the school; no name or address makes them anybody", async () => {
  const { provider, world, school, teacher } = await open();
  provider.set({ sub: "bo", claims: { email: school.login, email_verified: true, preferred_username: school.login } });
  const browser = openBrowser(world);
  expect((await signIn(browser)).body).toEqual({ role: "newcomer" });
  expect(await status(browser.ask("GET", "/classes"))).toBe(401);

  const bo = { login: "bo.lind", name: "Bo Lind", password: PASSWORD, joinsOpenId: true };
  const { code } = (await teacher.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  expect(await status(openBrowser(world).ask("POST", "/auth/setup", { ...bo, code }))).toBe(403);
  expect(await status(browser.ask("POST", "/auth/setup", { ...bo, code: "BBBB-BBBB-BBBB" }))).toBe(401);
  expect((await browser.ask("POST", "/auth/setup", { ...bo, code })).body).toMatchObject({ name: "Bo Lind" });
  expect((await browser.ask("GET", "/auth/account")).body).toMatchObject({ openId: { joined: true } });
  expect((await signIn(openBrowser(world))).body).toMatchObject({ role: "teacher", name: "Bo Lind" });
  // A code that changes the password takes this way as every other [IDN35].
  const reset = await openOffice(world.store, () => Date.now()).resetPassword(bo.login);
  const changed = openBrowser(world).ask("POST", "/auth/reset", { code: reset.code, password: PASSWORD });
  expect(await status(changed)).toBe(200);
  expect((await signIn(openBrowser(world))).body).toEqual({ role: "newcomer" });
});

test("[IDN38] who came back from there and left joins nobody who signs up after them without asking for it", async () => {
  const { world, teacher } = await open();
  const shared = openBrowser(world);
  await signIn(shared);
  const { code } = (await teacher.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  const bo = { login: "bo.lind", name: "Bo Lind", password: PASSWORD, code };
  expect(await status(shared.ask("POST", "/auth/setup", bo))).toBe(201);
  expect((await shared.ask("GET", "/auth/account")).body).toMatchObject({ openId: { joined: false } });
});

test("[IDN38] one sign-in is one teacher's, a teacher has one, and who began to join is who ends", async () => {
  const { provider, world, school, teacher } = await open();
  await join(teacher);
  await addColleague(world, school);
  const bo = openBrowser(world);
  const login = `colleague.${school.class.id.slice(0, 8)}`;
  await bo.ask("POST", "/auth/teacher", { login, password: PASSWORD });
  expect((await join(bo)).status).toBe(409);
  provider.set({ sub: "bo" });
  const back = await goThere(await setOut(bo, "/auth/open-id/joining", { proof: PASSWORD }));
  world.wait(1_001);
  await bo.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD });
  expect((await comeBack(bo, back)).status).toBe(401);
  expect((await signIn(openBrowser(world))).body).toEqual({ role: "newcomer" });
  expect(await status(teacher.ask("POST", "/auth/open-id/joining", { proof: "not the password" }))).toBe(401);
  provider.set({ sub: "another of Ada's" });
  expect((await join(teacher)).status).toBe(200);
  provider.set({ sub: "ada" });
  expect((await signIn(openBrowser(world))).body).toEqual({ role: "newcomer" });
});

const EXPIRED = () => Math.floor(Date.now() / 1000) - 60;

test.for<{ readonly what: string; readonly manners: () => Partial<OpenIdManners> }>([
  { what: "another nonce", manners: () => ({ claims: { nonce: "another" } }) },
  { what: "no nonce", manners: () => ({ claims: { nonce: undefined } }) },
  { what: "a token that is over", manners: () => ({ claims: { exp: EXPIRED() } }) },
  { what: "a token for another server", manners: () => ({ claims: { aud: "another" } }) },
  { what: "a token of another provider", manners: () => ({ claims: { iss: "https://evil.test" } }) },
  { what: "a token signed by another key", manners: () => ({ forges: true }) },
  { what: "a token of nobody", manners: () => ({ claims: { sub: undefined } }) },
  { what: "a no", manners: () => ({ refuses: true }) },
])("[IDN38] [TH11] $what signs nobody in", async ({ manners }) => {
  const { provider, world, teacher } = await open();
  await join(teacher);
  provider.set(manners());
  const browser = openBrowser(world);
  expect((await signIn(browser)).status).toBe(401);
  expect(await status(browser.ask("GET", "/classes"))).toBe(401);
  provider.set({ claims: {}, forges: false, refuses: false });
  expect((await signIn(browser)).status).toBe(200);
});

test("[IDN38] [TH11] what a browser did not begin, or began too long ago, signs nobody in, nor does anything twice", async () => {
  const { provider, world, teacher } = await open();
  await join(teacher);
  const browser = openBrowser(world);
  const back = await goThere(await setOut(browser));
  const other = openBrowser(world);
  await setOut(other);
  const asked = provider.asked.length;
  expect((await comeBack(openBrowser(world), back)).status).toBe(401);
  expect((await comeBack(other, back)).status).toBe(401);
  const wrong = new URL(back);
  wrong.searchParams.set("state", "another");
  expect((await comeBack(browser, wrong)).status).toBe(401);
  // Nothing of it has reached the provider.
  expect(provider.asked.length).toBe(asked);
  const begun = browser.cookies.get("__Host-begun") ?? "";
  expect((await comeBack(browser, back)).status).toBe(200);
  expect((await comeBack(browser, back)).status).toBe(401);
  expect(provider.asked.filter((path) => path === "/token")).toHaveLength(2);
  // Whoever has kept what the browser began with: the provider takes no code twice.
  browser.cookies.set("__Host-begun", begun);
  expect((await comeBack(browser, back)).status).toBe(401);
  expect(provider.asked.filter((path) => path === "/token")).toHaveLength(3);
  world.wait(1_001);
  const late = await goThere(await setOut(browser));
  world.wait(5 * MINUTE);
  expect((await comeBack(browser, late)).status).toBe(401);
});

test("[IDN39] a provider that is down is told from one that says no, and keeps nobody from their password; when it is back, so is the way", async () => {
  const { provider, world, school, teacher } = await open();
  provider.set({ isDown: true });
  const down = await openBrowser(world).ask("POST", "/auth/open-id", {});
  expect(down).toMatchObject({
    status: 502,
    body: { title: "The school's own sign-in does not answer as it should." },
  });
  provider.set({ isDown: false });
  await join(teacher);
  const browser = openBrowser(world);
  const back = await goThere(await setOut(browser));
  provider.set({ isDown: true });
  expect((await comeBack(browser, back)).status).toBe(502);
  expect(world.log()).toMatch(/"route":"POST \/auth\/open-id\/return","status":502.*"fault":"[^"]+"/u);
  const byPassword = { login: school.login, password: PASSWORD };
  expect((await browser.ask("POST", "/auth/teacher", byPassword)).body).toMatchObject({ role: "teacher" });
  provider.set({ isDown: false });
  expect((await signIn(browser)).status).toBe(200);
});

test("[IDN37] [TH10] nobody is asked but the provider's own origins, whatever it says, and no redirect is followed", async () => {
  const elsewhere = await startProvider();
  const { provider, world } = await open();
  provider.set({ redirectsTo: `${elsewhere.issuer}/.well-known/openid-configuration` });
  expect(await status(openBrowser(world).ask("POST", "/auth/open-id", {}))).toBe(502);
  provider.set({ redirectsTo: undefined, tokensAt: `${elsewhere.issuer}/token` });
  expect((await signIn(openBrowser(world))).status).toBe(502);
  expect(world.log()).toContain("RefusedAddressError");
  expect(elsewhere.asked).toEqual([]);

  // Such as Google, whose tokens come from another host: the settings name it.
  const spread = openWorld({ openId: { ...settingsFor(provider), origins: [elsewhere.issuer] } });
  expect((await signIn(openBrowser(spread))).status).toBe(401);
  expect(elsewhere.asked).toEqual(["/token"]);
});
