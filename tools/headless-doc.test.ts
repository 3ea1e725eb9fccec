import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { mathflow } from "../cli/testing/memory-io.ts";

const run = promisify(execFile);
const text = await readFile("docs/headless.md", "utf8");
const EXAMPLE = /```jsonl mathflow (?<args>[^\n]+)\n(?<lines>[\s\S]*?)```\s+```jsonl prints\n(?<prints>[\s\S]*?)```/gu;
const PROGRAM = /```js\n(?<program>[\s\S]*?)```\s+```text prints\n(?<prints>[\s\S]*?)```/u;

interface Example {
  readonly args: readonly string[];
  readonly lines: readonly string[];
  readonly prints: readonly unknown[];
}

const linesOf = (block: string) => block.trim().split("\n");
const examples = [...text.matchAll(EXAMPLE)].map(({ groups = {} }): Example => ({
  args: (groups["args"] ?? "").trim().split(" "),
  lines: linesOf(groups["lines"] ?? ""),
  prints: linesOf(groups["prints"] ?? "").map((line) => JSON.parse(line) as unknown),
}));

type Turn = {
  readonly events: readonly unknown[];
  readonly state: unknown;
  readonly view: { readonly practice: Desk };
};
type Desk = { readonly problem: { readonly itemId: string } };

/** What an example names of the turns printed so far. */
function fillIn(line: string, printed: readonly string[]): string {
  const turns = printed.map((one) => JSON.parse(one) as Turn);
  const turn = (id: string) => turns[Number(id) - 1] as Turn;
  return line
    .replaceAll(/"<state of (\d+)>"/gu, (_all, id: string) => JSON.stringify(turn(id).state))
    .replaceAll(/"<item of (\d+)>"/gu, (_all, id: string) => JSON.stringify(turn(id).view.practice.problem.itemId))
    .replaceAll('"<events>"', () => JSON.stringify(turns.flatMap((one) => ("events" in one ? one.events : []))));
}

/** As much of what was printed as the page shows: a failure shows what the page has to say. */
function partOf(printed: unknown, shown: unknown): unknown {
  if (typeof shown !== "object" || shown === null || typeof printed !== "object" || printed === null) return printed;
  if (Array.isArray(shown) && Array.isArray(printed)) {
    return printed.map((one: unknown, at) => (at in shown ? partOf(one, shown[at]) : one));
  }
  const from = printed as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(shown).map(([key, part]) => [key, partOf(from[key], part)]));
}

test("[HDL12] every example of the page prints what stands beside it", async () => {
  let turns: readonly string[] = [];
  for (const { args, lines, prints } of examples) {
    const out: string[] = [];
    const isOneRun = !lines.some((line) => line.includes("<state of"));
    const known = args[0] === "turn" ? out : turns;
    if (isOneRun)
      out.push(
        ...(
          await mathflow(
            args,
            lines.map((line) => fillIn(line, known)),
          )
        ).out,
      );
    else for (const line of lines) out.push(...(await mathflow(args, [fillIn(line, known)])).out);
    const printed = out.map((line) => JSON.parse(line) as unknown);
    expect.soft([args, printed.map((one, at) => partOf(one, prints[at]))]).toEqual([args, prints]);
    if (args.join(" ") === "turn") turns = out;
  }
  expect(new Set(examples.map(({ args }) => args[0]))).toEqual(
    new Set(["turn", "session", "diagnose", "hint", "mastery"]),
  );
});

test("[HDL11] a program outside that has the clone as a link imports it by name and prints what the page says", async () => {
  const { program = "", prints = "" } = PROGRAM.exec(text)?.groups ?? {};
  const folder = await mkdtemp(path.join(tmpdir(), "mathflow-library-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "node_modules"));
  await symlink(process.cwd(), path.join(folder, "node_modules", "mathflow"));
  await writeFile(path.join(folder, "program.mjs"), program);
  const { stdout } = await run(process.execPath, ["program.mjs"], { cwd: folder });
  expect(stdout).toBe(prints);
});
