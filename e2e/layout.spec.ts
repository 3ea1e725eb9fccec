import { expect, type Page } from "@playwright/test";
import { test } from "./support/classroom.ts";
import { smallKeys } from "./support/keys.ts";

/** One skill for each way of answering. */
const SKILLS = [
  "g2.add2c", // whole number
  "g2.pv3", // several boxes
  "g4.fracadd", // fraction
  "g4.mixed", // mixed number
  "g5.decadd", // decimals and money
  "g6.pctconv", // percent
  "g6.eqadd", // x = …
  "g6.intcmp", // choice
  "g4.prime", // true or false
  "g3.fracline", // long picture
] as const;

async function expectInView(page: Page, what: string, target: ReturnType<Page["locator"]>): Promise<void> {
  const box = await target.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) throw new Error(`${what} has no place on the screen`);
  const inside =
    box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1;
  expect(inside, `${what} at ${JSON.stringify(box)} within ${JSON.stringify(size)}`).toBe(true);
}

for (const skill of SKILLS) {
  test(`[EEE4] ${skill}: question, answer, Check and keypad fit without scrolling`, async ({ atDesk }) => {
    const pupil = await atDesk("Ines", "Grade 6");
    const { page } = pupil;
    await pupil.practise(skill);
    const item = await pupil.item();
    const isPicked = item.answer_spec.ui.choices.length > 0;
    const answer = isPicked
      ? page.getByRole("radiogroup", { name: "Answer" })
      : page.getByRole("textbox", { name: /^Answer/u }).first();

    async function expectAllInView(when: string): Promise<void> {
      await expectInView(page, `${when}: stem`, page.locator("#stem"));
      await expectInView(page, `${when}: answer`, answer);
      await expectInView(page, `${when}: Check`, pupil.check);
      if (!isPicked) await expectInView(page, `${when}: keypad`, page.getByRole("group", { name: "Keypad" }));
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      );
      expect(scrolls, `${when}: the page scrolls`).toBeLessThanOrEqual(1);
    }

    await expectAllInView("new");
    if (isPicked) return;
    expect(await smallKeys(pupil.keypad, 44)).toEqual([]);
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    await expectAllInView("after a wrong answer");
  });
}
