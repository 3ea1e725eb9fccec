import { expect, type Page } from "@playwright/test";
import { rightAnswers } from "./support/answers.ts";
import { colourFaultsOf, faultsOf } from "./support/axe.ts";
import { test } from "./support/classroom.ts";
import { openKeypads, type MadeUpProblem } from "./support/keypads-page.ts";
import { smallKeys } from "./support/keys.ts";
import { listenForTrouble, Pupil } from "./support/pupil.ts";
import { KEYBOARD, ONCE, SMOKE, TOUCH } from "./support/where.ts";

const NAMES: Readonly<Record<string, string>> = {
  "/": "Fraction",
  " ": "Whole, then a fraction",
  "-": "Minus",
  ".": "Decimal point",
  "%": "Percent",
};

/** Presses the keys of a text on the on-screen keypad. */
async function press(page: Page, text: string, tap: boolean): Promise<void> {
  const keypad = page.getByRole("group", { name: "Keypad" });
  for (const character of text) {
    const key = keypad.getByRole("button", { name: NAMES[character] ?? character, exact: true });
    await (tap ? key.tap() : key.click());
  }
}

/** One skill for each keypad; the first is one way of a user. */
for (const skills of [
  ["g4.mixed"],
  ["g2.add2c", "g4.fracadd", "g5.decadd", "g6.int", "g6.pctconv", "g6.eqadd", "g2.pv3"],
]) {
  test(
    `[EEE8] ${skills.join(", ")}: answered on the keypad alone`,
    { tag: skills.length === 1 ? SMOKE : [] },
    async ({ atDesk, hasTouch }) => {
      const pupil = await atDesk("Ravi", "Grade 6");
      for (const skill of skills) {
        await test.step(skill, async () => {
          await pupil.practise(skill);
          const item = await pupil.item();
          if (item.answer_spec.ui.choices.length === 0) await answerByKeys(pupil, rightAnswers(item), hasTouch);
          else await pupil.answerRight();
        });
      }
    },
  );
}

async function answerByKeys(pupil: Pupil, answers: readonly string[], hasTouch: boolean): Promise<void> {
  const boxes = pupil.page.getByRole("textbox", { name: /^Answer/u });
  for (const [at, text] of answers.entries()) {
    if (at > 0) await boxes.nth(at).click();
    const plain = text.replace(/^[a-z] = |^[$£€₹]/u, "").replace(/%$/u, "");
    // The mixed number's whole part may be asked for by its own key, which leaves a fraction to fill in.
    await press(pupil.page, plain, hasTouch);
  }
  await expect(boxes.first()).toHaveAttribute("inputmode", hasTouch ? "none" : "text");
  await (hasTouch ? pupil.check.tap() : pupil.check.click());
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
}

test("[EEE8] two fingers at once lose no key, and the box keeps the focus", { tag: TOUCH }, async ({ atDesk }) => {
  const pupil = await atDesk("Wei", "Grade 3");
  const { page } = pupil;
  await pupil.practise("g2.add2c");
  const box = page.getByRole("textbox", { name: "Answer" });
  const keypad = page.getByRole("group", { name: "Keypad" });
  const at = async (name: string) => {
    const place = await keypad.getByRole("button", { name, exact: true }).boundingBox();
    if (place === null) throw new Error(`no key ${name}`);
    return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  };
  const [first, second] = [await at("4"), await at("7")];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ ...first, id: 1 }] });
  await cdp.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [
      { ...first, id: 1 },
      { ...second, id: 2 },
    ],
  });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [{ ...second, id: 2 }] });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(box).toHaveValue("47");
  await expect(box).toBeFocused();
});

interface Entry {
  readonly kind: string;
  readonly expected: string;
  /** Names of keys, and the text they type. */
  readonly keys: readonly string[];
  readonly text: string;
  /** The same answer as somebody types it on a keyboard. */
  readonly typed: string;
  readonly variables?: string;
}

const ENTRIES: readonly Entry[] = [
  { kind: "integer", expected: "-12", keys: ["Minus", "1", "2"], text: "-12", typed: "-12" },
  { kind: "decimal", expected: "1.5", keys: ["1", "Decimal point", "5"], text: "1.5", typed: "1.5" },
  { kind: "fraction", expected: "3/4", keys: ["3", "Fraction", "4"], text: "3/4", typed: "3/4" },
  {
    kind: "mixed",
    expected: "2 3/4",
    keys: ["2", "Whole, then a fraction", "3", "Move right", "4"],
    text: "2 3/4",
    typed: "2 3/4",
  },
  { kind: "number", expected: "3/4", keys: ["3", "Fraction", "4"], text: "3/4", typed: "0.75" },
  { kind: "percent", expected: "12", keys: ["1", "2", "Percent"], text: "12%", typed: "12" },
  { kind: "money", expected: "4.50", keys: ["4", "Decimal point", "5", "0"], text: "4.50", typed: "4.50" },
  {
    kind: "scientific",
    expected: "3.2*10^-4",
    keys: ["3", "Decimal point", "2", "Times 10 to a power", "Minus", "4"],
    text: "3.2×10^(-4)",
    typed: "3.2 x 10^-4",
  },
  {
    kind: "expression",
    expected: "(x+1)/(2x)",
    keys: ["Fraction", "x", "Plus", "1", "Move right", "2", "x"],
    text: "(x+1)/(2x)",
    typed: "(x+1)/(2x)",
    variables: "x",
  },
  {
    kind: "expression",
    expected: "n^2-sqrt(3)",
    keys: ["n", "Power", "2", "Move right", "Minus", "Square root", "3"],
    text: "n^(2)-√(3)",
    typed: "n^2-sqrt(3)",
    variables: "n",
  },
  {
    kind: "equation",
    expected: "y=2x+1",
    keys: ["y", "Equals", "2", "x", "Plus", "1"],
    text: "y=2x+1",
    typed: "y = 2x + 1",
    variables: "x,y",
  },
  { kind: "inequality", expected: "x<=3", keys: ["x", "Less than or equal to", "3"], text: "x≤3", typed: "x <= 3" },
  {
    kind: "system",
    expected: "x=1, y=2",
    keys: ["x", "Equals", "1", "Comma", "y", "Equals", "2"],
    text: "x=1, y=2",
    typed: "x=1, y=2",
  },
  { kind: "set", expected: "{1, 2}", keys: ["Set", "1", "Comma", "2"], text: "{1, 2}", typed: "{1,2}" },
  {
    kind: "interval",
    expected: "[1, infinity)",
    keys: ["Interval without its ends", "1", "Interval with its left end", "Move right", "Infinity"],
    text: "[1, ∞)",
    typed: "[1, inf)",
  },
  {
    kind: "point",
    expected: "(1, 1/2)",
    keys: ["Point", "1", "Move right", "1", "Fraction", "2"],
    text: "(1, (1)/(2))",
    typed: "(1, 1/2)",
  },
  { kind: "list", expected: "1, 2", keys: ["1", "Comma", "2"], text: "1, 2", typed: "1,2" },
  { kind: "ratio", expected: "2:3", keys: ["2", "Colon", "3"], text: "2:3", typed: "2:3" },
  {
    kind: "time",
    expected: "1 h 30 min",
    keys: ["1", "Hours, h", "3", "0", "Minutes, min"],
    text: "1h30min",
    typed: "1 h 30 min",
  },
  { kind: "units", expected: "12 cm^2", keys: ["1", "2", "cm", "To the power 2"], text: "12cm²", typed: "12 cm^2" },
];

/** The problem of an entry, as the page of keypads is asked for it. */
function problemOf({ kind, expected, variables }: Entry): MadeUpProblem {
  return { kind, expected, ...(variables !== undefined && { variables }) };
}

test.describe("[EEE8] every kind of answer", () => {
  for (const half of [0, 1]) {
    const entries = ENTRIES.filter((_, at) => at % 2 === half);

    test(`by the keys on the screen, ${half + 1}`, async ({ page, baseURL, hasTouch }) => {
      const trouble = listenForTrouble(page);
      const pupil = new Pupil(page, baseURL, hasTouch);
      for (const entry of entries) {
        await test.step(entry.kind, async () => {
          await openKeypads(page, pupil.origin, problemOf(entry));
          expect(await smallKeys(pupil.keypad, 48)).toEqual([]);
          await pupil.pressKeys(...entry.keys);
          await expect(pupil.box).toHaveValue(entry.text);
          await expect(pupil.box).toBeFocused();
          await expect(pupil.box).toHaveAttribute("inputmode", hasTouch ? "none" : "text");
          await expect(pupil.keypad).toBeInViewport({ ratio: 1 });
          await expect(pupil.check).toBeInViewport({ ratio: 1 });
          await pupil.press(pupil.check);
          await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
        });
      }
      expect(trouble.filter((line) => !/Function constructor|TrustedScript/u.test(line))).toEqual([]);
    });

    test(`by keyboard alone, ${half + 1}`, { tag: KEYBOARD }, async ({ page, baseURL }) => {
      const pupil = new Pupil(page, baseURL);
      for (const entry of entries) {
        await test.step(entry.kind, async () => {
          await openKeypads(page, pupil.origin, problemOf(entry));
          await expect(pupil.box).toBeFocused();
          await page.keyboard.type(entry.typed);
          await expect(pupil.box).toHaveValue(entry.typed);
          await page.keyboard.press("Enter");
          await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
        });
      }
    });
  }

  test("words are written on the system's keyboard", async ({ page, baseURL, hasTouch }) => {
    const pupil = new Pupil(page, baseURL, hasTouch);
    await openKeypads(page, pupil.origin, { kind: "text", expected: "rhombus" });
    await expect(pupil.keypad).toHaveCount(0);
    await expect(pupil.box).toHaveAttribute("inputmode", "text");
    await page.keyboard.type("rhombus");
    await pupil.press(pupil.check);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
  });
});

test.describe("[APP30] structures", () => {
  test("arrows, Tab and Backspace go by what is drawn", async ({ page, baseURL, hasTouch }) => {
    const pupil = new Pupil(page, baseURL, hasTouch);
    await openKeypads(page, pupil.origin, { kind: "expression", expected: "1/2+x" });
    await pupil.pressKeys("Fraction");
    await page.keyboard.type("1");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2");
    await expect(pupil.box).toHaveValue("(1)/(2)");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("+x");
    await expect(pupil.box).toHaveValue("(1)/(2)+x");
    await expect(pupil.box).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(pupil.box).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(pupil.box).toBeFocused();
    await page.keyboard.press("End");
    await pupil.pressKeys("Delete", "Delete", "Delete", "Delete", "Delete");
    await expect(pupil.box).toHaveValue("1");
    await page.keyboard.press("Backspace");
    await expect(pupil.box).toHaveValue("");
  });

  test("a finger on an empty place types there", async ({ page, baseURL, hasTouch }) => {
    const pupil = new Pupil(page, baseURL, hasTouch);
    await openKeypads(page, pupil.origin, { kind: "point", expected: "(1, 2)" });
    await pupil.pressKeys("Point");
    const places = page.locator("[data-at][data-to]:not(:has(*))").filter({ hasText: /^$/u });
    const [, second] = await places.evaluateAll((marks) =>
      marks
        .filter((mark) => mark.getAttribute("data-at") === mark.getAttribute("data-to") && mark.clientWidth > 4)
        .map((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
    );
    if (second === undefined) throw new Error("the point has no second place");
    await (hasTouch ? page.touchscreen.tap(second.x, second.y) : page.mouse.click(second.x, second.y));
    await pupil.pressKeys("2");
    await expect(pupil.box).toHaveValue("(, 2)");
  });
});

test("[APP32] the reading beneath the box: in time, in words for readers, and nothing of what is unfinished", async ({
  page,
  baseURL,
  hasTouch,
}) => {
  const pupil = new Pupil(page, baseURL, hasTouch);
  await page.clock.install();
  await openKeypads(page, pupil.origin, { kind: "expression", expected: "x", variables: "x" });
  const reading = page.locator("#reading");
  const announced = page.locator('#reading + [aria-live="polite"]');
  await pupil.pressKeys("Fraction", "x", "Plus", "1", "Move right", "2");
  await expect(reading).toContainText("read as");
  await expect(reading.locator(".katex")).toBeVisible();
  await expect(announced).toHaveText(/^read as the fraction x plus 1 over 2, end of fraction,$/u);
  await pupil.box.fill("(2+");
  await expect(announced).toHaveText("");
  await expect(reading).toHaveText("");
  // Longer than the pause after which a hindrance is told.
  for (let seconds = 0; seconds < 2; seconds += 0.5) await page.clock.runFor(500);
  await expect(reading).toHaveText("");
  await expect(announced).toHaveText("");
  await pupil.press(pupil.check);
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "unreadable");
  await expect(pupil.feedback).toContainText("Nothing was counted.");
  await pupil.box.fill("3 # 4");
  await expect(reading).toContainText("“#” cannot be read here.");
  await expect(announced).toHaveText(/^“#” cannot be read here\. Use [^.]+\.$/u);
});

test("[APP31] a second check that comes to the same is told as it is, in one note", async ({
  page,
  baseURL,
  hasTouch,
}) => {
  const pupil = new Pupil(page, baseURL, hasTouch);
  await openKeypads(page, pupil.origin, { kind: "expression", expected: "2x+3" });
  await pupil.box.fill("3x+1");
  await pupil.press(pupil.check);
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
  await pupil.press(page.getByRole("button", { name: "I think I'm right" }));
  const note = pupil.feedback.locator('[data-appeal="kept"]');
  await expect(note).toContainText("came to the same result as the first. With x = 2, yours comes to 7");
  await expect(note).toBeInViewport();
  await expect(pupil.feedback.locator("[data-turn]")).toHaveCount(2);
  await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
});

test("[EEE3] axe finds nothing on the keypads, light and dark", { tag: ONCE }, async ({ page, baseURL }) => {
  const pupil = new Pupil(page, baseURL);
  for (const [kind, text] of [
    ["expression", "(x+1)/()+√(3)^(2)"],
    ["interval", "[1, ∞)"],
    ["units", "12 cm²"],
    ["set", "{1, }"],
    ["scientific", "3×10^(4)"],
    ["time", "1h30min"],
  ] as const) {
    await openKeypads(page, pupil.origin, { kind, expected: "1" });
    await pupil.box.fill(text);
    await pupil.check.click();
    await expect(pupil.feedback).not.toHaveAttribute("data-verdict", "none");
    // Colours fade from one scheme to the other unless motion is reduced.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await faultsOf(page, `${kind}, light`)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await colourFaultsOf(page, `${kind}, dark`)).toEqual([]);
  }
});
