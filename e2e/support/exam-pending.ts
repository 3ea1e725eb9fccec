import { expect as expectSoon, type Locator, type Page } from "@playwright/test";
import { viewOf } from "./exam-hooks.ts";
import { storedEvents } from "./exam-marks.ts";
import { storedDrafts } from "./stored-rows.ts";

const expect = expectSoon.configure({ timeout: 20_000 });

/** Something a session waits for from the learner: a place to type or choose in. */
export interface Pending {
  readonly name: string;
  readonly address: string;
  /** From the page at the address to the widget, the first time. */
  readonly begin: (page: Page) => Promise<void>;
  /** Types or picks, and does not send. Returns what then stands on the page. */
  readonly type: (page: Page, nth: number) => Promise<string>;
  /** What stands on the page now. */
  readonly typed: (page: Page) => Promise<string>;
}

const message = (page: Page): Locator => page.getByRole("textbox", { name: "Message" });
const words = (page: Page): Locator => page.getByRole("main").getByRole("textbox");
const chosen = (page: Page): Locator => page.getByRole("radiogroup").getByRole("radio", { checked: true });
const goOn = (page: Page): Locator => page.getByRole("button", { name: "Go on", exact: true });

/** One of every kind of widget in every kind of session. */
export const PENDING: readonly Pending[] = [
  {
    name: "a question in Ask",
    address: "/ask",
    begin: (page) => expect(message(page)).toBeVisible(),
    ...typing(message),
  },
  {
    name: "a thought in Think",
    address: "/think",
    begin: async (page) => {
      const start = page.getByRole("button", { name: "Start", exact: true });
      await expect(start.or(message(page)).first()).toBeVisible();
      if (await start.isVisible()) await start.click();
      await expect(message(page)).toBeVisible();
    },
    ...typing(message),
  },
  {
    name: "a choice in a lesson",
    address: "/learn/g4.fracadd",
    begin: (page) => readUntil(page, page.getByRole("radiogroup")),
    ...choosing(),
  },
  {
    name: "a choice in a survey",
    address: "/survey/end-of-unit",
    begin: async (page) => {
      await leaveOutTheUnit(page);
      if (await words(page).isVisible()) await page.getByRole("button", { name: "Back" }).click();
      await expect(page.getByRole("radiogroup")).toBeVisible();
    },
    ...choosing(),
  },
  {
    name: "words in a survey",
    address: "/survey/end-of-unit",
    begin: async (page) => {
      await leaveOutTheUnit(page);
      if (await words(page).isVisible()) return;
      await page.getByRole("radio", { name: "Not sure at all" }).check({ force: true });
      await goOn(page).click();
      await expect(words(page)).toBeVisible();
    },
    ...typing(words),
  },
  {
    name: "words in a guide",
    address: "/think/check-your-work",
    begin: (page) => expect(words(page)).toBeVisible(),
    ...typing(words),
  },
  {
    name: "a message in a lesson",
    address: "/learn/g4.fracadd",
    begin: (page) => expect(message(page)).toBeVisible(),
    ...typing(message),
  },
  {
    name: "a message in practice",
    address: "/practice/g2.add2c",
    begin: async (page) => {
      await expect(page.getByRole("region", { name: "Problem" })).toBeVisible();
      await showMessage(page);
    },
    type: async (page, nth) => {
      await showMessage(page);
      return typing(message).type(page, nth);
    },
    typed: async (page) => {
      await showMessage(page);
      return typing(message).typed(page);
    },
  },
];

/** Where a session stands: its view without what is typed, and how long the log is. */
export interface Standing {
  readonly sessions: string;
  readonly events: number;
}

export async function standing(page: Page): Promise<Standing> {
  const { activities, practice } = await viewOf(page);
  const left = new Set(["draft", "draftMessage", "draftLines", "leftMs", "at"]);
  const sessions = JSON.stringify([activities, practice], (key, value: unknown) => (left.has(key) ? null : value));
  return { sessions, events: (await storedEvents(page)).length };
}

/** Types into a widget and waits until it is on the disk. */
export async function leavePending(page: Page, pending: Pending, nth: number): Promise<string> {
  const typed = await pending.type(page, nth);
  const quoted = JSON.stringify(typed).slice(1, -1);
  await expect.poll(() => storedDrafts(page), { message: `${pending.name} is stored` }).toContain(quoted);
  return typed;
}

/** The same widget again, by its address, with what was typed. */
export async function expectPending(page: Page, pending: Pending, typed: string, before: Standing): Promise<void> {
  await expect.poll(() => pending.typed(page).catch(() => ""), { message: pending.name }).toBe(typed);
  expect(await standing(page)).toEqual(before);
}

function typing(field: (page: Page) => Locator): Pick<Pending, "type" | "typed"> {
  return {
    type: async (page, nth) => {
      const text = `what about ${nth}/4 and "halves"?`;
      await field(page).fill(text);
      return text;
    },
    typed: (page) => field(page).inputValue({ timeout: 2_000 }),
  };
}

function choosing(): Pick<Pending, "type" | "typed"> {
  const typed = async (page: Page): Promise<string> => {
    const [label] = await chosen(page).locator("xpath=ancestor::label").allInnerTexts();
    return label?.split("\n").at(-1)?.trim() ?? "";
  };
  return {
    type: async (page, nth) => {
      const radios = page.getByRole("radiogroup").getByRole("radio");
      await radios.nth(nth % (await radios.count())).check({ force: true });
      return typed(page);
    },
    typed,
  };
}

/** The Message box of practice may be one tap away. */
async function showMessage(page: Page): Promise<void> {
  const box = message(page);
  const open = page.getByRole("button", { name: "Message" });
  await expect(box.or(open).first()).toBeVisible();
  if (!(await box.isVisible())) await open.click();
  await expect(box).toBeVisible();
}

/** Reads on in a lesson until something is there. */
async function readUntil(page: Page, sought: Locator): Promise<void> {
  const on = goOn(page)
    .or(page.getByRole("button", { name: "Next step" }))
    .first();
  for (let tries = 0; tries < 20; tries++) {
    await expect(on.or(sought).first()).toBeVisible();
    if (await sought.isVisible()) return;
    const before = await page.getByRole("main").innerText();
    await on.click();
    await expect.poll(() => page.getByRole("main").innerText()).not.toBe(before);
  }
  throw new Error(`nothing to answer at ${page.url()}`);
}

/** What the unit was about may be left out; the next question is a rating. */
async function leaveOutTheUnit(page: Page): Promise<void> {
  const boxes = page.getByRole("checkbox");
  const asked = page.getByRole("radiogroup").or(words(page));
  await expect(boxes.or(asked).first()).toBeVisible();
  if ((await boxes.count()) > 0) await page.getByRole("button", { name: "Leave it out" }).click();
  await expect(asked.first()).toBeVisible();
}
