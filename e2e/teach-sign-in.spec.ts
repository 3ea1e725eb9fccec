import { mkdir } from "node:fs/promises";
import { expect, type CDPSession, type Page } from "@playwright/test";
import { generateSync } from "otplib";
import { CLIENT, startOpenIdProvider } from "#testing/open-id";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { test } from "./support/school-server.ts";
import { LOGIN, PASSWORD, pressEvenBehind, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE } from "./support/where.ts";

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

/** Nothing is wider than the screen, axe finds nothing, and a picture is there to be looked at. */
async function look(page: Page, name: string, project: string): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${project}-teach-${name}.png`, fullPage: true });
  expect(await faultsOf(page, name)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test(
  "[TEA19] a second step is added by keyboard, asked for after the password, and removed",
  { tag: ONCE },
  async ({ page, startSchool }, { project }) => {
    test.setTimeout(120_000);
    const trouble = listenForTrouble(page);
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await page.getByRole("link", { name: "Account" }).click();
    await teacher.button("Add a second step").press("Enter");
    const section = page.getByRole("region", { name: "Second step" });
    const proof = section.getByRole("textbox", { name: "Password now" });
    await expect(proof).toBeFocused();
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(section.getByRole("alert")).toHaveText("That is not right.");
    await proof.fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(section.getByRole("img", { name: "The secret as a QR code" })).toBeVisible();
    await expect(teacher.box("Code", section)).toBeFocused();
    await look(page, "second-step-scan", project.name);
    const shown = await section.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4})+$/u).innerText();
    const codeIn = (seconds: number) =>
      generateSync({ secret: shown.replaceAll(" ", ""), epoch: Date.now() / 1000 + seconds });
    await page.keyboard.type("12345");
    await page.keyboard.press("Enter");
    await expect(section.getByRole("alert")).toContainText("That code does not match.");
    await teacher.box("Code", section).fill(codeIn(0));
    await page.keyboard.press("Enter");
    const codes = section.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const [recovery = ""] = await codes.allInnerTexts();
    await expect(teacher.button("I have written them down")).toBeFocused();
    await look(page, "second-step-codes", project.name);
    await page.keyboard.press("Enter");
    await expect(section).toContainText("10 recovery codes are left.");
    await expect(codes).toHaveCount(0);

    await teacher.button("Sign out").click();
    await teacher.signIn();
    await expect(teacher.box("Code")).toBeFocused();
    await look(page, "second-step-code", project.name);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("That code does not match, or was used before.");
    await teacher.box("Code").fill(codeIn(30));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();

    // What was begun ends with its cookie; the password is asked for again, and then a recovery code will do.
    await teacher.button("Sign out").click();
    await teacher.signIn();
    await expect(teacher.box("Code")).toBeFocused();
    await page.context().clearCookies();
    await teacher.box("Code").fill(recovery);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Go back and type your password again.");
    await teacher.button("Back to the password").press("Enter");
    await expect(teacher.box("Sign-in name")).toHaveValue(LOGIN);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await teacher.box("Code").fill(recovery.toLowerCase());
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Account" }).click();
    await expect(section).toContainText("9 recovery codes are left.");
    await teacher.button("Remove the second step").press("Enter");
    await section.getByRole("textbox", { name: "Password, or a code of the second step" }).fill(PASSWORD);
    await look(page, "second-step-remove", project.name);
    await page.keyboard.press("Enter");
    await expect(section).toContainText("No code is asked for any more.");
    await teacher.button("Sign out").click();
    await teacher.signIn();
    await expect(page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
    expect(trouble).toEqual([]);
  },
);

/** A device that keeps passkeys and knows its owner, or does not. */
async function plugIn(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test(
  "[TEA20] a passkey is added by keyboard, signs in by one button, and opens nothing when it was removed",
  { tag: ONCE },
  async ({ page, startSchool }, { project }) => {
    test.setTimeout(120_000);
    const trouble = listenForTrouble(page);
    const school = await startSchool();
    // Browsers keep passkeys for a name.
    const teacher = new TeacherAtDesk(page, { ...school, url: school.url.replace("127.0.0.1", "localhost") });
    const { cdp, authenticatorId } = await plugIn(page);
    await teacher.setUp();
    await page.getByRole("link", { name: "Account" }).click();
    const section = page.getByRole("region", { name: "Passkeys" });
    const add = async (name: string) => {
      await teacher.button("Add a passkey").press("Enter");
      await expect(section.getByRole("textbox", { name: "Password now" })).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await teacher.box("Name of the device", section).fill(name);
      await page.keyboard.press("Enter");
    };
    await add("My laptop");
    await expect(section).toContainText("My laptop can sign you in from now on.");
    await expect(section.getByRole("listitem")).toContainText("not used yet.");
    await look(page, "passkeys", project.name);
    // The same device again: it says that it has one.
    await add("Twice");
    await expect(section.getByRole("alert")).toHaveText("No passkey was made. Try again, or use another device.");
    await expect(section.getByRole("listitem")).toHaveCount(1);

    await teacher.button("Sign out").click();
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
    await look(page, "passkey-sign-in", project.name);
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await teacher.button("Use a passkey").press("Enter");
    await expect(page.getByRole("alert")).toHaveText("No passkey was used. Try again, or type your password.");
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    await teacher.button("Use a passkey").press("Enter");
    await expect(page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();

    await page.getByRole("link", { name: "Account" }).click();
    await expect(section.getByRole("listitem")).toContainText("last used on");
    await teacher.button("Remove My laptop").press("Enter");
    await teacher.button("Yes, remove", teacher.dialog).click();
    await expect(section).toContainText("The passkey My laptop is removed.");
    await expect(section.getByRole("listitem")).toHaveCount(0);
    await teacher.button("Sign out").click();
    await teacher.button("Use a passkey").click();
    await expect(page.getByRole("alert")).toContainText("This passkey is not known here.");
    expect(trouble).toEqual([]);
  },
);

test(
  "[TEA20] [TEA21] where the page was opened by a bare address there is no button for a passkey, nor for a sign-in that is not set",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await page.goto(`${teacher.school.url}/teach`);
    await expect(teacher.button("Sign in")).toBeVisible();
    await expect(teacher.button("Use a passkey")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Sign in with/u })).toHaveCount(0);
    await teacher.setUp();
    await page.getByRole("link", { name: "Account" }).click();
    const section = page.getByRole("region", { name: "Passkeys" });
    await expect(section).toContainText("Passkeys can be added where this page is opened by a name over https.");
    await expect(section.getByRole("button")).toHaveCount(0);
  },
);

test(
  "[TEA21] the school's own sign-in: joined, used, away, met by a newcomer, and parted from",
  { tag: ONCE },
  async ({ page, context, startSchool }, { project }) => {
    test.setTimeout(120_000);
    const trouble = listenForTrouble(page);
    const provider = await startOpenIdProvider();
    const school = await startSchool({
      MATHFLOW_OIDC_ISSUER: provider.issuer,
      MATHFLOW_OIDC_CLIENT_ID: CLIENT.id,
      MATHFLOW_OIDC_CLIENT_SECRET: CLIENT.secret,
      MATHFLOW_OIDC_NAME: "Hill ID",
    });
    // Of another site than the provider, so that the browser holds back what it holds back there.
    const url = school.url.replace("127.0.0.1", "localhost");
    const teacher = new TeacherAtDesk(page, { ...school, url });
    const byHillId = teacher.button("Sign in with Hill ID");
    const classes = page.getByRole("heading", { name: "Classes", level: 1 });
    const alert = page.getByRole("alert").filter({ hasText: /./u });
    await teacher.setUp();
    const invited = await page.request.post(`${url}/v1/teachers/invitations`, { data: {} });
    const { code } = (await invited.json()) as { readonly code: string };

    await page.getByRole("link", { name: "Account" }).click();
    const section = page.getByRole("region", { name: "Signing in with Hill ID" });
    await look(page, "open-id-account", project.name);
    await teacher.button("Connect Hill ID").press("Enter");
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(section.getByRole("alert").filter({ hasText: /./u })).toHaveText("That is not right.");
    await section.getByRole("textbox").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(section).toContainText("From now on you can sign in with Hill ID.");
    await expect(section.getByText("From now on")).toBeInViewport();
    expect(page.url()).toBe(`${url}/teach/account`);
    await look(page, "open-id-joined", project.name);

    // What is open stays open while they sign in beside it.
    await teacher.makeClass("4b");
    await teacher.box("Add pupils").fill("Amina");
    await context.clearCookies();
    await pressEvenBehind(teacher.button("Add, and make cards"));
    await expect(teacher.dialog).toBeVisible();
    await look(page, "open-id-again", project.name);
    const opened = context.waitForEvent("page");
    await teacher.dialog.getByRole("link", { name: /^Sign in with Hill ID in another tab/u }).click();
    const tab = await opened;
    await teacher.button("Sign in with Hill ID", tab).click();
    await expect(tab.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
    await tab.close();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(await teacher.readCards(1)).toMatchObject([{ name: "Amina" }]);
    await teacher.putCardsAway();

    await teacher.button("Sign out").click();
    provider.set({ refuses: true });
    await byHillId.press("Enter");
    await expect(alert).toContainText("Signing in with Hill ID was not finished");
    expect(page.url()).toBe(`${url}/teach`);
    provider.set({ refuses: false, isDown: true });
    await byHillId.press("Enter");
    await expect(alert).toHaveText(
      "Hill ID gives no answer at this moment. Try again later, or sign in with your password.",
    );
    await look(page, "open-id-away", project.name);
    await teacher.signIn();
    await expect(classes).toBeVisible();
    await teacher.button("Sign out").click();

    provider.set({ isDown: false, sub: "bo" });
    await byHillId.press("Enter");
    await expect(page.getByText("no teacher here has connected that account")).toBeVisible();
    await look(page, "open-id-newcomer", project.name);
    await teacher.box("Code").fill(code);
    await teacher.box("Your name").fill("Bo Lind");
    await teacher.box("Sign-in name").fill("bo.lind");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await teacher.button("Begin").click();
    await expect(classes).toBeVisible();
    await teacher.button("Sign out").click();
    await byHillId.press("Enter");
    await expect(classes).toBeVisible();
    await expect(page.getByText("Bo Lind")).toBeVisible();

    await page.getByRole("link", { name: "Account" }).click();
    await teacher.button("Disconnect Hill ID").press("Enter");
    await look(page, "open-id-part", project.name);
    await teacher.button("Yes, disconnect", teacher.dialog).click();
    await expect(section).toContainText("Hill ID does not sign you in any more.");
    await teacher.button("Sign out").click();
    await byHillId.press("Enter");
    await expect(page.getByText("no teacher here has connected that account")).toBeVisible();
    expect(school.log.join("")).not.toMatch(/[?&](?:code|state)=/u);
    expect(trouble).toEqual([]);
    await provider.close();
  },
);
