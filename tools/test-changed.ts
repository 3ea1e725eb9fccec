import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { STRANDS } from "#bank";
import { readSkills, registriesOf, thisCheckout } from "#bank/authoring";
import { runStages, type Group } from "./run-stages.ts";

const usage = `usage: npm run test:changed [-- --since COMMIT]

Checks what a change touches: types, lint, format and specs, the hashes of changed content, and the tests that reach a
changed file, in the room the file is in (all rooms where it is in none); where only some strands of the bank have
changed, not those of the others. The change is what differs from COMMIT: by default from the last commit, new files too.
npm test checks the rest, other rooms among it, before a change is handed in.`;

const ROOMS = ["engine", "bank", "workers", "app", "server", "cli", "tools", "sim", "testing"];

const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Files that differ from the commit and are still there. */
function changedFiles(since: string): readonly string[] {
  const changed = git("diff", "--name-only", since);
  return [...new Set([...changed, ...git("ls-files", "--others", "--exclude-standard")])].filter((file) =>
    existsSync(file),
  );
}

const skills = await readSkills(thisCheckout);
/** Follows from the folders of skills, which are in the change themselves. */
const MADE: ReadonlySet<string> = new Set(registriesOf(skills).map(({ file }) => file));

/** The strands that a change of the bank is about; undefined where it may be about all. */
function strandsOf(files: readonly string[]): readonly string[] | undefined {
  const content = files.filter(
    (file) => file.startsWith("bank/") && file !== "bank/verified/PROOF.json" && !MADE.has(file),
  );
  const strands = content.map(
    (file) =>
      STRANDS.find((name) => file.startsWith(`bank/blueprints/${name}/`) || file === `bank/verified/${name}.json`) ??
      skills.find(({ id }) => file.startsWith(`bank/skills/${id}/`))?.strand,
  );
  return strands.includes(undefined) ? undefined : [...new Set(strands.filter((strand) => strand !== undefined))];
}

function groupsOf(files: readonly string[]): readonly Group[] {
  const sources = files.filter((file) => /\.(?:ts|tsx)$/u.test(file));
  const rooms = ROOMS.filter((room) => files.some((file) => file.startsWith(`${room}/`)));
  const bin = (name: string) => `node_modules/${name}`;
  const lint: Group = [{ name: "lint", args: [bin("oxlint/bin/oxlint"), "--type-aware", ...sources] }];
  const strands = strandsOf(files) ?? STRANDS;
  const named = strands.flatMap((strand) => ["--strand", strand]);
  const content: Group = [{ name: "bank", args: ["cli/main.ts", "bank", "verify", ...named] }];
  const others = STRANDS.flatMap((strand) =>
    strands.includes(strand)
      ? []
      : [`--exclude=bank/blueprints/${strand}/**`, `--exclude=bank/factory/critic/${strand}.test.ts`],
  );
  const tests: Group = [
    {
      name: "tests",
      args: [bin("vitest/vitest.mjs"), "related", "--run", "--passWithNoTests", ...others, ...files],
      env: rooms.length > 0 ? { MATHFLOW_ROOMS: rooms.join(",") } : {},
      counts: "vitest",
    },
  ];
  return [
    [
      { name: "types", args: [bin("typescript/bin/tsc"), "-b", "--checkers", "1"] },
      { name: "format", args: [bin("oxfmt/bin/oxfmt"), "--check"] },
      { name: "specs", args: ["tools/check-spec.ts"] },
    ],
    ...(sources.length > 0 ? [lint] : []),
    [...(rooms.includes("bank") ? content : []), ...tests],
  ];
}

const args = process.argv.slice(2);
const [flag, commit = "HEAD"] = args;
if (args.length > 0 && (flag !== "--since" || args.length !== 2)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const files = changedFiles(commit);
  console.log(files.length === 0 ? `Nothing differs from ${commit}.` : `Changed:\n${files.join("\n")}`);
  if (files.length > 0) process.exitCode = await runStages(groupsOf(files));
}
