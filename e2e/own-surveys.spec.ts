import { mkdir, readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { DESKS, looker, TABLETS } from "./support/look.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const look = looker({ name: "own-surveys", fullPage: true, givesBack: true });

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA174][TEA175][TEA176][TEA177][TEA179] a teacher makes a survey with a branch, goes through it as a pupil does and assigns it; a pupil answers it without the network, and the answers stand in the table",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(300_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben");
    const { page, dialog } = teacher;
    const troubles = [listenForTrouble(page)];
    const part = (n: number) => page.getByRole("region", { name: `Question ${n}`, exact: true });
    const preview = page.getByRole("region", { name: "As a pupil sees it" });
    const goOn = preview.getByRole("button", { name: "Go on", exact: true });
    const line = (name: string) => page.getByRole("textbox", { name, exact: true });
    const write = async (name: string, words: string) => {
      await line(name).fill(words);
      await line(name).press("Enter");
    };
    const isSaved = () => expect(page.getByText(/^Saved at /u)).toBeVisible();

    await page.getByRole("link", { name: "Surveys and guides", exact: true }).click();
    await expect(page.getByText("Nothing has been made in this class yet.")).toBeVisible();
    await look(page, "empty", [DESKS[0]]);
    await teacher.button("New survey").click();
    await teacher.button("Make it", dialog).click();
    await expect(dialog.getByText("Give it a title.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Title" }).fill("Our week");
    await teacher.button("Make it", dialog).click();

    await expect(preview).toContainText("What you write stands here.");
    await teacher.button("Assign").click();
    await expect(page.getByRole("alert").filter({ hasText: "Add at least one question." })).toBeVisible();
    await teacher.button("Add a question").click();
    // What is new can be written at once, and what is missing is told by its number.
    await expect(line("Text of question 1")).toBeFocused();
    await expect(part(1)).toContainText("Question 1 has no text: write what it asks.");
    await page.keyboard.type("How was the week?");
    // What stands beside follows while it is typed.
    await expect(part(1)).not.toContainText("has no text");
    await page.keyboard.press("Enter");
    await part(1).getByRole("combobox", { name: "Kind of question 1" }).selectOption("Rating from 1 to 5");
    await write("What 1 means in question 1", "hard");
    await write("What 5 means in question 1", "smooth");
    await expect(preview.getByRole("radio")).toHaveCount(5);

    await teacher.button("Add a question").click();
    await write("Text of question 2", "Would you like more of this?");
    await write("Choice 1 of question 2", "Yes");
    await expect(part(2)).toContainText("Question 2 has a choice without text");
    await expect(preview).toContainText("Question 2 is not finished");
    await write("Choice 2 of question 2", "No");
    // Once it can be asked it is what is gone through, and the question before it counts as answered.
    await expect(preview.getByRole("heading", { name: "Would you like more of this?" })).toBeVisible();
    await part(2)
      .getByRole("button", { name: /^Add a choice/u })
      .click();
    await write("Choice 3 of question 2", "Yes");
    await expect(part(2)).toContainText("Question 2 has the same choice twice.");
    await part(2).getByRole("button", { name: "Remove choice 3 of question 2" }).click();

    await teacher.button("Add a question").click();
    await write("Text of question 3", "What was hard?");
    await part(3).getByRole("combobox", { name: "Kind of question 3" }).selectOption("Write an answer");
    await part(3).getByRole("checkbox", { name: "An answer is needed" }).uncheck();
    await part(3)
      .getByRole("combobox", { name: "Who is asked question 3" })
      .selectOption("Some, after question 1: How was the week?");
    await expect(part(3)).toContainText("choose the answers after which it is asked");
    await part(3).getByRole("checkbox", { name: "1: hard" }).check();
    await part(3).getByRole("checkbox", { name: "2", exact: true }).check();

    // Moved before what it is asked after, it says so; by keys, and back.
    await teacher.button("Move Question 3 up").focus();
    await page.keyboard.press("Enter");
    await expect(teacher.button("Move Question 2 up")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(part(1)).toContainText("Question 1 is asked after question 2, which has to stand before it.");
    await look(page, "fault", [DESKS[1]]);
    await teacher.button("Assign").click();
    await expect(page.getByRole("alert").filter({ hasText: "It is not finished yet." })).toBeVisible();
    await teacher.button("Move Question 1 down").click();
    await expect(part(2)).not.toContainText("has to stand before it");
    await expect(page.getByRole("alert").filter({ hasText: "It is not finished yet." })).toHaveCount(0);

    // Begun at what is worked on, and from the start.
    await expect(preview.getByRole("heading", { name: "What was hard?" })).toBeVisible();
    await line("Text of question 1").focus();
    await expect(preview.getByRole("heading", { name: "How was the week?" })).toBeVisible();
    await line("Text of question 3").focus();
    await expect(preview.getByRole("heading", { name: "Would you like more of this?" })).toBeVisible();
    await look(page, "worked-on");
    await preview.getByRole("button", { name: "From the start" }).click();
    // Through it as a pupil: another branch asks nothing further.
    await preview.getByText("4", { exact: true }).click();
    await goOn.click();
    await expect(preview.getByRole("heading", { name: "Would you like more of this?" })).toBeVisible();
    await preview.getByRole("button", { name: "Back" }).click();
    await preview.getByText("1: hard").click();
    await goOn.click();
    await expect(preview.getByRole("heading", { name: "What was hard?" })).toBeVisible();
    await expect(preview).toContainText("Your teacher sees what you answer, with your name.");
    await isSaved();
    await look(page, "builder");
    await preview.getByRole("button", { name: "Leave it out" }).click();
    await goOn.click();
    await expect(preview.getByRole("radiogroup")).toBeVisible();
    await preview.getByText("Yes", { exact: true }).click();
    await goOn.click();
    await expect(preview).toContainText("Thank you. Your answers are kept.");
    await preview.getByRole("button", { name: "From the start" }).click();
    await expect(preview.getByRole("heading", { name: "How was the week?" })).toBeVisible();
    await page.reload();
    await expect(line("Text of question 2")).toHaveValue("What was hard?");
    await expect(part(2).getByRole("checkbox", { name: "1: hard" })).toBeChecked();

    await teacher.button("Assign").click();
    await expect(dialog.getByRole("combobox", { name: "Survey" })).toContainText("Our week");
    await dialog.getByText("See the questions").click();
    await expect(dialog).toContainText("1: hard · 2 · 3 · 4 · 5: smooth");
    await look(page, "assign", [DESKS[0], DESKS[2]]);
    await teacher.button("Assign to the class", dialog).click();
    await expect(page.getByText("Assigned to the class.")).toBeVisible();
    await expect(page.getByText("Version 1 was assigned and stays as it is.")).toBeVisible();
    await expect(line("Text of question 1")).toBeDisabled();
    await look(page, "frozen", [DESKS[0]]);

    const context = await browser.newContext();
    const tablet = new SchoolDevice(await context.newPage(), school.url);
    troubles.push(listenForTrouble(tablet.page));
    await tablet.join(card("Amina"), "Grade 3");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Survey: Our week");
    await waitUntilOffline(tablet.page);
    await context.setOffline(true);
    await tablet.page.reload();
    await given.getByRole("button", { name: /^Open/u }).click();
    await expect(tablet.page.getByText("Your teacher sees what you answer, with your name.")).toBeVisible();
    await tablet.page.getByRole("button", { name: "Start" }).click();
    await expect(tablet.page.getByText("Question 1 of 2")).toBeVisible();
    await look(tablet.page, "question", TABLETS);
    const next = tablet.page.getByRole("button", { name: "Go on", exact: true });
    await tablet.page.getByText("1: hard").click();
    await next.click();
    await tablet.page.getByRole("textbox").fill("=1+1 and the long division");
    await next.click();
    await tablet.page.getByText("Yes", { exact: true }).click();
    await next.click();
    await expect(tablet.page.getByText("Thank you. Your answers are kept.")).toBeVisible();
    await context.setOffline(false);
    await tablet.page.goto(`${school.url}/`);
    await tablet.allSent();

    await page.getByRole("link", { name: "All surveys and guides" }).click();
    const listed = page.getByRole("list", { name: "Surveys and guides" }).getByRole("listitem", { name: "Our week" });
    await expect(listed).toContainText("1 of 2 done");
    await look(page, "list");
    await listed.getByRole("link", { name: /^Answers/u }).click();
    const rows = page.getByRole("table", { name: "By pupil" }).getByRole("row");
    await expect(rows.filter({ hasText: "Amina" })).toContainText("=1+1 and the long division");
    await expect(rows.filter({ hasText: "Ben" })).toContainText("Not begun");
    const waiting = page.waitForEvent("download");
    await teacher.button("Download as a table (CSV)").click();
    expect(await readFile(await (await waiting).path(), "utf8")).toContain("'=1+1 and the long division");

    // A change is another version, and what was assigned stays.
    await page.getByRole("link", { name: "Surveys and guides", exact: true }).click();
    await listed.getByRole("link", { name: /^Open/u }).click();
    await teacher.button("Change it in a new version").click();
    await write("Text of question 1", "How was the month?");
    await isSaved();
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await teacher.button("Assign").click();
    await dialog.getByRole("radio", { name: "A survey" }).check();
    await dialog.getByRole("combobox", { name: "Survey" }).selectOption("Our week");
    await dialog.getByText("See the questions").click();
    await expect(dialog).toContainText("How was the month?");
    await look(page, "assign-work", [DESKS[1]]);
    await teacher.button("Assign to the class", dialog).click();
    await expect(page.getByText("Assigned to the class.")).toBeVisible();
    await expect(tablet.page.getByRole("region", { name: "From your teacher" })).toContainText("Survey: Our week");
    expect(troubles.flat()).toEqual([]);
  },
);

test(
  "[TEA174][TEA176][TEA177][TEA178][TEA179] a teacher makes a guide whose choices lead on, goes through it and assigns it; a pupil goes all the way through it",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(300_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina");
    const { page, dialog } = teacher;
    const troubles = [listenForTrouble(page)];
    const part = (n: number) => page.getByRole("region", { name: `Step ${n}`, exact: true });
    const preview = page.getByRole("region", { name: "As a pupil sees it" });
    const goOn = preview.getByRole("button", { name: "Go on", exact: true });
    const write = async (name: string, words: string) => {
      const line = page.getByRole("textbox", { name, exact: true });
      await line.fill(words);
      await line.press("Enter");
    };
    const addStep = async (n: number, title: string, text: string, kind: string) => {
      await teacher.button("Add a step").click();
      await expect(page.getByRole("textbox", { name: `Title of step ${n}`, exact: true })).toBeFocused();
      await write(`Title of step ${n}`, title);
      await write(`Text of step ${n}`, text);
      await page.getByRole("combobox", { name: `Kind of step ${n}` }).selectOption(kind);
    };

    await page.getByRole("link", { name: "Surveys and guides", exact: true }).click();
    await teacher.button("New guide").click();
    await dialog.getByRole("textbox", { name: "Title" }).fill("Before you hand it in");
    await teacher.button("Make it", dialog).click();
    await teacher.button("Assign").click();
    await expect(page.getByRole("alert").filter({ hasText: "Add at least one step." })).toBeVisible();
    await addStep(1, "Your answer", "Write your answer here.", "Write something");
    await addStep(2, "The size", "Is it about as big as you expected?", "Choose a way");
    await addStep(3, "Once more", "Work it out again on a new line.", "Read and go on");
    await write("Choice 1 of step 2", "Yes");
    await part(2).getByRole("combobox", { name: "Choice 1 leads to" }).selectOption("The end");
    await write("Choice 2 of step 2", "No");
    await part(3).getByRole("combobox", { name: "Step 3 leads to" }).selectOption("Step 1: Your answer");
    // One that nothing leads to is told at once, and again right.
    await part(2).getByRole("combobox", { name: "Choice 2 leads to" }).selectOption("The end");
    await expect(part(3)).toContainText("No way leads to step 3.");
    await look(page, "guide-fault", [DESKS[0]]);
    await part(2).getByRole("combobox", { name: "Choice 2 leads to" }).selectOption("The next step");
    await expect(part(3)).not.toContainText("No way leads to");
    await write("What they read at the end", "Now hand it in.");

    await expect(preview.getByRole("heading", { name: "Is it about as big as you expected?" })).toBeVisible();
    await preview.getByRole("button", { name: "From the start" }).click();
    await preview.getByRole("textbox").fill("15");
    await goOn.click();
    await preview.getByText("No", { exact: true }).click();
    await goOn.click();
    await expect(preview.getByRole("heading", { name: "Work it out again on a new line." })).toBeVisible();
    await expect(page.getByText(/^Saved at /u)).toBeVisible();
    await look(page, "guide-builder");
    await goOn.click();
    await expect(preview.getByRole("heading", { name: "Write your answer here." })).toBeVisible();
    await goOn.click();
    await preview.getByText("Yes", { exact: true }).click();
    await goOn.click();
    await expect(preview).toContainText("Now hand it in.");

    await teacher.button("Assign").click();
    await dialog.getByText("See the steps").click();
    await expect(dialog).toContainText("Is it about as big as you expected?");
    await teacher.button("Assign to the class", dialog).click();
    await expect(page.getByText("Version 1 was assigned and stays as it is.")).toBeVisible();
    await page.getByRole("link", { name: "All surveys and guides" }).click();
    const listed = page
      .getByRole("list", { name: "Surveys and guides" })
      .getByRole("listitem", { name: "Before you hand it in" });
    await expect(listed).toContainText("0 of 1 done");

    const context = await browser.newContext();
    const tablet = new SchoolDevice(await context.newPage(), school.url);
    troubles.push(listenForTrouble(tablet.page));
    await tablet.join(card("Amina"), "Grade 3");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Guide: Before you hand it in");
    await waitUntilOffline(tablet.page);
    await context.setOffline(true);
    await tablet.page.reload();
    await given.getByRole("button", { name: /^Open/u }).click();
    await tablet.page.getByRole("button", { name: "Start" }).click();
    const next = tablet.page.getByRole("button", { name: "Go on", exact: true });
    await tablet.page.getByRole("textbox").fill("15");
    await next.click();
    await look(tablet.page, "guide-step", TABLETS);
    await tablet.page.getByText("Yes", { exact: true }).click();
    await next.click();
    await expect(tablet.page.getByText("Now hand it in.")).toBeVisible();
    await context.setOffline(false);
    await tablet.page.goto(`${school.url}/`);
    await tablet.allSent();
    await expect(listed).toContainText("1 of 1 done");
    await look(page, "guide-list", [DESKS[1]]);
    expect(troubles.flat()).toEqual([]);
  },
);
