import { expect, type Browser } from "@playwright/test";
import { looker } from "./support/look.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { LONG } from "./support/where.ts";

const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PUPILS = 30;
/** So many start at the same time. */
const AT_ONCE = 3;

const NAMES = Array.from(
  { length: PUPILS },
  (_, at) => `Pupil ${String.fromCodePoint(65 + Math.floor(at / 6))}${(at % 6) + 1}`,
);

const look = looker({ name: "class-of-thirty" });

/** What a pupil does in the lesson, in what state they are seen then, and what they do to leave it. */
interface Part {
  readonly state: "working" | "stuck" | "asks" | "alert" | "away" | "unheard";
  readonly enter: (pupil: SchoolDevice) => Promise<void>;
  readonly leave: (pupil: SchoolDevice) => Promise<void>;
}

async function solve(pupil: SchoolDevice): Promise<void> {
  await pupil.answerRight();
  await pupil.goOn();
}

const PARTS: readonly Part[] = [
  { state: "working", enter: solve, leave: solve },
  {
    state: "stuck",
    enter: async (pupil) => {
      for (let problem = 0; problem < 2; problem++) {
        await pupil.failThrice();
        await pupil.goOn();
      }
    },
    leave: solve,
  },
  {
    state: "asks",
    enter: async (pupil) => {
      await pupil.answer(...(await pupil.wrongAnswer()));
      await pupil.press(pupil.page.getByRole("button", { name: "Ask my teacher" }));
    },
    leave: solve,
  },
  {
    state: "alert",
    enter: async (pupil) => {
      await pupil.page.getByRole("textbox", { name: "Message" }).fill("i want to die");
      await pupil.page.getByRole("button", { name: "Send" }).click();
    },
    leave: solve,
  },
  {
    state: "away",
    enter: async (pupil) => {
      await pupil.answerRight();
      await pupil.press(pupil.page.getByRole("button", { name: "Finish for now" }));
    },
    leave: (pupil) => pupil.practise("g3.subz"),
  },
  {
    state: "unheard",
    enter: (pupil) => pupil.page.context().setOffline(true),
    leave: async (pupil) => {
      await pupil.page.context().setOffline(false);
      await solve(pupil);
    },
  },
];

test(
  "[TEA80] [TEA86] a class of thirty, each on a device of their own: every state is entered and left",
  { tag: LONG },
  async ({ browser, startSchool }) => {
    test.setTimeout(3_000_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext({ viewport: WIDE }), school, ...NAMES);
    const { page } = teacher;
    const trouble = [listenForTrouble(page)];
    await page.getByRole("link", { name: "Now", exact: true }).click();
    const now = page.getByRole("table", { name: "Now" });
    const row = (name: string) => now.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
    const shows = (name: string, state: string) =>
      expect(row(name), name).toHaveAttribute("data-state", state, { timeout: 240_000 });

    const class30 = await inTurns(NAMES, async (name, at) => {
      const pupil = await seat(browser, school.url);
      trouble.push(listenForTrouble(pupil.page));
      await pupil.join(card(name), "Grade 3");
      await pupil.practise("g3.subz");
      await shows(name, "working");
      return { name, pupil, part: PARTS[at % PARTS.length] as Part };
    });
    await inTurns(class30, async ({ name, part, pupil }) => {
      await part.enter(pupil);
      // To be missed takes minutes.
      if (part.state !== "unheard") await shows(name, part.state);
    });
    for (const { name } of class30.filter(({ part }) => part.state === "unheard")) await shows(name, "unheard");
    await look(page, "entered");

    for (const { name, part, pupil } of class30) {
      await part.leave(pupil);
      if (part.state === "asks" || part.state === "alert") await endAlert(name);
      await shows(name, "working");
    }
    await look(page, "left");
    await expect(page.getByRole("list", { name: "Alerts" })).toBeHidden();
    for (const { pupil } of class30) await pupil.allSent();
    expect(trouble.flat()).toEqual([]);

    async function endAlert(name: string): Promise<void> {
      const more = page.getByRole("button", { name: /^\d+ more$/u });
      if (await more.isVisible()) await more.click();
      await page
        .getByRole("list", { name: "Alerts" })
        .getByRole("button", { name: `Open ${name}` })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: /^I (?:talked with them|am with)/u }).click();
      await expect(dialog).toBeHidden();
    }
  },
);

async function seat(browser: Browser, origin: string): Promise<SchoolDevice> {
  const tablet = await browser.newContext({ viewport: TABLET, hasTouch: true });
  return new SchoolDevice(await tablet.newPage(), origin, true);
}

/** One after another, a few at a time: thirty browsers that start together starve each other. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const few = items.slice(at, at + AT_ONCE);
    results.push(...(await Promise.all(few.map((item, index) => work(item, at + index)))));
  }
  return results;
}
