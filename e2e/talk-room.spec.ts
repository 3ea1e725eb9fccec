import { expect } from "@playwright/test";
import { test } from "./support/classroom.ts";
import type { Pupil } from "./support/pupil.ts";
import { FOLDER, ONCE } from "./support/where.ts";

/** Screens, and whether two tries and two hints have room beside such a problem: null where it hangs on the words. */
const SIZES = [
  { width: 768, height: 1024, expected: true },
  { width: 1024, height: 600, expected: null },
  { width: 360, height: 740, expected: null },
  { width: 740, height: 360, expected: false },
] as const;

/** Its problems have a bar, which is wide and low, or no picture: a tall screen stays blank beside them. */
const SKILL = "g3.mulunk";

async function pictureHeight(pupil: Pupil): Promise<number> {
  const picture = pupil.problem.locator("svg[role=img]");
  return (await picture.count()) === 0 ? 0 : ((await picture.boundingBox())?.height ?? 0);
}

/** Whether the tutor's turns scroll by themselves. */
const turnsScroll = (pupil: Pupil) =>
  pupil.feedback.evaluate(({ parentElement: box }) => box !== null && box.scrollHeight > box.clientHeight + 1);

for (const { width, height } of SIZES) {
  test(
    `[APP97] ${width}×${height}: the box for a message says what it is for and looks unlike the one for the answer`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk(`Tia ${width}`, "Grade 3");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await pupil.practise(SKILL);
      const message = page.getByRole("textbox", { name: "Message to the tutor" });
      const look = (box: typeof message) =>
        box.evaluate((element) => {
          // The answer's own is its frame.
          const framed =
            getComputedStyle(element).borderTopWidth === "0px" ? (element.parentElement ?? element) : element;
          const { backgroundColor, borderRadius } = getComputedStyle(framed);
          return { backgroundColor, borderRadius };
        });
      const [said, answered] = [await look(message), await look(pupil.box)];
      expect(said.backgroundColor).not.toBe(answered.backgroundColor);
      expect(said.borderRadius).not.toBe(answered.borderRadius);
      const cue = page.getByText(/^Message(?: to the tutor)?$/u).filter({ visible: true });
      await expect(cue).toHaveCount(1);
      const [outer, inner] = [await message.boundingBox(), await cue.boundingBox()];
      if (outer === null || inner === null) throw new Error("not on the screen");
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      await page.screenshot({ path: `${FOLDER}/message-box-${width}x${height}.png` });
      await message.fill("why");
      await expect(cue).toHaveCount(0);
      await message.fill("");
      await expect(cue).toHaveCount(1);
    },
  );
}

for (const { width, height, expected } of SIZES) {
  test(
    `[APP13] ${width}×${height}: what was said stays where there is blank room for it, and is a line where there is none`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk(`Tia ${width}`, "Grade 3");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await pupil.practise(SKILL);
      const history = page.getByRole("region", { name: "What happened so far" });
      const line = page.getByRole("button", { name: /^Earlier/u });
      await pupil.answer(...(await pupil.wrongAnswer()));
      await expect(pupil.feedback).toContainText("Hint 1");
      await expect(line).toHaveCount(0);
      const before = await pictureHeight(pupil);
      await pupil.answer(...(await pupil.wrongAnswer(1)));
      await expect(pupil.feedback).toContainText("Hint 2");
      await expect(history.or(line)).toHaveCount(1);
      const hasRoom = await history.isVisible();
      if (expected !== null) expect(hasRoom).toBe(expected);
      await page.screenshot({ path: `${FOLDER}/talk-room-${width}x${height}.png` });
      await expect(pupil.feedback.locator("[data-turn]").first()).toBeInViewport({ ratio: 0.9 });
      if (hasRoom) {
        await expect(history).toBeInViewport({ ratio: 1 });
        expect(await pictureHeight(pupil)).toBeGreaterThanOrEqual(before - 1);
        expect(await turnsScroll(pupil)).toBe(false);
      }
      if (expected === true) {
        // With the room the line comes, and goes again.
        await page.setViewportSize({ width, height: 760 });
        await expect(line).toHaveCount(1);
        await expect(history).toHaveCount(0);
        await page.setViewportSize({ width, height });
        await expect(history).toHaveCount(1);
        await expect(line).toHaveCount(0);
        await page.reload();
        await expect(history).toHaveCount(1);
      } else if (!hasRoom) {
        await pupil.press(line);
        await expect(history).toBeVisible();
      }

      // Beside the steps history is the line, and that they are below is said once.
      await pupil.answer(...(await pupil.wrongAnswer(2)));
      await expect(page.getByRole("heading", { name: "One way to do it" })).toBeVisible();
      await expect(line).toHaveCount(1);
      if (!(await history.isVisible())) await pupil.press(line);
      await expect(history).toBeVisible();
      await expect(page.getByText("One way to do it is below.")).toHaveCount(1);
      await pupil.goOn();
      await pupil.answerRight();
    },
  );
}

test("[APP24] in a session looked at again nothing is said to be below", { tag: ONCE }, async ({ atDesk }) => {
  const pupil = await atDesk("Tom", "Grade 3");
  const { page } = pupil;
  await pupil.practise("g2.add2c");
  await pupil.failThrice();
  await pupil.goOn();
  await page.getByRole("button", { name: "Skip this one" }).click();
  await page.goto("/sessions");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByText("What happened").first()).toBeVisible();
  await expect(page.getByText("is below")).toHaveCount(0);
});
