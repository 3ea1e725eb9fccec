import { expect, test } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, Pupil } from "./support/pupil.ts";
import { ONCE, SMOKE } from "./support/where.ts";

test(
  "[EEE31] [SCR53] a lesson is read, asked about, paused, taken up again and practised",
  { tag: [ONCE, SMOKE] },
  async ({ page, hasTouch }) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Ida", "Grade 4");
    await pupil.press(page.getByRole("link", { name: "Learn" }));
    await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
    expect(await faultsOf(page, "learn")).toEqual([]);

    await page.goto("/learn/g4.fracadd");
    const heading = page.getByRole("heading", { level: 1 });
    const goOn = page.getByRole("button", { name: "Go on", exact: true });
    const plan = page.getByRole("list", { name: "Plan of this lesson" });
    await expect(heading).toContainText("The idea");
    await expect(plan.getByRole("listitem").first()).toHaveAttribute("aria-current", "step");
    expect(await faultsOf(page, "idea")).toEqual([]);

    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("what is a denominator");
    await page.keyboard.press("Enter");
    const talk = page.getByRole("log", { name: "Conversation" });
    await expect(talk).toContainText("You: what is a denominator");
    await expect(talk).toContainText(/bottom/iu);
    await expect(message).toHaveValue("");
    await expect(message).toBeFocused();

    await pupil.press(goOn);
    await expect(heading).toContainText("An example");
    await expect(heading).toBeFocused();
    const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
    const next = page.getByRole("button", { name: "Next step" });
    await pupil.press(next);
    await expect(steps).toHaveCount(1);

    await pupil.press(page.getByRole("button", { name: "Pause" }));
    await expect(heading).toContainText("Paused");
    await page.reload();
    await expect(heading).toContainText("Paused");
    await pupil.press(goOn);
    await expect(steps).toHaveCount(1);
    while (await next.isVisible()) {
      const open = await steps.count();
      await pupil.press(next);
      await expect(steps).toHaveCount(open + 1);
      await expect(next.or(goOn).first()).toBeVisible();
    }
    await expect(page.getByText("Answer:")).toBeInViewport();
    await pupil.press(goOn);

    // Another example waits to be finished, and may be left.
    await expect(heading).toContainText("One to finish");
    await pupil.press(goOn);

    // The question may be tried until it is right, and says each time where to look.
    const feedback = page.getByRole("status", { name: "Feedback" });
    await expect(heading).toContainText("One question");
    const radios = page.getByRole("radiogroup", { name: "Answer" }).getByRole("radio");
    const tryAll = async (): Promise<void> => {
      for (let at = 0; (await feedback.getAttribute("data-verdict")) !== "correct"; at++) {
        const before = (await feedback.textContent()) ?? "";
        await radios.nth(at).check({ force: true });
        await pupil.press(page.getByRole("button", { name: "Check", exact: true }));
        await expect(feedback).not.toHaveText(before);
        await expect(feedback).toContainText(/^(?:Yes|Not yet)\. \S/u);
        await expect(radios.nth(at)).toBeChecked();
      }
    };
    const question = page.locator("#check-question");
    const asked = (await question.textContent()) ?? "";
    await tryAll();
    expect(await faultsOf(page, "check")).toEqual([]);
    await pupil.press(goOn);
    // After more than one try, another question.
    await expect(question).not.toHaveText(asked);
    await expect(feedback).toHaveAttribute("data-verdict", "none");
    await tryAll();
    await pupil.press(goOn);
    await expect(heading).toContainText("A mix-up to look out for");
    await pupil.press(goOn);

    await expect(pupil.problem).toHaveAttribute("data-skill-id", "g4.fracadd");
    const first = await pupil.itemId();
    await pupil.answerRight();
    await pupil.press(pupil.next);
    await expect(page.locator(`[data-item-id="${first ?? ""}"]`)).toHaveCount(0);
    await pupil.press(page.getByRole("button", { name: "Pause" }));
    await pupil.press(page.getByRole("button", { name: "End lesson" }));
    await expect(heading).toContainText("What you did here");
    expect(await faultsOf(page, "summary")).toEqual([]);
    expect(trouble).toEqual([]);
  },
);
