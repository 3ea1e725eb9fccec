import { expect, type BrowserContext, type Page } from "@playwright/test";
import { looker } from "./support/look.ts";
import { test, type SchoolServer } from "./support/school-server.ts";
import { countPrints, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE } from "./support/where.ts";
import { pushWork } from "./support/worked-pupil.ts";

const WIDE = { width: 1440, height: 900 };

const look = looker({ name: "reports", givesBack: true });

/** As it comes out of the printer, on both kinds of paper; how many pages each has. */
async function print(page: Page, name: string): Promise<readonly [number, number]> {
  const pages = async (format: "A4" | "Letter") => {
    const file = await page.pdf({ path: `${FOLDER}/reports-${name}-${format}.pdf`, format });
    return file.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
  };
  return [await pages("A4"), await pages("Letter")];
}

/** A class in which two have worked, and one has not. */
async function openWorkedClass(desk: BrowserContext, school: SchoolServer): Promise<Page> {
  const teacher = new TeacherAtDesk(await desk.newPage(), school);
  await countPrints(teacher.page);
  await teacher.setUp();
  await teacher.makeClass("4b");
  const [amina, ben] = await teacher.add("Amina", "Ben", "Cai");
  await teacher.putCardsAway();
  await pushWork(school, amina!, { grade: 4, percent: 70, sessions: 14 });
  await pushWork(school, ben!, { grade: 4, percent: 45, sessions: 6 });
  return teacher.page;
}

interface Told {
  readonly misconceptions?: readonly { readonly examples: readonly object[] }[];
  /** A report has counts here. */
  readonly problems?: unknown;
}

function withoutQuestions({ misconceptions, problems, ...told }: Told, isTold: boolean): object {
  const gone = { ...(isTold ? {} : { stem: "" }), answer: "", solution: [], choices: [], diagram: null, isGone: true };
  return {
    ...told,
    ...(misconceptions && {
      misconceptions: misconceptions.map((one) => ({
        ...one,
        examples: one.examples.map((example) => ({ ...example, ...(isTold ? {} : { stem: null }), answer: null })),
      })),
    }),
    problems: Array.isArray(problems) ? problems.map((problem: object) => ({ ...problem, ...gone })) : problems,
  };
}

test(
  "[TEA100] [TEA101] [TEA102] [TEA103] [TEA104] [TEA105] [TEA106] [TEA110] [EVT7] a teacher reads what a pupil did and learned, opens each number, and prints it",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const desk = await browser.newContext({ viewport: WIDE });
    const page = await openWorkedClass(desk, school);

    await page.getByRole("link", { name: "Report of Amina" }).click();
    await expect(page.getByRole("heading", { name: "Amina", level: 1 })).toBeVisible();
    const growth = page.getByRole("table", { name: "Growth by skill" });
    await expect(growth.getByRole("row").nth(1)).toBeVisible();
    await look(page, "pupil");
    const [pages] = await print(page, "pupil");
    expect(pages).toBeGreaterThan(1);
    // What is signed stands above the names.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Parent or carer")).toBeVisible();
    expect(await page.getByRole("article").innerText()).toMatch(
      /Made with MathFlow.*\s+Teacher\s+Parent or carer\s+Amina\s*$/u,
    );
    await page.emulateMedia({ media: null });

    // Each number opens as many problems as it says.
    const figures = page.getByRole("region", { name: "In figures" });
    const alone = figures.getByRole("button", { name: /found at once/u });
    const count = Number.parseInt(await alone.innerText(), 10);
    await alone.click();
    const dialog = page.getByRole("dialog");
    const shown = dialog.getByRole("article");
    const earlier = dialog.getByRole("button", { name: "Show earlier problems" });
    await expect(shown.first()).toBeVisible();
    while ((await earlier.count()) > 0) {
      const before = await shown.count();
      await earlier.click();
      await expect.poll(() => shown.count()).toBeGreaterThan(before);
    }
    await expect(shown).toHaveCount(count);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(alone).toBeFocused();

    // Since when stands in the address, and a day on which nothing was done says so.
    await page.getByRole("combobox", { name: "Since" }).selectOption("the beginning");
    await expect(page).toHaveURL(/since=start/u);
    await page.reload();
    await expect(page.getByText(/^until /u)).toBeVisible();
    await page.getByRole("combobox", { name: "Since" }).selectOption("another day");
    const today = new Date();
    const two = (value: number) => String(value).padStart(2, "0");
    await page.getByLabel("Day").fill(`${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`);
    await expect(page.getByText("Amina has not worked in this time.")).toBeVisible();
    await page.getByRole("combobox", { name: "Since" }).selectOption("12 weeks ago");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV" }).click();
    expect((await download).suggestedFilename()).toBe("Amina Report.csv");

    const sessions = page.getByRole("table", { name: "Sessions" });
    await sessions.getByRole("link").first().click();
    await expect(page.getByRole("table", { name: "Problem by problem" }).getByRole("row")).not.toHaveCount(1);
    await look(page, "session");
    await print(page, "session");
    await page.getByRole("link", { name: "To Amina" }).click();

    // As if the school's next bank had none of these questions any more; the log tells what was asked, or is too old to.
    let isTold = true;
    await page.route(/\/v1\/classes\/[^/]+\/learners\/[^/]+\/(report|problems)(\?|$)/u, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withoutQuestions(await response.json(), isTold) });
    });
    await page.reload();
    const mixed = page.getByRole("region", { name: "What gets mixed up" });
    const changed = "Changed since: this is what was asked then.";
    await expect(mixed.getByText(changed).first()).toBeVisible();
    await expect(mixed).not.toContainText("Right:");
    await look(page, "changed");
    await mixed.getByRole("button").first().click();
    await expect(dialog.getByText(changed).first()).toBeVisible();
    await look(page, "changed-whole");
    await dialog.getByRole("button", { name: "Close" }).click();
    isTold = false;
    await page.reload();
    const gone = "The question cannot be shown any more.";
    await expect(mixed.getByText(gone).first()).toBeVisible();
    await expect(mixed).not.toContainText("Right:");
    await mixed.getByRole("button").first().click();
    await expect(dialog.getByText(gone).first()).toBeVisible();
    await expect(dialog).toContainText("Answered");
    await expect(dialog.getByText("Answer", { exact: true })).toHaveCount(0);
    await look(page, "gone");
    await dialog.getByRole("button", { name: "Close" }).click();

    await page.getByRole("link", { name: "Note for parents" }).click();
    await expect(page.getByText("Dear family of Amina,")).toBeVisible();
    await look(page, "note");
    expect(await print(page, "note")).toEqual([1, 1]);
  },
);

test(
  "[TEA106] [TEA107] [TEA108] notes for all parents, worksheets with their key and the class's report go to paper whole",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const desk = await browser.newContext({ viewport: WIDE });
    const page = await openWorkedClass(desk, school);
    await page.getByRole("link", { name: "Notes for parents" }).click();
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByText("Cai has not practised with MathFlow in this time.")).toBeVisible();
    await look(page, "notes");
    expect(await print(page, "notes")).toEqual([3, 3]);

    await page.getByRole("link", { name: "4b" }).click();
    await page.getByRole("link", { name: "Misconceptions" }).click();
    await page.getByRole("link", { name: "Report of the class" }).click();
    await expect(page.getByRole("table", { name: "Who stands where" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Tomorrow’s lesson" })).toBeVisible();
    await look(page, "class");
    await print(page, "class");

    await page.getByRole("link", { name: "4b" }).click();
    await page.getByRole("link", { name: "Skills" }).click();
    await page.getByRole("table", { name: "Skills" }).getByRole("button").first().click();
    await page.getByRole("dialog").getByRole("link", { name: "Worksheet" }).click();
    const sheet = page.getByRole("region", { name: "Worksheet" });
    const key = page.getByRole("region", { name: "Answer key" });
    await expect(sheet.locator("ol > li")).toHaveCount(10);
    await expect(key.locator("ol > li")).toHaveCount(10);
    await expect(sheet).toContainText("Hill School");
    const stems = await sheet.innerText();
    await page.reload();
    await expect.poll(() => sheet.innerText()).toBe(stems);
    await look(page, "worksheet");
    const [pages] = await print(page, "worksheet");
    await page.getByRole("button", { name: "Another sheet" }).click();
    await expect(page).toHaveURL(/sheet=2/u);
    await expect.poll(() => sheet.innerText()).not.toBe(stems);
    await page.getByRole("checkbox", { name: "Answer key on a page of its own" }).uncheck();
    await expect(key).toHaveCount(0);
    expect((await print(page, "worksheet-no-key"))[0]).toBeLessThan(pages);
    await page
      .getByRole("combobox", { name: "Skill" })
      .selectOption({ label: "Name the fraction of a whole that is shaded" });
    await expect(sheet.locator("svg").first()).toBeVisible();
    await look(page, "worksheet-pictures");
    await print(page, "worksheet-pictures");
  },
);
