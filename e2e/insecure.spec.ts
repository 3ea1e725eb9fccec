import { expect, test } from "@playwright/test";
import { browserPath, LAUNCH_ARGS } from "./support/browser.ts";
import { ONCE, SMOKE } from "./support/where.ts";

// A name that is not this machine's own: over plain http the browser does not trust it.
const HOST = "school.test";
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [...LAUNCH_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test(
  "[EEE11] at a plain http address the page says what it needs and does not advise loading it again",
  { tag: [ONCE, SMOKE] },
  async ({ page, baseURL }) => {
    const address = new URL(baseURL ?? "");
    address.hostname = HOST;
    await page.goto(address.href);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expect(page.getByRole("heading", { name: "MathFlow needs a safe address" })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByText("again")).toHaveCount(0);
  },
);
