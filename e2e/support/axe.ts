import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands. No page has frames, so axe runs in it alone, without a page of its own. */
export async function faultsOf(page: Page, where: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
