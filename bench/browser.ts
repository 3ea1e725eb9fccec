import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type BrowserContext, type Locator, type Page } from "playwright";
import { startServer } from "#server";
import { browserPath, LAUNCH_ARGS } from "../e2e/support/browser.ts";
import { findItem } from "../e2e/support/answers.ts";
import type { MathProblemItem } from "#engine";

/** The built app on a port of its own, from a copy: a build meanwhile changes nothing. */
export interface Stage {
  readonly url: string;
  /** A browser whose profile stays on disk until the stage is ended; one at a time for a name. */
  readonly openBrowser: (profile: string) => Promise<BrowserContext>;
  readonly end: () => Promise<void>;
}

/** @param change - makes another app of the copy */
export async function setUpStage(change?: (appDir: string) => Promise<void>): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), "mathflow-bench-"));
  await cp("dist/app", path.join(folder, "app"), { recursive: true });
  await change?.(path.join(folder, "app"));
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    dataDir: path.join(folder, "data"),
    appDir: path.join(folder, "app"),
    serviceWorkerOff: false,
  });
  return {
    url: server.url,
    openBrowser: (profile) =>
      chromium.launchPersistentContext(path.join(folder, profile), {
        executablePath: browserPath(),
        args: [...LAUNCH_ARGS],
        viewport: { width: 768, height: 1024 },
      }),
    end: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const problemOf = (page: Page) => page.getByRole("region", { name: "Problem" });

export async function enrol(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("textbox", { name: "Name" }).fill("Amina");
  await page.getByRole("radio", { name: "Grade 4" }).check();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Practise" }).waitFor();
}

/** The item on the screen, found in the bank by what the page says of it. */
export async function itemOn(page: Page): Promise<MathProblemItem> {
  const [id, skill, difficulty] = await problemOf(page).evaluate((region) => [
    region.getAttribute("data-item-id") ?? "",
    region.getAttribute("data-skill-id") ?? "",
    region.getAttribute("data-difficulty") ?? "",
  ]);
  return findItem(id ?? "", skill ?? "", Number(difficulty));
}

/** Puts an answer into the boxes, or picks it, and leaves Check to the caller. */
export async function fillIn(page: Page, item: MathProblemItem, given: readonly string[]): Promise<void> {
  const { choices } = item.answer_spec.ui;
  if (choices.length > 0) {
    const at = choices.indexOf(given[0] ?? "");
    await page.getByRole("radiogroup", { name: "Answer" }).getByRole("radio").nth(at).check({ force: true });
    return;
  }
  const boxes = page.getByRole("textbox", { name: /^Answer/u });
  for (const [at, text] of given.entries()) await boxes.nth(at).fill(text);
}

/** Every address opens from the saved copy from now on. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Where to press, so that the press itself asks the page nothing: what a driver asks takes the page's time. */
export async function middleOf(button: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error("a button that is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Longest wait for what the page measures [ms]. */
const REPORT_MS = 10_000;

/**
 * The page tells what it measured by calling `name`: a driver that asked for it would run on the very thread
 * that is measured. Each call of the result waits for the next one.
 */
export async function reports<Value>(page: Page, name: string): Promise<() => Promise<Value>> {
  let take: (value: Value) => void = () => {};
  await page.exposeFunction(name, (value: Value) => take(value));
  return () =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${name} within ${REPORT_MS} ms`)), REPORT_MS);
      take = (value) => {
        clearTimeout(late);
        resolve(value);
      };
    });
}
