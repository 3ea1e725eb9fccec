import { run } from "../run.ts";
import type { Command, ExitStatus, Io } from "../command.ts";

export interface Outcome {
  readonly status: ExitStatus;
  readonly out: readonly string[];
  readonly notes: string;
}

/** Runs the program as `mathflow ARGS… < INPUT` would, without a process. */
export function mathflow(args: readonly string[], input: readonly string[] = []): Promise<Outcome> {
  return record((io) => run(args, io), input);
}

/** Runs one command made for the test. */
export function runCommand(command: Command, args: readonly string[]): Promise<Outcome> {
  return record((io) => command.run(args, io), []);
}

async function record(action: (io: Io) => Promise<ExitStatus>, input: readonly string[]): Promise<Outcome> {
  const out: string[] = [];
  const notes: string[] = [];
  let begun = "";
  const status = await action({
    out: (line) => out.push(line),
    write: async (text) => {
      const lines = (begun + text).split("\n");
      begun = lines.pop() ?? "";
      out.push(...lines);
    },
    note: (line) => notes.push(line),
    async *lines() {
      yield* input;
    },
  });
  return { status, out, notes: notes.join("\n") };
}

/** Lines of output as data. */
export function jsonOf({ out }: Outcome): readonly Readonly<Record<string, unknown>>[] {
  return out.map((line) => JSON.parse(line) as Record<string, unknown>);
}
