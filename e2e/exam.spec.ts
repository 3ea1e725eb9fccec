import { expect, test } from "@playwright/test";
import { Difficulty, type MathProblemItem } from "#engine";
import { findItem, rightAnswers } from "./support/answers.ts";
import { faultsOf } from "./support/axe.ts";
import { storedDrafts } from "./support/stored-rows.ts";
import { listenForTrouble, Pupil } from "./support/pupil.ts";
import { ONCE } from "./support/where.ts";

test(
  "[EEE30] a quick check is taken, left early and looked at again; nothing says what an answer is worth before",
  { tag: ONCE },
  async ({ page, hasTouch }) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Noor", "Grade 4");
    await pupil.press(page.getByRole("link", { name: "My path" }));
    await pupil.press(page.getByRole("link", { name: "Exam" }));
    await expect(page.getByRole("heading", { name: "A quick check" })).toBeVisible();
    expect(await faultsOf(page, "exams")).toEqual([]);
    await pupil.press(page.getByRole("link", { name: "Open: A quick check" }));
    const start = page.getByRole("button", { name: "Start the exam" });
    await expect(start).toBeVisible();
    expect(await faultsOf(page, "exam, before")).toEqual([]);
    await pupil.press(start);

    const submit = page.getByRole("button", { name: "Submit answer" });
    const progress = page.getByRole("progressbar", { name: "Progress" });
    for (const n of [1, 2, 3]) {
      await expect(progress).toHaveAttribute("aria-valuetext", new RegExp(`^Question ${n} of 7`, "u"));
      const item = await questionOnDesk(pupil);
      const given = rightAnswers(item);
      await fill(pupil, item, given);
      await pupil.press(submit);
    }
    await expect(progress).toHaveAttribute("aria-valuetext", /^Question 4 of 7, 3 answered/u);
    await expect(page.getByRole("status", { name: "Exam news" })).toContainText("Your answer to question");
    const main = (await page.getByRole("main").textContent()) ?? "";
    expect(main).not.toMatch(/Right|Not yet|correct|points/iu);
    expect(await faultsOf(page, "exam")).toEqual([]);

    // What follows from the answers cannot be gone back from, and is there after a reload.
    await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
    await page.reload();
    await expect(progress).toHaveAttribute("aria-valuetext", /^Question 4 of 7, 3 answered/u);

    // What cannot be read is no answer and holds nobody up [SCR42].
    const next = page.getByRole("button", { name: "Leave it out", exact: true });
    const box = page.getByRole("textbox", { name: /^Answer/u }).first();
    if (await box.isVisible()) await box.fill("12+");
    await pupil.press(next);
    await expect(progress).toHaveAttribute("aria-valuetext", /^Question 5 of 7, 3 answered/u);

    await pupil.press(page.getByRole("button", { name: "Finish exam" }));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("4 questions have no answer yet.");
    await pupil.press(dialog.getByRole("button", { name: "Keep working" }));
    await expect(dialog).toBeHidden();
    await pupil.press(page.getByRole("button", { name: "Finish exam" }));
    await pupil.press(dialog.getByRole("button", { name: "Finish now" }));

    await expect(page.getByRole("heading", { level: 1, name: /^Your exam:/u })).toBeFocused();
    await expect(page.getByText("3 of 7 points", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("table", { name: "By kind of question" })).toBeVisible();
    await expect(page.getByRole("article", { name: "Question 1" })).toContainText("Right");
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
    expect(await faultsOf(page, "result")).toEqual([]);
    await page.reload();
    await expect(page.getByText("3 of 7 points", { exact: false }).first()).toBeVisible();
    expect(trouble).toEqual([]);
  },
);

test(
  "[EEE35] an exam that may end by itself says so before, on the way and where it is left; its result says how sure it is",
  { tag: ONCE },
  async ({ page, hasTouch }) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Pia", "Grade 4");
    await page.goto("/exam/a-bit-of-everything");
    await expect(page.getByText("up to 20 questions · no time limit")).toBeVisible();
    await expect(page.getByText("after 20 questions at most")).toBeVisible();
    await pupil.press(page.getByRole("button", { name: "Start the exam" }));
    const progress = page.getByRole("progressbar", { name: "Progress" });
    for (let n = 1; n <= 8; n++) {
      await expect(progress).toHaveAttribute("aria-valuetext", new RegExp(`^Question ${n} of up to 20`, "u"));
      const item = await questionOnDesk(pupil);
      const right = rightAnswers(item);
      await fill(pupil, item, n > 4 ? right : right.map((text) => otherAnswer(item, text)));
      await pupil.press(page.getByRole("button", { name: "Submit answer" }));
    }
    await expect(progress).toHaveAttribute("aria-valuetext", /^Question 9 of up to 20, 8 answered/u);
    await pupil.press(page.getByRole("button", { name: "Finish exam" }));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Up to 12 more questions could come.");
    await pupil.press(dialog.getByRole("button", { name: "Finish now" }));

    const ability = page.getByRole("region", { name: "Which questions fit you now" });
    await expect(ability).toContainText(/Questions of about grade \d fit you best now\./u);
    await expect(ability).toContainText("8 answers cannot tell it exactly.");
    await expect(ability.getByRole("listitem").first()).toContainText(/\d of \d right\. Too few to say more\./u);
    await expect(page.getByText(/of 9 points/u).first()).toBeVisible();
    expect(await faultsOf(page, "result of an exam that may end by itself")).toEqual([]);
    expect(trouble).toEqual([]);
  },
);

test(
  "[EEE33] an exam that is open comes first: practice, lessons, Ask and other exams lead back to it [SCR43] [EXM60]",
  { tag: ONCE },
  async ({ page, hasTouch }) => {
    const trouble = listenForTrouble(page);
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Oda", "Grade 4");
    await pupil.practise();
    const practised = await pupil.itemId();
    await page.goto("/exam/whole-numbers");
    await pupil.press(page.getByRole("button", { name: "Start the exam" }));
    await expect(page.getByRole("button", { name: "Submit answer" })).toBeVisible();

    const first = page.getByRole("region", { name: "Exam", exact: true });
    for (const address of ["/", "/practice", "/practice/g4.mul1", "/learn/g4.mul1", "/ask", "/exam", "/exam/default"]) {
      await page.goto(address);
      await expect(first).toContainText("You have an exam open: Whole numbers.");
      await expect(first.getByRole("timer", { name: "Time left" })).toContainText("min left");
      await expect(first.getByRole("link", { name: "Carry on with your exam" })).toBeVisible();
      await expect(pupil.problem).toHaveCount(0);
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await expect(page.getByRole("button", { name: /^(?:Practise|Start the exam)$/u })).toHaveCount(0);
      expect(await faultsOf(page, address)).toEqual([]);
    }

    // What is typed counts, also when the exam is finished from elsewhere.
    await pupil.press(first.getByRole("link", { name: "Carry on with your exam" }));
    const item = await questionOnDesk(pupil);
    const given = rightAnswers(item);
    await fill(pupil, item, given);
    await expect.poll(() => storedDrafts(page)).toContain(JSON.stringify(given));
    await page.goto("/");
    await pupil.press(first.getByRole("button", { name: "Finish exam" }));
    await pupil.press(page.getByRole("dialog").getByRole("button", { name: "Finish now" }));
    await expect(page.getByRole("heading", { level: 1, name: /^Your exam:/u })).toBeVisible();
    await expect(page.getByText("1 of 20 points", { exact: false }).first()).toBeVisible();

    await page.goto("/practice");
    await expect(pupil.problem).toHaveAttribute("data-item-id", practised ?? "");
    expect(trouble).toEqual([]);
  },
);

/** The exam does not tell the level of a question: every one is tried. */
async function questionOnDesk(pupil: Pupil): Promise<MathProblemItem> {
  const id = (await pupil.itemId()) ?? "";
  const skill = (await pupil.problem.getAttribute("data-skill-id")) ?? "";
  for (const level of [1, 2, 3, 4, 5].map((one) => Difficulty.parse(one))) {
    const found = await findItem(id, skill, level).catch(() => null);
    if (found !== null) return found;
  }
  throw new Error(`question ${id} is not in the bank`);
}

/** Something else that can be read: another choice, another whole number, or what a misconception writes. */
function otherAnswer({ answer_spec: { ui, parts }, misconceptions: [first] }: MathProblemItem, right: string): string {
  const mistaken = parts === undefined ? first?.trigger.value : undefined;
  return ui.choices.find((choice) => choice !== right) ?? (/^\d+$/u.test(right) ? `${right}9` : (mistaken ?? right));
}

async function fill(pupil: Pupil, item: MathProblemItem, given: readonly string[]): Promise<void> {
  const { choices } = item.answer_spec.ui;
  if (choices.length > 0) {
    const at = choices.indexOf(given[0] ?? "");
    await pupil.page.getByRole("radiogroup", { name: "Answer" }).getByRole("radio").nth(at).check({ force: true });
    return;
  }
  const boxes = pupil.page.getByRole("textbox", { name: /^Answer/u });
  for (const [at, text] of given.entries()) await boxes.nth(at).fill(text);
}
