import { expect, test, type Locator } from "@playwright/test";
import { checkItem } from "#engine";
import { listenForTrouble, Pupil } from "./support/pupil.ts";
import { rightAnswers } from "./support/answers.ts";
import { ONCE, SMOKE } from "./support/where.ts";

test(
  "[EEE19] a pupil shows steps, finds the first wrong line, mends it and hands the answer in [SCR15]",
  { tag: [ONCE, SMOKE] },
  async ({ page, hasTouch }, info) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Mina", "Grade 6");
    await pupil.practise("g6.eqadd");
    const item = await pupil.item();
    const answer = rightAnswers(item)[0] ?? "";
    const [name = "x", value = "0"] = answer.split("=").map((side) => side.trim());
    const equation = `${name} + 0 = ${Number(value)}`;
    const wrong = `${Number(value) + 1} + 1 = ${Number(value) + 1}`;

    const show = page.getByRole("button", { name: "Show my steps" });
    const check = page.getByRole("button", { name: "Check my steps" });
    const hand = page.getByRole("button", { name: "Check", exact: true });
    const line = (n: number): Locator => page.getByRole("textbox", { name: `Line ${n}`, exact: true });

    await pupil.press(show);
    await expect(line(1)).toBeFocused();
    await page.keyboard.type(equation);
    await page.keyboard.press("Enter");
    await expect(line(2)).toBeFocused();
    await page.keyboard.type(wrong);
    await pupil.press(check);
    await expect(pupil.feedback).toContainText("Line 2 is the first to look at again.");
    await expect(line(2)).toBeFocused();
    await expect(line(2)).toHaveAttribute("aria-invalid", "true");
    await expect(line(1)).toHaveAccessibleDescription(/\S/u);
    // No attempt was used, and the feedback holds no answer.
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "none");
    const said = (await pupil.feedback.textContent())?.replace("Line 2", "") ?? "";
    expect(said.match(/\d+/gu) ?? []).not.toContain(value);
    await page.screenshot({ path: info.outputPath("wrong.png") });

    // What is typed is there after a reload, with what was said of it.
    await page.reload();
    await expect(line(1)).toHaveValue(equation);
    await expect(line(2)).toHaveValue(wrong);
    await expect(pupil.feedback).toContainText("Line 2 is the first");

    // By keyboard alone: mend the line, and write the answer below it.
    await line(2).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(`${Number(value) + 1} + 1 = ${Number(value) + 2}`);
    await page.keyboard.press("Enter");
    await page.keyboard.type(`so ${name} = ${value}`);
    await page.keyboard.press("Tab");
    await expect(check).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(pupil.feedback).toContainText("in the answer box");
    await expect(pupil.box).toBeFocused();
    const given = await pupil.box.inputValue();
    expect(checkItem(item, [given], "en").verdict).toBe("correct");
    await page.screenshot({ path: info.outputPath("filled.png") });
    await page.keyboard.press("Enter");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
    await expect(hand).toBeHidden();
    await pupil.expectSaved();
    expect(trouble).toEqual([]);
  },
);

test("[EEE19] lines are typed with the keys on the screen, and everything stays within it", async ({
  page,
  hasTouch,
}, info) => {
  const pupil = new Pupil(page, "", hasTouch);
  await pupil.enrol("Oto", "Grade 4");
  await pupil.practise("g4.fracsub");
  await pupil.press(page.getByRole("button", { name: "Show my steps" }));
  await pupil.pressKeys("8", "Divided by", "2", "Equals", "5");
  const first = page.getByRole("textbox", { name: "Line 1", exact: true });
  await expect(first).toHaveValue("8÷2=5");
  await page.keyboard.press("Enter");
  await pupil.pressKeys("1", "Plus", "1", "Equals", "2");
  await pupil.press(page.getByRole("button", { name: "Check my steps" }));
  await expect(pupil.feedback).toContainText("Line 1 is the first to look at again.");
  await page.screenshot({ path: info.outputPath("keys.png") });
  await expectAllReachable(pupil, "Hint");
  // With no hint left another button, with longer words, is there in place of it.
  for (const hint of ["Hint 1", "Hint 2", "Hint 3"]) {
    await pupil.press(page.getByRole("button", { name: "Hint" }));
    await expect(pupil.feedback).toContainText(hint);
  }
  await expectAllReachable(pupil, "Show me how");
});

/** Everything there is to press is within the screen, and nothing lies over it: a press in its middle meets it. */
async function expectAllReachable({ page, box, keypad }: Pupil, help: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const names = ["Check my steps", "Check", help, "Show my steps", "Skip this one"];
  const buttons = names.map((name) => page.getByRole("button", { name, exact: true }));
  const last = keypad.getByRole("button").last();
  for (const part of [...buttons, page.getByRole("textbox", { name: "Line 1", exact: true }), box, last]) {
    const place = await part.boundingBox();
    expect(place?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(size.height);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(size.width);
    await part.click({ trial: true });
  }
}
