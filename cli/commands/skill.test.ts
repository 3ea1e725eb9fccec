import { readFile } from "node:fs/promises";
import { describe, expect, test, vi } from "vitest";
import { mathflow, runCommand } from "../testing/memory-io.ts";
import { createSkillCommand } from "./skill.ts";

// The whole bank is loaded, with mathjs: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A checkout whose changes stay in memory. */
function makeCheckout() {
  const written = new Map<string, string>();
  const formatted: string[] = [];
  const command = createSkillCommand({
    read: (file) => readFile(new URL(`../../${file}`, import.meta.url), "utf8").catch(() => undefined),
    write: async (file, text) => void written.set(file, text),
    format: (files) => void formatted.push(...files),
  });
  return { written, formatted, run: (...args: readonly string[]) => runCommand(command, args) };
}

describe("skill new [CLI13]", () => {
  test("writes stubs, prints their files, and says how to go on", async () => {
    const { written, formatted, run } = makeCheckout();
    const { status, out, notes } = await run("new", "g3.roman", "--strand", "place-value", "--after", "g2.pv3");
    expect(status).toBe(0);
    expect(out).toContain("bank/blueprints/place-value/g3.roman.ts");
    expect([...written.keys()]).toEqual(out);
    expect(formatted).toEqual(out);
    expect(notes).toContain("skill check g3.roman");
  });

  test.for([
    { args: ["new", "g3.roman"], says: /--strand/u },
    { args: ["new", "g2.add2c", "--strand", "add-subtract"], says: /g2\.add2c is in/u },
    { args: ["new", "g3.roman", "--strand", "numerals"], says: /no strand numerals/u },
    { args: ["gone"], says: /no command gone/u },
  ])("$args is wrong use and writes nothing", async ({ args, says }) => {
    const { written, run } = makeCheckout();
    const { status, out, notes } = await run(...args);
    expect([status, out, written.size]).toEqual([2, [], 0]);
    expect(notes).toMatch(says);
  });
});

describe("skill check [CLI13]", () => {
  test("a skill that has everything lacks nothing", async () => {
    expect(await mathflow(["skill", "check", "g2.add2c"])).toMatchObject({ status: 0, out: [] });
  });

  test("a skill that is not there is wrong use", async () => {
    const { status, notes } = await mathflow(["skill", "check", "g9.nothing"]);
    expect(status).toBe(2);
    expect(notes).toContain("there is no skill g9.nothing");
  });
});
