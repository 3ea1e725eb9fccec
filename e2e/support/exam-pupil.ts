import { expect as expectSoon, type Locator, type Page } from "@playwright/test";
import type { EvaluationView, MathProblemItem } from "#engine";
import "./exam-hooks.ts";
import { ofType, rightAnswer, servedItem, storedEvents } from "./exam-marks.ts";
import { storedDrafts } from "./stored-rows.ts";

const expect = expectSoon.configure({ timeout: 20_000 });

/** Somebody who sits an exam, finding things by role and accessible name. The page is watched by `watchMessages`. */
export class ExamPupil {
  readonly page: Page;
  readonly problem: Locator;
  readonly news: Locator;
  readonly submit: Locator;
  readonly timer: Locator;
  readonly boxes: Locator;
  readonly #origin: string;

  constructor(page: Page, origin = "") {
    this.page = page;
    this.#origin = origin;
    this.problem = page.getByRole("region", { name: "Problem" });
    this.news = page.getByRole("status", { name: "Exam news" });
    this.submit = page.getByRole("button", { name: "Submit answer" });
    this.timer = page.getByRole("timer", { name: "Time left" });
    this.boxes = page.getByRole("textbox", { name: /^Answer/u });
  }

  /** Opens an exam and begins it, unless it is open already. */
  async sit(exam: string): Promise<void> {
    await this.page.goto(`${this.#origin}/exam/${exam}`);
    const start = this.page.getByRole("button", { name: "Start the exam" });
    const again = this.page.getByRole("button", { name: "Take it again" });
    await expect(start.or(again).or(this.problem).first()).toBeVisible();
    for (const button of [start, again]) if (await button.isVisible()) await button.click();
    await expect(this.problem).toBeVisible();
  }

  async itemId(): Promise<string> {
    return (await this.problem.getAttribute("data-item-id")) ?? "";
  }

  /** The exam as the engine last told it. */
  async exam(): Promise<EvaluationView> {
    const told = await this.page.waitForFunction(() => window.pageWatch.view?.activities?.evaluation ?? null);
    const exam = await told.jsonValue();
    if (exam === null) throw new Error("the engine tells of no exam");
    return exam;
  }

  async item(): Promise<MathProblemItem> {
    const id = await this.itemId();
    const served = ofType(await storedEvents(this.page), "exam_item_served").find(({ body }) => body.item === id);
    if (served === undefined) throw new Error(`the log has no question ${id}`);
    return servedItem(served);
  }

  /** A wrong answer that can be read, another one for each `nth`. */
  async wrongAnswer(nth = 0): Promise<readonly string[]> {
    const item = await this.item();
    const right = rightAnswer(item);
    const others = item.answer_spec.ui.choices.filter((choice) => choice !== right[0]);
    return others.length > 0 ? [others[nth % others.length] ?? ""] : right.map(() => `${90_000 + nth}`);
  }

  /** Types or picks, and does not submit. */
  async fill(given: readonly string[]): Promise<void> {
    const { choices } = (await this.item()).answer_spec.ui;
    if (choices.length > 0) {
      const radios = this.page.getByRole("radiogroup", { name: "Answer" }).getByRole("radio");
      await radios.nth(choices.indexOf(given[0] ?? "")).check({ force: true });
      return;
    }
    for (const [at, text] of given.entries()) await this.boxes.nth(at).fill(text);
  }

  /** What stands in the boxes, or which choice is picked. */
  async typed(): Promise<readonly string[]> {
    const radios = this.page.getByRole("radiogroup", { name: "Answer" }).getByRole("radio", { checked: true });
    const fields = (await radios.count()) > 0 ? radios : this.boxes;
    return Promise.all((await fields.all()).map((field) => field.inputValue()));
  }

  /** Answers, right or as told, and waits until it is kept. */
  async answer(given?: readonly string[]): Promise<void> {
    const before = await this.itemId();
    await this.fill(given ?? rightAnswer(await this.item()));
    await this.submit.click();
    await this.expectOther(before);
  }

  /** To the next question, without an answer. */
  async pass(): Promise<void> {
    const before = await this.itemId();
    await this.page.getByRole("button", { name: "Next", exact: true }).click();
    await this.expectOther(before);
  }

  async expectOther(item: string): Promise<void> {
    await expect(this.page.locator(`[data-item-id="${item}"]`)).toHaveCount(0);
    await expect(this.problem).toBeVisible();
  }

  /** Passes over questions until one is typed into, so that what is typed can be told from what is picked. */
  async toTyped(): Promise<void> {
    while ((await this.boxes.count()) === 0) await this.pass();
  }

  /** Ends the exam, whether or not questions are left. */
  async finish(): Promise<void> {
    await this.page.getByRole("button", { name: "Finish exam" }).click();
    const sure = this.page.getByRole("button", { name: "Finish now" });
    await expect(sure.or(this.result).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    await expect(this.result).toBeVisible();
  }

  get result(): Locator {
    return this.page.getByRole("heading", { level: 1, name: /^Your exam:/u });
  }

  /** What is typed is on the disk. */
  async expectKept(given: readonly string[]): Promise<void> {
    await expect.poll(() => storedDrafts(this.page)).toContain(JSON.stringify(given));
  }
}
