import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { auditLog, readExport } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { storedDrafts } from "./support/stored-rows.ts";
import { ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

test(
  "[EEE1] the whole journey: who, practise, right, wrong, hint, worked solution, sibling, offline, nothing lost",
  { tag: [ONCE, SMOKE] },
  async ({ page, context, hasTouch }, info) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Ottilie");
    await waitUntilOffline(page);
    await pupil.practise();

    await pupil.answerRight();
    await expect(pupil.next).toBeFocused();
    await pupil.expectSaved();
    await pupil.goOn();

    // From here on there is no network.
    await context.setOffline(true);
    await page.goto("/practice/g2.add2c");
    await expect(pupil.problem).toHaveAttribute("data-skill-id", "g2.add2c");
    const item = await pupil.item();
    const [rule] = item.misconceptions;
    if (rule === undefined) throw new Error("the skill has misconception rules");

    await pupil.answer("12+");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "unreadable");
    await pupil.answer(rule.trigger.value);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    await expect(pupil.feedback).toContainText(rule.explanation ?? "");
    await expect(pupil.feedback).toContainText("Hint 1");
    await pupil.press(page.getByRole("button", { name: "I think I'm right" }));
    await expect(page.getByRole("button", { name: "I think I'm right" })).toBeHidden();

    await pupil.press(page.getByRole("button", { name: "Hint" }));
    await expect(pupil.feedback).toContainText("Hint 2");

    // What is typed survives a reload, offline; so do the attempts.
    await pupil.fill("4");
    await expect.poll(() => storedDrafts(page)).toContain('"given":["4"]');
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole("textbox", { name: "Answer" }).inputValue();
      })
      .toBe("4");
    await expect(pupil.feedback).toContainText("Hint 2");

    // What a rule gives is another slip with hints of its own: of 29 + 29 one gives 0.
    const known = new Set<string>(item.misconceptions.map(({ trigger }) => trigger.value));
    const [second = "", third = ""] = ["0", "1", "2", "3", "5"].filter((text) => !known.has(text));
    await pupil.answer(second);
    // Check does nothing while the answer before is being marked.
    await expect(pupil.feedback).toContainText("Hint 3");
    await pupil.answer(third);
    await expect(page.getByRole("heading", { name: "One way to do it" })).toBeVisible();
    const solved = await pupil.itemId();
    await pupil.goOn();
    await expect(pupil.problem).toHaveAttribute("data-skill-id", "g2.add2c");
    expect(await pupil.itemId()).not.toBe(solved);

    // The tablet is closed in the middle and opened again.
    const open = await pupil.itemId();
    await page.close();
    const again = new Pupil(await context.newPage(), "", hasTouch);
    await again.page.goto("/");
    await again.press(again.page.getByRole("button", { name: "Practise" }));
    await expect(again.problem).toHaveAttribute("data-item-id", open ?? "");
    while ((await again.problem.count()) > 0) {
      await again.answerRight();
      await again.expectSaved();
      await again.goOn();
    }
    await expect(again.page.getByText("Practise again")).toBeVisible();

    for (const [address, heading] of [
      ["/map", /map/iu],
      ["/report", /report/iu],
      ["/sessions", /sessions/iu],
      ["/settings", /settings/iu],
      ["/", /Ottilie/u],
    ] as const) {
      await again.page.goto(address);
      await expect(again.page.getByRole("heading", { level: 1 }).first()).toHaveText(heading);
    }

    await again.page.goto("/sessions");
    await again.page
      .getByRole("main")
      .getByRole("link")
      .filter({ hasNotText: /home|practise/iu })
      .first()
      .click();
    await expect(again.page).toHaveURL(/\/sessions\/.+/u);
    await expect(again.page.getByRole("main")).toContainText(/\d/u);

    await again.page.goto("/report");
    await expect(again.page.getByRole("table", { name: "Mastery by skill" })).toContainText("Adding with carrying");
    const download = again.page.waitForEvent("download");
    await again.press(again.page.getByRole("button", { name: "Export my data" }));
    const file = info.outputPath("export.json");
    await (await download).saveAs(file);
    const log = readExport(await readFile(file, "utf8"));
    if (!log.ok) throw new Error(`${log.error.path}: ${log.error.message}`);
    const { events } = log.value;
    expect(auditLog(events, await loadBankFromFiles()).faults).toEqual([]);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
    expect(events.filter(({ type }) => type === "answer_disputed")).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain("Ottilie");
    expect(trouble).toEqual([]);
  },
);
