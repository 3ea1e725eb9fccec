import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import { looker } from "./support/look.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";
import { pushWork } from "./support/worked-pupil.ts";

test.use(WITH_WORKER);

const look = looker({ name: "about-you" });

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[SCR160][SCR161] who has worked for some days is asked once to say more; what is said is used, and a teacher's word comes first",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(300_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const place = teacher.page.url();
    await pushWork(school, card("Amina"), { grade: 4, percent: 90, sessions: 3 });
    const [hers, his] = [await browser.newContext(), await browser.newContext()];
    const tablet = new SchoolDevice(await hers.newPage(), school.url);
    const { page } = tablet;
    const trouble = [listenForTrouble(page), listenForTrouble(teacher.page)];
    await tablet.join(card("Amina"));

    const offer = page.getByRole("link", { name: /^Would you like to say how you like words/u });
    await expect(offer).toBeVisible();
    await offer.scrollIntoViewIfNeeded();
    await look(page, "home");
    await offer.click();
    const about = page.getByRole("region", { name: "About you" });
    await expect(about).toBeInViewport();
    await look(page, "settings");

    // By keyboard alone, and without the network.
    await waitUntilOffline(page);
    await hers.setOffline(true);
    await about.getByRole("radio", { name: "As usual", exact: true }).focus();
    await page.keyboard.press("ArrowUp");
    await expect(about.getByRole("radio", { name: "Simple and short" })).toBeChecked();
    await expect(about.getByText("Kept.", { exact: true })).toBeVisible();
    await about.getByRole("combobox", { name: "What your school follows" }).selectOption("India: CBSE");
    await about.getByRole("combobox", { name: "Age" }).selectOption("10 or younger");
    await about.getByRole("radio", { name: "Five problems" }).check();
    // All three are kept once this stands.
    await expect(about.getByText("Kept.", { exact: true })).toBeVisible();
    const grade = page.getByRole("combobox", { name: "Grade", exact: true });
    await expect(grade.locator("option:checked")).toHaveText("Class 4");
    await page.reload();
    await expect(about.getByRole("radio", { name: "Simple and short" })).toBeChecked();
    await expect(about.getByRole("combobox", { name: "What your school follows" })).toHaveValue("in-cbse");
    await expect(about.getByRole("combobox", { name: "Age" })).toHaveValue("to-10");
    await expect(about.getByRole("radio", { name: "Five problems" })).toBeChecked();
    await page.goto(`${school.url}/learn`);
    await expect(page.getByRole("combobox", { name: "Grade" }).locator("option:checked")).toHaveText("Class 4 (yours)");
    await page.goto(`${school.url}/`);
    await expect(page.getByRole("region", { name: "Today" })).toContainText("5 problems");
    await expect(offer).toHaveCount(0);
    await hers.setOffline(false);
    await tablet.allSent();

    // On a shared device it is there as soon as she is; her age is not.
    const shared = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await shared.share(teacher);
    await shared.choose("Amina");
    await shared.typePin(card("Amina").pin);
    await expect(shared.page.getByRole("region", { name: "Today" })).toContainText("5 problems");
    await expect(shared.page.getByRole("link", { name: /^Would you like to say/u })).toHaveCount(0);
    await shared.page.getByRole("link", { name: "For grown-ups" }).click();
    await shared.page.getByRole("link", { name: "Settings", exact: true }).click();
    const there = shared.page.getByRole("region", { name: "About you" });
    await expect(there.getByRole("radio", { name: "Simple and short" })).toBeChecked();
    await expect(there.getByRole("combobox", { name: "What your school follows" })).toHaveValue("in-cbse");
    await expect(there.getByRole("combobox", { name: "Age" })).toHaveValue("");
    await teacher.page.goto(place);

    // Her teacher knows better.
    const { dialog } = teacher;
    await teacher.manage("Amina");
    const level = dialog.getByRole("combobox", { name: "Language level" });
    await expect(level.locator("option:checked")).toHaveText("As the pupil has chosen: Simple language");
    await level.selectOption("Advanced language");
    await expect(dialog).toContainText("Kept.");
    await level.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await look(teacher.page, "manage");
    await teacher.page.keyboard.press("Escape");
    const people = teacher.page.getByRole("region", { name: "Adjustments for single pupils" });
    await expect(people).toContainText("Advanced language");
    await page.goto(`${school.url}/settings`);
    // It asks the school when it starts.
    await page.reload();
    await expect(about.getByText("Your teacher has chosen this for you")).toBeVisible({ timeout: 60_000 });
    await expect(about.getByRole("radio", { name: "Full, with exact words" })).toBeChecked();
    await expect(about.getByRole("radio", { name: "Full, with exact words" })).toBeDisabled();

    // Whoever has just begun is asked nothing.
    const other = new SchoolDevice(await his.newPage(), school.url);
    await other.join(card("Ben"), "Grade 3");
    await expect(other.page.getByRole("link", { name: "Learn", exact: true })).toBeVisible();
    await expect(other.page.getByRole("link", { name: /^Would you like to say/u })).toHaveCount(0);
    expect(trouble.flat()).toEqual([]);
  },
);
