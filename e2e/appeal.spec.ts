import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { auditLog, readExport } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

test(
  "[EEE12] without a network: problems of strands not met before, and a second look at a disputed answer",
  { tag: [ONCE, SMOKE] },
  async ({ page, context, hasTouch }, info) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Noor", "Grade 6");
    await waitUntilOffline(page);
    await context.setOffline(true);

    for (const skill of ["g4.fraceq", "g6.eqadd", "g5.decadd"]) {
      await pupil.practise(skill);
      await expect(pupil.problem).toHaveAttribute("data-skill-id", skill);
    }
    await pupil.answer("90000");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    const dispute = page.getByRole("button", { name: "I think I'm right" });
    await pupil.press(dispute);
    await expect(dispute).toBeHidden();
    await expect(page.getByText(/second check/iu).first()).toBeVisible();

    // The problem goes on, and what was found is kept for the author.
    await pupil.answerRight();
    await pupil.expectSaved();
    await page.goto("/report");
    const download = page.waitForEvent("download");
    await pupil.press(page.getByRole("button", { name: "Export my data" }));
    const file = info.outputPath("export.json");
    await (await download).saveAs(file);
    const log = readExport(await readFile(file, "utf8"));
    if (!log.ok) throw new Error(`${log.error.path}: ${log.error.message}`);
    const appeals = log.value.events.flatMap((event) => (event.type === "appeal_examined" ? [event.body] : []));
    expect(appeals).toMatchObject([
      { given: ["90000"], outcome: "disagrees", method: "mathjs 15.2.0", provisional: null },
    ]);
    expect(auditLog(log.value.events, await loadBankFromFiles()).faults).toEqual([]);
    expect(trouble).toEqual([]);
  },
);
