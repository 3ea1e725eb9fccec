import { expect, type Locator, type Page } from "@playwright/test";
import type { MathProblemItem } from "#engine";
import { findItem, rightAnswers } from "./answers.ts";

/** As long as somebody who is quick takes to read a question. */
const READ_MS = 400;

/** A pupil at the app, finding things by role and accessible name. */
export class Pupil {
  readonly page: Page;
  readonly problem: Locator;
  readonly feedback: Locator;
  readonly check: Locator;
  readonly next: Locator;
  readonly saved: Locator;
  /** The one box of a problem with a single answer, and the keys on the screen. */
  readonly box: Locator;
  readonly keypad: Locator;

  /** Where the app is, when it is not the server of the test run. */
  readonly origin: string;
  /** Whether buttons are touched or clicked. */
  readonly touch: boolean;

  constructor(page: Page, origin = "", touch = false) {
    this.page = page;
    this.origin = origin;
    this.touch = touch;
    this.problem = page.getByRole("region", { name: "Problem" });
    this.feedback = page.getByRole("status", { name: "Feedback" });
    this.check = page.getByRole("button", { name: "Check", exact: true });
    this.next = page.getByRole("button", { name: "Next", exact: true });
    this.saved = page.getByRole("status", { name: "Saved" });
    this.box = page.getByRole("textbox", { name: "Answer", exact: true });
    this.keypad = page.getByRole("group", { name: "Keypad" });
  }

  async enrol(name: string, grade = "Grade 3"): Promise<void> {
    await this.page.goto(`${this.origin}/`);
    await expect(this.page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
    await this.page.getByRole("textbox", { name: "Name" }).fill(name);
    await this.page.getByRole("radiogroup", { name: "Grade" }).getByRole("radio", { name: grade }).check();
    await this.press(this.page.getByRole("button", { name: "Start" }));
    await expect(this.page.getByRole("banner")).toContainText(name);
  }

  async practise(skill?: string): Promise<void> {
    if (skill === undefined) await this.press(this.page.getByRole("button", { name: "Practise" }));
    else await this.visit(`/practice/${skill}`);
    await expect(
      skill === undefined ? this.problem : this.problem.and(this.page.locator(`[data-skill-id="${skill}"]`)),
    ).toBeVisible();
  }

  /** Goes to another address as the app's own links do: loading the page anew takes both cores a second each time. */
  async visit(address: string): Promise<void> {
    const { origin, pathname } = new URL(this.page.url());
    if (origin === "null" || pathname === address) await this.page.goto(`${this.origin}${address}`);
    else await this.page.evaluate((to) => history.pushState(null, "", to), address);
  }

  async press(button: Locator): Promise<void> {
    await (this.touch ? button.tap() : button.click());
  }

  /** Presses keys on the screen by their names. */
  async pressKeys(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.press(this.keypad.getByRole("button", { name, exact: true }));
  }

  itemId(): Promise<string | null> {
    return this.problem.getAttribute("data-item-id");
  }

  async item(): Promise<MathProblemItem> {
    const [id, skill, difficulty] = await Promise.all(
      ["data-item-id", "data-skill-id", "data-difficulty"].map((name) => this.problem.getAttribute(name)),
    );
    return findItem(id ?? "", skill ?? "", Number(difficulty));
  }

  /** Types or picks, and presses Check. */
  async answer(...given: readonly string[]): Promise<void> {
    await this.fill(...given);
    await this.press(this.check);
  }

  async fill(...given: readonly string[]): Promise<void> {
    const item = await this.item();
    if (item.answer_spec.ui.choices.length > 0) {
      const at = item.answer_spec.ui.choices.indexOf(given[0] ?? "");
      await this.page.getByRole("radiogroup", { name: "Answer" }).getByRole("radio").nth(at).check({ force: true });
      return;
    }
    const boxes = this.page.getByRole("textbox", { name: /^Answer/u });
    for (const [at, text] of given.entries()) await boxes.nth(at).fill(text);
  }

  async answerRight(): Promise<void> {
    await this.answer(...rightAnswers(await this.item()));
    await expect(this.feedback).toHaveAttribute("data-verdict", "correct");
  }

  /** A wrong answer, another one for each `nth`: first what the first misconception gives, or another choice. */
  async wrongAnswer(nth = 0): Promise<readonly string[]> {
    const item = await this.item();
    const { choices } = item.answer_spec.ui;
    const others = choices.filter((choice) => choice !== item.solution_logic.final_answer_canonical);
    if (others.length > 0) return [others[nth % others.length] ?? ""];
    const boxes = item.answer_spec.parts?.length ?? 1;
    const [rule] = item.misconceptions;
    if (nth === 0 && rule !== undefined) return boxes === 1 ? [rule.trigger.value] : rule.trigger.value.split("; ");
    // No item asks for a time so soon after an hour.
    return Array.from({ length: boxes }, () => (item.answer_spec.kind === "time" ? `1:0${nth}` : `${90_000 + nth}`));
  }

  /** Three different wrong answers, which bring the worked solution. */
  async failThrice(): Promise<void> {
    for (const [nth, sign] of ["Hint 1", "Hint 2", "One way to do it"].entries()) {
      const begun = await this.page.evaluate(() => performance.now());
      await this.fill(...(await this.wrongAnswer(nth)));
      // Answers that come faster than a question can be read are told to the teacher.
      await this.page.waitForFunction(([from, ms]) => performance.now() - from >= ms, [begun, READ_MS] as const);
      await this.press(this.check);
      await expect(this.page.getByText(sign).first()).toBeVisible();
    }
  }

  /** Goes through the worked solution and on to the next problem or the summary. */
  async goOn(): Promise<void> {
    const before = await this.itemId();
    const all = this.page.getByRole("button", { name: "Show all steps" });
    if (await all.isVisible()) await this.press(all);
    await this.press(this.next);
    await expect(this.page.locator(`[data-item-id="${before ?? ""}"]`)).toHaveCount(0);
    await expect(this.problem.or(this.page.getByText("Practise again"))).toBeVisible();
  }

  async expectSaved(): Promise<void> {
    await expect(this.saved).toHaveAttribute("data-save", "saved");
  }
}

/** Everything the page complains about: nothing may be on this list at the end of a test. */
export function listenForTrouble(page: Page): readonly string[] {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_INTERNET_DISCONNECTED|Failed to load resource/u.test(message.text())) {
      trouble.push(message.text());
    }
  });
  page.on("pageerror", (error) => trouble.push(String(error)));
  return trouble;
}

/** Waits until the service worker has everything: from now on the network may go. */
export async function waitUntilOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
