import { appendFile, mkdir, rm } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { deploy } from "./support/deploy.ts";
import { withShift } from "./support/exam-clock.ts";
import { Newcomer, upTo } from "./support/newcomer.ts";
import { listenForTrouble, type Pupil } from "./support/pupil.ts";
import { LONG, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const DAY_MS = 86_400_000;
const FOLDER = "test-results/fortnight";

interface Journey {
  readonly name: string;
  readonly grade: string;
  /** [CSS px] */
  readonly size: readonly [width: number, height: number];
  readonly days: number;
  /** Finds their place first, as somebody who knows what is learned up to this grade. */
  readonly placedAt?: number;
}

const JOURNEYS: readonly Journey[] = [
  { name: "Amina", grade: "Grade 3", size: [768, 1024], days: 14 },
  { name: "Leo", grade: "Grade 6", size: [768, 1024], days: 14 },
  { name: "Mina", grade: "Grade 3", size: [768, 1024], days: 14, placedAt: 2 },
  { name: "Theo", grade: "Grade 6", size: [768, 1024], days: 14, placedAt: 6 },
  { name: "Amina", grade: "Grade 3", size: [360, 740], days: 3 },
  { name: "Leo", grade: "Grade 6", size: [1024, 600], days: 3 },
  { name: "Amina", grade: "Grade 3", size: [740, 360], days: 2 },
  { name: "Leo", grade: "Grade 6", size: [844, 390], days: 2 },
];
/** Where a page finds how far its clock is moved [ms]. */
const SHIFT = "test-shift";
/** Days on which nobody works: the weekends. */
const FREE = new Set([5, 6, 12]);

for (const { name, grade, size, days, placedAt } of JOURNEYS) {
  const [width, height] = size;
  test(`[EEE62] ${name}, ${grade}, ${days} days at ${width}×${height}`, { tag: LONG }, async ({ browser }) => {
    test.setTimeout(15 * 60_000);
    const folder = `${FOLDER}/${name}-${width}x${height}`;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const site = await deploy((engine) => withShift('JSON.parse(self.name.split(" ")[0])', engine));
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, baseURL: site.url });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await page.addInitScript((key) => {
      const now = Date.now.bind(Date);
      const shifted = () => now() + Number(localStorage.getItem(key) ?? 0);
      globalThis.Date = new Proxy(Date, {
        construct: (target, given: readonly unknown[]) =>
          given.length === 0 ? new target(shifted()) : (Reflect.construct(target, given) as Date),
        get: (target, name) => (name === "now" ? shifted : (Reflect.get(target, name) as unknown)),
      });
      // The engine hears of it by its name.
      globalThis.Worker = class extends Worker {
        constructor(address: string | URL, options: WorkerOptions = {}) {
          const ms = Number(localStorage.getItem(key) ?? 0);
          super(address, { ...options, name: `${JSON.stringify({ wall: ms, ahead: ms })} ${options.name ?? ""}` });
        }
      };
    }, SHIFT);
    const trouble = listenForTrouble(page);
    const pupil = new Newcomer(page, "", true);
    const look = lookAt(page, folder);
    await pupil.enrol(name, grade);
    await expect(page.getByRole("status", { name: "Ready without network" })).toHaveText("Works without the network", {
      timeout: 60_000,
    });
    await context.setOffline(true);
    if (placedAt !== undefined) {
      await pupil.begin();
      await look("0-placement");
      await pupil.finish(upTo(placedAt));
      await look("0-placement-end");
    }
    for (let day = 1; day <= days; day++) {
      if (FREE.has(day)) continue;
      await page.evaluate(([key, ms]) => localStorage.setItem(key, ms), [SHIFT, String((day - 1) * DAY_MS)] as const);
      await page.goto("/");
      await look(`${day}-home`);
      await pupil.practise();
      for (let n = 1; (await pupil.problem.count()) > 0; n++) {
        await workOn(pupil, `${day}-${n}`, day, n, look);
      }
      await look(`${day}-summary`);
      await page.goto("/sessions");
      await expect(page.getByRole("main").locator("tbody tr").first()).toBeVisible();
      for (const text of await page.getByRole("main").locator("tbody tr").allInnerTexts()) {
        expect(text, "time worked").not.toMatch(/\d\s*h\b/u);
      }
      for (const address of ["/map", "/report"]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        if (day === 1 || day === 2 || day === 9 || day === days) await look(`${day}${address.replace("/", "-")}`);
      }
    }
    expect(trouble).toEqual([]);
    await context.close();
    await site.end();
  });
}

/** Mostly right; each day one after a wrong answer, one after a hint, one that is shown. */
async function workOn(
  pupil: Pupil,
  name: string,
  day: number,
  n: number,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { page } = pupil;
  if (n === 1) await look(`${name}-problem`);
  if ((n + day) % 5 === 2) {
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    await expectOnTop(pupil.feedback.locator("[data-turn]").first());
    await look(`${name}-wrong`);
    if (n % 2 === 0) {
      // Of two or three answers to pick from there are fewer wrong ones.
      for (let nth = 1; await pupil.check.isVisible(); nth++) {
        await pupil.answer(...(await pupil.wrongAnswer(nth)));
        await expect(page.getByText(nth === 1 ? /Hint 2|One way to do it/u : "One way to do it").first()).toBeVisible();
      }
      await expect(page.getByText("One way to do it").first()).toBeVisible();
      await look(`${name}-shown`);
      await pupil.goOn();
      return;
    }
  }
  await pupil.answerRight();
  await pupil.goOn();
}

/** A picture of the screen, and its words for who reads them aloud. */
function lookAt(page: Page, folder: string): (name: string) => Promise<void> {
  return async (name) => {
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await appendFile(`${folder}/words.txt`, `\n== ${name}\n${await page.locator("body").innerText()}\n`);
  };
}

async function expectOnTop(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 0.9 });
  const met = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  expect(met, "nothing lies over what is said").toBe(true);
}
