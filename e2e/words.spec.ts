import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import * as model from "#testing/hostile";
import { faultsOf } from "./support/axe.ts";
import { browserPath, LAUNCH_ARGS } from "./support/browser.ts";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { storedRows } from "./support/stored-rows.ts";
import { test } from "./support/words-server.ts";
import { ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [...LAUNCH_ARGS, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

const SKILL = "g3.mulunk";
/** A model that stalls is given up on soon. */
const SHORT = { MATHFLOW_LLM_FIRST_WORD_MS: "1500", MATHFLOW_LLM_TOTAL_MS: "3000" };
/** What stands before words of a model. */
const MARK = "Extra, may be mistaken:";

/** Somebody who has switched the extra words on. */
async function pupilAt(page: Page, url: string, touch: boolean, name = "Zephine Quillfeather"): Promise<Pupil> {
  const pupil = new Pupil(page, url, touch);
  await pupil.enrol(name, "Grade 4");
  await page.goto(`${url}/settings`);
  const words = page.getByRole("checkbox", { name: "Add extra words" });
  await expect(words).not.toBeChecked();
  await words.check();
  await expect(words).toBeChecked();
  await expect(page.getByText("switched off")).toHaveCount(0);
  return pupil;
}

function wordsOn(page: Page) {
  return page.locator('[data-words="llm"]');
}

test(
  "[SCR50][SCR52] words of a model come beneath the tutor's own, stay, and hold nothing of who asked",
  { tag: [ONCE, SMOKE] },
  async ({ page, hasTouch, startWords }) => {
    const trouble = listenForTrouble(page);
    const { url, model: asked, log } = await startWords();
    const pupil = await pupilAt(page, url, hasTouch);
    await pupil.practise(SKILL);
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toContainText("Hint 1");
    await expect(wordsOn(page)).toHaveCount(1);
    await expect(wordsOn(page)).toContainText("What does the problem ask you to do?");
    await pupil.expectSaved();
    expect(await faultsOf(page, "words of a model")).toEqual([]);

    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("i dont know what to do, i am Zephine Quillfeather");
    await page.keyboard.press("Enter");
    const end = "do you want to think about first?";
    await expect(wordsOn(page).last()).toContainText(end);
    await pupil.expectSaved();
    await page.reload();
    await expect(wordsOn(page).last()).toContainText(end);

    expect(asked.requests.length).toBeGreaterThan(1);
    for (const { text, headers } of asked.requests)
      expect(text + JSON.stringify(headers)).not.toMatch(/zephine|quill/iu);
    expect(log.join("\n")).not.toMatch(/zephine|quill|know what to do|key-of-the-test/iu);

    await page.goto(`${url}/settings`);
    await page.getByRole("checkbox", { name: "Add extra words" }).uncheck();
    await expect(page.getByRole("checkbox", { name: "Add extra words" })).not.toBeChecked();
    // The box shows the choice at once; a moment later it is on the disk.
    await expect.poll(() => storedRows(page, "profiles")).toMatchObject([{ words: false }]);
    await pupil.practise(SKILL);
    const before = asked.requests.length;
    await pupil.press(page.getByRole("button", { name: "Hint" }));
    await expect(pupil.feedback).toContainText("Hint 2");
    await pupil.answerRight();
    await pupil.expectSaved();
    expect(asked.requests).toHaveLength(before);
    expect(trouble).toEqual([]);
  },
);

test(
  "[SCR52] whatever a model does wrong, the tutor's words stand and nobody notices",
  { tag: ONCE },
  async ({ page, hasTouch, startWords }) => {
    test.slow();
    const trouble = listenForTrouble(page);
    const { url, model: asked, log } = await startWords({ knows: await model.bankAnswers() }, SHORT);
    const pupil = await pupilAt(page, url, hasTouch);
    // What a pupil must not see of each; sentences before it may be good ones.
    const bad: readonly (readonly [model.Behaviour, RegExp])[] = [
      [model.leak("digits"), /\d/u],
      [model.obeysPupil, /\d/u],
      [model.falseEquation, /=/u],
      [model.html, /[<>]/u],
      [model.link, /http|www|\.com/u],
      [model.status(500), /./u],
      [model.garbage, /./u],
      [model.truncatedJson, /[{}"]/u],
      [model.cutMidway, /[{}"]/u],
      [model.claimsRight, /right|correct|well done|fine/iu],
      [model.otherLanguage, /./u],
      [model.stallMidway, /[{}"]/u],
    ];
    await pupil.practise(SKILL);
    for (const [behaviour, unwanted] of bad) {
      asked.set(behaviour);
      const before = log.length;
      await pupil.answer(...(await pupil.wrongAnswer()));
      await expect(pupil.feedback).toContainText("Hint 1");
      // The server writes a line when it is through with a call.
      await expect.poll(() => log.length, { message: behaviour.name }).toBeGreaterThan(before);
      await pupil.expectSaved();
      await expect(page.getByRole("alert")).toHaveCount(0);
      for (const words of await wordsOn(page).allInnerTexts()) {
        expect([behaviour.name, words.replace(MARK, "")]).toEqual([
          behaviour.name,
          expect.not.stringMatching(unwanted),
        ]);
      }
      await pupil.answerRight();
      await pupil.goOn();
      if (await page.getByText("Practise again").isVisible()) await pupil.practise(SKILL);
    }
    expect(trouble).toEqual([]);
  },
);

test(
  "[SCR52] the server dies in the middle of its words, the line goes and comes back: the pupil works on",
  { tag: ONCE },
  async ({ page, context, hasTouch, startWords }) => {
    const trouble = listenForTrouble(page);
    const server = await startWords({ behaviour: model.stallMidway });
    const pupil = await pupilAt(page, server.url, hasTouch);
    await waitUntilOffline(page);
    await pupil.practise(SKILL);
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect.poll(() => server.model.requests.length).toBe(1);
    await server.kill();
    await expect(pupil.feedback).toContainText("Hint 1");
    await pupil.answerRight();
    await pupil.expectSaved();
    await pupil.goOn();

    await context.setOffline(true);
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toContainText("Hint 1");
    await expect(wordsOn(page)).toHaveCount(0);
    await server.restart();
    server.model.set(model.friendly);
    await context.setOffline(false);

    // A server that was silent is left alone for some seconds.
    await expect(async () => {
      await page.getByRole("textbox", { name: "Message" }).fill("i am stuck");
      await page.keyboard.press("Enter");
      await expect(wordsOn(page).last()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 25_000 });
    expect(trouble).toEqual([]);
  },
);

/** The built app as a folder of its own, which lasts as long as the test. */
async function copyOfApp(): Promise<{ readonly dir: string; readonly [Symbol.asyncDispose]: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-words-app-"));
  await cp("dist/app", dir, { recursive: true });
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

/** Takes what asks for words away from a server, or brings it back. */
async function moveWords(dir: string, to: "away" | "back"): Promise<void> {
  const assets = path.join(dir, "assets");
  const [from, where] = to === "away" ? [/^llm-/u, "gone-llm-"] : [/^gone-llm-/u, "llm-"];
  for (const name of await readdir(assets))
    if (from.test(name)) await rename(path.join(assets, name), path.join(assets, name.replace(from, where)));
}

/** Names of the files of a model's words that the device keeps, without the hash: eight characters, and a hyphen may be one of them. */
const keptOfWords = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has("mathflow-words"))) return [];
    return (await (await caches.open("mathflow-words")).keys()).map(({ url }) => url.replace(/^.*\/|-.{8}\.js$/gu, ""));
  });

test(
  "[HST62] where what asks for words is not to be had the tutor's own stand, and it comes when it is there again",
  { tag: ONCE },
  async ({ page, hasTouch, startWords }) => {
    await using app = await copyOfApp();
    const trouble = listenForTrouble(page);
    const refused: string[] = [];
    page.context().on("response", (response) => {
      if (response.status() === 404) refused.push(response.url());
    });
    const { url, model: asked } = await startWords({}, { MATHFLOW_APP: app.dir });
    const pupil = await pupilAt(page, url, hasTouch);
    await moveWords(app.dir, "away");
    // Nothing of it is on this device: neither as the browser keeps files nor as the app does.
    await page.evaluate(async () => caches.delete("mathflow-words"));
    await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
    await page.reload();
    await pupil.practise(SKILL);
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toContainText("Hint 1");
    await expect.poll(() => refused).toContainEqual(expect.stringContaining("/assets/llm-"));
    await pupil.expectSaved();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(wordsOn(page)).toHaveCount(0);
    expect(asked.requests).toEqual([]);
    expect(await keptOfWords(page)).not.toContain("llm");

    await moveWords(app.dir, "back");
    await page.reload();
    await pupil.press(page.getByRole("button", { name: "Hint" }));
    await expect(pupil.feedback).toContainText("Hint 2");
    await expect(wordsOn(page).last()).toBeVisible();
    expect(trouble).toEqual([]);
  },
);

test(
  "[HST62] what asks for words is kept once they were wanted, and stays through an update",
  { tag: ONCE },
  async ({ page, context, hasTouch, startWords }) => {
    await using app = await copyOfApp();
    const trouble = listenForTrouble(page);
    const { url } = await startWords({}, { MATHFLOW_APP: app.dir });
    const pupil = await pupilAt(page, url, hasTouch);
    await waitUntilOffline(page);
    await pupil.practise(SKILL);
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(wordsOn(page)).toHaveCount(1);
    expect(await keptOfWords(page)).toContain("llm");

    // A new version waits, and the server has nothing of this one any more.
    const worker = path.join(app.dir, "sw.js");
    await writeFile(worker, `${await readFile(worker, "utf8")}\n// next version`);
    for (const ending of [".br", ".gz"]) await rm(worker + ending);
    await moveWords(app.dir, "away");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const isWaiting = () =>
      page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null);
    await expect.poll(isWaiting).toBe(true);
    await page.reload();
    await pupil.press(page.getByRole("button", { name: "Hint" }));
    await expect(pupil.feedback).toContainText("Hint 2");
    await expect(wordsOn(page)).toHaveCount(2);

    await pupil.answerRight();
    const update = page.getByRole("button", { name: "Update" });
    await Promise.all([page.waitForEvent("load"), update.click()]);
    await expect.poll(isWaiting).toBe(false);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
    await context.setOffline(true);
    await page.reload();
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(trouble).toEqual([]);
  },
);

test(
  "[SCR51] a message that is spoken stands in the box, and the pupil sends it",
  { tag: ONCE },
  async ({ page, hasTouch, startWords }) => {
    const trouble = listenForTrouble(page);
    const { url, model: asked } = await startWords(
      { hears: "what is a factor" },
      { MATHFLOW_DICTATION_UNDER_13: "on" },
    );
    const pupil = new Pupil(page, url, hasTouch);
    await pupil.enrol("Ilse", "Grade 4");
    await pupil.practise(SKILL);
    await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Speak" })).toHaveCount(0);
    await page.goto(`${url}/settings`);
    await page.getByRole("checkbox", { name: "Speak messages to the tutor" }).check();
    await expect(page.getByRole("checkbox", { name: "Speak messages to the tutor" })).toBeChecked();

    await pupil.practise(SKILL);
    await pupil.press(page.getByRole("button", { name: "Speak" }));
    const stop = page.getByRole("button", { name: "Stop and write it down" });
    await expect(stop).toBeVisible();
    await page.waitForTimeout(400);
    await pupil.press(stop);
    const message = page.getByRole("textbox", { name: "Message" });
    await expect(message).toHaveValue("what is a factor");
    expect(asked.requests.map(({ asked: heard }) => heard?.api)).toEqual(["transcribe"]);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(pupil.feedback).toContainText("You: what is a factor");

    asked.set(model.status(500));
    await pupil.press(page.getByRole("button", { name: "Speak" }));
    await expect(stop).toBeVisible();
    await page.waitForTimeout(400);
    await pupil.press(stop);
    await expect(page.getByText("That could not be written down. You can type it.")).toBeVisible();
    expect(trouble).toEqual([]);
  },
);

test(
  "[SCR50] where there is no model, the school has switched it off or a pupil is young, Settings says so",
  { tag: ONCE },
  async ({ page, hasTouch, startWords }) => {
    const { url } = await startWords({}, { MATHFLOW_LLM: "off" });
    await new Pupil(page, url, hasTouch).enrol("Ole", "Grade 4");
    await page.goto(`${url}/settings`);
    await expect(page.getByRole("checkbox", { name: "Add extra words" })).toBeDisabled();
    await expect(page.getByText("Your school has switched this off.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Speak messages to the tutor" })).toBeDisabled();
    await new Pupil(page, "", hasTouch).enrol("Ole", "Grade 4");
    await page.goto("/settings");
    await expect(page.getByText("There is no language model here.").first()).toBeVisible();
  },
);
