import { readFile } from "node:fs/promises";
import { answerLine } from "#engine/protocol/json-line";

/** What every command prints to and reads from; handed in, so that tests need no process. */
export interface Io {
  readonly out: (line: string) => void;
  /** A piece of a line to `out`; resolves when there is room for more. */
  readonly write: (text: string) => Promise<void>;
  readonly note: (line: string) => void;
  /** Lines of standard input. */
  readonly lines: () => AsyncIterable<string>;
}

/** 0 done, 1 something failed the check, 2 wrong use. */
export type ExitStatus = 0 | 1 | 2;

export interface Command {
  /** First line says what it does; then usage and options. */
  readonly help: string;
  readonly run: (args: readonly string[], io: Io) => Promise<ExitStatus>;
}

/** Wrong use found deep inside a command: told like `misuse`, exit status 2. */
export class UsageError extends Error {}

/** Wrong use: what is missing or unknown, then how it is used. */
export function misuse(io: Io, command: { readonly help: string }, message: string): ExitStatus {
  io.note(message);
  io.note("");
  io.note(command.help);
  return 2;
}

/**
 * JSON lines in, JSON lines out, in the same order, one output line for every input line: a line
 * that cannot be used, an empty one too, gives `{"id","error"}` and never stops the run [CLI1].
 */
export async function mapJsonLines(
  io: Pick<Io, "lines" | "out">,
  answer: (input: unknown) => object | Promise<object>,
): Promise<void> {
  for await (const line of io.lines()) io.out(await answerLine(line, answer));
}

/** Reads a file that was named on the command line; one that cannot be read is wrong use. */
export async function readNamedFile(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new UsageError(`${file}: ${messageOf(cause)}`, { cause });
  }
}

/** Reads a whole number, `least` to `most`, that was given for an option. */
export function readCount(name: string, text: string, most: number, least = 1): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least || count > most) {
    throw new UsageError(`--${name} is ${text}, must be ${least} to ${most}`);
  }
  return count;
}

export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
