import { expect, test, type Page } from "@playwright/test";
import { rightAnswers } from "./support/answers.ts";
import { Pupil } from "./support/pupil.ts";
import { KEYBOARD, SMOKE } from "./support/where.ts";

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, role: "button" | "link" | "radio" | "textbox", name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${role} ${String(name)}`);
}

test(
  "[EEE2] enrol, practise, answer, hint, go on and look around by keyboard alone",
  { tag: [KEYBOARD, SMOKE] },
  async ({ page }) => {
    const pupil = new Pupil(page);
    await page.goto("/");
    await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.type("Kofi");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Choose your grade first.")).toBeVisible();
    // Tab leads into the grades, the arrows from one to the next.
    await tabTo(page, "radio", "Grade 2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: "Grade 3" })).toBeChecked();
    await tabTo(page, "button", "Start");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner")).toContainText("Kofi");
    await tabTo(page, "button", "Practise");
    await page.keyboard.press("Enter");
    await expect(pupil.problem).toBeVisible();

    for (let problem = 0; problem < 3; problem++) {
      const item = await pupil.item();
      const { choices } = item.answer_spec.ui;
      if (choices.length > 0) {
        await expect(page.getByRole("radiogroup", { name: "Answer" })).toBeFocused();
        await page.keyboard.press(String(choices.indexOf(item.solution_logic.final_answer_canonical) + 1));
      } else {
        await expect(page.getByRole("textbox", { name: /^Answer/u }).first()).toBeFocused();
        for (const [at, text] of rightAnswers(item).entries()) {
          if (at > 0) await page.keyboard.press("Tab");
          await page.keyboard.type(text);
        }
      }
      await page.keyboard.press("Enter");
      await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
      await expect(pupil.next).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(pupil.problem).not.toHaveAttribute("data-item-id", item.meta.id);
    }

    await tabTo(page, "button", "Hint");
    await page.keyboard.press("Enter");
    await expect(pupil.feedback).toContainText("Hint 1");
    // Three wrong answers, the worked solution step by step, and on to a sibling.
    await page.goto("/practice/g2.add2c");
    await expect(pupil.problem).toHaveAttribute("data-skill-id", "g2.add2c");
    const box = page.getByRole("textbox", { name: "Answer" });
    // What a rule gives is a slip with hints of its own.
    const known = new Set<string>((await pupil.item()).misconceptions.map(({ trigger }) => trigger.value));
    const [first = "", second = "", third = ""] = ["1", "2", "3", "5", "7", "0"].filter((text) => !known.has(text));
    for (const [wrong, sign] of [
      [first, "Hint 1"],
      [second, "Hint 2"],
      [third, "One way to do it"],
    ] as const) {
      await expect(box).toBeFocused();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(wrong);
      await page.keyboard.press("Enter");
      await expect(page.getByText(sign).first()).toBeVisible();
    }
    const shown = await pupil.itemId();
    const step = page.getByRole("button", { name: "Next step" });
    while (await step.isVisible()) {
      await expect(step).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(pupil.next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(`[data-item-id="${shown ?? ""}"]`)).toHaveCount(0);
    await expect(box).toBeFocused();
    await tabTo(page, "link", "Home");
    await page.keyboard.press("Enter");
    await tabTo(page, "link", "My path");
    await page.keyboard.press("Enter");
    await tabTo(page, "link", "Skill map");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/map$/u);
  },
);

test(
  "[EEE2] what is announced comes in order: verdict, what was done, then the hint; the box keeps the focus",
  { tag: KEYBOARD },
  async ({ page }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Lin");
    await pupil.practise("g2.add2c");
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const region = document.querySelector('[role="status"][aria-label="Feedback"]');
      if (region === null) throw new Error("no feedback region before the first answer");
      new MutationObserver((records) => {
        for (const record of records) for (const node of record.addedNodes) said.push(node.textContent ?? "");
      }).observe(region, { childList: true });
    });
    const [rule] = (await pupil.item()).misconceptions;
    await pupil.answer(rule?.trigger.value ?? "");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^Not yet/u);
    expect(said[0]).toContain(rule?.explanation);
    expect(said[1]).toMatch(/^Hint 1/u);
    await expect(page.getByRole("textbox", { name: "Answer" })).toBeFocused();
  },
);

test(
  "[EEE2] a dialog takes the focus, Escape closes it every time, and the focus goes back to where it came from",
  { tag: KEYBOARD },
  async ({ page }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Ines");
    const dialog = page.getByRole("dialog");
    await page.goto("/settings");
    await tabTo(page, "button", "Delete this learner");
    for (let round = 0; round < 2; round++) {
      await page.keyboard.press("Enter");
      await expect(dialog).toHaveAccessibleDescription(/will be removed from this device/u);
      await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Are you sure?" })).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
      await page.keyboard.press("Escape");
      // A closed one has no role any more, and may stand in the page a moment longer.
      await expect(page.locator("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Delete this learner" })).toBeFocused();
    }
    await page.goto("/map?view=list");
    const skill = page.locator('[data-skill-id="g2.add2c"]').getByRole("button");
    await skill.press("Enter");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    const [name = ""] = await dialog.getByRole("heading", { level: 2 }).allTextContents();
    await dialog.getByRole("listitem").first().getByRole("button").press("Enter");
    await expect(dialog.getByRole("heading", { level: 2 })).not.toHaveText(name);
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(skill).toBeFocused();
  },
);
