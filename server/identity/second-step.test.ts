import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { openOffice } from "./office.ts";
import {
  dumpRows,
  MINUTE,
  openBrowser,
  openSchool,
  openWorld,
  PASSWORD,
  tenantOf,
  type World,
} from "./school.fixture.ts";
import { createSeal } from "./seal.ts";

const STEP = 30_000;

interface Made {
  readonly secret: string;
  readonly uri: string;
}

/** A teacher with a second step, confirmed by the code of the step before this one. */
async function open() {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const { teacher, login } = school;
  const { secret } = (await teacher.ask("POST", "/auth/second-step", { proof: PASSWORD })).body as Made;
  const codeOf = (shift = 0) => generateSync({ secret, epoch: (Date.now() + shift) / 1000 });
  const confirmed = await teacher.ask("POST", "/auth/second-step/confirmation", { code: codeOf(-STEP) });
  const { codes } = confirmed.body as { readonly codes: readonly string[] };
  return { world, school, teacher, login, secret, codeOf, codes };
}

async function password(world: World, login: string, browser = openBrowser(world)) {
  world.wait(1_001);
  const answer = await browser.ask("POST", "/auth/teacher", { login, password: PASSWORD });
  return { browser, answer };
}

const status = async (asked: Promise<{ readonly status: number }>) => (await asked).status;

test("[IDN34] nothing is asked for before a code was right; then a password alone signs nobody in", async () => {
  const world = openWorld();
  const { teacher, login } = await openSchool(world, "North", []);
  const made = (await teacher.ask("POST", "/auth/second-step", { proof: PASSWORD })).body as Made;
  expect(made.uri).toBe(`otpauth://totp/MathFlow:${login}?secret=${made.secret}&issuer=MathFlow`);
  expect(await status(teacher.ask("POST", "/auth/second-step/confirmation", { code: "not one" }))).toBe(409);
  expect((await password(world, login)).answer.body).toMatchObject({ role: "teacher" });
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({ secondStep: null });
  const code = generateSync({ secret: made.secret, epoch: Date.now() / 1000 });
  expect(await status(teacher.ask("POST", "/auth/second-step/confirmation", { code }))).toBe(200);
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({
    secondStep: { since: Date.now(), recoveryCodes: 10 },
  });
  expect(await status(teacher.ask("POST", "/auth/second-step", { proof: PASSWORD }))).toBe(409);

  const { browser, answer } = await password(world, login);
  expect(answer).toMatchObject({ status: 200, body: { role: "second-step" } });
  // What the browser has now opens one address, and no other.
  expect([...browser.cookies.keys()]).toEqual(["__Host-begun"]);
  expect(await world.identity.sessionOf(browser.request())).toBeUndefined();
  expect(await status(browser.ask("GET", "/classes"))).toBe(401);
  browser.cookies.set("__Host-sid", browser.cookies.get("__Host-begun") ?? "");
  expect(await status(browser.ask("GET", "/classes"))).toBe(401);
});

test("[IDN34] a code signs in where the password was right, within five minutes", async () => {
  const { world, login, codeOf } = await open();
  const { browser } = await password(world, login);
  expect(await status(openBrowser(world).ask("POST", "/auth/code", { code: codeOf() }))).toBe(409);
  expect(
    (await browser.ask("POST", "/auth/code", { code: ` ${codeOf().replace(/^.../u, "$& ")}` })).body,
  ).toMatchObject({
    role: "teacher",
  });
  expect(await status(browser.ask("GET", "/classes"))).toBe(200);

  const late = (await password(world, login)).browser;
  world.wait(5 * MINUTE);
  expect(await status(late.ask("POST", "/auth/code", { code: codeOf() }))).toBe(409);
});

test("[IDN34] a code counts in its half minute and those beside it, and no code counts twice", async () => {
  const { world, login, codeOf } = await open();
  const enter = async (code: string) => {
    const { browser } = await password(world, login);
    return status(browser.ask("POST", "/auth/code", { code }));
  };
  const first = codeOf();
  expect(await enter(codeOf(-STEP))).toBe(401);
  expect(await enter(codeOf(2 * STEP))).toBe(401);
  expect(await enter(first)).toBe(200);
  expect(await enter(first)).toBe(401);
  expect(await enter(codeOf(STEP))).toBe(200);
  // The one before is right by the clock, but older than the last that was taken.
  world.wait(STEP);
  expect(await enter(codeOf(-STEP))).toBe(401);
  world.wait(STEP);
  expect(await enter(codeOf())).toBe(200);
});

test("[IDN34] two who send the same code at once are one who is signed in", async () => {
  const { world, login, codeOf } = await open();
  const browsers = [(await password(world, login)).browser, (await password(world, login)).browser];
  const code = codeOf();
  const answers = await Promise.all(browsers.map((browser) => status(browser.ask("POST", "/auth/code", { code }))));
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test("[IDN34] a clock that had run ahead shuts nobody out", async () => {
  const { world, login, codeOf } = await open();
  world.wait(400 * 24 * 60 * MINUTE);
  const ahead = (await password(world, login)).browser;
  expect(await status(ahead.ask("POST", "/auth/code", { code: codeOf() }))).toBe(200);
  world.wait(-400 * 24 * 60 * MINUTE);
  const { browser } = await password(world, login);
  expect(await status(browser.ask("POST", "/auth/code", { code: codeOf(STEP) }))).toBe(200);
});

test("[IDN34] each recovery code counts once; nothing of secret or codes is in the rows", async () => {
  const { world, teacher, login, codes, secret } = await open();
  expect(new Set(codes).size).toBe(10);
  for (const typed of [codes[0] ?? "", codes[1]?.toLowerCase().replaceAll("-", " ") ?? ""]) {
    const { browser } = await password(world, login);
    expect(await status(browser.ask("POST", "/auth/code", { code: typed }))).toBe(200);
    const again = (await password(world, login)).browser;
    expect(await status(again.ask("POST", "/auth/code", { code: typed }))).toBe(401);
  }
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({ secondStep: { recoveryCodes: 8 } });
  const kept = JSON.stringify(await dumpRows(world, [await tenantOf(world, teacher)]));
  expect(kept).toContain("secondStep");
  for (const told of [secret, ...codes]) {
    expect(kept).not.toContain(told);
    expect(kept).not.toContain(told.replaceAll("-", ""));
  }
  expect(world.log()).not.toContain(secret);
});

test("[IDN34] what is sealed opens by the same pepper only, for the same use, and not when it was changed", () => {
  const [own, other] = [createSeal(Buffer.alloc(32, 1)), createSeal(Buffer.alloc(32, 2))];
  const sealed = own.seal("one", "secret");
  expect([own.open("one", sealed), own.open("two", sealed), other.open("one", sealed)]).toEqual([
    "secret",
    undefined,
    undefined,
  ]);
  expect(own.seal("one", "secret")).not.toBe(sealed);
  for (const changed of ["", "x", `B${sealed}`, sealed.slice(0, -4), sealed.slice(4)]) {
    expect(own.open("one", changed)).toBeUndefined();
  }
  expect(own.mark("code")).not.toBe(other.mark("code"));
});

test("[IDN34] [TH2] wrong codes shut the way for a while; a browser that is known, and who is signed in, stay out of it", async () => {
  const { world, teacher, login, codeOf } = await open();
  const known = (await password(world, login)).browser;
  expect(await status(known.ask("POST", "/auth/code", { code: codeOf() }))).toBe(200);
  world.wait(STEP);
  const { browser } = await password(world, login);
  const wrong: number[] = [];
  // One who has the password goes on in as many browsers as they like.
  for (let at = 0; at < 7; at += 1) {
    const next = at < 3 ? browser : (await password(world, login)).browser;
    wrong.push(await status(next.ask("POST", "/auth/code", { code: "000000" })));
  }
  expect(wrong).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const shut = await browser.ask("POST", "/auth/code", { code: codeOf() });
  expect([shut.status, Number(shut.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  await password(world, login, known);
  expect(await status(known.ask("POST", "/auth/code", { code: codeOf() }))).toBe(200);
  expect(await status(teacher.ask("POST", "/auth/second-step/removal", { proof: PASSWORD }))).toBe(204);
  expect((await password(world, login)).answer.body).toMatchObject({ role: "teacher" });
});

test("[IDN35] a second step is added and removed only by who knows the password, or has a code", async () => {
  const { world, teacher, login, codeOf } = await open();
  const remove = (proof: string) => status(teacher.ask("POST", "/auth/second-step/removal", { proof }));
  expect([await remove("not the password"), await remove("000000"), await remove("")]).toEqual([401, 401, 401]);
  expect((await password(world, login)).answer.body).toEqual({ role: "second-step" });
  expect(await remove(codeOf())).toBe(204);
  expect((await password(world, login)).answer.body).toMatchObject({ role: "teacher" });
  expect(await status(teacher.ask("POST", "/auth/second-step", { proof: "not the password" }))).toBe(401);
  expect(await status(teacher.ask("POST", "/auth/second-step", { proof: codeOf() }))).toBe(401);
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({ secondStep: null });
});

test("[IDN35] a code for another password takes the second step away, and what was begun with the one before", async () => {
  const { world, login, codeOf } = await open();
  const { browser } = await password(world, login);
  const { code } = await openOffice(world.store, () => Date.now()).resetPassword(login);
  const elsewhere = openBrowser(world);
  expect((await password(world, login)).answer.body).toEqual({ role: "second-step" });
  const next = "another long password";
  expect(await status(elsewhere.ask("POST", "/auth/reset", { code, password: next }))).toBe(200);
  expect((await elsewhere.ask("GET", "/auth/account")).body).toMatchObject({ secondStep: null });
  expect(await status(browser.ask("POST", "/auth/code", { code: codeOf() }))).toBe(409);
  world.wait(1_001);
  const signed = await openBrowser(world).ask("POST", "/auth/teacher", { login, password: next });
  expect(signed.body).toMatchObject({ role: "teacher" });
});
