import { messageOf, type Command, type ExitStatus, type Io } from "./command.ts";

/** Loaded when asked for: `serve` needs no mathjs, `check` needs no server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import("./commands/check.ts")).checkCommand,
  item: async () => (await import("./commands/item.ts")).itemCommand,
  bank: async () => (await import("./commands/bank.ts")).bankCommand,
  skills: async () => (await import("./commands/skills.ts")).skillsCommand,
  audit: async () => (await import("./commands/audit.ts")).auditCommand,
  replay: async () => (await import("./commands/replay.ts")).replayCommand,
  serve: async () => (await import("./commands/serve.ts")).serveCommand,
};

/** Runs one command; an unexpected failure is told on stderr and counts as failed. */
export async function run(argv: readonly string[], io: Io): Promise<ExitStatus> {
  const [name, ...args] = argv;
  const load = name === undefined ? undefined : COMMANDS[name];
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
    io.note(`mathflow ${name}: ${messageOf(cause)}`);
    return 1;
  }
}

async function usage(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(8)}${(await load()).help.split("\n")[0]}`),
  );
  return ["usage: mathflow COMMAND …   (--help on each)", "", ...lines, "", "Exit status: 0 done, 1 something failed the check, 2 wrong use."].join("\n");
}
