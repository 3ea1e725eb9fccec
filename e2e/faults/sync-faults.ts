import type { Page } from "playwright";
import { readExport, type Rng } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import { newProfile, removeProfile, startBrowser, type KillableBrowser } from "./chromium.ts";
import { expect, Lesson } from "./lesson.ts";
import { watchPages } from "./page-hooks.ts";
import { startSchoolProcess, type SchoolProcess } from "./school-process.ts";

const NAME = "Fault";
const COOKIES_MS = 35_000;
const LONG_RUN = 10;

interface Visit {
  readonly browser: KillableBrowser;
  readonly page: Page;
  readonly lesson: Lesson;
}

/**
 * A learner of a school answers while browser and server are killed in turn, in the middle of pushes. In the end the log of
 * the device and that of the server are the same, each event once, and every answer that was shown as saved is in both.
 */
export async function killWhilePushing(times: number, rng: Rng): Promise<readonly string[]> {
  if (times === 0) return [];
  const school = await startSchoolProcess(NAME);
  const profile = await newProfile();
  const device: { open: Visit | null } = { open: null };
  let saved = 0;

  async function visit(): Promise<Visit> {
    if (device.open !== null) return device.open;
    const browser = await startBrowser(profile);
    await watchPages(browser.context);
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    const lesson = new Lesson(page, school.url, rng);
    device.open = { browser, page, lesson };
    return device.open;
  }

  try {
    const first = await visit();
    await join(first.page, school);
    // Chromium writes cookies down every half a minute: killed before, the pupil has to sign in again. A short run does.
    if (times >= LONG_RUN) await first.page.waitForTimeout(COOKIES_MS);
    for (let time = 1; time <= times; time++) {
      await school.start();
      const { browser, page, lesson } = await visit();
      await page.goto(`${school.url}/`);
      if (await page.getByRole("link", { name: "Type my PIN" }).isVisible()) await join(page, school);
      for (let answers = rng.int(1, 3); answers > 0; answers--) {
        await lesson.toOpenProblem();
        await answer(lesson, rng);
        await expect(lesson.pupil.saved).toHaveAttribute("data-save", "saved");
        saved += 1;
      }
      // A push begins a quarter of a second after an answer: most kills fall into it.
      await page.waitForTimeout(rng.int(0, 600));
      if (rng.int(0, 1) === 0) {
        await school.kill();
      } else {
        await browser.kill();
        device.open = null;
      }
      if (time % LONG_RUN === 0) console.log(`${time} of ${times} kills, ${saved} answers saved`);
    }
    await school.start();
    return await compare((await visit()).lesson, school, saved);
  } catch (error) {
    const screen = await device.open?.page
      .locator("body")
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => "");
    return [
      `the pupil is stuck: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${screen ?? ""}`,
    ];
  } finally {
    await device.open?.browser.close();
    await removeProfile(profile);
    await school.end();
  }
}

/** Sometimes wrong at first: who is always right has nothing left to practise one day. */
async function answer({ pupil }: Lesson, rng: Rng): Promise<void> {
  const choices = (await pupil.item()).answer_spec.ui.choices.length;
  if (choices > 0 || rng.int(1, 10) <= 6 || (await pupil.feedback.isVisible())) return pupil.answerRight();
  await pupil.answer(...(await pupil.wrongAnswer(rng.int(1, 9_999))));
  await expect(pupil.feedback).not.toHaveAttribute("data-verdict", "none");
}

async function join(page: Page, { url, card }: SchoolProcess): Promise<void> {
  await page.goto(`${url}/join`);
  await page.getByRole("textbox", { name: "Class code" }).fill(card.code);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("list", { name: "Learners" }).getByRole("button", { name: NAME }).click();
  for (const digit of card.pin) {
    await page.getByRole("group", { name: "PIN" }).getByRole("button", { name: digit, exact: true }).click();
  }
  const grade = page.getByRole("button", { name: "Grade 3" });
  const home = page.getByRole("button", { name: "Practise" });
  await expect(grade.or(home).first()).toBeVisible();
  if (await grade.isVisible()) await grade.click();
  await expect(home).toBeVisible();
}

async function compare(lesson: Lesson, school: SchoolProcess, saved: number): Promise<readonly string[]> {
  const { pupil } = lesson;
  await pupil.page.goto(`${school.url}/`);
  const pinAgain = pupil.page.getByRole("link", { name: "Type my PIN" });
  await expect(pupil.page.locator('[data-unsent="0"]').or(pinAgain).first()).toBeVisible({ timeout: 60_000 });
  if (await pinAgain.isVisible()) await join(pupil.page, school);
  await expect(pupil.saved).toHaveAttribute("data-unsent", "0", { timeout: 120_000 });
  const text = await lesson.exportLog();
  const read = readExport(text);
  if (!read.ok) return [`the export cannot be read: ${read.error.message}`];
  const here: readonly Pick<SyncEvent, "id" | "type">[] = read.value.events;
  const there = await school.readLog();
  const faults = [...logFaults("the device", here, saved), ...logFaults("the server", there, saved)];
  if (
    here.map(({ id }) => id).join() !==
    there
      .toSorted(byOrder)
      .map(({ id }) => id)
      .join()
  ) {
    const known = new Set(there.map(({ id }) => id));
    const missing = here.filter(({ id }) => !known.has(id)).length;
    faults.push(
      `the logs differ: ${here.length} events here, ${there.length} there, ${missing} of those here not there`,
    );
  }
  return faults;
}

function logFaults(where: string, log: readonly Pick<SyncEvent, "id" | "type">[], saved: number): readonly string[] {
  const answers = log.filter(({ type }) => type === "attempt_evaluated").length;
  const twice = log.length - new Set(log.map(({ id }) => id)).size;
  return [
    ...(answers < saved ? [`LOST: ${saved} answers were shown as saved, ${where} has ${answers}`] : []),
    ...(twice > 0 ? [`DUPLICATE: ${where} has ${twice} events twice`] : []),
  ];
}

/** One device: its own order is that of its chain. */
function byOrder(a: SyncEvent, b: SyncEvent): number {
  return a.seq - b.seq;
}
