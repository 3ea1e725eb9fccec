import { mkdir, readFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { ExamPupil } from "./support/exam-pupil.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { SchoolDevice, solve } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { countPrints, TeacherAtDesk, type PrintedCard } from "./support/teacher.ts";
import { LONG, WITH_WORKER } from "./support/where.ts";
import { pushMistakes } from "./support/worked-pupil.ts";

test.use(WITH_WORKER);

const FOLDER = "test-results/teacher-week";
const NAMES =
  "Amina Ben Chloe Dora Emil Farah Goran Hana Ines Jonas Kofi Lin Mei Noor Omar Pia Quinn Rui Sara Tariq Uma Vera Wim Xena Yusuf".split(
    " ",
  );
/** In columns, the smaller digit is taken from the larger. */
const [SKILL, RULE] = ["g2.sub3", "SB-01"];

/** What a teacher has, and how they press: a laptop with keys, a small laptop with keys, a tablet with fingers. */
const WEEKS = [
  { size: { width: 1440, height: 900 }, by: "keys" },
  { size: { width: 1024, height: 600 }, by: "keys" },
  { size: { width: 768, height: 1024 }, by: "touch" },
] as const;

for (const { size, by } of WEEKS) {
  test(
    `[EEE63] [TEA12] [TEA206] [TEA207] a teacher's week by ${by} at ${size.width}×${size.height}`,
    { tag: LONG },
    async ({ browser, startSchool }) => {
      test.setTimeout(15 * 60_000);
      const folder = `${FOLDER}/${size.width}-${by}`;
      await mkdir(folder, { recursive: true });
      const school = await startSchool();
      const desk = await browser.newContext({ viewport: size, hasTouch: by === "touch" });
      const page = await desk.newPage();
      await countPrints(page);
      const trouble = listenForTrouble(page);
      const teacher = new TeacherAtDesk(page, school);
      const press = async (what: Locator) => {
        await what.scrollIntoViewIfNeeded();
        await (by === "touch" ? what.tap() : what.press("Enter"));
      };
      const look = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${folder}/${name}.png` });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([name, overflow]).toEqual([name, 0]);
        expect(await faultsOf(page, name)).toEqual([]);
      };
      const tab = async (name: string) => {
        await press(page.getByRole("link", { name, exact: true }));
        await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
      };

      // Monday: a class of 25 from a file, a shared device and two own ones.
      await teacher.setUpByHand();
      await press(teacher.button("Make your first class"));
      await teacher.box("Name of the class").fill("4b");
      await press(teacher.button("Make the class"));
      const buffer = Buffer.from(["Name", ...NAMES].join("\r\n"));
      await page.locator('input[type="file"]').setInputFiles({ name: "4b.csv", mimeType: "text/csv", buffer });
      await expect(page.getByText("25 pupils will be added.")).toBeVisible();
      await press(teacher.button("Add, and make cards"));
      const cards = await teacher.readCards(NAMES.length);
      await teacher.putCardsAway();
      const card = (name: string): PrintedCard => cards.find((one) => one.name === name) as PrintedCard;
      const open = async (name: string, grade?: string) => {
        const context = await browser.newContext({ viewport: { width: 768, height: 1024 }, hasTouch: true });
        const device = new SchoolDevice(await context.newPage(), school.url, true);
        await device.join(card(name), grade);
        return { context, device };
      };
      const [amina, ben] = [await open("Amina", "Grade 3"), await open("Ben", "Grade 3")];
      const kiosk = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
      await kiosk.share(teacher);
      await kiosk.choose("Chloe");
      await kiosk.typePin(card("Chloe").pin);
      await kiosk.press(kiosk.page.getByRole("button", { name: "Grade 3" }));

      // A live lesson.
      await tab("Now");
      const now = page.getByRole("table", { name: "Now" });
      const row = (name: string) =>
        now.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
      await amina.device.practise(SKILL);
      await kiosk.practise(SKILL);
      await ben.device.practise(SKILL);
      await expect(row("Amina")).toHaveAttribute("data-state", "working");
      await ben.device.press(ben.device.page.getByRole("button", { name: "Ask my teacher" }));
      await expect(row("Ben")).toHaveAttribute("data-state", "asks");
      await press(row("Ben").getByRole("button", { name: "Ben" }));
      await look("now");
      await press(teacher.button("I am with Ben"));
      await expect(row("Ben")).toHaveAttribute("data-state", "working");
      // The button is gone, and the focus is not.
      await expect(page.getByRole("heading", { name: "Ben" })).toBeFocused();
      await tab("Skills");
      await look("skills");
      await solve(amina.device);
      await solve(kiosk);
      await kiosk.press(kiosk.page.getByRole("button", { name: "Done for now" }));

      // Nine make one mistake; five problems for those nine.
      for (const name of NAMES.slice(3, 12)) await pushMistakes(school, card(name), SKILL, RULE);
      await tab("Misconceptions");
      const group = page
        .getByRole("region")
        .filter({ hasText: "you took the smaller digit from the bigger one" })
        .first();
      await expect(group).toContainText("9");
      await expect(group).toContainText(NAMES.slice(3, 12).join(", "));
      await look("misconceptions");
      await press(group.getByRole("button", { name: /five problems/iu }));
      await expect(teacher.button("Assign to 9 pupils", teacher.dialog)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByText("Assigned to 9 pupils.")).toBeVisible();
      const dora = await open("Dora");
      await expect(dora.device.page.getByRole("region", { name: "From your teacher" })).toBeVisible();

      // An exam of the teacher's own, sat by three without the network.
      await tab("Exams");
      await press(teacher.button("New exam"));
      await teacher.box("Title", teacher.dialog).fill("Taking away");
      await press(teacher.button("Make it", teacher.dialog));
      await press(teacher.button("Add a section"));
      const section = page.getByRole("region", { name: /^Section \d$/u }).last();
      await press(section.getByRole("button", { name: /^Choose skills/u }));
      await teacher.dialog.getByRole("searchbox", { name: "Find" }).fill("subtract");
      await teacher.dialog.getByRole("checkbox").first().check();
      await press(teacher.button("Done", teacher.dialog));
      const questions = page
        .getByRole("region", { name: "The questions" })
        .getByRole("listitem", { name: /^Question \d+$/u });
      await expect(questions).toHaveCount(5);
      await look("exam-builder");
      await press(teacher.button("Assign"));
      await press(teacher.button("Assign to the class", teacher.dialog));
      const listed = page.getByRole("list", { name: "Exams" }).getByRole("listitem", { name: "Taking away" });
      await expect(listed).toContainText("0 of 25 done");
      for (const { context, device } of [amina, ben, dora]) {
        await device.page.goto(`${school.url}/`);
        const given = device.page.getByRole("region", { name: "From your teacher" });
        await expect(given).toContainText("Exam: Taking away");
        await waitUntilOffline(device.page);
        await device.press(given.getByRole("button", { name: /^Open Exam: Taking away/u }));
        await expect(device.page.getByRole("button", { name: "Start the exam" })).toBeVisible();
        await context.setOffline(true);
        await device.press(device.page.getByRole("button", { name: "Start the exam" }));
        const pupil = new ExamPupil(device.page, school.url);
        await expect(pupil.problem).toBeVisible();
        for (let n = 0; n < 4; n += 1) await pupil.answer();
        await pupil.finish();
        await expect(device.page.getByText("4 of 5 points", { exact: false }).first()).toBeVisible();
        await context.setOffline(false);
        await device.page.goto(`${school.url}/`);
        await device.allSent();
      }
      await expect(async () => {
        await page.reload();
        await expect(listed).toContainText("3 of 25 done", { timeout: 10_000 });
      }).toPass({ timeout: 60_000 });

      // A ready-made one that answers choose, to look at.
      await press(teacher.button("Take over A bit of everything"));
      await expect(page.getByText("It may end sooner:", { exact: false })).toHaveCount(2);
      await expect(page.getByRole("main")).toBeFocused();
      await look("adaptive");
      await press(page.getByRole("link", { name: "All exams" }));
      const taken = page.getByRole("list", { name: "Exams" }).getByRole("listitem", { name: "A bit of everything" });
      await expect(taken).toContainText("may end sooner");

      // Friday: marks to a file, the exam once more, a report on paper, a substitute.
      await press(listed.getByRole("link", { name: /^Results/u }));
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByRole("table", { name: "Marks" }).getByRole("row", { name: /^Dora/u })).toContainText(
        "4 of 5",
      );
      await look("results");
      const loading = page.waitForEvent("download");
      await press(teacher.button("Download the marks (CSV)"));
      const marks = await readFile(await (await loading).path(), "utf8");
      expect(marks.split("\r\n").filter((line) => /^[A-Z][a-z]+,done,4,5,/u.test(line))).toHaveLength(3);
      await tab("Work");
      const work = (title: string) => page.getByRole("listitem", { name: title, exact: true });
      await press(teacher.button("Assign again", work("Exam: Taking away")));
      const others = teacher.dialog.getByRole("radio", { name: "Others, as hard" });
      await (by === "touch" ? teacher.dialog.getByText("Others, as hard").tap() : others.press("Space"));
      await expect(others).toBeChecked();
      await look("exam-again");
      await press(teacher.button("Assign to the class", teacher.dialog));
      await expect(work("Exam: Taking away, version 2")).toContainText("25");
      await look("work");
      await tab("People");
      await press(page.getByRole("link", { name: "Report of Dora" }));
      await expect(page.getByRole("heading", { name: "Dora", level: 1 })).toBeVisible();
      await look("report");
      await page.pdf({ path: `${folder}/report.pdf`, format: "A4" });
      await press(page.getByRole("link", { name: "Account" }));
      await press(teacher.button("Make a code"));
      const code = await page.getByText(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/u).innerText();
      await look("account");
      const other = await (await browser.newContext()).newPage();
      const made = { code, login: "bo.lind", name: "Bo Lind", password: "harbour violin 8 clouds" };
      expect((await other.request.post(`${school.url}/v1/auth/setup`, { data: made })).status()).toBe(201);
      await press(page.getByRole("link", { name: "Classes", exact: true }));
      await press(page.getByRole("link", { name: "4b" }));
      await tab("People");
      await press(teacher.button("Teachers"));
      await teacher.box("Add a colleague by their sign-in name", teacher.dialog).fill("bo.lind");
      await page.keyboard.press("Enter");
      await expect(teacher.dialog.getByRole("listitem")).toHaveText([/Ada Quillfeather/u, /Bo Lind/u]);
      await other.goto(`${school.url}/teach`);
      await other.getByRole("link", { name: "4b" }).click();
      await expect(other.getByRole("table", { name: "Now" }).getByRole("row")).not.toHaveCount(1);
      expect(trouble).toEqual([]);
    },
  );
}
