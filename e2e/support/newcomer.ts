import { expect } from "@playwright/test";
import { SkillId, type MathProblemItem } from "#engine";
import { findItem, rightAnswers } from "./answers.ts";
import { Pupil } from "./pupil.ts";

/** Questions that find a place are of the middle level, and do not say so. */
const LEVEL = 3;

/** Somebody who finds their place, knowing what is learned up to a grade. */
export class Newcomer extends Pupil {
  readonly notLearned = this.page.getByRole("button", { name: "I haven't learned this" });
  readonly find = this.page.getByRole("button", { name: "Find my place" });
  readonly progress = this.page.getByRole("progressbar", { name: "Finding your place" });
  readonly news = this.page.getByRole("status", { name: "Exam news" });

  async begin(): Promise<void> {
    await this.press(this.find);
    await expect(this.problem).toBeVisible();
  }

  override async item(): Promise<MathProblemItem> {
    const [id, skill, difficulty] = await Promise.all(
      ["data-item-id", "data-skill-id", "data-difficulty"].map((name) => this.problem.getAttribute(name)),
    );
    return findItem(id ?? "", skill ?? "", Number(difficulty ?? LEVEL));
  }

  /** Answers one question; the next one, or the end, is there afterwards. */
  async give(knows: (skill: SkillId) => boolean): Promise<void> {
    const before = await this.itemId();
    const skill = SkillId.parse(await this.problem.getAttribute("data-skill-id"));
    if (knows(skill)) {
      await this.fill(...rightAnswers(await this.item()));
      await this.press(this.next);
    } else {
      await this.press(this.notLearned);
    }
    await expect(this.page.locator(`[data-item-id="${before}"]`)).toHaveCount(0);
  }

  /** To the end; how many questions there were. */
  async finish(knows: (skill: SkillId) => boolean): Promise<number> {
    const end = this.page.getByRole("heading", { name: /^This is your map/u });
    for (let count = 0; count < 30; count++) {
      await expect(this.problem.or(end).first()).toBeVisible();
      if (await end.isVisible()) return count;
      await this.give(knows);
    }
    throw new Error("it does not end");
  }
}

/** Knows what is learned up to a grade. */
export const upTo = (grade: number) => (skill: SkillId) => Number(/^g(\d)/u.exec(skill)?.[1] ?? 9) <= grade;
