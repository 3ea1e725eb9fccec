import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { openOffice } from "./office.ts";
import { dumpRows, MINUTE, openBrowser, openSchool, openWorld, PASSWORD, tenantOf } from "./school.fixture.ts";
import { createSeal } from "./seal.ts";
import { openSecondStep, statusOf, STEP, typePassword, type Made } from "./second-step.fixture.ts";

test("[IDN34] nothing is asked for before a code was right; then a password alone signs nobody in", async () => {
  const world = openWorld();
  const { teacher, login } = await openSchool(world, "North", []);
  const made = (await teacher.ask("POST", "/auth/second-step", { proof: PASSWORD })).body as Made;
  expect(made.uri).toBe(`otpauth://totp/MathFlow:${login}?secret=${made.secret}&issuer=MathFlow`);
  expect(await statusOf(teacher.ask("POST", "/auth/second-step/confirmation", { code: "not one" }))).toBe(409);
  expect((await typePassword(world, login)).answer.body).toMatchObject({ role: "teacher" });
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({ secondStep: null });
  const code = generateSync({ secret: made.secret, epoch: Date.now() / 1000 });
  expect(await statusOf(teacher.ask("POST", "/auth/second-step/confirmation", { code }))).toBe(200);
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({
    secondStep: { since: Date.now(), recoveryCodes: 10 },
  });
  expect(await statusOf(teacher.ask("POST", "/auth/second-step", { proof: PASSWORD }))).toBe(409);

  const { browser, answer } = await typePassword(world, login);
  expect(answer).toMatchObject({ status: 200, body: { role: "second-step" } });
  // What the browser has now opens one address, and no other.
  expect([...browser.cookies.keys()]).toEqual(["__Host-begun"]);
  expect(await world.identity.sessionOf(browser.request())).toBeUndefined();
  expect(await statusOf(browser.ask("GET", "/classes"))).toBe(401);
  browser.cookies.set("__Host-sid", browser.cookies.get("__Host-begun") ?? "");
  expect(await statusOf(browser.ask("GET", "/classes"))).toBe(401);
});

test("[IDN34] a code signs in where the password was right, within five minutes", async () => {
  const { world, login, codeOf } = await openSecondStep(openWorld());
  const { browser } = await typePassword(world, login);
  expect(await statusOf(openBrowser(world).ask("POST", "/auth/code", { code: codeOf() }))).toBe(409);
  expect(
    (await browser.ask("POST", "/auth/code", { code: ` ${codeOf().replace(/^.../u, "$& ")}` })).body,
  ).toMatchObject({
    role: "teacher",
  });
  expect(await statusOf(browser.ask("GET", "/classes"))).toBe(200);

  const late = (await typePassword(world, login)).browser;
  world.wait(5 * MINUTE);
  expect(await statusOf(late.ask("POST", "/auth/code", { code: codeOf() }))).toBe(409);
});

test("[IDN34] a code counts in its half minute and those beside it, and no code counts twice", async () => {
  const { world, login, codeOf } = await openSecondStep(openWorld());
  const enter = async (code: string) => {
    const { browser } = await typePassword(world, login);
    return statusOf(browser.ask("POST", "/auth/code", { code }));
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
  const { world, login, codeOf } = await openSecondStep(openWorld());
  const browsers = [(await typePassword(world, login)).browser, (await typePassword(world, login)).browser];
  const code = codeOf();
  const answers = await Promise.all(browsers.map((browser) => statusOf(browser.ask("POST", "/auth/code", { code }))));
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test("[IDN34] a clock that had run ahead shuts nobody out", async () => {
  const { world, login, codeOf } = await openSecondStep(openWorld());
  world.wait(400 * 24 * 60 * MINUTE);
  const ahead = (await typePassword(world, login)).browser;
  expect(await statusOf(ahead.ask("POST", "/auth/code", { code: codeOf() }))).toBe(200);
  world.wait(-400 * 24 * 60 * MINUTE);
  const { browser } = await typePassword(world, login);
  expect(await statusOf(browser.ask("POST", "/auth/code", { code: codeOf(STEP) }))).toBe(200);
});

test("[IDN34] each recovery code counts once; nothing of secret or codes is in the rows", async () => {
  const { world, teacher, login, codes, secret } = await openSecondStep(openWorld());
  expect(new Set(codes).size).toBe(10);
  for (const typed of [codes[0] ?? "", codes[1]?.toLowerCase().replaceAll("-", " ") ?? ""]) {
    const { browser } = await typePassword(world, login);
    expect(await statusOf(browser.ask("POST", "/auth/code", { code: typed }))).toBe(200);
    const again = (await typePassword(world, login)).browser;
    expect(await statusOf(again.ask("POST", "/auth/code", { code: typed }))).toBe(401);
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

test("[IDN35] a second step is added and removed only by who knows the password, or has a code", async () => {
  const { world, teacher, login, codeOf } = await openSecondStep(openWorld());
  const remove = (proof: string) => statusOf(teacher.ask("POST", "/auth/second-step/removal", { proof }));
  expect([await remove("not the password"), await remove("000000"), await remove("")]).toEqual([401, 401, 401]);
  expect((await typePassword(world, login)).answer.body).toEqual({ role: "second-step" });
  expect(await remove(codeOf())).toBe(204);
  expect((await typePassword(world, login)).answer.body).toMatchObject({ role: "teacher" });
  expect(await statusOf(teacher.ask("POST", "/auth/second-step", { proof: "not the password" }))).toBe(401);
  expect(await statusOf(teacher.ask("POST", "/auth/second-step", { proof: codeOf() }))).toBe(401);
  expect((await teacher.ask("GET", "/auth/account")).body).toMatchObject({ secondStep: null });
});

test("[IDN35] a code for another password takes the second step away, and what was begun with the one before", async () => {
  const { world, login, codeOf } = await openSecondStep(openWorld());
  const { browser } = await typePassword(world, login);
  const { code } = await openOffice(world.store, () => Date.now()).resetPassword(login);
  const elsewhere = openBrowser(world);
  expect((await typePassword(world, login)).answer.body).toEqual({ role: "second-step" });
  const next = "another long password";
  expect(await statusOf(elsewhere.ask("POST", "/auth/reset", { code, password: next }))).toBe(200);
  expect((await elsewhere.ask("GET", "/auth/account")).body).toMatchObject({ secondStep: null });
  expect(await statusOf(browser.ask("POST", "/auth/code", { code: codeOf() }))).toBe(409);
  world.wait(1_001);
  const signed = await openBrowser(world).ask("POST", "/auth/teacher", { login, password: next });
  expect(signed.body).toMatchObject({ role: "teacher" });
});
