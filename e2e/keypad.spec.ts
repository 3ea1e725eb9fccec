import { expect, test, type Page } from "@playwright/test";
import { rightAnswers } from "./support/answers.ts";
import { Pupil } from "./support/pupil.ts";

const NAMES: Readonly<Record<string, string>> = {
  "/": "Fraction",
  " ": "Whole, then a fraction",
  "-": "Minus",
  ".": "Decimal point",
  "%": "Percent",
};

/** Presses the keys of a text on the on-screen keypad. */
async function press(page: Page, text: string, tap: boolean): Promise<void> {
  const keypad = page.getByRole("group", { name: "Keypad" });
  for (const character of text) {
    const key = keypad.getByRole("button", { name: NAMES[character] ?? character, exact: true });
    await (tap ? key.tap() : key.click());
  }
}

for (const skill of ["g2.add2c", "g4.fracadd", "g4.mixed", "g5.decadd", "g6.int", "g6.pctconv", "g6.eqadd", "g2.pv3"]) {
  test(`[EEE8] ${skill} is answered on the keypad alone`, async ({ page, hasTouch }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Ravi", "Grade 6");
    await pupil.practise(skill);
    for (let problem = 0; problem < 2; problem++) {
      const item = await pupil.item();
      if (item.answer_spec.ui.choices.length > 0) {
        await pupil.answerRight();
      } else {
        const boxes = page.getByRole("textbox", { name: /^Answer/u });
        for (const [at, text] of rightAnswers(item).entries()) {
          if (at > 0) await boxes.nth(at).click();
          const plain = text.replace(/^[a-z] = |^[$£€₹]/u, "").replace(/%$/u, "");
          // The mixed number's whole part may be asked for by its own key, which leaves a fraction to fill in.
          await press(page, plain, hasTouch);
        }
        await expect(boxes.first()).toHaveAttribute("inputmode", hasTouch ? "none" : "text");
        await (hasTouch ? pupil.check.tap() : pupil.check.click());
        await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
      }
      await pupil.goOn();
    }
  });
}

test("[EEE8] two fingers at once lose no key, and the box keeps the focus", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  const pupil = new Pupil(page);
  await pupil.enrol("Wei");
  await pupil.practise("g2.add2c");
  const box = page.getByRole("textbox", { name: "Answer" });
  const keypad = page.getByRole("group", { name: "Keypad" });
  const at = async (name: string) => {
    const place = await keypad.getByRole("button", { name, exact: true }).boundingBox();
    if (place === null) throw new Error(`no key ${name}`);
    return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  };
  const [first, second] = [await at("4"), await at("7")];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ ...first, id: 1 }] });
  await cdp.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [
      { ...first, id: 1 },
      { ...second, id: 2 },
    ],
  });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [{ ...second, id: 2 }] });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(box).toHaveValue("47");
  await expect(box).toBeFocused();
});
