import { readFile } from "node:fs/promises";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { FOLDER, KEYBOARD, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

/** What is in the downloads after "Export my data". */
async function exported(page: Page, path: string): Promise<string> {
  await page.goto("/settings");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export my data" }).first().click(),
  ]);
  await file.saveAs(path);
  return path;
}

/** The chooser of files opens, and this one is chosen. */
async function choose(page: Page, press: () => Promise<void>, file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press()]);
  await chooser.setFiles(file);
}

async function newDevice(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({ viewport, baseURL: new URL(like.url()).origin });
  return context.newPage();
}

/** What a pupil sees of their work. */
async function seen(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const address of ["/report", "/sessions"]) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    texts.push(await page.getByRole("main").innerText());
  }
  return texts;
}

const dialog = (page: Page) => page.getByRole("dialog");

test(
  "[EEE74] a copy is taken in on another device, without the network, and merged with what went on at the first",
  { tag: ONCE },
  async ({ page, browser, hasTouch }, info) => {
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Ines");
    await pupil.practise("g2.add2c");
    await pupil.answerRight();
    await pupil.goOn();
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    const open = await pupil.itemId();
    const work = await seen(page);
    const copy = await exported(page, info.outputPath("copy.json"));

    const other = await newDevice(browser, page);
    const trouble = listenForTrouble(other);
    await other.goto("/");
    await waitUntilOffline(other);
    await other.context().setOffline(true);
    await choose(other, () => other.getByLabel("I have a file").click(), copy);
    await expect(dialog(other)).toHaveAccessibleName("Take this work in?");
    await expect(dialog(other)).toContainText("2 answers");
    await dialog(other).getByRole("textbox", { name: "Name" }).fill("Ines");
    expect(await faultsOf(other, "take in")).toEqual([]);
    await other.screenshot({ path: `${FOLDER}/take-in-${info.project.name}.png` });
    await dialog(other).getByRole("button", { name: "Take it in" }).click();
    await expect(other.getByRole("heading", { level: 1, name: "Hello, Ines" })).toBeVisible();
    expect(await seen(other)).toEqual(work);
    await other.goto("/practice");
    const there = new Pupil(other);
    await expect(there.problem).toHaveAttribute("data-item-id", open ?? "");
    await there.answerRight();
    await there.expectSaved();
    await other.context().setOffline(false);

    // Back at the first, where the pupil has gone on as well.
    await page.goto("/practice");
    await pupil.answer(...(await pupil.wrongAnswer(1)));
    await expect(pupil.feedback).toContainText("Hint 2");
    const later = await exported(other, info.outputPath("later.json"));
    await page.goto("/settings");
    await choose(page, () => page.getByLabel("Choose a file").click(), later);
    await expect(dialog(page)).toContainText("1 answer of it is new here.");
    await dialog(page).getByRole("button", { name: "Take it in" }).click();
    await expect(dialog(page)).toContainText("1 answer from the file is here now.");
    await dialog(page).getByRole("button", { name: "OK" }).click();
    await choose(page, () => page.getByLabel("Choose a file").click(), later);
    await expect(dialog(page)).toContainText("All of it is here already.");
    await page.keyboard.press("Escape");
    const merged = JSON.parse(await readFile(await exported(page, info.outputPath("merged.json")), "utf8")) as {
      events: { type: string }[];
    };
    expect(merged.events.filter(({ type }) => type === "attempt_evaluated")).toHaveLength(4);
    expect(trouble).toEqual([]);
    await other.context().close();
  },
);

test(
  "[EEE74] after the storage was emptied, by keys alone; broken and foreign files change nothing",
  { tag: KEYBOARD },
  async ({ page }, info) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Ines");
    await pupil.practise("g2.add2c");
    await pupil.answerRight();
    const copy = await exported(page, info.outputPath("copy.json"));
    const text = await readFile(copy, "utf8");
    const session = await page.context().newCDPSession(page);
    await page.goto("about:blank");
    const { origin } = new URL(info.project.use.baseURL ?? "");
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await page.goto("/");

    const file = page.getByLabel("I have a file");
    const openChooser = async (): Promise<void> => {
      await file.focus();
      await page.keyboard.press("Enter");
    };
    for (const [broken, sentence] of [
      [text.slice(0, -9), "its end is missing"],
      [text.replace('"correct"', '"incorrect"'), "something in it was changed"],
      ["%PDF-1.7", "This is not a file from MathFlow."],
    ] as const) {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), openChooser()]);
      await chooser.setFiles({ name: "mathflow.json", mimeType: "application/json", buffer: Buffer.from(broken) });
      await expect(dialog(page)).toHaveAccessibleName("Nothing was taken in");
      await expect(dialog(page)).toContainText(sentence);
      await expect(dialog(page).getByRole("button", { name: "OK" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toHaveCount(0);
      await expect(file).toBeFocused();
    }
    await choose(page, openChooser, copy);
    await expect(dialog(page).getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("Type your name first.");
    await page.keyboard.type("Ines");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Ines" })).toBeVisible();
    expect(await seen(page)).toHaveLength(2);

    await page.goto("/");
    await page.getByRole("button", { name: "Not you?" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Omar");
    await page.getByRole("radio", { name: "Grade 4" }).check();
    await page.getByRole("button", { name: "Start" }).press("Enter");
    await expect(page.getByRole("banner")).toContainText("Omar");
    await page.goto("/settings");
    await choose(
      page,
      async () => {
        await page.getByLabel("Choose a file").focus();
        await page.keyboard.press("Enter");
      },
      copy,
    );
    await expect(dialog(page)).toContainText("This is the work of somebody else.");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner")).toContainText("Omar");
  },
);
