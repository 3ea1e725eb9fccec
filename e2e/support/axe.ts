import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of all rules those that look at colours: the rest finds in the dark what it found in the light. */
const COLOUR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** What axe finds on the page as it stands. */
export function faultsOf(page: Page, where: string): Promise<readonly string[]> {
  return analyse(builderOf(page).withTags(TAGS), where);
}

/** What axe finds in the colours of a page that was looked at whole in other colours. */
export function colourFaultsOf(page: Page, where: string): Promise<readonly string[]> {
  return analyse(builderOf(page).withRules(COLOUR_RULES), where);
}

/** No page has frames, so axe runs in it alone, without a page of its own. */
function builderOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

async function analyse(builder: AxeBuilder, where: string): Promise<readonly string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
