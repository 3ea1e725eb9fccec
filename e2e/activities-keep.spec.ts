import { test } from "@playwright/test";
import { watchMessages } from "./support/exam-hooks.ts";
import { expectPending, leavePending, PENDING, standing } from "./support/exam-pending.ts";
import { Pupil } from "./support/pupil.ts";
import { ONCE } from "./support/where.ts";

test(
  "[EEE43] whatever a session waits for is there again after a reload, with what was typed",
  { tag: ONCE },
  async ({ page }) => {
    await watchMessages(page);
    await new Pupil(page).enrol("Mila", "Grade 4");
    for (const [nth, pending] of PENDING.entries()) {
      await test.step(pending.name, async () => {
        await page.goto(pending.address);
        await pending.begin(page);
        const typed = await leavePending(page, pending, nth);
        const before = await standing(page);
        await page.reload();
        await expectPending(page, pending, typed, before);
      });
    }
  },
);
