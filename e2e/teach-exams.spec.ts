import { mkdir, readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { DESKS, looker } from "./support/look.ts";
import { rightAnswer } from "./support/exam-marks.ts";
import { ExamPupil } from "./support/exam-pupil.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import type { TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, KEYBOARD, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const look = looker({ name: "exams" });

async function openExams({ page }: TeacherAtDesk): Promise<void> {
  await page.getByRole("link", { name: "Exams", exact: true }).click();
  await expect(page.getByRole("link", { name: "Exams", exact: true })).toHaveAttribute("aria-current", "page");
}

async function makeExam(teacher: TeacherAtDesk, title: string): Promise<void> {
  await teacher.button("New exam").click();
  await teacher.box("Title", teacher.dialog).fill(title);
  await teacher.button("Make it", teacher.dialog).click();
  await expect(teacher.box("Title")).toHaveValue(title);
}

async function addSection(teacher: TeacherAtDesk, name: string, ...skills: readonly string[]): Promise<void> {
  const { page, dialog } = teacher;
  await teacher.button("Add a section").click();
  const section = page.getByRole("region", { name: /^Section \d$/u }).last();
  await section.getByRole("textbox", { name: /^Name of section/u }).fill(name);
  await section.getByRole("button", { name: /^Choose skills/u }).click();
  for (const skill of skills) {
    await dialog.getByRole("searchbox", { name: "Find" }).fill(skill);
    await dialog.getByRole("checkbox", { name: skill }).first().check();
  }
  await look(page, "picker", [DESKS[0]]);
  await teacher.button("Done", dialog).click();
}

/** What a misconception that the question knows would type; null where it knows none that can be typed. */
async function slipOf(pupil: ExamPupil): Promise<readonly string[] | null> {
  const { misconceptions, answer_spec: spec } = await pupil.item();
  const found = misconceptions.find(({ trigger }) => trigger.kind === "exact_answer");
  const { choices } = spec.ui;
  const isTyped = spec.parts === undefined && found !== undefined;
  return isTyped && (choices.length === 0 || choices.includes(found.trigger.value)) ? [found.trigger.value] : null;
}

const questionsOf = (page: Page) =>
  page.getByRole("region", { name: "The questions" }).getByRole("listitem", { name: /^Question \d+$/u });
const saved = (page: Page) => page.getByText(/^Saved at /u);

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA140][TEA141][TEA142][TEA190][TEA143][TEA144][TEA145][TEA205][ASG20][ASG21] a teacher makes an exam, looks at every question and assigns it; a pupil sits it without the network, and its results arrive",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(300_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben", "Chloe");
    const { page, dialog } = teacher;
    const context = await browser.newContext();
    const tablet = new SchoolDevice(await context.newPage(), school.url);
    const troubles = [listenForTrouble(page), listenForTrouble(tablet.page)];
    await tablet.join(card("Amina"), "Grade 3");

    await openExams(teacher);
    await look(page, "empty", [DESKS[0]]);
    await teacher.button("New exam").click();
    await teacher.button("Make it", dialog).click();
    await expect(dialog.getByText("Give it a title.")).toBeVisible();
    await teacher.button("Cancel", dialog).click();
    await makeExam(teacher, "Taking away, March");
    await teacher.button("Assign").click();
    await expect(page.getByText("Choose at least one skill first", { exact: false })).toBeVisible();
    await addSection(teacher, "Taking away", "subtract", "add");
    const questions = questionsOf(page);
    await expect(questions).toHaveCount(5);
    await page.getByRole("combobox", { name: "Forms" }).selectOption({ label: "2 parallel forms" });
    await page.getByRole("combobox", { name: "Time", exact: true }).selectOption({ label: "30 minutes" });
    await expect(teacher.button("Form B")).toBeVisible();
    await teacher.button("One less: Middle").click();
    await expect(questions).toHaveCount(4);
    const before = await questions.allInnerTexts();
    await teacher.button("Another question Question 2").click();
    await expect(page.getByText("Question 2 is another one now.")).toBeVisible();
    const after = await questions.allInnerTexts();
    expect(after.map((text, at) => text === before[at])).toEqual([true, false, true, true]);
    await teacher.button("Keep Question 2").click();
    await expect(teacher.button("Kept Question 2")).toHaveAttribute("aria-pressed", "true");
    await teacher.button("Draw again").click();
    await expect.poll(async () => (await questions.allInnerTexts())[0]).not.toBe(after[0]);
    expect((await questions.nth(1).innerText()).split("\n")[1]).toBe(after[1]?.split("\n")[1]);
    await expect(saved(page)).toBeVisible();
    await look(page, "builder");
    // What is handed out has no answer beside its question.
    const key = page.getByRole("heading", { name: "Answer key" });
    const answers = questions.locator("b");
    await expect(answers).toHaveCount(4);
    await expect(key).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${FOLDER}/exams-paper-print.png`, fullPage: true });
    await expect(key).toBeVisible();
    await expect(answers.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText("Name", { exact: true })).toBeVisible();
    await expect(page.getByText("Form A", { exact: true }).first()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.reload();
    await expect(questions).toHaveCount(4);
    await expect(teacher.button("Kept Question 2")).toBeVisible();

    await teacher.button("Assign").click();
    await dialog.getByRole("radio", { name: "Today" }).check();
    await look(page, "assign", [DESKS[0], DESKS[1]]);
    await teacher.button("Assign to the class", dialog).click();
    const list = page.getByRole("list", { name: "Exams" }).getByRole("listitem", { name: "Taking away, March" });
    await expect(list).toContainText("0 of 3 done");
    await look(page, "list");

    await waitUntilOffline(tablet.page);
    await tablet.page.reload();
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Exam: Taking away, March");
    // Its questions are there before the network goes.
    await expect
      .poll(async () => tablet.page.evaluate(() => indexedDB.databases().then((all) => all.length)))
      .toBeGreaterThan(0);
    await given.getByRole("button", { name: /^Open/u }).click();
    await expect(tablet.page.getByText("30 minutes", { exact: false }).first()).toBeVisible();
    await context.setOffline(true);
    await look(tablet.page, "start", [DESKS[2]]);
    await tablet.press(tablet.page.getByRole("button", { name: "Start the exam" }));
    const pupil = new ExamPupil(tablet.page, school.url);
    await expect(pupil.problem).toBeVisible();
    await look(tablet.page, "desk", [DESKS[2]]);
    await pupil.answer();
    const known = await slipOf(pupil);
    await pupil.answer(known ?? (await pupil.wrongAnswer()));
    await pupil.answer();
    await pupil.finish();
    await expect(tablet.page.getByText("2 of 4 points", { exact: false }).first()).toBeVisible();
    await expect(tablet.page.getByRole("button", { name: "Take it again" })).toHaveCount(0);
    await tablet.page.goto(`${school.url}/`);
    await expect(given).toContainText("Done.");
    await context.setOffline(false);
    await tablet.allSent();

    await expect(async () => {
      await page.reload();
      await expect(list).toContainText("1 of 3 done", { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await list.getByRole("link", { name: /^Results/u }).click();
    const marks = page.getByRole("table", { name: "Marks" });
    await expect(marks.getByRole("row", { name: /^Amina/u })).toContainText("2 of 4");
    await expect(marks.getByRole("row", { name: /^Ben/u })).toContainText("not begun");
    // Under five pupils there is no percent.
    await expect(page.getByText(/\d%/u)).toHaveCount(0);
    if (known !== null) {
      await expect(page.getByRole("button", { name: /^one pupil/u })).toBeVisible();
      await expect(teacher.button("Amina, question 2: not right")).toHaveAttribute("data-known", "true");
    }
    await look(page, "results");
    await teacher.button("Amina, question 2: not right").click();
    await expect(dialog).toContainText("Typed:");
    await look(page, "behind", [DESKS[0], DESKS[2]]);
    await page.keyboard.press("Escape");
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${FOLDER}/exams-results-print.png`, fullPage: true });
    await page.emulateMedia({ media: "screen" });
    const loading = page.waitForEvent("download");
    await teacher.button("Download the marks (CSV)").click();
    const file = await loading;
    expect(file.suggestedFilename()).toBe("4b - Taking away, March.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toMatch(/^\uFEFFPupil,Form,Where they are,Points,Of,/u);
    expect(text).toMatch(/\r\nAmina,[AB],done,2,4,/u);

    await page.getByRole("link", { name: "All exams" }).click();
    await list.getByRole("link", { name: /^Open/u }).click();
    await expect(page.getByText("Version 1 was assigned and stays as it is.")).toBeVisible();
    await look(page, "frozen", [DESKS[0]]);
    await teacher.button("Change it in a new version").click();
    await teacher.button("Another question Question 1").click();
    await expect(page.getByText("Question 1 is another one now.")).toBeVisible();

    // The class's report has it too.
    const [, , , , classId = ""] = page.url().split(/[/?]/u).slice(1);
    await page.goto(`${school.url}/teach/class/${classId}/report`);
    const told = page.getByRole("table", { name: "Exams" }).getByRole("row", { name: /^Taking away, March/u });
    await expect(told).toContainText("1 of 3 done");
    await expect(told).toContainText("2 of 4");
    await look(page, "report");
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${FOLDER}/exams-report-print.png`, fullPage: true });
    await page.emulateMedia({ media: "screen" });
    const saving = page.waitForEvent("download");
    await teacher.button("Exams as a table (CSV)").click();
    const lines = await readFile(await (await saving).path(), "utf8");
    expect(lines).toMatch(/^\uFEFFExam,Day,Done,Of pupils,Points,Of,Percent,/u);
    expect(lines).toMatch(/\r\n"Taking away, March",[^\n]*,1,3,2,4,,/u);

    // A skill that was met in nothing but the exam has its questions behind its number, and behind its cell.
    await page.goto(`${school.url}/teach/class/${classId}/people`);
    await page.getByRole("link", { name: "Report of Amina" }).click();
    const growth = page.getByRole("table", { name: "Growth by skill" });
    const examined = growth.getByRole("button", { name: /in an exam|in exams/u });
    await expect(examined.first()).toBeVisible();
    await expect(growth.getByRole("cell", { name: "0", exact: true })).toHaveCount(0);
    await growth.scrollIntoViewIfNeeded();
    await look(page, "growth");
    const counts: number[] = [];
    for (const one of await examined.all()) {
      const [count = "one"] = (await one.innerText()).split(" ");
      await one.click();
      await expect(dialog.getByRole("article").first()).toBeVisible();
      counts.push(await dialog.getByRole("article").count());
      expect(counts.at(-1)).toBe(count === "one" ? 1 : Number(count));
      await page.keyboard.press("Escape");
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    const figures = page.getByRole("region", { name: "In figures" });
    await figures.getByRole("button", { name: "4 questions in exams" }).click();
    await expect(dialog.getByRole("article")).toHaveCount(4);
    await expect(dialog.getByText("The solution was shown")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.goto(`${school.url}/teach/class/${classId}/skills`);
    await page
      .getByRole("table", { name: "Skills" })
      .getByRole("button", { name: /^Amina, / })
      .first()
      .click();
    await expect(dialog.getByRole("article").first()).toBeVisible();
    expect(troubles.flat()).toEqual([]);
  },
);

test(
  "[TEA140][EXM70] an exam of another class is taken over; a pupil sees the time of each question, and an adaptive one chooses its own",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina");
    const { page, dialog } = teacher;
    const [, , , , classId = ""] = page.url().split("/").slice(1);
    const v1 = `${school.url}/v1`;
    const ask = async (
      path: string,
      data: object,
      method: "post" | "patch" = "post",
    ): Promise<{ readonly id: string }> => {
      const answer = await page.request[method](`${v1}${path}`, { data });
      expect([path, answer.ok()]).toEqual([path, true]);
      return (await answer.json()) as { readonly id: string };
    };
    const other = await ask("/classes", { name: "5a" });
    const made = await ask(`/classes/${other.id}/exams`, { title: "Against the clock", copyOf: null });
    const mix = { easy: 1, medium: 0, hard: 0 };
    const section = { name: "", skills: ["g3.rnd10", "g2.add3"], items: 4, mix, sort: null, itemLimitMs: 90_000 };
    const draft = {
      title: "Against the clock",
      sections: [section],
      selection: "fixed",
      forms: 1,
      limitMs: null,
      canGoBack: true,
    };
    await ask(`/classes/${other.id}/exams/${made.id}`, { revision: 0, draft }, "patch");

    await openExams(teacher);
    await teacher.button("Take one of another class").click();
    await expect(dialog.getByRole("combobox", { name: "Exam" })).toHaveValue(made.id);
    await look(page, "take", [DESKS[0]]);
    await teacher.button("Copy it here", dialog).click();
    await expect(questionsOf(page)).toHaveCount(4);
    await expect(page.getByRole("checkbox", { name: "Pupils may go back to earlier questions" })).toBeDisabled();
    await teacher.button("Assign").click();
    await teacher.button("Assign to the class", dialog).click();
    await expect(page.getByRole("list", { name: "Exams" })).toContainText("0 of 1 done");
    const adaptive = {
      ...draft,
      title: "As it fits",
      selection: "adaptive",
      sections: [{ ...section, itemLimitMs: null }],
    };
    const fits = await ask(`/classes/${classId}/exams`, { title: "As it fits", copyOf: null });
    await ask(`/classes/${classId}/exams/${fits.id}`, { revision: 0, draft: adaptive }, "patch");
    const what = { type: "exam", exam: fits.id, version: 1, title: "As it fits", questions: 4 };
    const whole = { to: { type: "class" }, from: null, due: null, afterDue: "open", note: "" };
    await ask(`/classes/${classId}/assignments`, { what, ...whole });
    await page.goto(`${school.url}/teach/class/${classId}/exams?exam=${fits.id}`);
    await expect(page.getByText("Each pupil gets questions of their own", { exact: false })).toBeVisible();

    const tablet = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await tablet.join(card("Amina"), "Grade 3");
    const pupil = new ExamPupil(tablet.page, school.url);
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    const open = async (title: string) => {
      await tablet.page.goto(`${school.url}/`);
      await given.getByRole("button", { name: `Open Exam: ${title}` }).click();
      await tablet.press(tablet.page.getByRole("button", { name: "Start the exam" }));
      await expect(pupil.problem).toBeVisible();
    };
    await open("Against the clock");
    await expect(tablet.page.getByRole("timer", { name: "Time left for this question" })).toContainText("for this one");
    await expect(tablet.page.getByRole("button", { name: "Back" })).toHaveCount(0);
    await look(tablet.page, "item-time");
    for (let n = 0; n < 3; n += 1) await pupil.answer();
    await pupil.finish();
    await open("As it fits");
    for (let n = 0; n < 2; n += 1) await pupil.answer();
    await pupil.finish();
    await tablet.allSent();
    const list = page.getByRole("list", { name: "Exams" }).getByRole("listitem", { name: "As it fits" });
    await page.goto(`${school.url}/teach/class/${classId}/exams`);
    await expect(async () => {
      await page.reload();
      await expect(list).toContainText("1 of 1 done", { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await list.getByRole("link", { name: /^Results/u }).click();
    await expect(page.getByRole("row", { name: /^Amina/u })).toContainText("2 of 4");
    await look(page, "adaptive-results", [DESKS[0], DESKS[2]]);
  },
);

test(
  "[SCR42][EXM70] what stands in the box when a question's time is up is kept as its answer, up to the last question",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina");
    const [, , , , classId = ""] = teacher.page.url().split("/").slice(1);
    const v1 = `${school.url}/v1/classes/${classId}`;
    const { request } = teacher.page;
    const made = (await (await request.post(`${v1}/exams`, { data: { title: "Quick", copyOf: null } })).json()) as {
      readonly id: string;
    };
    const mix = { easy: 1, medium: 0, hard: 0 };
    const section = { name: "", skills: ["g2.add3"], items: 2, mix, sort: null, itemLimitMs: 15_000 };
    const rules = { selection: "fixed", forms: 1, limitMs: null, canGoBack: true };
    const draft = { title: "Quick", sections: [section], ...rules };
    expect((await request.patch(`${v1}/exams/${made.id}`, { data: { revision: 0, draft } })).ok()).toBe(true);
    const what = { type: "exam", exam: made.id, version: 1, title: "Quick", questions: 2 };
    const whole = { to: { type: "class" }, from: null, due: null, afterDue: "open", note: "" };
    expect((await request.post(`${v1}/assignments`, { data: { what, ...whole } })).ok()).toBe(true);

    const tablet = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await tablet.join(card("Amina"), "Grade 3");
    const pupil = new ExamPupil(tablet.page, school.url);
    await tablet.page.getByRole("button", { name: "Open Exam: Quick" }).click();
    await tablet.press(tablet.page.getByRole("button", { name: "Start the exam" }));
    await expect(pupil.problem).toBeVisible();
    const first = await pupil.itemId();
    await pupil.boxes.fill(rightAnswer(await pupil.item())[0] ?? "");
    await expect(tablet.page.locator(`[data-item-id="${first}"]`)).toHaveCount(0, { timeout: 30_000 });
    await expect(pupil.problem).toBeVisible();
    await pupil.boxes.fill(rightAnswer(await pupil.item())[0] ?? "");
    await expect(tablet.page.getByText("2 of 2 points", { exact: false }).first()).toBeVisible({ timeout: 30_000 });
  },
);

test(
  "[TEA140][TEA141][TEA142] an exam is made by keyboard alone, copied and deleted",
  { tag: KEYBOARD },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const { teacher } = await openSchool(await browser.newContext(), school, "Amina");
    const { page, dialog } = teacher;
    await openExams(teacher);
    await teacher.button("New exam").press("Enter");
    await page.keyboard.type("Rounding");
    await page.keyboard.press("Enter");
    await teacher.button("Add a section").press("Enter");
    await expect(teacher.box("Name of section 1")).toBeFocused();
    await teacher.button("Add a section").press("Enter");
    await expect(teacher.box("Name of section 2")).toBeFocused();
    await teacher.button("Remove Section 2").press("Enter");
    await expect(teacher.button("Add a section")).toBeFocused();
    await page.getByRole("button", { name: /^Choose skills/u }).press("Enter");
    const first = dialog.getByRole("checkbox").first();
    await first.press("Space");
    await expect(first).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(questionsOf(page)).toHaveCount(5);
    await teacher.button("One more: Harder").press("Enter");
    await expect(questionsOf(page)).toHaveCount(6);
    await teacher.button("Another question Question 3").press("Enter");
    await expect(page.getByText(/^(?:Question 3 is another one now|The bank has no other question)/u)).toBeVisible();
    await page.getByRole("link", { name: "All exams" }).press("Enter");
    await page.getByRole("button", { name: /^Copy/u }).press("Enter");
    await expect(page.getByText("Copied: Rounding, copy.")).toBeVisible();
    const cards = page.getByRole("list", { name: "Exams" }).getByRole("listitem");
    await expect(cards).toHaveCount(2);
    await page.getByRole("button", { name: "Delete Rounding, copy" }).press("Enter");
    await teacher.button("Delete it", dialog).press("Enter");
    await expect(cards).toHaveCount(1);
  },
);
