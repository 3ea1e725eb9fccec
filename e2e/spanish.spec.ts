import { expect, test, type Page } from "@playwright/test";
import { en } from "../app/text/en/index.ts";
import { pseudo, pseudoWords } from "../app/text/pseudo.fixture.ts";
import { looker } from "./support/look.ts";
import { Pupil } from "./support/pupil.ts";
import { ARE_LOOKED_AT, FOLDER, ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

const CHUNK = "**/assets/spanish-*.js";
const SIZES = [
  [360, 740],
  [768, 1024],
  [1024, 600],
  [1440, 900],
] as const;
const look = looker({ name: "spanish", fullPage: true });

const langOf = (page: Page) => page.locator("html");
const spanishIn = (page: Page) => page.getByRole("radio", { name: "Español" });

/** Addresses of the screens that are in the learner's own language, with a heading of each. */
const SPANISH = [
  ["home", "/", "Hola, Ana"],
  ["path", "/path", "Mi camino"],
  ["map", "/map", "Mapa de temas"],
  ["list", "/map?view=list", "Mapa de temas"],
  ["report", "/report", "Mi informe"],
  ["sessions", "/sessions", "Sesiones"],
  ["grown-ups", "/grown-ups", "Para adultos"],
  ["settings", "/settings", "Ajustes"],
] as const;

/** What a screen says that is left in English: words that Spanish does not have. */
const ENGLISH = /\b(?:the|your?|you|this|with|and|of|is|are|what|when|how|for)\b/iu;

test.describe("on a device in Spanish", () => {
  test.use({ locale: "es-MX" });

  test(
    "[EEE80] Spanish is proposed at the first run, says what stays English, and each screen is in one language",
    { tag: [ONCE, SMOKE] },
    async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "¿Quién va a aprender?" })).toBeVisible();
      await expect(spanishIn(page)).toBeChecked();
      await expect(
        page.getByText("Sumar, restar y el valor posicional están en español, lecciones y práctica."),
      ).toBeVisible();
      await look(page, "first-run", SIZES);
      // What was typed stays, whichever is chosen.
      await page.getByRole("textbox", { name: "Nombre" }).fill("Ana");
      await page.getByRole("radio", { name: "English" }).check();
      await expect(page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ana");
      await spanishIn(page).check();
      await page.getByRole("radiogroup", { name: "Grado" }).getByRole("radio", { name: "3.º grado" }).check();
      await page.getByRole("button", { name: "Empezar" }).click();
      await expect(page.getByRole("heading", { name: "Hola, Ana" })).toBeVisible();
      await expect(langOf(page)).toHaveAttribute("lang", "es");

      const pupil = new Pupil(page);
      await pupil.visit("/practice/g3.fracname");
      await expect(pupil.problem).toBeVisible();
      await expect(langOf(page)).toHaveAttribute("lang", "en");
      await expect(page.getByRole("banner")).toContainText("Not you?");
      await pupil.answerRight();
      await page.getByRole("button", { name: "Finish for now" }).click();
      await page.getByRole("button", { name: "Done for today" }).click();
      await expect(page.getByRole("heading", { name: "Hola, Ana" })).toBeVisible();
    },
  );

  test(
    "[EEE80] screens in Spanish say no English word, and hold on a phone, a tablet and a laptop",
    { tag: ONCE },
    async ({ page }) => {
      test.slow();
      const pupil = new Pupil(page);
      await page.goto("/");
      await page.getByRole("textbox", { name: "Nombre" }).fill("Ana");
      await page.getByRole("radiogroup", { name: "Grado" }).getByRole("radio", { name: "3.º grado" }).check();
      await page.getByRole("button", { name: "Empezar" }).click();
      await expect(page.getByRole("heading", { name: "Hola, Ana" })).toBeVisible();
      await pupil.visit("/practice/g3.fracname");
      await expect(pupil.problem).toBeVisible();
      await pupil.answerRight();
      for (const [name, address, heading] of SPANISH) {
        await pupil.visit(address);
        await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
        await expect(langOf(page)).toHaveAttribute("lang", "es");
        // The names of the languages stand each in its own.
        const said = (await page.locator("body").innerText()).replaceAll(/English|Common Core/gu, "");
        expect(ENGLISH.exec(said)?.[0] ?? null, `${name}: ${said}`).toBeNull();
        await look(page, name, SIZES);
      }
    },
  );
});

test(
  "[EEE82] a strand that has Spanish words is practised in Spanish whole: problem, hints, feedback, talk and solution",
  { tag: ONCE },
  async ({ page }) => {
    test.slow();
    const pupil = new Pupil(page);
    await pupil.enrol("Ana");
    await pupil.visit("/settings");
    await spanishIn(page).check();
    await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
    for (const skill of ["g2.sub2b", "g4.round"]) {
      await page.goto(`/practice/${skill}`);
      const problem = page.getByRole("region", { name: "Problema" });
      const feedback = page.getByRole("status", { name: "Comentarios" });
      await expect(problem.and(page.locator(`[data-skill-id="${skill}"]`))).toBeVisible();
      await expect(langOf(page)).toHaveAttribute("lang", "es");
      await page.getByRole("button", { name: "Pista", exact: true }).click();
      await expect(feedback).toContainText("Pista 1");
      await page.getByRole("textbox", { name: "Mensaje al tutor" }).fill("¿por qué?");
      await page.getByRole("button", { name: "Enviar" }).click();
      await expect(page.getByText("¿por qué?", { exact: true })).toBeVisible();
      for (const [nth, sign] of ["Pista 2", "Pista 3", "Una manera de hacerlo"].entries()) {
        await page.getByRole("textbox", { name: "Respuesta", exact: true }).fill(`9000${nth}`);
        await page.getByRole("button", { name: "Comprobar" }).click();
        await expect(page.getByText(sign).first()).toBeVisible();
      }
      const said = await page.locator("body").innerText();
      expect(ENGLISH.exec(said)?.[0] ?? null, `${skill}: ${said}`).toBeNull();
      await look(page, `practice-${skill}`, SIZES);
    }
  },
);

test(
  "[EEE83] a lesson of such a strand is Spanish whole up to its practice, and one of another strand English whole",
  { tag: ONCE },
  async ({ page }) => {
    test.slow();
    const pupil = new Pupil(page);
    await pupil.enrol("Ana");
    await pupil.visit("/settings");
    await spanishIn(page).check();
    await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
    await page.goto("/learn/g2.add2nc");
    const message = page.getByRole("textbox", { name: "Mensaje", exact: true });
    const heading = page.getByRole("heading", { level: 1 });
    const main = page.getByRole("main");
    const feedback = page.getByRole("status", { name: "Comentarios" });
    for (const part of ["La idea", "Un ejemplo", "Uno para completar", "Una pregunta", "Una confusión"]) {
      await expect(heading).toContainText(part);
      await expect(langOf(page)).toHaveAttribute("lang", "es");
      await message.fill("no entiendo");
      await page.getByRole("button", { name: "Enviar" }).click();
      await expect(page.getByRole("log", { name: "Conversación" })).toContainText(/Tú: no entiendo.*Tutor: /su);
      const said = await page.locator("body").innerText();
      expect(ENGLISH.exec(said)?.[0] ?? null, `${part}: ${said}`).toBeNull();
      await look(page, `lesson-${part}`, SIZES);
      const goOn = page.getByRole("button", { name: /^(?:Seguir|Paso siguiente)$/u });
      for (const choice of part === "Una pregunta" ? await page.getByRole("radio").all() : []) {
        if (await goOn.isVisible()) break;
        await choice.check();
        const before = await feedback.innerText();
        await page.getByRole("button", { name: "Comprobar" }).click();
        await expect.poll(() => feedback.innerText()).not.toBe(before);
      }
      for (let isHere = true; isHere; isHere = (await heading.innerText()).includes(part)) {
        const before = await main.innerText();
        await goOn.click();
        await expect.poll(() => main.innerText()).not.toBe(before);
      }
    }
    await expect(page.getByRole("region", { name: "Problema" })).toBeVisible();
    await expect(langOf(page)).toHaveAttribute("lang", "es");
    await page.goto("/learn/g3.mulmean");
    await expect(heading).toContainText("The idea");
    await expect(langOf(page)).toHaveAttribute("lang", "en");
  },
);

test(
  "[EEE80] it is chosen in Settings by one learner, and the other one of the device reads on in English",
  { tag: ONCE },
  async ({ page }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Ben");
    await page.getByRole("button", { name: "Not you?" }).click();
    await pupil.enrol("Ana");
    await pupil.visit("/settings");
    await spanishIn(page).check();
    await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
    await page.getByRole("button", { name: "¿No eres tú?" }).click();
    await page.getByRole("button", { name: /^Ben/u }).click();
    await expect(page.getByRole("heading", { name: "Hello, Ben" })).toBeVisible();
    await expect(langOf(page)).toHaveAttribute("lang", "en");
  },
);

test(
  "[EEE81] where its words cannot be had everything stays English, and that is said beside the choice",
  { tag: ONCE },
  async ({ page }) => {
    await page.route(CHUNK, (route) => route.abort());
    await page.route("**/healthz", (route) => route.abort());
    const pupil = new Pupil(page);
    await pupil.enrol("Ana");
    await pupil.visit("/settings");
    await spanishIn(page).check();
    await expect(page.getByText("Spanish is not on this device yet.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(langOf(page)).toHaveAttribute("lang", "en");
  },
);

test.describe("with a copy on the device", () => {
  test.use(WITH_WORKER);

  test("[EEE81] once chosen it is there without a network", { tag: ONCE }, async ({ page, context }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Ana");
    await expect(page.getByRole("status", { name: "Ready without network" })).toHaveText("Works without the network");
    const kept = () => page.evaluate(async () => (await caches.keys()).includes("mathflow-chosen"));
    expect(await kept()).toBe(false);
    await pupil.visit("/settings");
    await spanishIn(page).check();
    await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open("mathflow-chosen")).keys()).length))
      .toBe(2);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
  });
});

test(
  "[APP114] home, Settings and practice hold a longer language from right to left with other digits on a phone",
  { tag: ONCE },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(CHUNK, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export const es = ${JSON.stringify(pseudo(en))}; export const names = {};`,
      }),
    );
    const pupil = new Pupil(page);
    await pupil.enrol("Ana");
    await pupil.visit("/settings");
    await spanishIn(page).check();
    await expect(page.getByRole("heading", { name: pseudoWords("Settings") })).toBeVisible();
    const turn = () => page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    for (const [name, address] of [
      ["pseudo-settings", "/settings"],
      ["pseudo-home", "/"],
    ] as const) {
      await pupil.visit(address);
      await turn();
      await expect(langOf(page)).toHaveAttribute("lang", "es");
      await look(page, name, [[360, 740]]);
    }
    // Practice is English yet: what it says itself is put into the pseudo-language where it stands.
    await pupil.visit("/practice");
    await expect(pupil.problem).toBeVisible();
    await page.evaluate(
      (table) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const words = table[node.nodeValue?.trim() ?? ""];
          if (words !== undefined) node.nodeValue = words;
        }
      },
      Object.fromEntries(Object.values(en).map((message) => [message, pseudoWords(message)])),
    );
    await turn();
    if (ARE_LOOKED_AT) await page.screenshot({ path: `${FOLDER}/spanish-pseudo-practice-360.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);
