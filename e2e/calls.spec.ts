import { expect } from "@playwright/test";
import { looker, TABLETS } from "./support/look.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const TALL = { width: 768, height: 1024 };
const lookAtDesk = looker({ name: "calls" });
const look = looker({ name: "calls", givesBack: true });

test(
  "[APP98] [TEA84] [TEA200] a pupil calls from home, a lesson, an exam and Ask; the teacher is told what they are on, and opens what was asked",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(300_000);
    const school = await startSchool();
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { teacher, card } = await openSchool(desk, school, "Amina");
    const { page } = teacher;
    const alerts = page.getByRole("list", { name: "Alerts" });
    const tablet = await browser.newContext({ viewport: TALL, hasTouch: true });
    const amina = new SchoolDevice(await tablet.newPage(), school.url, true);
    const trouble = listenForTrouble(amina.page);
    await amina.join(card("Amina"), "Grade 4");

    async function call(name: string, told: string): Promise<void> {
      const asked = amina.page.getByText("You asked for your teacher.");
      await expect(asked).toBeHidden();
      await amina.press(amina.page.getByRole("button", { name: "Ask my teacher" }));
      await expect(asked).toBeVisible();
      await expect(asked).toContainText("Your teacher can see that on their page.");
      await look(amina.page, name, TABLETS);
      await expect(alerts.getByRole("listitem")).toContainText(told);
      await page.getByRole("button", { name: "Open Amina" }).click();
      await page.getByRole("button", { name: "I helped" }).click();
      await expect(alerts).toBeHidden();
    }

    await call("home", "Amina asks for you.");
    await expect(amina.page.getByRole("status", { name: "Ready without network" })).toHaveText(
      "Works without the network",
      {
        timeout: 60_000,
      },
    );
    await amina.page.goto(`${school.url}/learn/g4.fracadd`);
    await expect(amina.page.getByRole("heading", { level: 1 })).toContainText("The idea");
    await call("lesson", "In a lesson: Add fractions with like denominators");
    await amina.page.goto(`${school.url}/ask`);
    await amina.page.getByRole("textbox", { name: "Message" }).fill("what is a denominator");
    await amina.page.keyboard.press("Enter");
    await expect(amina.page.getByRole("log")).toContainText("You: what is a denominator");
    await call("ask", "Asking a question");
    await amina.page.goto(`${school.url}/exam/whole-numbers`);
    await amina.press(amina.page.getByRole("button", { name: "Start the exam" }));
    await expect(amina.page.getByRole("button", { name: "Submit answer" })).toBeVisible();
    await call("exam", "In an exam");

    // Without the network nothing is promised that nobody sees; soon again it is the same call.
    await tablet.setOffline(true);
    await amina.page.goto(`${school.url}/think`);
    await amina.press(amina.page.getByRole("button", { name: "Start", exact: true }));
    await amina.press(amina.page.getByRole("button", { name: "Ask my teacher" }));
    await expect(amina.page.getByText("when this device has a network again")).toBeVisible();
    await tablet.setOffline(false);
    await expect(alerts.getByRole("listitem")).toContainText("Writing about how they think");

    await page.goto(page.url().replace("/people", ""));
    await page.getByRole("link", { name: "People", exact: true }).click();
    await page.getByRole("link", { name: "Report of Amina" }).click();
    const others = page.getByRole("table", { name: "Lessons, exams and more" });
    await others.getByRole("row").filter({ hasText: "Questions" }).getByRole("link").click();
    await expect(page.getByRole("log")).toContainText("Amina: what is a denominator");
    await expect(page.getByRole("heading", { name: "Amina", level: 1 })).toBeVisible();
    await lookAtDesk(page, "opened");
    await page.getByRole("link", { name: "To Amina" }).click();
    await others.getByRole("row").filter({ hasText: "Lesson" }).getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Amina", level: 1 })).toBeVisible();
    expect(trouble).toEqual([]);
  },
);

test(
  "[TEA95] [SCR170] [HST90] a teacher tries it as a pupil of the class: it has the class's work, is sent nowhere, goes on without a network, and is gone when it is ended",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher } = await openSchool(desk, school, "Amina");
    const { page } = teacher;
    const id = /class\/([^/]+)/u.exec(page.url())?.[1] ?? "";
    await teacher.make(`/classes/${id}/assignments`, {
      what: { type: "skills", skills: ["g3.subz"], goal: { type: "problems", count: 5 } },
      to: { type: "class" },
      from: null,
      due: null,
      afterDue: "open",
      note: "Five of these",
    });
    const pushed: string[] = [];
    desk.on("request", (request) => request.url().includes("/v1/sync") && pushed.push(request.url()));
    const opening = desk.waitForEvent("page");
    await page.getByRole("link", { name: "Try it as a pupil" }).click();
    const pupil = await opening;
    await pupil.getByRole("combobox", { name: "Grade of the pupil" }).selectOption("Grade 3");
    await lookAtDesk(pupil, "try");
    await pupil.getByRole("button", { name: "Begin the trial" }).click();
    await expect(pupil.getByRole("heading", { name: "Hello, Trial pupil" })).toBeVisible();
    await expect(pupil.getByText("You are trying it as a pupil of 4b.")).toBeVisible();
    const given = pupil.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Five of these");
    await look(pupil, "trial-home", TABLETS);
    await pupil.getByRole("button", { name: "Ask my teacher" }).click();
    await expect(pupil.getByText("This is a trial: nobody is told.")).toBeVisible();
    await expect(pupil.getByRole("status", { name: "Ready without network" })).toHaveText("Works without the network", {
      timeout: 60_000,
    });
    await desk.setOffline(true);
    await given.getByRole("button").first().click();
    await expect(pupil.getByRole("button", { name: "Check" })).toBeVisible();
    await look(pupil, "trial-problem", TABLETS);
    await desk.setOffline(false);
    await pupil.getByRole("button", { name: "End the trial" }).click();
    await expect(pupil.getByRole("heading", { name: "4b", level: 1 })).toBeVisible();
    await pupil.goto(school.url);
    await expect(pupil.getByRole("textbox", { name: "Name" })).toBeVisible();
    await page.reload();
    await expect(page.getByText("Amina").first()).toBeVisible();
    await expect(page.getByText("Trial pupil")).toHaveCount(0);
    expect(pushed).toEqual([]);
  },
);
