import { copyFile, mkdir } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { Pupil } from "./support/pupil.ts";

/**
 * Takes a picture of every screen, for people to look at: test-results/screens/SIZE-SCHEME-NAME.png. With
 * MATHFLOW_PICTURES=1 the README's pictures are taken from them.
 */
const FOLDER = "test-results/screens";
const README_PICTURES: Readonly<Record<string, string>> = {
  "tablet-light-feedback": "docs/practice.png",
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`[EEE9] every screen is there to be looked at, ${colorScheme}`, async ({ page }, info) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await mkdir(FOLDER, { recursive: true });
    const shot = (name: string) => takePicture(page, `${info.project.name}-${colorScheme}-${name}`);
    const pupil = new Pupil(page);

    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
    await shot("first-run");
    await pupil.enrol("Amina", "Grade 4");
    await shot("home");
    await pupil.practise("g4.fracadd");
    await shot("fraction");
    await pupil.fill("3/");
    await shot("typing");
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    await shot("feedback");
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(pupil.feedback).toContainText("Hint 2");
    await shot("hint");
    await pupil.answer("3/0");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "unreadable");
    await shot("unreadable");
    await pupil.answerRight();
    await shot("right");
    await pupil.goOn();
    for (const words of ["Hint 1", "Hint 2", "Hint 3"]) {
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(pupil.feedback).toContainText(words);
    }
    await page.getByRole("button", { name: "Show me how" }).click();
    await page.getByRole("button", { name: "Show all steps" }).click();
    await shot("solution");
    for (const skill of [
      "g2.add2c",
      "g2.pv3",
      "g3.fracline",
      "g3.fracname",
      "g4.mul2",
      "g4.mixed",
      "g5.decadd",
      "g6.eqadd",
      "g6.intcmp",
      "g4.prime",
    ]) {
      await page.goto(`/practice/${skill}`);
      await expect(pupil.problem).toHaveAttribute("data-skill-id", skill);
      await shot(`skill-${skill}`);
    }
    for (let right = 0; right < 6; right++) {
      await pupil.answerRight();
      await pupil.goOn();
    }
    await pupil.practise("g2.add2c");
    while ((await pupil.problem.count()) > 0) {
      await pupil.answerRight();
      await pupil.goOn();
    }
    await expect(page.getByText("Practise again")).toBeVisible();
    await shot("summary");
    for (const [name, address] of [
      ["home-later", "/"],
      ["map", "/map"],
      ["report", "/report"],
      ["sessions", "/sessions"],
      ["settings", "/settings"],
      ["not-found", "/nowhere"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await shot(name);
    }
    await page.goto("/sessions");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/sessions\/.+/u);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await shot("replay");
  });
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const path = `${FOLDER}/${name}.png`;
  await page.screenshot({ path });
  const target = README_PICTURES[name];
  if (target !== undefined && process.env["MATHFLOW_PICTURES"] === "1") {
    await mkdir("docs", { recursive: true });
    await copyFile(path, target);
  }
}
