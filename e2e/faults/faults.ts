import type { CDPSession, Page } from "playwright";
import type { Rng } from "#engine";
import { checkLog, judgeFaults, type LogCheck } from "./check-log.ts";
import { startBrowser, tearDatabaseLog, type KillableBrowser } from "./chromium.ts";
import { expect, Lesson } from "./lesson.ts";
import { watchPages, type Sent, type Witness } from "./page-hooks.ts";

interface Visit {
  readonly browser: KillableBrowser;
  readonly page: Page;
  readonly lesson: Lesson;
  readonly witness: Witness;
}

/** A profile that is hurt again and again, with what must be in its log. */
export interface Patient {
  readonly rng: Rng;
  /** The open browser, at a problem; started when there is none. */
  readonly visit: () => Promise<Visit>;
  /** A browser that has not opened the app yet. */
  readonly launch: () => Promise<Visit>;
  /** Ends the browser in good order. */
  readonly close: () => Promise<void>;
  /** Kills the browser. */
  readonly kill: () => Promise<void>;
  /** Spoils the end of the database's own log. */
  readonly tearLog: () => Promise<void>;
  /** Opens the app anew, takes the log out of it and compares. */
  readonly examine: () => Promise<readonly string[]>;
  /** What stands on the screen, for a pupil who is stuck. */
  readonly screen: () => Promise<string>;
  /** The device id of the log at the last examination. */
  readonly device: () => string | null;
  readonly tally: () => { readonly answers: number; readonly unshown: number; readonly crashes: number };
}

export function createPatient(profile: string, url: string, rng: Rng): Patient {
  let current: Visit | null = null;
  /** Answers of the log at the last examination, and those sent by browsers that have ended since. */
  let known: readonly Sent[] = [];
  /** So many of them were shown as saved. */
  let shown = 0;
  let unshown = 0;
  let crashes = 0;
  let device: string | null = null;

  async function start(): Promise<Visit> {
    const browser = await startBrowser(profile);
    const witness = await watchPages(browser.context);
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    return { browser, page, witness, lesson: new Lesson(page, url, rng) };
  }

  async function launch(): Promise<Visit> {
    current ??= await start();
    return current;
  }

  async function visit(): Promise<Visit> {
    const visit = await launch();
    await visit.lesson.open();
    return visit;
  }

  /** Forgets the browser, but not what its page had sent and shown. */
  function leave(): void {
    shown = Math.max(shown, current?.witness.shown ?? 0);
    known = [...known, ...(current?.witness.sent ?? [])];
    current = null;
  }

  async function kill(): Promise<void> {
    // The last words of the page are heard before it is forgotten.
    await current?.browser.kill();
    leave();
  }

  async function close(): Promise<void> {
    await current?.browser.close();
    leave();
  }

  async function screen(): Promise<string> {
    if (current === null) return "no browser";
    return current.page.locator("body").ariaSnapshot({ timeout: 5_000 });
  }

  async function openAnew(): Promise<Lesson> {
    const { browser, witness } = await launch();
    const page = await browser.context.newPage();
    current = { browser, witness, page, lesson: new Lesson(page, url, rng) };
    return current.lesson;
  }

  async function examine(): Promise<readonly string[]> {
    const { lesson, witness } = await launch();
    const promised = Math.max(shown, witness.shown);
    const text = await lesson.exportLog().catch(async (error: unknown) => {
      if (!(error instanceof Error) || !error.message.includes("crashed")) throw error;
      // The browser's own page process broke down: one more thing that may lose nothing.
      crashes += 1;
      return (await openAnew()).exportLog();
    });
    const check: LogCheck = checkLog(text, promised, [...known, ...witness.sent]);
    const { answers } = check;
    const faults = [...check.faults, ...judgeFaults(text, answers)];
    device = check.device;
    unshown += Math.max(0, answers.length - promised);
    known = answers;
    shown = answers.length;
    witness.sent.length = 0;
    return faults;
  }

  return {
    rng,
    screen,
    launch,
    tearLog: () => tearDatabaseLog(profile),
    visit,
    close,
    kill,
    examine,
    device: () => device,
    tally: () => ({ answers: known.length, unshown, crashes }),
  };
}

/** Some answers, then the kill: while an answer is being written, or at any moment. */
export async function killOnce(patient: Patient): Promise<readonly string[]> {
  const { rng } = patient;
  const { lesson, witness } = await patient.visit();
  for (let answers = rng.int(0, 2); answers > 0; answers--) await lesson.answer();
  await lesson.toOpenProblem();
  await lesson.type();
  const sent = witness.nextSent();
  const pressed = lesson.pupil.check.click().catch(() => {});
  // Most kills fall into the few milliseconds between the answer's way to the worker and "Saved".
  if (rng.int(1, 4) > 1) {
    await sent;
    await pause(rng.int(0, 12));
  } else {
    await pause(rng.int(0, 600));
  }
  await patient.kill();
  await pressed;
  return patient.examine();
}

/** Ends the engine worker a few milliseconds after an answer was handed to it; the page is loaded anew. */
export async function terminateOnce(patient: Patient): Promise<readonly string[]> {
  const { rng } = patient;
  const { lesson, page } = await patient.visit();
  for (let answers = rng.int(0, 1); answers > 0; answers--) await lesson.answer();
  await lesson.toOpenProblem();
  await lesson.type();
  await page.evaluate((delay) => window.mathflowFaults.terminateAfter(delay), rng.int(-1, 14));
  await lesson.pupil.check.click();
  await expect.poll(() => page.evaluate(() => window.mathflowFaults.terminated)).toBe(1);
  return patient.examine();
}

/** A kill at the worst moment, between the two writes of one record of the database's own log. */
export async function tearOnce(patient: Patient): Promise<readonly string[]> {
  const { lesson } = await patient.visit();
  for (let answers = 0; answers < 2; answers++) await lesson.answer();
  await patient.kill();
  await patient.tearLog();
  // Opened, written to after the torn record, killed again: only the next start meets the corruption.
  const second = await patient.visit();
  for (let answers = 0; answers < 2; answers++) await second.lesson.answer();
  await patient.kill();
  return patient.examine();
}

/** A full disk: the answer is not called saved, stays on the screen, and is saved once there is room. */
export async function fillDiskOnce(patient: Patient): Promise<readonly string[]> {
  const first = await patient.visit();
  await first.lesson.answer();
  await first.lesson.toOpenProblem();
  await patient.close();
  const { lesson, page, witness } = await patient.launch();
  // Chromium remembers for a while how much room there was: the disk has to be full before the app opens.
  const session = await page.context().newCDPSession(page);
  const origin = `${lesson.pupil.origin}/`;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await lesson.open();
  await lesson.type();
  const { saved, check } = lesson.pupil;
  const count = await saved.getAttribute("data-unsent");
  await check.click();
  await expect(saved).toHaveAttribute("data-save", "not-saved");
  await expect(saved).toHaveAttribute("data-unsent", count ?? "");
  // The refused answer is not in the log, and need not be: nobody called it saved.
  witness.sent.pop();
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await check.click();
  await expect(saved).toHaveAttribute("data-save", "saved");
  await expect(saved).toHaveAttribute("data-unsent", `${Number(count) + 1}`);
  return patient.examine();
}

/** Somebody empties the storage under the open app: everything the page remembers is written again. */
export async function clearOnce(patient: Patient): Promise<readonly string[]> {
  const { lesson, page } = await patient.visit();
  for (let answers = 0; answers < 3; answers++) await lesson.answer();
  const early = await patient.examine();
  if (early.length > 0) return early;
  await lesson.open();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin: new URL(page.url()).origin,
    storageTypes: "indexeddb",
  });
  await lesson.answer();
  const deviceBefore = patient.device();
  const faults = await patient.examine();
  const isNew = patient.device() !== deviceBefore;
  return isNew ? faults : [...faults, "the storage was emptied, but the device id is the old one"];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
