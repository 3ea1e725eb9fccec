import { expect, test } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { Pupil } from "./support/pupil.ts";
import { ONCE } from "./support/where.ts";

test(
  "[APP81] theme and text size are chosen before signing in, stay, and can be changed",
  { tag: ONCE },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const textSize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const choose = async (group: string, name: string) => {
      await page.getByRole("button", { name: "Theme and text size" }).click();
      await page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true }).check();
      expect(await faultsOf(page, `${group} ${name}`)).toEqual([]);
      await page.getByRole("button", { name: "Done", exact: true }).click();
    };
    await page.goto("/");
    const [light, usual] = [await background(), await textSize()];
    await choose("Theme", "Dark");
    const dark = await background();
    expect(dark).not.toBe(light);
    await choose("Text size", "Very large");
    expect(await textSize()).toBeGreaterThan(usual * 1.4);

    const pupil = new Pupil(page);
    await pupil.enrol("Amina", "Grade 3");
    expect(await background()).toBe(dark);
    expect(await textSize()).toBeGreaterThan(usual * 1.4);
    expect(await faultsOf(page, "home, dark by choice")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.emulateMedia({ colorScheme: "dark" });
    await choose("Theme", "Light");
    expect(await background()).toBe(light);
    await choose("Theme", "The device’s");
    expect(await background()).toBe(dark);
  },
);
