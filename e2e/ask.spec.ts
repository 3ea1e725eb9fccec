import { expect, test } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, Pupil } from "./support/pupil.ts";
import { ONCE } from "./support/where.ts";

test(
  "[SCR156] a calculation is gone through, an answer leads to its lesson and practice, and a doubt to topics",
  { tag: [ONCE] },
  async ({ page, hasTouch }) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Ida", "Grade 4");
    await page.goto("/ask");
    const message = page.getByRole("textbox", { name: "Message" });
    const talk = page.getByRole("log", { name: "Conversation" });
    const say = async (text: string) => {
      await message.fill(text);
      await page.keyboard.press("Enter");
      await expect(talk).toContainText(`You: ${text}`);
    };
    const goOn = page.getByRole("group", { name: "Go on with this" });
    const topics = page.getByRole("list", { name: "Lessons that are near" });

    await say("how do you read a clock");
    await expect(topics.getByRole("listitem")).not.toHaveCount(0);
    await expect(goOn).toHaveCount(0);
    expect(await faultsOf(page, "topics")).toEqual([]);

    await say("i have 23 x 14, how");
    await say("92");
    await say("230");
    await expect(goOn).toHaveCount(0);
    await say("322");
    await expect(goOn.getByRole("link")).toHaveText(["Open the lesson", "Practise this"]);
    expect(await faultsOf(page, "walk")).toEqual([]);

    await pupil.press(goOn.getByRole("link", { name: "Open the lesson" }));
    await expect(page).toHaveURL(/\/learn\/g4\.mul2$/u);
    await page.goBack();
    await pupil.press(goOn.getByRole("link", { name: "Practise this" }));
    await expect(page).toHaveURL(/\/practice\/g4\.mul2$/u);
    expect(trouble).toEqual([]);
  },
);
