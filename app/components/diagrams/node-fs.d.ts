/** The one call of Node that a test of this folder makes; the app itself knows no Node. */
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
}
