import type { Locator, Page } from "@playwright/test";

/** Screens on which a whole desk has no room [px], and the size of the text [% of the browser's own]. */
export const LOW = [
  { width: 740, height: 360, text: 100 },
  { width: 667, height: 375, text: 100 },
  { width: 844, height: 390, text: 100 },
  { width: 512, height: 300, text: 100 },
  { width: 768, height: 1024, text: 200 },
  { width: 1024, height: 600, text: 200 },
  { width: 360, height: 740, text: 200 },
] as const;

/** Whether a finger on the middle of it meets it, and nothing that lies over it. */
export function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });
}

/** From the next page on, text of this size [% of the browser's own]. */
export async function setTextSize(page: Page, text: number): Promise<void> {
  await page.addInitScript((percent) => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = `${(percent / 100) * 18}px`;
    });
  }, text);
}

/** How far the page can be moved sideways [px]. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.getElementById("content");
    return main === null ? 0 : main.scrollWidth - main.clientWidth;
  });
}
