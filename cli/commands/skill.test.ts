import { describe, expect, test, vi } from "vitest";
import { thisCheckout } from "#bank/authoring";
import { mathflow, runCommand } from "../testing/memory-io.ts";
import { createSkillCommand } from "./skill.ts";

// The whole bank is loaded, with mathjs: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A checkout whose changes stay in memory. */
function makeCheckout(other: Readonly<Record<string, string>> = {}) {
  const written = new Map<string, string>();
  const formatted: string[] = [];
  const command = createSkillCommand({
    ...thisCheckout,
    read: async (file) => other[file] ?? thisCheckout.read(file),
    write: async (file, text) => void written.set(file, text),
    format: (files) => void formatted.push(...files),
  });
  return { written, formatted, run: (...args: readonly string[]) => runCommand(command, args) };
}

describe("skill new [CLI13]", () => {
  test("writes the folder and what lists skills, prints the folder's files, and says how to go on", async () => {
    const { written, formatted, run } = makeCheckout();
    const { status, out, notes } = await run("new", "g3.roman", "--strand", "place-value", "--after", "g2.pv3");
    expect(status).toBe(0);
    expect(out).toContain("bank/skills/g3.roman/blueprint.ts");
    expect([...written.keys()]).toEqual(expect.arrayContaining([...out, "bank/skills/skills_graph.json"]));
    expect(formatted).toEqual([...written.keys()]);
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

describe("skill index [CLI13]", () => {
  test("writes and names only what is not as the folders say", async () => {
    const { written, run } = makeCheckout({ "bank/skills/kinds.ts": "" });
    expect(await run("index")).toMatchObject({ status: 0, out: ["bank/skills/kinds.ts"] });
    expect(written.get("bank/skills/kinds.ts")).toBe(await thisCheckout.read("bank/skills/kinds.ts"));
  });
});

describe("skill check [CLI13]", () => {
  test("a file that is not as the folders say is named with the command that makes it", async () => {
    const { status, out } = await makeCheckout({ "bank/skills/kinds.ts": "" }).run("check", "g2.add2c");
    expect([status, out.length]).toEqual([1, 1]);
    expect(out[0]).toMatch(/^bank\/skills\/kinds\.ts: .*skill index$/u);
  });

  test("a skill that has everything lacks nothing", async () => {
    expect(await mathflow(["skill", "check", "g2.add2c"])).toMatchObject({ status: 0, out: [] });
  });

  test("a skill that is not there is wrong use", async () => {
    const { status, notes } = await mathflow(["skill", "check", "g9.nothing"]);
    expect(status).toBe(2);
    expect(notes).toContain("there is no skill g9.nothing");
  });
});
