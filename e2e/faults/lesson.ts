import { expect as expectSoon, type Locator, type Page } from "@playwright/test";
import { errors } from "playwright";
import type { Rng } from "#engine";
import { rightAnswers } from "../support/answers.ts";
import { Pupil } from "../support/pupil.ts";

/** Patient: a machine that is busy with other things is not a fault [ms]. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** A pupil who goes on practising, whatever is on the screen. */
export class Lesson {
  readonly pupil: Pupil;
  readonly #page: Page;
  readonly #rng: Rng;

  constructor(page: Page, origin: string, rng: Rng) {
    this.pupil = new Pupil(page, origin);
    this.#page = page;
    this.#rng = rng;
  }

  /** Opens the app at a problem that takes answers; enrols on the first visit. */
  async open(): Promise<void> {
    await this.#page.goto(`${this.pupil.origin}/`);
    const first = this.#page.getByRole("heading", { name: "Who is learning?" });
    const home = this.#page.getByRole("button", { name: "Practise" });
    await expect(first.or(home).first()).toBeVisible();
    // The form goes where the engine finds somebody after all: the kill took the note that says so.
    if (await first.isVisible()) await this.#enrol().catch(() => undefined);
    await this.toOpenProblem();
  }

  async #enrol(): Promise<void> {
    await this.#page.getByRole("textbox", { name: "Name" }).fill("Fault");
    await this.#page.getByRole("radio", { name: "Grade 3" }).check();
    await this.#page.getByRole("button", { name: "Start" }).click();
  }

  /** Goes on until a problem takes an answer: past worked solutions, finished problems and summaries. */
  async toOpenProblem(): Promise<void> {
    const { check, next } = this.pupil;
    const steps = this.#page.getByRole("button", { name: "Show all steps" });
    const home = this.#page.getByRole("button", { name: /^Practise/u }).first();
    for (let tries = 0; tries < 60; tries++) {
      await expect(check.or(next).or(steps).or(home).first()).toBeVisible();
      if (await check.isVisible()) return;
      for (const button of [steps, next, home]) if (await button.isVisible()) await pressIfThere(button);
    }
    throw new Error(`no problem takes an answer at ${this.#page.url()}`);
  }

  /**
   * Types an answer, right more often than wrong, and leaves Check to be pressed. The same wrong answer is not
   * taken twice, also not after a kill: each is another number, and of choices the right one is picked.
   */
  async type(): Promise<void> {
    const item = await this.pupil.item();
    const right = this.#rng.int(1, 10) <= 6 || item.answer_spec.ui.choices.length > 0;
    await this.pupil.fill(...(right ? rightAnswers(item) : await this.pupil.wrongAnswer(this.#rng.int(1, 9_999))));
  }

  /** One answer, all the way to "Saved". */
  async answer(): Promise<void> {
    await this.toOpenProblem();
    await this.type();
    const saved = Number(await this.pupil.saved.getAttribute("data-unsent"));
    await this.pupil.check.click();
    await expect(this.pupil.saved).toHaveAttribute("data-unsent", `${saved + 1}`);
  }

  /** The learner's log, by the button a person would press. */
  async exportLog(): Promise<string> {
    await this.#page.goto(`${this.pupil.origin}/settings`);
    await this.#page.getByRole("button", { name: "Export my data" }).first().click();
    await expect.poll(() => this.#page.evaluate(() => window.mathflowFaults.exported())).not.toBe("");
    return this.#page.evaluate(() => window.mathflowFaults.exported());
  }
}

/** The screen may move on by itself between the look and the press. */
async function pressIfThere(button: Locator): Promise<void> {
  await button.click({ timeout: 3_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
