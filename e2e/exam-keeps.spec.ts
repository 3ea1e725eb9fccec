import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { auditLog, type TutorEvent } from "#engine";
import { shiftableClock } from "./support/exam-clock.ts";
import { watchMessages } from "./support/exam-hooks.ts";
import { eventsIn, latestExam, ofType, rescore, wholeBank } from "./support/exam-marks.ts";
import { ExamPupil } from "./support/exam-pupil.ts";
import {
  cachedApp,
  findAnswer,
  heardBy,
  keptBy,
  picturesOn,
  sentencesIn,
  shownOn,
  storesOf,
  tellingAnswers,
  tellingSentences,
  type Readable,
} from "./support/exam-secrets.ts";
import { Pupil, waitUntilOffline } from "./support/pupil.ts";
import { ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const HOUR = 3_600_000;
const MINUTE = 60_000;

test.describe("clocks", () => {
  // The clocks of the worker are changed on its way to the page, and a service worker would hand out its own copy.
  test.use({ serviceWorkers: "block" });

  test(
    "[EEE40] an exam stays as it is through a reload, a dead worker and changed clocks [EXM30] [EXM32] [EXM34]",
    { tag: ONCE },
    async ({ page, context }, info) => {
      const clock = await shiftableClock(context);
      await watchMessages(context);
      await page.clock.install();
      await new Pupil(page).enrol("Ines", "Grade 4");
      const pupil = new ExamPupil(page);
      await pupil.sit("whole-numbers");
      for (const right of [true, false]) await pupil.answer(right ? undefined : await pupil.wrongAnswer());
      await pupil.toTyped();
      const typed = await pupil.wrongAnswer(7);
      await pupil.fill(typed);
      await pupil.expectKept(typed);
      const { position } = await pupil.exam();
      const item = await pupil.itemId();

      async function expectSame(leastMs: number, mostMs: number): Promise<number> {
        await expect(pupil.problem).toHaveAttribute("data-item-id", item);
        expect(await pupil.typed()).toEqual(typed);
        const exam = await pupil.exam();
        expect(exam).toMatchObject({ position, ended: null, total: 20, limitMs: 30 * MINUTE });
        expect(exam.leftMs).toBeLessThanOrEqual(mostMs);
        expect(exam.leftMs).toBeGreaterThanOrEqual(leastMs);
        return exam.leftMs ?? 0;
      }

      let left = await expectSame(29 * MINUTE, 30 * MINUTE);
      await test.step("a reload", async () => {
        await page.reload();
        left = await expectSame(29 * MINUTE, left);
      });
      await test.step("the worker dies", async () => {
        await page.evaluate(() => window.pageWatch.terminate());
        await expect.poll(async () => (await pupil.exam()).leftMs).toBeLessThan(left);
        left = await expectSame(29 * MINUTE, left);
        await expect(pupil.news).toHaveText(/^(?!.*try)/u);
      });
      for (const wall of [HOUR, -HOUR]) {
        await test.step(`the wall clock is changed by ${wall} ms while the program runs`, async () => {
          await clock.set(page, { wall, ahead: 0 });
          await tick(page);
          left = await expectSame(29 * MINUTE, left);
        });
      }
      await test.step("twenty minutes pass", async () => {
        await clock.set(page, { wall: -HOUR, ahead: 20 * MINUTE });
        await tick(page);
        left = await expectSame(9 * MINUTE, 10 * MINUTE);
        await expect(pupil.timer).toContainText("10 min left");
      });
      await test.step("the clock is put back further, and the page is opened anew", async () => {
        await clock.set(page, { wall: -2 * HOUR, ahead: 0 });
        await page.reload();
        // What the log knows of has passed: the page has it written down every minute.
        left = await expectSame(9 * MINUTE, 10 * MINUTE);
      });
      await test.step("time is up", async () => {
        await clock.set(page, { wall: -2 * HOUR, ahead: 11 * MINUTE });
        // The page finds out by its own clock, and asks.
        await page.clock.fastForward(11 * MINUTE);
        await expect(pupil.result).toBeVisible();
        await expect(page.getByText("The time was up.")).toBeVisible();
      });
      const events = await exportLog(page, info.outputPath("export.json"));
      expect(ofType(events, "activity_ended").map(({ body }) => body.reason)).toEqual(["time-up"]);
      expect(ofType(events, "exam_answered")).toHaveLength(2);
      await expectMarkedAgain(events);
    },
  );

  test(
    "[EEE40] a clock put an hour forward ends an exam together with a restart, and by itself never [EXM31]",
    { tag: ONCE },
    async ({ page, context }) => {
      const clock = await shiftableClock(context);
      await watchMessages(context);
      await page.clock.install();
      await new Pupil(page).enrol("Jon", "Grade 4");
      const pupil = new ExamPupil(page);
      await pupil.sit("fractions-and-decimals");
      await test.step("an answer given while the page asks for the time is kept", async () => {
        const item = await pupil.itemId();
        await pupil.fill(await pupil.wrongAnswer());
        await page.clock.fastForward(7_000);
        await page.evaluate(() => window.pageWatch.hold());
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await pupil.submit.click();
        await page.evaluate(() => window.pageWatch.release());
        await pupil.expectOther(item);
      });
      await clock.set(page, { wall: HOUR, ahead: 0 });
      await tick(page);
      expect((await pupil.exam()).leftMs).toBeGreaterThan(24 * MINUTE);
      await page.reload();
      await expect(pupil.result).toBeVisible();
      await expect(page.getByText("The time was up.")).toBeVisible();
    },
  );
});

test(
  "[EEE41] the same exam in two tabs: the slower one is told and follows, and each answer counts once [EXM19]",
  { tag: ONCE },
  async ({ page, context }, info) => {
    await watchMessages(context);
    await new Pupil(page).enrol("Kofi", "Grade 4");
    const one = new ExamPupil(page);
    await one.sit("whole-numbers");
    const two = new ExamPupil(await context.newPage());
    await two.sit("whole-numbers");
    await expect(two.problem).toHaveAttribute("data-item-id", await one.itemId());

    await test.step("what one tab answers, the other follows", async () => {
      await one.answer();
      await expect(two.problem).toHaveAttribute("data-item-id", await one.itemId());
      await two.answer();
      await expect(one.problem).toHaveAttribute("data-item-id", await two.itemId());
    });
    const contested = await one.itemId();
    const first = await one.wrongAnswer(1);
    await test.step("both answer the same question; one of them has not heard yet that the other was quicker", async () => {
      await two.fill(await two.wrongAnswer(2));
      await two.page.evaluate(() => window.pageWatch.hold());
      await one.answer(first);
      await two.submit.click();
      await two.page.evaluate(() => window.pageWatch.release());
      await expect(two.news).toContainText("Another tab has moved on.");
      await expect(two.problem).toHaveAttribute("data-item-id", await one.itemId());
    });
    await test.step("both press at the same moment", async () => {
      const item = await one.itemId();
      await one.fill(await one.wrongAnswer(3));
      await two.fill(await two.wrongAnswer(4));
      await Promise.all([one.submit.click(), two.submit.click()]);
      await one.expectOther(item);
      await expect.poll(async () => (await two.itemId()) === (await one.itemId())).toBe(true);
    });
    await two.finish();
    await expect(one.result).toBeVisible();
    const events = await exportLog(page, info.outputPath("export.json"));
    const answered = ofType(events, "exam_answered").map(({ body }) => body);
    expect(answered.filter(({ item }) => item === contested).map(({ given }) => given)).toEqual([first]);
    expect(new Set(answered.map(({ item }) => item)).size).toBe(answered.length);
    expect(answered).toHaveLength(4);
    await expectMarkedAgain(events);
  },
);

test(
  "[EEE42] [TH6] until an exam is over no right answer is shown, sent to the page, or kept where it could read it [EXM10]",
  { tag: [ONCE, SMOKE] },
  async ({ page }) => {
    await watchMessages(page);
    await new Pupil(page).enrol("Lea", "Grade 4");
    await waitUntilOffline(page);
    const app = await cachedApp(page);
    await page.goto("/exam/whole-numbers");
    await expect(page.getByRole("button", { name: "Start the exam" })).toBeVisible();
    const before = Object.values(await everything(page, [await shownOn(page)])).join("\n");
    const pupil = new ExamPupil(page);
    await pupil.sit("whole-numbers");
    const shown: string[] = [];
    const pictures: string[] = [];
    const items = [];
    for (let position = 1; position <= 20; position++) {
      items.push(await pupil.item());
      shown.push(await shownOn(page));
      pictures.push(await picturesOn(page));
      // What is typed is told apart from what is leaked: it is never right.
      if (position === 3 || position === 8) await pupil.answer(await pupil.wrongAnswer(position));
      else if (position < 20) await pupil.pass();
    }
    // "Add within 1000" stood there before there was an exam.
    const byChance = [before, ...pictures].join("\n");
    const answers = tellingAnswers(items).filter((answer) => findAnswer(byChance, answer) === null);
    expect(answers.length).toBeGreaterThan(5);
    const sentences = tellingSentences(items);
    const during = await everything(page, shown);
    for (const [where, text] of Object.entries(during)) {
      const found = [...answers.flatMap((answer) => findAnswer(text, answer) ?? []), ...sentencesIn(text, sentences)];
      expect({ where, found }).toEqual({ where, found: [] });
    }

    // The search can find: what is asked while it is asked, and the answers once they may be known.
    const stem = JSON.stringify(items.at(-1)?.problem_content.stem).slice(1, -1);
    for (const where of ["messages", "store"] as const) expect(during[where]).toContain(stem);
    expect(shown.at(-1)).toContain("Question 20");
    expect(during["databases"]).toContain("exam_item_served");
    expect(during["files"]).toContain("exam_item_served");
    // What the service worker keeps is the app as it was before there was an exam, and nothing else.
    expect(app.length).toBeGreaterThan(50);
    expect(await cachedApp(page)).toEqual(app);
    await pupil.finish();
    const after = await everything(page, [await shownOn(page)]);
    for (const where of ["page", "messages", "store"] as const) {
      expect({ where, missing: answers.filter((answer) => findAnswer(after[where] ?? "", answer) === null) }).toEqual({
        where,
        missing: [],
      });
      expect(sentencesIn(after[where] ?? "", sentences)).not.toEqual([]);
    }
  },
);

/** Asks the engine to look at the clock, as the page does when it is looked at again after a while. */
async function tick(page: Page): Promise<void> {
  const views = () => page.evaluate(() => window.pageWatch.views());
  const before = await views();
  // It does not ask again at once.
  await page.clock.fastForward(6_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(views).toBeGreaterThan(before);
}

async function everything(page: Page, shown: readonly string[]): Promise<Readable> {
  return {
    page: shown.join("\n"),
    messages: await heardBy(page),
    store: await storesOf(page),
    ...(await keptBy(page)),
  };
}

async function exportLog(page: Page, file: string): Promise<readonly TutorEvent[]> {
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).first().click();
  await (await download).saveAs(file);
  return eventsIn(await readFile(file, "utf8"));
}

/** One chain, the audit finds nothing, and the score is what the answers come to when they are marked again. */
async function expectMarkedAgain(events: readonly TutorEvent[]): Promise<void> {
  const session = latestExam(events);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
  expect(auditLog(events, await wholeBank()).faults).toEqual([]);
  const scored = ofType(events, "exam_scored").filter(({ body }) => body.session === session);
  expect(scored).toHaveLength(1);
  expect(scored[0]?.body.points).toBeCloseTo(await rescore(events, session));
}
