import { expect, test as fresh, type Locator, type Page } from "@playwright/test";
import type { MathProblemItem } from "#engine";
import { rightAnswers } from "./support/answers.ts";
import { faultsOf } from "./support/axe.ts";
import { test } from "./support/classroom.ts";
import { isOnTop, LOW, setTextSize, sidewaysScroll } from "./support/low.ts";
import { Pupil } from "./support/pupil.ts";
import { KEYBOARD, ONCE, TOUCH } from "./support/where.ts";

/**
 * The first question of a skill that has such a picture. Others are answered in the box below the level at which there
 * are such questions, and skipped from there on, which leaves the level as it is.
 */
async function meet(pupil: Pupil, skill: string, has: (item: MathProblemItem) => boolean, level = 1): Promise<string> {
  await pupil.practise(skill);
  for (let problem = 0; problem < 60; problem++) {
    const item = await pupil.item();
    if (has(item)) return rightAnswers(item)[0] ?? "";
    if (item.meta.difficulty < level) {
      await pupil.answerRight();
      await pupil.goOn();
    } else {
      await pupil.press(pupil.page.getByRole("button", { name: "Skip this one" }));
      await expect(pupil.page.locator(`[data-item-id="${item.meta.id}"]`)).toHaveCount(0);
      await expect(pupil.problem.or(pupil.page.getByText("Practise again"))).toBeVisible();
    }
    // A page without the part that draws takes a moment to say so: only a session that is over is begun anew.
    if (await pupil.page.getByText("Practise again").isVisible()) await pupil.practise(skill);
  }
  throw new Error(`${skill}: no question with a picture that sets the answer`);
}

/** Presses Tab, or Shift and Tab, until the control has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error("Tab never reaches it");
}

async function expectTargets(targets: readonly Locator[], what: string): Promise<void> {
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0)), what).toBeGreaterThanOrEqual(48);
  }
}

const hasLine = (item: MathProblemItem): boolean => item.problem_content.diagram?.type === "number-line";
const lineOf = (pupil: Pupil): Locator => pupil.problem.getByRole("slider", { name: "Ring on the number line" });

test("[SCR110] [SCR111] a ring is put on a number line by keys alone", { tag: KEYBOARD }, async ({ atDesk }) => {
  const pupil = await atDesk("Nia", "Grade 2");
  const { page, box } = pupil;
  const ring = lineOf(pupil);
  const right = await meet(pupil, "g3.rnd10", hasLine);
  await expect(box).toHaveValue("");
  await expect(ring).toHaveAttribute("aria-valuetext", "not set yet");
  await tabTo(page, ring, "Shift+Tab");
  await page.keyboard.press("Home");
  const low = Number(await box.inputValue());
  if (String(low) !== right) await page.keyboard.press("End");
  await expect(box).toHaveValue(right);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  if (String(low) === right) await page.keyboard.press("ArrowLeft");
  await expect(box).toHaveValue(right);
  await expect(ring).toHaveAttribute("aria-valuetext", right);
  await page.keyboard.press("Enter");
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  await expect(pupil.next).toBeFocused();
  await expect(ring).toBeHidden();
});

test(
  "[SCR110] [SCR111] a ring is put on a number line by a finger, and by the buttons alone",
  { tag: TOUCH },
  async ({ atDesk }) => {
    const pupil = await atDesk("Tariq", "Grade 2");
    const { page, box, touch } = pupil;
    const ring = lineOf(pupil);
    const right = await meet(pupil, "g3.rnd10", hasLine);
    expect(await faultsOf(page, "number line")).toEqual([]);
    const buttons = [
      pupil.problem.getByRole("button", { name: "One step left" }),
      pupil.problem.getByRole("button", { name: "One step right" }),
    ] as const;
    await expectTargets([ring, ...buttons], "number line");

    const place = await ring.boundingBox();
    if (place === null) throw new Error("no line");
    const [at, y] = [place.width - 24, place.height / 2];
    await (touch ? ring.tap({ position: { x: at, y } }) : ring.click({ position: { x: at, y } }));
    const high = Number(await box.inputValue());
    expect(high % 10).toBe(0);
    // One by one to the other end, and back where that is right.
    for (let step = 0; step < 10; step++) await pupil.press(buttons[0]);
    await expect(box).toHaveValue(String(high - 10));
    if (right === String(high)) for (let step = 0; step < 10; step++) await pupil.press(buttons[1]);
    await expect(box).toHaveValue(right);
    await pupil.press(pupil.check);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  },
);

test(
  "[SCR110] what a picture is set to is there after a reload, and what is typed is shown by it",
  { tag: ONCE },
  async ({ atDesk }) => {
    const pupil = await atDesk("Yuki", "Grade 2");
    const { page, box } = pupil;
    const ring = lineOf(pupil);
    await meet(pupil, "g3.rnd10", hasLine);
    await pupil.press(pupil.problem.getByRole("button", { name: "One step right" }));
    const set = await box.inputValue();
    expect(set).toMatch(/^\d+$/u);
    await pupil.expectSaved();
    await page.reload();
    await expect(box).toHaveValue(set);
    await expect(ring).toHaveAttribute("aria-valuetext", set);
    await box.fill(String(Number(set) - 2));
    await expect(ring).toHaveAttribute("aria-valuetext", String(Number(set) - 2));
    await box.fill("many");
    await expect(ring).toHaveAttribute("aria-valuetext", "not set yet");
  },
);

const hasBars = (item: MathProblemItem): boolean => item.problem_content.diagram?.type === "fraction-bars";
const barOf = (pupil: Pupil): Locator => pupil.problem.getByRole("slider", { name: /^Shaded parts/u });

test(
  "[SCR110] [SCR111] a bar is shaded by keys, by a finger, and by the buttons alone",
  { tag: TOUCH },
  async ({ atDesk }) => {
    const pupil = await atDesk("Kofi", "Grade 4");
    const { page, box, touch } = pupil;
    const bar = barOf(pupil);
    const right = Number(await meet(pupil, "g4.fraceq", hasBars));
    expect(await faultsOf(page, "bar")).toEqual([]);
    await expectTargets([bar, ...(await pupil.problem.getByRole("group").getByRole("button").all())], "bar");
    await expect(box).toHaveValue("");
    await tabTo(page, bar, "Shift+Tab");
    for (let part = 0; part < right; part++) await page.keyboard.press("ArrowRight");
    await expect(box).toHaveValue(String(right));
    await expect(pupil.problem.getByRole("img")).toHaveAccessibleName(/Now \d+ parts? (?:is|are) shaded\.$/u);
    const place = await bar.boundingBox();
    if (place === null) throw new Error("no bar");
    const end = { position: { x: 24, y: place.height / 2 } };
    await (touch ? bar.tap(end) : bar.click(end));
    await expect(box).toHaveValue("0");
    for (let part = 0; part < right; part++) {
      await pupil.press(pupil.problem.getByRole("button", { name: "One step right" }));
    }
    await expect(box).toHaveValue(String(right));
    await pupil.press(pupil.check);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  },
);

const hasClock = ({ problem_content: { diagram }, answer_spec: { kind }, meta }: MathProblemItem): boolean =>
  kind === "time" && diagram === undefined && meta.generation?.operands["ask"] !== "hours";

test(
  "[SCR110] [SCR111] the hands of a clock are drawn by a finger, and go by the buttons alone",
  { tag: TOUCH },
  async ({ atDesk }) => {
    const pupil = await atDesk("Amina", "Grade 4");
    const { page, box } = pupil;
    const right = await meet(pupil, "g3.elapsed", hasClock, 4);
    const clock = pupil.problem.getByRole("group", { name: "Clock with two hands to set" });
    const shown = clock.getByRole("status");
    const dial = clock.getByRole("img");
    expect(await faultsOf(page, "clock")).toEqual([]);
    await expectTargets(await clock.getByRole("button").all(), "clock");
    await expect(box).toHaveValue("");
    await expect(shown).toHaveText("not set yet");

    // The long hand to the 3, the short one to the 8, and on past the 12.
    await dial.scrollIntoViewIfNeeded();
    const place = await dial.boundingBox();
    if (place === null) throw new Error("no dial");
    const [x, y, rim] = [place.x + place.width / 2, place.y + place.height / 2, place.width / 2];
    await page.mouse.click(x + 0.8 * rim, y);
    await page.mouse.click(x - 0.28 * rim, y + 0.13 * rim);
    await expect(box).toHaveValue("8:15");
    await page.mouse.move(x + 0.8 * rim, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 0.8 * rim);
    await page.mouse.move(x - 0.8 * rim, y);
    await page.mouse.up();
    await expect(box).toHaveValue("7:45");
    await expect(shown).toHaveText("7:45");

    const [hours = 0, minutes = 0] = right.split(":").map(Number);
    const press = async (name: string, times: number): Promise<void> => {
      for (let step = 0; step < times; step++) await pupil.press(clock.getByRole("button", { name }));
    };
    await press("Long hand on by one step", 3);
    await press("Short hand on by an hour", (hours + 4) % 12);
    await press("Long hand on by one step", minutes / 5);
    await expect(box).toHaveValue(right);
    await pupil.press(pupil.check);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  },
);

const hasCoins = ({ problem_content: { diagram }, answer_spec: { kind }, meta }: MathProblemItem): boolean =>
  diagram?.type === "coins" && kind === "units" && meta.generation?.operands["ask"] === "more";

test(
  "[SCR110] [SCR111] coins are laid and taken back, and what they are worth stands in the box",
  { tag: TOUCH },
  async ({ atDesk }) => {
    const pupil = await atDesk("Zoe", "Grade 2");
    const { page, box } = pupil;
    const right = Number(await meet(pupil, "g2.coins", hasCoins, 4));
    const coins = pupil.problem.getByRole("group", { name: "Coins to lay" });
    const status = coins.getByRole("status");
    const lay = async (worth: string, times = 1): Promise<void> => {
      for (let coin = 0; coin < times; coin++)
        await pupil.press(coins.getByRole("button", { name: `Lay a coin of ${worth}` }));
    };
    expect(await faultsOf(page, "coins")).toEqual([]);
    await expect(box).toHaveValue("");
    await expect(status).toHaveText("The table is empty.");
    await lay("25 cents");
    await lay("1 cent", 2);
    await expect(box).toHaveValue("27");
    await expect(status).toHaveText("3 coins lie on the table, 27 cents together.");
    await expectTargets(await coins.getByRole("button").all(), "coins");
    await pupil.press(coins.getByRole("button", { name: "Take back a coin of 25 cents" }));
    await expect(box).toHaveValue("2");

    // What is typed is not laid out.
    await box.fill("7");
    await expect(status).toHaveText("The table is empty.");
    await box.fill("");
    await lay("10 cents", Math.floor(right / 10));
    await lay("1 cent", right % 10);
    await expect(box).toHaveValue(String(right));
    await pupil.press(pupil.check);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  },
);

const hasColumns = (item: MathProblemItem): boolean => item.problem_content.diagram?.type === "place-value-chart";
const columnsOf = (pupil: Pupil): Locator => pupil.problem.getByRole("group", { name: /, in columns$/u });

test("[SCR110] [SCR111] [SCR113] a sum in columns is written by keys alone", { tag: KEYBOARD }, async ({ atDesk }) => {
  const pupil = await atDesk("Femi", "Grade 2");
  const { page, box } = pupil;
  const right = await meet(pupil, "g3.subz", hasColumns);
  const cell = (name: string): Locator => columnsOf(pupil).getByRole("textbox", { name, exact: true });
  await tabTo(page, cell("Ones"), "Shift+Tab");
  for (const digit of [...right].toReversed()) await page.keyboard.press(digit);
  await expect(box).toHaveValue(right);
  // Back to the ones, up to what is traded, and down again.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(cell("Ones")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("14");
  await expect(cell("Ones, after trading")).toHaveValue("14");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Backspace");
  await expect(cell("Ones")).toHaveValue("");
  await expect(box).toHaveValue(`${right.slice(0, -1)}□`);
  await page.keyboard.press("Enter");
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "unreadable");
  await expect(pupil.feedback).toContainText("One place has no digit yet.");
  await tabTo(page, cell("Ones"), "Shift+Tab");
  await page.keyboard.press(right.slice(-1));
  await page.keyboard.press("Enter");
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  await expect(pupil.next).toBeFocused();
  await expect(columnsOf(pupil)).toBeHidden();
});

test(
  "[SCR111] [SCR113] the keys on the screen write into columns, and what is noted is there after a reload",
  { tag: TOUCH },
  async ({ atDesk }) => {
    const pupil = await atDesk("Sara", "Grade 2");
    const { page, box } = pupil;
    const right = await meet(pupil, "g3.subz", hasColumns);
    const cell = (name: string): Locator => columnsOf(pupil).getByRole("textbox", { name, exact: true });
    expect(await faultsOf(page, "columns")).toEqual([]);
    await expectTargets(await columnsOf(pupil).getByRole("textbox").all(), "columns");
    await (pupil.touch ? cell("Ones").tap() : cell("Ones").click());
    await pupil.pressKeys(...[...right].toReversed());
    await expect(box).toHaveValue(right);
    // From the last digit, or the empty place to its left, Delete takes the last one away.
    await pupil.pressKeys("Delete");
    await expect(box).toHaveValue(right.slice(1));
    await (pupil.touch ? cell("Ones, after trading").tap() : cell("Ones, after trading").click());
    await pupil.pressKeys("1", "4");
    await expect(cell("Ones, after trading")).toHaveValue("14");
    await pupil.expectSaved();
    await page.reload();
    await expect(box).toHaveValue(right.slice(1));
    await expect(cell("Ones")).toHaveValue(right.slice(-1));
    await expect(cell("Ones, after trading")).toHaveValue("14");
    await cell(right.length === 3 ? "Hundreds" : "Tens").fill(right.charAt(0));
    await pupil.press(pupil.check);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  },
);

const hasCards = ({ meta }: MathProblemItem): boolean => {
  const operands = meta.generation?.operands ?? {};
  return operands["ask"] === "all" && Math.min(Number(operands["a"]), Number(operands["b"])) <= 24;
};

test("[SCR110] [SCR111] cards are picked by keys, and by a finger", { tag: TOUCH }, async ({ atDesk }) => {
  const pupil = await atDesk("Amina", "Grade 6");
  const { page, box } = pupil;
  const right = await meet(pupil, "g6.gcf", hasCards, 2);
  const cards = pupil.problem.getByRole("group", { name: "Numbers to pick" });
  const card = (name: string): Locator => cards.getByRole("checkbox", { name, exact: true });
  expect(await faultsOf(page, "cards")).toEqual([]);
  await expectTargets(await cards.getByRole("checkbox").all(), "cards");
  const [one = "", ...others] = right.split(", ").toReversed();
  await tabTo(page, card(one), "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(box).toHaveValue(one);
  for (const other of others) await (pupil.touch ? card(other).tap() : card(other).click());
  await expect(box).toHaveValue(right);
  await pupil.expectSaved();
  await page.reload();
  await expect(box).toHaveValue(right);
  for (const each of right.split(", ")) await expect(card(each)).toBeChecked();
  await tabTo(page, card(one), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
});

/** Asks for the next hint and waits for it. */
async function askHint(pupil: Pupil, level: 1 | 2 | 3): Promise<void> {
  await pupil.press(pupil.page.getByRole("button", { name: "Hint", exact: true }));
  await expect(pupil.feedback).toContainText(`Hint ${level}`);
}

const pointedAt = (pupil: Pupil): Locator => pupil.page.locator("[data-highlight]");

test(
  "[SCR115] [SCR116] a hint points at a column, also after a reload, until the next problem",
  { tag: ONCE },
  async ({ atDesk }) => {
    const pupil = await atDesk("Lina", "Grade 2");
    const { page } = pupil;
    const right = await meet(pupil, "g3.subz", hasColumns);
    const cell = (name: string): Locator => columnsOf(pupil).getByRole("textbox", { name, exact: true });
    await expect(columnsOf(pupil)).toHaveAccessibleDescription("");
    await askHint(pupil, 1);
    const ones = "The hint points at the ones.";
    await expect(columnsOf(pupil)).toHaveAccessibleDescription(ones);
    await expect(pointedAt(pupil)).toHaveCount(1);
    expect(await faultsOf(page, "hint at a column")).toEqual([]);
    // A line of its own, whatever the colours are; and nothing moves.
    for (const forcedColors of ["active", "none"] as const) {
      await page.emulateMedia({ forcedColors });
      await expect(pointedAt(pupil)).toHaveCSS("border-top-style", "solid");
      await expect(pointedAt(pupil)).toHaveCSS("border-top-width", "3px");
      expect(await pointedAt(pupil).evaluate((element) => element.getAnimations().length)).toBe(0);
    }
    await pupil.expectSaved();
    await page.reload();
    await expect(columnsOf(pupil)).toHaveAccessibleDescription(ones);

    await askHint(pupil, 2);
    await askHint(pupil, 3);
    await expect(columnsOf(pupil)).toHaveAccessibleDescription(
      /^The hint points at the box above .+ and the box above .+\.$/u,
    );
    await expect(page.locator("[data-highlight=note]")).toHaveCount(await pointedAt(pupil).count());
    await (pupil.touch ? cell("Ones").tap() : cell("Ones").click());
    for (const digit of [...right].toReversed()) await page.keyboard.press(digit);
    await page.keyboard.press("Enter");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
    await expect(pointedAt(pupil)).toHaveCount(0);
    await pupil.goOn();
    await expect(pointedAt(pupil)).toHaveCount(0);
  },
);

test(
  "[SCR115] a hint points at both tens on a number line, and the ring is put there as before",
  { tag: ONCE },
  async ({ atDesk }) => {
    const pupil = await atDesk("Jonas", "Grade 2");
    const { page } = pupil;
    const right = await meet(pupil, "g3.rnd10", hasLine);
    await askHint(pupil, 1);
    await expect(pointedAt(pupil)).toHaveCount(0);
    await askHint(pupil, 2);
    await expect(pointedAt(pupil)).toHaveCount(2);
    await expect(pupil.problem.getByRole("img")).toHaveAccessibleName(
      /^A number line .+ The hint points at the tick at \d+ and the tick at \d+\.$/u,
    );
    expect(await faultsOf(page, "hint at ticks")).toEqual([]);
    await tabTo(page, lineOf(pupil), "Shift+Tab");
    await page.keyboard.press("Home");
    if ((await pupil.box.inputValue()) !== right) await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
    await expect(pointedAt(pupil)).toHaveCount(0);
  },
);

test(
  "[SCR115] a hint points at the parts it counts, and they are in view on a phone",
  { tag: ONCE },
  async ({ atDesk }) => {
    const pupil = await atDesk("Ravi", "Grade 4");
    const { page } = pupil;
    await page.setViewportSize({ width: 360, height: 740 });
    // Where the first bar has as many parts as the answer is, the first hint points at none.
    await meet(pupil, "g4.fraceq", (item) => {
      const { d } = item.meta.generation?.operands ?? {};
      return hasBars(item) && String(d) !== item.solution_logic.final_answer_canonical;
    });
    await askHint(pupil, 1);
    await expect(pupil.problem.getByRole("img")).toHaveAccessibleName(
      /The hint points at the first \d+ parts of bar \d/u,
    );
    // Parts of a pixel are cut at the edges of a drawing.
    for (const part of await pointedAt(pupil).all()) await expect(part).toBeInViewport({ ratio: 0.95 });
    await askHint(pupil, 2);
    await askHint(pupil, 3);
    await expect(pupil.problem.getByRole("img")).toHaveAccessibleName(
      /The hint points at the first .*parts? of bar 1\.$/u,
    );
    await expect(pointedAt(pupil)).toBeInViewport({ ratio: 0.95 });
  },
);

test("[SCR115] a hint points at blocks of a picture that is only looked at", { tag: ONCE }, async ({ atDesk }) => {
  const pupil = await atDesk("Emil", "Grade 2");
  await meet(pupil, "g2.add2c", (item) => item.problem_content.diagram?.type === "base-ten");
  await askHint(pupil, 1);
  await expect(pupil.problem.getByRole("img")).toHaveAccessibleName(/The hint points at the ones\.$/u);
  await expect(pointedAt(pupil)).toHaveCount(2);
  expect(await faultsOf(pupil.page, "hint at blocks")).toEqual([]);
});

const PICTURES = [
  { skill: "g6.gcf", grade: "Grade 6", has: hasCards, level: 2 },
  { skill: "g3.rnd10", grade: "Grade 2", has: hasLine, level: 1 },
  { skill: "g4.fraceq", grade: "Grade 4", has: hasBars, level: 1 },
  { skill: "g3.subz", grade: "Grade 2", has: hasColumns, level: 1 },
] as const;

for (const { width, height, text } of LOW) {
  test(
    `[SCR111] ${width}×${height}, text ${text} %: all of a picture is reached, and nothing lies over it`,
    {
      tag: ONCE,
    },
    async ({ atDesk }) => {
      for (const { skill, grade, has, level } of PICTURES) {
        const pupil = await atDesk(`Omar ${skill}`, grade);
        const { page } = pupil;
        await page.setViewportSize({ width, height });
        await setTextSize(page, text);
        await meet(pupil, skill, has, level);
        const picture = pupil.problem.getByRole("group");
        await expect(picture).toBeVisible();
        for (const target of [
          pupil.check,
          pupil.box,
          ...(await picture.getByRole("button").all()),
          ...(await picture.getByRole("slider").all()),
          ...(await picture.getByRole("textbox").all()),
          ...(await picture.getByRole("checkbox").all()),
        ]) {
          await target.scrollIntoViewIfNeeded();
          const what = `${skill}: ${await target.evaluate((one) => one.outerHTML.slice(0, 90))}`;
          expect(await isOnTop(target), what).toBe(true);
          await expectTargets([target], what);
        }
        expect(await sidewaysScroll(page), skill).toBeLessThanOrEqual(0);
      }
    },
  );
}

fresh.describe("without the part that draws", () => {
  fresh("[SCR112] the question keeps its still picture and the box", { tag: ONCE }, async ({ page, hasTouch }) => {
    await page.route(/picture-parts/u, (route) => route.abort());
    const pupil = new Pupil(page, "", hasTouch);
    await pupil.enrol("Ola", "Grade 2");
    await pupil.practise("g3.rnd10");
    await expect(pupil.problem.getByRole("img", { name: /^A number line/u })).toBeVisible();
    await expect(lineOf(pupil)).toHaveCount(0);
    await pupil.answerRight();
  });

  fresh(
    "[SCR115] columns that are not drawn are not pointed at, nor spoken of",
    { tag: ONCE },
    async ({ page, hasTouch }) => {
      await page.route(/picture-parts/u, (route) => route.abort());
      const pupil = new Pupil(page, "", hasTouch);
      await pupil.enrol("Ola", "Grade 2");
      await meet(pupil, "g3.subz", hasColumns);
      await askHint(pupil, 1);
      await expect(pupil.problem.getByRole("img")).not.toHaveAccessibleName(/hint/u);
      await expect(pointedAt(pupil)).toHaveCount(0);
    },
  );
});
