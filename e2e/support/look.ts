import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { ARE_LOOKED_AT, FOLDER } from "./where.ts";

type Size = readonly [width: number, height: number];

/** What teachers have. */
export const DESKS = [
  [1440, 900],
  [1024, 600],
  [768, 1024],
] as const satisfies readonly Size[];

/** What pupils have. */
export const TABLETS = [
  [768, 1024],
  [1024, 600],
  [360, 740],
] as const satisfies readonly Size[];

interface Album {
  /** How names of its pictures begin. */
  readonly name: string;
  readonly fullPage?: boolean;
  /** Each page is given back in the size it had, not in the last one. */
  readonly givesBack?: boolean;
}

/**
 * Looks at a page in each of these sizes: a picture for people, and nothing is wider than the screen; then what axe finds, which
 * has to be nothing.
 */
export function looker({ name: album, fullPage = false, givesBack = false }: Album) {
  return async (page: Page, name: string, sizes: readonly Size[] = DESKS): Promise<void> => {
    const before = page.viewportSize();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      if (ARE_LOOKED_AT) await page.screenshot({ path: `${FOLDER}/${album}-${name}-${width}.png`, fullPage });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${name} is wider than ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await faultsOf(page, name)).toEqual([]);
    if (givesBack && before !== null) await page.setViewportSize(before);
  };
}
