import { expect, type Locator } from "@playwright/test";
import { looker } from "./support/look.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const look = looker({ name: "features", fullPage: true });

const TEACHERS = [
  [1440, 900],
  [1024, 600],
  [768, 1024],
] as const;
const PUPILS = [
  [1024, 600],
  [768, 1024],
  [360, 740],
] as const;

test(
  "[TEA48][SCR140] what a class does without is not there on its pupils' devices, without the network either; a pupil may have it",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const choices = teacher.page.getByRole("region", { name: "What pupils can use" });
    const askChoice = choices.getByRole("combobox", { name: /^Ask/u });
    await askChoice.selectOption("Off");
    await expect(choices).toContainText("Kept.");
    // One choice after the other, while the one before may still be under way.
    const [wordsChoice, ownChoice] = [/^Extra words/u, /^Choosing by themselves/u].map((name) =>
      choices.getByRole("combobox", { name }),
    ) as [Locator, Locator];
    await wordsChoice.selectOption("Off");
    await ownChoice.selectOption("Off");
    await expect(choices).toContainText("Kept.");
    await teacher.manage("Ben");
    await teacher.dialog.getByRole("combobox", { name: /^Choosing by themselves/u }).selectOption("On");
    await expect(teacher.dialog).toContainText("Kept.");
    await teacher.dialog.getByRole("combobox", { name: /^Ask/u }).selectOption("On");
    await expect(teacher.dialog).toContainText("Kept.");
    await look(teacher.page, "pupil", TEACHERS);
    await teacher.page.keyboard.press("Escape");
    await teacher.page.reload();
    for (const choice of [askChoice, wordsChoice, ownChoice]) await expect(choice).toHaveValue("off");
    await expect(choices).toContainText("Chosen otherwise for: Ben");
    await look(teacher.page, "class", TEACHERS);

    const [amina, ben] = [await browser.newContext(), await browser.newContext()];
    const tablet = new SchoolDevice(await amina.newPage(), school.url);
    const trouble = listenForTrouble(tablet.page);
    await tablet.join(card("Amina"), "Grade 3");
    await expect(tablet.page.getByRole("link", { name: "Learn", exact: true })).toBeVisible();
    await expect(tablet.page.getByRole("link", { name: "Ask", exact: true })).toHaveCount(0);
    await look(tablet.page, "home", PUPILS);
    await waitUntilOffline(tablet.page);
    await amina.setOffline(true);
    await tablet.page.goto(`${school.url}/ask`);
    await expect(tablet.page.getByText("Your school has put this away for now.")).toBeVisible();
    await look(tablet.page, "ask", PUPILS);
    // What is practised is picked for her, without the network too.
    await tablet.page.goto(`${school.url}/map?view=list`);
    await tablet.page.locator('[data-skill-id="g3.rnd10"]').getByRole("button").press("Enter");
    await expect(tablet.page.getByRole("dialog")).toContainText("You practise what comes next for you");
    await expect(tablet.page.getByRole("link", { name: "Practise this" })).toHaveCount(0);
    await look(tablet.page, "skill", PUPILS);
    await tablet.page.goto(`${school.url}/practice/g3.rnd10`);
    await expect(tablet.page.getByText("You practise what comes next for you", { exact: false })).toBeVisible();
    await look(tablet.page, "picked", PUPILS);
    await tablet.page.getByRole("link", { name: "Practise", exact: true }).click();
    await expect(tablet.page.getByRole("region", { name: "Problem" })).toBeVisible();
    await tablet.page.goto(`${school.url}/settings`);
    await expect(tablet.page.getByRole("checkbox", { name: "Add extra words" })).toBeDisabled();
    await expect(tablet.page.getByText("Your school has switched this off.").first()).toBeVisible();
    await amina.setOffline(false);

    const other = new SchoolDevice(await ben.newPage(), school.url);
    await other.join(card("Ben"), "Grade 3");
    await expect(other.page.getByRole("link", { name: "Ask", exact: true })).toBeVisible();
    await other.page.goto(`${school.url}/practice/g3.rnd10`);
    await expect(other.page.getByRole("region", { name: "Problem" })).toHaveAttribute("data-skill-id", "g3.rnd10");

    // It is given back, and a device that is touched again has it.
    await askChoice.selectOption("As the school has it: on");
    await expect(choices).toContainText("Kept.");
    await tablet.page.goto(`${school.url}/`);
    await expect(tablet.page.getByRole("link", { name: "Ask", exact: true })).toBeVisible();
    expect(trouble).toEqual([]);
  },
);

test(
  "[TEA48][SCR140] an administrator switches an exam's questions off for the school, and a class has them all the same",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina");
    await teacher.page.getByRole("link", { name: "Account" }).click();
    const forSchool = teacher.page.getByRole("region", { name: "What pupils of the school can use" });
    await forSchool.getByRole("combobox", { name: /^An exam/u }).selectOption("Off");
    await expect(forSchool).toContainText("Kept.");
    await look(teacher.page, "school", TEACHERS);
    await teacher.page.getByRole("link", { name: "Classes", exact: true }).click();
    await teacher.page.getByRole("link", { name: "4b" }).click();
    await teacher.page.getByRole("link", { name: "People", exact: true }).click();
    const choices = teacher.page.getByRole("region", { name: "What pupils can use" });
    const ofClass = choices.getByRole("combobox", { name: /^An exam/u });
    await expect(ofClass).toContainText("As the school has it: off");

    const tablet = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    const { page } = tablet;
    await tablet.join(card("Amina"), "Grade 3");
    await page.goto(`${school.url}/exam`);
    await tablet.press(page.getByRole("link", { name: "Open: A quick check" }));
    await tablet.press(page.getByRole("button", { name: "Start the exam" }));
    await tablet.press(page.getByRole("button", { name: "Finish exam" }));
    await tablet.press(page.getByRole("dialog").getByRole("button", { name: "Finish now" }));
    await expect(page.getByRole("heading", { level: 1, name: /^Your exam:/u })).toBeVisible();
    await expect(page.getByRole("table", { name: "By kind of question" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByText("Your questions again")).toHaveCount(0);
    await ofClass.selectOption("On");
    await expect(choices).toContainText("Kept.");
    await page.reload();
    await expect(page.getByRole("article", { name: "Question 1" })).toBeVisible();
  },
);
