import { expect, test, type Locator } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, Pupil } from "./support/pupil.ts";
import { rightAnswers } from "./support/answers.ts";
import { storedDrafts } from "./support/stored-rows.ts";
import { SMOKE } from "./support/where.ts";

test(
  "[EEE32] a message to the tutor is answered between problem and answer; both stay in reach",
  { tag: SMOKE },
  async ({ page, hasTouch }) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Sol", "Grade 4");
    await pupil.practise("g4.fracadd");
    const message = page.getByRole("textbox", { name: "Message" });
    const send = page.getByRole("button", { name: "Send" });
    await expectInView(page.viewportSize()?.height ?? 0, pupil.problem, message, pupil.box, pupil.check, pupil.keypad);

    // The keypad makes room for the system's keyboard, where there is one, and comes back with the answer.
    await pupil.press(message);
    await expect(pupil.keypad).toBeVisible({ visible: !hasTouch });
    await message.fill("what is a denominator");
    await pupil.press(send);
    await expect(pupil.feedback).toContainText("You: what is a denominator");
    await expect(pupil.feedback).toContainText(/bottom/iu);
    await expect(message).toHaveValue("");
    await expect(message).toBeFocused();
    await expectInView(page.viewportSize()?.height ?? 0, pupil.problem, message, pupil.box, pupil.check);
    await pupil.press(pupil.box);
    await expect(pupil.keypad).toBeVisible();
    await expectInView(page.viewportSize()?.height ?? 0, pupil.problem, message, pupil.box, pupil.check, pupil.keypad);

    // A turned screen keeps the newest words in view.
    const size = page.viewportSize() ?? { width: 768, height: 1024 };
    for (const [at, text] of ["hmm", "i drew it", "thanks"].entries()) {
      await message.fill(text);
      await pupil.press(send);
      await expect(pupil.feedback).toContainText(`You: ${text}`);
      await expect(page.locator("[data-turn]")).toHaveCount(2 * (at + 2));
    }
    const newest = page.locator("[data-turn]").last();
    for (const turned of [
      { width: 360, height: 740 },
      { width: 1024, height: 600 },
      { width: 360, height: 740 },
      size,
    ]) {
      await page.setViewportSize(turned);
      await expect(newest).toBeInViewport({ ratio: 0.5 });
    }

    // What is typed and not sent is there again.
    await message.fill("is it one hal");
    await expect.poll(() => storedDrafts(page)).toContain("is it one hal");
    await page.reload();
    await expect(message).toHaveValue("is it one hal");
    await expect(pupil.feedback).toContainText("You: what is a denominator");
    await expect(newest).toBeInViewport({ ratio: 0.5 });

    // An answer in a message counts as one.
    const [answer = ""] = rightAnswers(await pupil.item());
    await pupil.press(message);
    await message.fill(`is it ${answer}?`);
    await page.keyboard.press("Enter");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
    await expect(pupil.next).toBeVisible();
    await expect(message).toBeFocused();
    expect(await faultsOf(page, "conversation")).toEqual([]);
    await pupil.goOn();
    expect(trouble).toEqual([]);
  },
);

async function expectInView(height: number, ...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  }
}
