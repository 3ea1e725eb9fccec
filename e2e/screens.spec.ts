import { copyFile, mkdir } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { colourFaultsOf, faultsOf } from "./support/axe.ts";
import { Pupil } from "./support/pupil.ts";
import { ARE_LOOKED_AT, FOLDER } from "./support/where.ts";

/**
 * Takes a picture of every screen, for people to look at: test-results/screens/SIZE-SCHEME-NAME.png. With
 * MATHFLOW_PICTURES=1 the README's pictures are taken from them.
 */
const README_PICTURES: Readonly<Record<string, string>> = {
  "tablet-light-feedback": "docs/practice.png",
};
const SCHEMES = ["light", "dark"] as const;

/** Takes pictures of the page in both schemes: the way to a screen takes longer than looking at it. */
async function openAlbum(page: Page, size: string) {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await mkdir(FOLDER, { recursive: true });

  async function shot(name: string): Promise<void> {
    if (!ARE_LOOKED_AT) return;
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await takePicture(page, `${size}-${scheme}-${name}`);
    }
  }
  async function expectNoFaults(where: string): Promise<void> {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await faultsOf(page, `${where}, light`)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await colourFaultsOf(page, `${where}, dark`)).toEqual([]);
  }
  async function look(name: string): Promise<void> {
    await shot(name);
    await expectNoFaults(name);
  }
  return { pupil: new Pupil(page), shot, expectNoFaults, look };
}

test.describe("[EEE9] every screen is there to be looked at, light and dark, and axe finds nothing on it [EEE3]", () => {
  test("from the first run to the worked solution of a problem", async ({ page }, info) => {
    const { pupil, shot, expectNoFaults, look } = await openAlbum(page, info.project.name);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
    await look("first-run");
    await pupil.enrol("Amina", "Grade 4");
    await look("home");

    await pupil.practise("g4.fracadd");
    await look("fraction");
    await pupil.fill("3/");
    await shot("typing");
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    await look("feedback");
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(pupil.feedback).toContainText("Hint 2");
    await shot("hint");
    await pupil.answer("3/0");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "unreadable");
    await shot("unreadable");
    await pupil.answerRight();
    await look("right");
    await pupil.goOn();
    for (const words of ["Hint 1", "Hint 2", "Hint 3"]) {
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(pupil.feedback).toContainText(words);
    }
    await page.getByRole("button", { name: "Show me how" }).click();
    await page.getByRole("button", { name: "Show all steps" }).click();
    await shot("solution");
    await pupil.goOn();
    await pupil.failThrice();
    await expectNoFaults("worked solution");
  });

  test("each way of answering", async ({ page }, info) => {
    const { pupil, shot, expectNoFaults } = await openAlbum(page, info.project.name);
    await pupil.enrol("Amina", "Grade 4");
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
      if (skill === "g6.intcmp") await expectNoFaults("choices");
    }
  });

  test("the end of a session, and all else", async ({ page }, info) => {
    const { pupil, look } = await openAlbum(page, info.project.name);
    await pupil.enrol("Amina", "Grade 4");
    await pupil.practise("g2.add2c");
    while ((await pupil.problem.count()) > 0) {
      await pupil.answerRight();
      await pupil.goOn();
    }
    await expect(page.getByText("Practise again")).toBeVisible();
    await look("summary");

    for (const [name, address] of [
      ["home-later", "/"],
      ["path", "/path"],
      ["grown-ups", "/grown-ups"],
      ["learn", "/learn"],
      ["lesson", "/learn/g4.fracadd"],
      ["ask", "/ask"],
      ["exams", "/exam"],
      ["exam-start", "/exam/default"],
      ["think", "/think"],
      ["guide", "/think/check-your-work"],
      ["survey", "/survey/start-of-year"],
      ["map", "/map"],
      ["report", "/report"],
      ["sessions", "/sessions"],
      ["settings", "/settings"],
      ["not-found", "/nowhere"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.getByText("Getting your desk ready")).toHaveCount(0);
      await look(name);
    }
    await page.goto("/sessions");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/sessions\/.+/u);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await look("replay");
  });
});

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
