import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./support/classroom.ts";
import { smallKeys } from "./support/keys.ts";
import type { Pupil } from "./support/pupil.ts";
import { ONCE, SMOKE } from "./support/where.ts";

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
  "g3.f34", // picture that is counted
  "g2.graph", // graph that is read
] as const;

async function expectInView(page: Page, what: string, target: ReturnType<Page["locator"]>): Promise<void> {
  const box = await target.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) throw new Error(`${what} has no place on the screen`);
  const inside =
    box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1;
  expect(inside, `${what} at ${JSON.stringify(box)} within ${JSON.stringify(size)}`).toBe(true);
}

/** What is counted or read off has to be seen whole, however much is said beside it, once letters and picture have their sizes. */
async function expectWholePicture(problem: Locator, when: string): Promise<void> {
  const picture = problem.locator("svg[role=img]");
  await expect(async () => {
    // Columns that are set take the place of the sum that is drawn, once their part is here.
    if ((await picture.count()) === 0) return;
    const [whole, place] = [await picture.boundingBox(), await problem.boundingBox()];
    if (whole === null || place === null) throw new Error("the picture has no place on the screen");
    expect(whole.y, `${when}: top of the picture`).toBeGreaterThanOrEqual(place.y - 2);
    expect(whole.y + whole.height, `${when}: bottom of the picture`).toBeLessThanOrEqual(place.y + place.height + 2);
    expect(whole.height, `${when}: height of the picture`).toBeGreaterThan(30);
  }).toPass({ timeout: 10_000 });
}

for (const skills of [["g4.fracadd"], SKILLS.filter((skill) => skill !== "g4.fracadd")]) {
  test(
    `[EEE4] ${skills.length === 1 ? "a fraction" : "each other kind"}: question, answer, Check and keypad fit without scrolling`,
    { tag: skills.length === 1 ? SMOKE : [] },
    async ({ atDesk }) => {
      const pupil = await atDesk("Ines", "Grade 6");
      for (const skill of skills) await test.step(skill, () => expectFits(pupil, skill));
    },
  );
}

async function expectFits(pupil: Pupil, skill: string): Promise<void> {
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
    await expectWholePicture(pupil.problem, when);
    await expectInView(page, `${when}: Check`, pupil.check);
    if (!isPicked) await expectInView(page, `${when}: keypad`, page.getByRole("group", { name: "Keypad" }));
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
    expect(scrolls, `${when}: the page scrolls`).toBeLessThanOrEqual(1);
  }

  await expectAllInView(`${skill}, new`);
  if (isPicked) return;
  expect(await smallKeys(pupil.keypad, 44)).toEqual([]);
  await pupil.answer(...(await pupil.wrongAnswer()));
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
  await expectAllInView(`${skill}, after a wrong answer`);
  for (const [at, message] of ["i dont get it", "why"].entries()) {
    await page.getByRole("textbox", { name: "Message" }).fill(message);
    await pupil.press(page.getByRole("button", { name: "Send" }));
    await expect(pupil.feedback.getByText("You:")).toHaveCount(at + 1);
  }
  await answer.focus();
  await expectAllInView(`${skill}, after two messages`);
}

test(
  "[EEE4] a phone held sideways: question, picture, answer, Check and every key fit without scrolling",
  { tag: ONCE },
  async ({ atDesk }) => {
    const pupil = await atDesk("Ines", "Grade 6");
    const { page } = pupil;
    await page.setViewportSize({ width: 740, height: 360 });
    for (const skill of ["g2.add2c", "g3.graph", "g4.fracadd", "g4.mixed", "g5.decadd", "g6.pctconv"]) {
      await pupil.practise(skill);
      await expectInView(page, `${skill}: stem`, page.locator("#stem"));
      await expectInView(page, `${skill}: answer`, page.getByRole("textbox", { name: /^Answer/u }).first());
      await expectInView(page, `${skill}: Check`, pupil.check);
      await expectWholePicture(pupil.problem, skill);
      await expectInView(page, `${skill}: keypad`, page.getByRole("group", { name: "Keypad" }));
      expect(await smallKeys(pupil.keypad, 44), skill).toEqual([]);
    }
  },
);
