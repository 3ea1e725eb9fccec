import { expect, type Locator } from "@playwright/test";

/** The keys of a keypad that are less than so many px wide or high. */
export async function smallKeys(keypad: Locator, least: number): Promise<readonly string[]> {
  const keys = keypad.getByRole("button");
  await expect(keys).not.toHaveCount(0);
  const sizes = await keys.evaluateAll((all) =>
    all.map((key) => {
      const { width, height } = key.getBoundingClientRect();
      return { name: key.textContent ?? "", least: Math.min(width, height) };
    }),
  );
  return sizes.filter((key) => key.least < least).map((key) => `${key.name}: ${key.least}`);
}
