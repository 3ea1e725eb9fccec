import { expect, test, type Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, Pupil } from "./support/pupil.ts";
import { KEYBOARD } from "./support/where.ts";

test("[SCR162] after a session, also without network, its problems and its conversation take replies", async ({
  page,
  context,
  hasTouch,
}) => {
  const trouble = listenForTrouble(page);
  const pupil = new Pupil(page, "", hasTouch);
  await pupil.enrol("Ida", "Grade 4");
  await pupil.practise("g4.fracadd");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("what is a denominator");
  await page.keyboard.press("Enter");
  await expect(pupil.feedback).toContainText(/bottom/iu);
  while ((await pupil.problem.count()) > 0) {
    await pupil.answerRight();
    await pupil.goOn();
  }
  await pupil.press(page.getByRole("link", { name: "Look back and reply" }));
  await expect(page.getByText("10 more messages")).toBeVisible();
  await context.setOffline(true);
  await message.fill("why do the bottoms have to be the same");
  await page.keyboard.press("Enter");
  const record = page.getByRole("article").filter({ visible: true });
  await expect(record).toContainText("Message: why do the bottoms have to be the same");
  await expect(page.getByText("9 more messages")).toBeVisible();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect(record.getByText("Tutor:").last()).toBeInViewport();
  expect(await faultsOf(page, "replies")).toEqual([]);
  await context.setOffline(false);

  await page.goto("/ask");
  const talk = page.getByRole("log", { name: "Conversation" });
  await say(page, "what is a denominator");
  await say(page, "bye");
  await expect(page.getByRole("button", { name: "Ask something else" })).toBeVisible();
  await say(page, "and what is a numerator");
  await expect(talk.locator("p").last()).toContainText(/top/iu);
  await expect(message).toBeInViewport();
  expect(await faultsOf(page, "ask-over")).toEqual([]);
  expect(trouble).toEqual([]);
});

test(
  "[SCR163] Enter sends a message wherever one is written, and with Shift makes a line",
  { tag: KEYBOARD },
  async ({ page, hasTouch }) => {
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Ida", "Grade 4");
    await pupil.practise("g4.fracadd");
    await writesByKeys(page, "practice");
    await page.goto("/learn/g4.fracadd");
    await writesByKeys(page, "lesson");
    await page.goto("/ask");
    await writesByKeys(page, "ask");
    await page.goto("/think");
    await page
      .getByRole("button", { name: "Think aloud" })
      .or(page.getByRole("button", { name: "Start" }))
      .press("Enter");
    await writesByKeys(page, "think");
  },
);

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText(`You: ${text}`);
}

/** Two lines by keys alone, and they are sent. */
async function writesByKeys(page: Page, where: string): Promise<void> {
  const message = page.getByRole("textbox", { name: "Message" });
  await message.focus();
  await page.keyboard.type(`hello ${where}`);
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and more");
  await expect(message).toHaveValue(`hello ${where}\nand more`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`hello ${where}`).first()).toBeVisible();
  await expect(message).toHaveValue("");
  await expect(message).toBeFocused();
}
