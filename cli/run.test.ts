import { describe, expect, test } from "vitest";
import { mathflow } from "./testing/memory-io.ts";

const COMMANDS = ["check", "item", "bank", "skills", "audit", "replay", "serve"];

describe("[CLI2] help and wrong use", () => {
  test.for(["--help", "-h"])("%s lists every command", async (flag) => {
    const { status, out, notes } = await mathflow([flag]);
    expect(status).toBe(0);
    expect(notes).toBe("");
    for (const name of COMMANDS) expect(out.join("\n")).toMatch(new RegExp(`^ +${name} +\\S`, "mu"));
  });

  test.for(COMMANDS)("%s --help says how it is used", async (name) => {
    const { status, out } = await mathflow([name, "--help"]);
    expect(status).toBe(0);
    expect(out.join("\n")).toContain(`usage: mathflow ${name}`);
  });

  test.for([
    { args: [], named: "usage: mathflow COMMAND" },
    { args: ["tutor"], named: "no command tutor" },
    { args: ["toString"], named: "no command toString" },
    { args: ["__proto__"], named: "no command __proto__" },
    { args: ["check", "file.jsonl"], named: "file.jsonl" },
    { args: ["item"], named: "item ids" },
    { args: ["item", "--skill", "g9.none"], named: "g9.none" },
    { args: ["item", "--skill", "no skill"], named: "no skill" },
    { args: ["item", "--skill", "g2.add2c", "--difficulty", "6"], named: "--difficulty is 6" },
    { args: ["item", "--skill", "g2.add2c", "--count", "0"], named: "--count is 0" },
    { args: ["item", "--skill", "g2.add2c", "--count", "1.5"], named: "--count is 1.5" },
    { args: ["item", "--skill"], named: "--skill" },
    { args: ["item", "--skill", "g2.add2c", "some-id"], named: "not both" },
    { args: ["item", "--count", "3"], named: "--count needs --skill" },
    { args: ["item", "--nonsense"], named: "--nonsense" },
    { args: ["bank"], named: "what shall be done" },
    { args: ["bank", "burn"], named: "burn" },
    { args: ["bank", "verify", "--skill", "g9.none"], named: "g9.none" },
    { args: ["bank", "build", "--target", "many"], named: "--target is many" },
    { args: ["bank", "stats", "--colour"], named: "--colour" },
    { args: ["skills"], named: "lint" },
    { args: ["skills", "lint"], named: "FILE" },
    { args: ["skills", "lint", "no-such-file.json"], named: "no-such-file.json" },
    { args: ["audit"], named: "EXPORT.json" },
    { args: ["audit", "a.json", "b.json"], named: "EXPORT.json" },
    { args: ["audit", "no-such-file.json"], named: "no-such-file.json" },
    { args: ["replay"], named: "EXPORT.json" },
    { args: ["replay", "no-such-file.json"], named: "no-such-file.json" },
    { args: ["serve", "8080"], named: "8080" },
  ])("mathflow $args is wrong use and names $named", async ({ args, named }) => {
    const { status, out, notes } = await mathflow(args);
    expect(status).toBe(2);
    expect(out).toEqual([]);
    expect(notes).toContain(named);
    expect(notes).toContain("usage: mathflow");
  });
});
