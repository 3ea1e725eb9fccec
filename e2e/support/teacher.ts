import { expect, request, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import type { SchoolServer } from "./school-server.ts";

export const PASSWORD = "harbour violin 7 clouds";
export const LOGIN = "ada.quillfeather";

/** Who sets the school up. */
export const FIRST_TEACHER = { school: "Hill School", name: "Ada Quillfeather", login: LOGIN, password: PASSWORD };

/** What is printed on a learner's card. */
export interface PrintedCard {
  readonly name: string;
  readonly code: string;
  /** Digits, or the words of the pictures. */
  readonly pin: string;
}

/** What the page asks for by itself may find the sign-in ended, and ask for it, before the press does. */
export async function pressEvenBehind(button: Locator): Promise<void> {
  await button.dispatchEvent("click");
}

/** A teacher at `/teach`, finding things by role and accessible name. */
export class TeacherAtDesk {
  readonly page: Page;
  readonly school: SchoolServer;
  readonly table: Locator;
  readonly dialog: Locator;

  constructor(page: Page, school: SchoolServer) {
    this.page = page;
    this.school = school;
    this.table = page.getByRole("table", { name: "Class", exact: true });
    this.dialog = page.getByRole("dialog");
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: typeof name === "string" });
  }

  box(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole("textbox", { name, exact: true });
  }

  /** In "Assign", by keys alone: the skills of the list with that word in their name that are called so. */
  async chooseSkills(word: string, ...names: readonly string[]): Promise<void> {
    const picker = this.page.getByRole("dialog", { name: "Skills to assign" });
    await this.button("Choose skills", this.page.getByRole("dialog", { name: "Assign" })).press("Enter");
    const find = picker.getByRole("searchbox", { name: "Find" });
    await find.fill(word);
    await find.press("Enter");
    for (const name of names) await picker.getByRole("checkbox", { name }).press("Space");
    await this.button("Done", picker).press("Enter");
    await expect(picker).toHaveCount(0);
  }

  /** The first teacher, by the code the server prints, on the screens. */
  async setUpByHand(): Promise<void> {
    await this.page.goto(`${this.school.url}/teach`);
    await this.button("I have a code").click();
    await this.box("Code").fill(this.school.code);
    await this.box("Name of the school").fill(FIRST_TEACHER.school);
    await this.box("Your name").fill(FIRST_TEACHER.name);
    await this.box("Sign-in name").fill(FIRST_TEACHER.login);
    await this.page.getByLabel("Password", { exact: true }).fill(FIRST_TEACHER.password);
    await this.button("Begin").click();
    await expect(this.page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
  }

  /** Comes to the same as by hand, sooner. */
  async setUp(): Promise<void> {
    await this.make("/auth/setup", { code: this.school.code, ...FIRST_TEACHER });
    await this.page.goto(`${this.school.url}/teach`);
    await expect(this.page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
  }

  /** Asks the server for something new, as this teacher. */
  async make(what: string, data: object): Promise<unknown> {
    const made = await this.page.request.post(`${this.school.url}/v1${what}`, { data });
    expect(made.status(), what).toBe(201);
    return made.json();
  }

  async signIn(within: Page | Locator = this.page): Promise<void> {
    await this.box("Sign-in name", within).fill(LOGIN);
    await within.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await this.button("Sign in", within).click();
  }

  /** A class, at the page of its people. */
  async makeClass(name: string, pins: "digits" | "pictures" = "digits"): Promise<string> {
    const { id } = (await this.make("/classes", { name, pins })) as { readonly id: string };
    await this.page.goto(`${this.school.url}/teach/class/${id}/people`);
    await expect(this.page.getByRole("heading", { name, level: 1 })).toBeVisible();
    return id;
  }

  /** Adds learners and reads their cards; these are left on the desk. */
  async add(...names: readonly string[]): Promise<readonly PrintedCard[]> {
    await this.box("Add pupils").fill(names.join("\n"));
    await this.button("Add, and make cards").click();
    return this.readCards(names.length);
  }

  async readCards(count: number): Promise<readonly PrintedCard[]> {
    const cards = this.page.getByRole("list", { name: "Cards" }).locator(":scope > li");
    await expect(cards).toHaveCount(count);
    const read: PrintedCard[] = [];
    for (const card of await cards.all()) {
      const [code = "", pin = ""] = await card.locator("dd").allInnerTexts();
      const plain = pin.replaceAll(/[\s\u00A0]+/gu, /\d/u.test(pin) ? "" : " ").trim();
      read.push({ name: await card.getByRole("heading").innerText(), code, pin: plain });
    }
    return read;
  }

  /** A code that makes one device everybody's in the teacher's first class. */
  async kioskCode(): Promise<string> {
    const listed = await this.page.request.get(`${this.school.url}/v1/classes`, {
      // A connection that was kept may be closed at that moment.
      maxRetries: 1,
    });
    const { classes } = (await listed.json()) as { classes: readonly { id: string }[] };
    return ((await this.make(`/classes/${classes[0]?.id}/kiosk-codes`, {})) as { code: string }).code;
  }

  async putCardsAway(): Promise<void> {
    await this.button("Print").click();
    await this.button("Put the cards away").click();
    await expect(this.page.getByRole("list", { name: "Cards" })).toHaveCount(0);
  }

  async manage(name: string): Promise<void> {
    await this.button(`Manage ${name}`).click();
    await expect(this.dialog.getByRole("heading", { name })).toBeVisible();
  }
}

/** A pupil's device, as the server sees it. */
export class DeviceOfPupil {
  readonly api: APIRequestContext;
  private constructor(api: APIRequestContext) {
    this.api = api;
  }

  static async at(school: SchoolServer): Promise<DeviceOfPupil> {
    return new DeviceOfPupil(await request.newContext({ baseURL: school.url }));
  }

  /** Types a code; gives learner ids by name. */
  async join(code: string, kind: "personal" | "kiosk" = "personal"): Promise<ReadonlyMap<string, string>> {
    const joined = await this.api.post("/v1/auth/join", { data: { code, kind } });
    expect(joined.status()).toBe(200);
    const { learners } = (await joined.json()) as { learners: readonly { id: string; name: string }[] };
    return new Map(learners.map(({ id, name }) => [name, id]));
  }

  /** Status of a try. */
  async enter(learner: string, pin: string): Promise<number> {
    return (await this.api.post("/v1/auth/pin", { data: { learner, pin } })).status();
  }
}

export const NAMES = [
  "Amina",
  "Ben",
  "Chloe",
  "Dora",
  "Emil",
  "Farah",
  "Goran",
  "Hana",
  "Ines",
  "Jonas",
  "Kofi",
  "Lin",
];

/** Printing opens a window of the system; what counts is that it was asked for. */
export async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { prints: 0 });
    globalThis.print = () => void ((globalThis as unknown as { prints: number }).prints += 1);
  });
  return () => page.evaluate(() => (globalThis as unknown as { prints: number }).prints);
}
