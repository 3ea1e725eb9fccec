import { expect, type Page } from "@playwright/test";
import { test } from "./support/school-server.ts";
import { LOGIN, PASSWORD, TeacherAtDesk } from "./support/teacher.ts";
import { ONCE } from "./support/where.ts";

/** What would run, or be read as something else, wherever a name is put into a page as more than text. */
const PAYLOADS = [
  `<img src=x onerror=alert(1)>`,
  `"><script>alert(1)</script>`,
  `'-alert(1)-'`,
  `{{7*7}}\${7*7}`,
  `javascript:alert(1)//`,
  String.raw`$\href{javascript:alert(1)}{x}$`,
  `=HYPERLINK("https://evil.test")`,
  `&lt;b&gt; %3Cb%3E {name}`,
];
/** Names that would look like another one, or break what is around them. */
const REFUSED = ["\u202Ecaroline", "a\u0000b", "one\u2028two", "x".repeat(61)];

/** All that a page was made to do by a name: dialogs, other sites asked, broken rules, faults. */
function listenForHarm(page: Page, origin: string): readonly string[] {
  const harm: string[] = [];
  page.on("dialog", (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => harm.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/u.test(message.text())) harm.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob):/u.test(request.url())) harm.push(request.url());
    if (request.url().endsWith("/x")) harm.push(request.url());
  });
  return harm;
}

test(
  "[EEE34] [TH7] names and messages that are code are read as they were typed, on every screen they come to",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const [schoolName = "", className = "", teacherName = ""] = PAYLOADS.slice(1);
    const harm = [listenForHarm(page, school.url)];
    const ask = (path: string, data: unknown) => page.request.post(`${school.url}/v1${path}`, { data });
    const setUp = { code: school.code, school: schoolName, login: LOGIN, name: teacherName, password: PASSWORD };
    for (const name of REFUSED) {
      expect((await ask("/auth/setup", { ...setUp, name })).status()).toBe(400);
      expect((await ask("/auth/setup", { ...setUp, school: name })).status()).toBe(400);
    }
    expect((await ask("/auth/setup", setUp)).status()).toBe(201);
    const made = await ask("/classes", { name: className, pins: "digits" });
    const { id } = (await made.json()) as { readonly id: string };
    for (const name of REFUSED) {
      expect((await ask("/classes", { name })).status()).toBe(400);
      expect((await ask(`/classes/${id}/learners`, { names: [name] })).status()).toBe(400);
    }

    const teacher = new TeacherAtDesk(page, school);
    await page.goto(`${school.url}/teach/account`);
    await expect(page.getByRole("main")).toContainText(teacherName);
    await expect(page.getByRole("main")).toContainText(schoolName);
    await page.goto(`${school.url}/teach`);
    for (const name of [schoolName, teacherName]) await expect(page.getByRole("banner")).toContainText(name);
    await page.getByRole("link", { name: className, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(className);
    const cards = await teacher.add(...PAYLOADS);
    expect(cards.map(({ name }) => name)).toEqual(PAYLOADS);
    await teacher.putCardsAway();
    expect((await teacher.table.getByRole("rowheader").allInnerTexts()).toSorted()).toEqual(PAYLOADS.toSorted());
    for (const name of PAYLOADS.slice(0, 2)) {
      await teacher.manage(name);
      await page.keyboard.press("Escape");
    }

    // The pupils' own screens, and the banner over everything they do.
    for (const [at, address] of (["/kiosk", "/join"] as const).entries()) {
      const device = await (await browser.newContext()).newPage();
      harm.push(listenForHarm(device, school.url));
      const card = cards[at];
      if (card === undefined) throw new Error("no card");
      await device.goto(`${school.url}${address}`);
      const isShared = address === "/kiosk";
      const box = device.getByRole("textbox", { name: isShared ? "Code for this device" : "Class code" });
      await box.fill(isShared ? await teacher.kioskCode() : card.code);
      await device.getByRole("button", { name: "Go on" }).click();
      const names = device.getByRole("list", { name: "Learners" });
      await expect(names.getByRole("button")).toHaveCount(PAYLOADS.length);
      for (const name of PAYLOADS) await expect(names.getByText(name, { exact: true })).toBeVisible();
      await names.getByRole("button", { name: card.name }).click();
      await expect(device.getByRole("main")).toContainText(card.name);
      if (isShared) continue;
      const pin = device.getByRole("group", { name: "PIN" });
      for (const digit of card.pin) await pin.getByRole("button", { name: digit, exact: true }).click();
      await expect(device.getByRole("heading", { name: card.name })).toBeVisible();
      await device.getByRole("button", { name: "Grade 4" }).click();
      await expect(device.getByRole("banner")).toContainText(card.name);
      await device.goto(`${school.url}/practice/g4.fracadd`);
      for (const said of PAYLOADS.slice(0, 3)) {
        await device.getByRole("textbox", { name: "Message" }).fill(said);
        await device.getByRole("button", { name: "Send" }).click();
        await expect(device.getByRole("status", { name: "Feedback" })).toContainText(said);
      }
    }
    expect(harm.flat()).toEqual([]);
  },
);
