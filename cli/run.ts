import { messageOf, misuse, UsageError, type Command, type ExitStatus, type Io } from "./command.ts";

/** Loaded when asked for: `serve` needs no mathjs, `check` needs no server. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries({
    check: async () => (await import("./commands/check.ts")).checkCommand,
    classify: async () => (await import("./commands/classify.ts")).classifyCommand,
    leak: async () => (await import("./commands/leak.ts")).leakCommand,
    diagnose: async () => (await import("./commands/diagnose.ts")).diagnoseCommand,
    hint: async () => (await import("./commands/hint.ts")).hintCommand,
    mastery: async () => (await import("./commands/mastery.ts")).masteryCommand,
    session: async () => (await import("./commands/session.ts")).sessionCommand,
    turn: async () => (await import("./commands/turn.ts")).turnCommand,
    item: async () => (await import("./commands/item.ts")).itemCommand,
    bank: async () => (await import("./commands/bank.ts")).bankCommand,
    skill: async () => (await import("./commands/skill.ts")).skillCommand,
    skills: async () => (await import("./commands/skills.ts")).skillsCommand,
    audit: async () => (await import("./commands/audit.ts")).auditCommand,
    "exam-sim": async () => (await import("./commands/exam-sim.ts")).examSimCommand,
    "refine-difficulty": async () => (await import("./commands/refine-difficulty.ts")).refineDifficultyCommand,
    "placement-sim": async () => (await import("./commands/placement-sim.ts")).placementSimCommand,
    predict: async () => (await import("./commands/predict.ts")).predictCommand,
    "fit-weights": async () => (await import("./commands/fit-weights.ts")).fitWeightsCommand,
    simulate: async () => (await import("./commands/simulate.ts")).simulateCommand,
    replay: async () => (await import("./commands/replay.ts")).replayCommand,
    "llm-eval": async () => (await import("./commands/llm-eval.ts")).llmEvalCommand,
    export: async () => (await import("./commands/export.ts")).exportCommand,
    school: async () => (await import("./commands/school.ts")).schoolCommand,
    serve: async () => (await import("./commands/serve.ts")).serveCommand,
  }),
);

/** Runs one command; an unexpected failure is told on stderr and counts as failed. */
export async function run(argv: readonly string[], io: Io): Promise<ExitStatus> {
  const [name, ...args] = argv;
  const load = name === undefined ? undefined : COMMANDS.get(name);
  if (load === undefined) {
    const asked = name === "--help" || name === "-h";
    if (name !== undefined && !asked) io.note(`mathflow has no command ${name}.\n`);
    (asked ? io.out : io.note)(await usage());
    return asked ? 0 : 2;
  }
  const command = await load();
  if (args.includes("--help") || args.includes("-h")) {
    io.out(command.help);
    return 0;
  }
  try {
    return await command.run(args, io);
  } catch (cause) {
    if (isWrongUse(cause)) return misuse(io, command, `mathflow ${name}: ${messageOf(cause)}`);
    io.note(`mathflow ${name}: ${messageOf(cause)}`);
    return 1;
  }
}

/** Ours, or what `parseArgs` says of unknown and incomplete options. */
function isWrongUse(cause: unknown): boolean {
  if (cause instanceof UsageError) return true;
  const { code } = cause as { readonly code?: unknown };
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
}

async function usage(): Promise<string> {
  const lines = await Promise.all(
    [...COMMANDS].map(async ([name, load]) => `  ${name.padEnd(10)}${(await load()).help.split("\n")[0]}`),
  );
  return [
    "usage: mathflow COMMAND …   (--help on each)",
    "",
    ...lines,
    "",
    "Exit status: 0 done, 1 something failed the check, 2 wrong use.",
  ].join("\n");
}
