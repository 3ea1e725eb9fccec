import { expect } from "@playwright/test";
import { test } from "./support/classroom.ts";
import { ONCE } from "./support/where.ts";

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;

test(
  "[SCR4] [SCR5] the map opens where the pupil is, and nothing scrolls sideways",
  { tag: ONCE },
  async ({ atDesk }) => {
    const { page } = await atDesk("Ines", "Grade 6");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto("/map");
      const current = page.locator("[data-current] button");
      await expect(current, `${size.width}×${size.height}`).toBeInViewport({ ratio: 0.9 });
      await expect(current).toHaveAttribute("aria-current", "step");
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${size.width}×${size.height}`).toBeLessThanOrEqual(0);
    }
  },
);
