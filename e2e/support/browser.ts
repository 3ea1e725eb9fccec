import { existsSync, readFileSync } from "node:fs";

/** The browser that the set-up script found, or the usual place. */
export function browserPath(): string {
  const remembered = existsSync(".cache/browser") ? readFileSync(".cache/browser", "utf8").trim() : "";
  const candidates = [process.env["MATHFLOW_CHROMIUM"] ?? "", remembered, "/usr/bin/chromium"];
  const found = candidates.find((candidate) => candidate !== "" && existsSync(candidate));
  if (found === undefined) throw new Error("no browser: run `npm test`, which finds or installs one");
  return found;
}

/**
 * Parts of the browser's own window: its pop-ups for addresses took two seconds of a core for each new context. The others are those
 * that Playwright switches off: of two such lists the last one counts.
 */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Quiet: a test browser asks nobody for updates. Sandboxed processes need rights that containers lack. */
export const LAUNCH_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${WITHOUT.join()}`,
];

/** The three screens everything must fit. */
export const SIZES = {
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  laptop: { viewport: { width: 1024, height: 600 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 },
} as const;
