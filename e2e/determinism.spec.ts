import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { hashOfVerdicts } from "./determinism/verdicts.ts";
import { ONCE } from "./support/where.ts";

const ANSWERS = 20_000;
const RUNS = Number(process.env["DETERMINISM_RUNS"] ?? "2");

test(
  "[EEE13] the same answers get the same verdicts in Node and in the browser, every time",
  { tag: ONCE },
  async ({ page }) => {
    test.slow();
    const hashes = new Set(Array.from({ length: RUNS }, () => hashOfVerdicts("verdicts", ANSWERS)));
    await page.goto("about:blank");
    await page.addScriptTag({ content: await scriptOf("determinism/verdicts.ts") });
    for (let run = 0; run < RUNS; run++) {
      hashes.add(await page.evaluate(`checker.hashOfVerdicts("verdicts", ${ANSWERS})`));
    }
    expect([...hashes]).toHaveLength(1);
  },
);

/** A module and all it reaches as one script that sets `checker`. */
async function scriptOf(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ["iife"], name: "checker" },
    },
  });
  const [chunk] = (Array.isArray(output) ? output : [output]).flatMap((one) => (one as Rolldown.RolldownOutput).output);
  if (chunk === undefined || !("code" in chunk)) throw new Error("nothing was built");
  return chunk.code;
}
