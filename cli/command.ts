/** What every command prints to and reads from; handed in, so that tests need no process. */
export interface Io {
  readonly out: (line: string) => void;
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

/** Wrong use: what is missing or unknown, then how it is used. */
export function misuse(io: Io, command: { readonly help: string }, message: string): ExitStatus {
  io.note(message);
  io.note("");
  io.note(command.help);
  return 2;
}

/**
 * JSON lines in, JSON lines out, in the same order, one output line for every input line: a line
 * that cannot be used gives `{"id","error"}` and never stops the run [CLI1].
 */
export async function mapJsonLines(io: Io, answer: (input: unknown) => object): Promise<void> {
  for await (const line of io.lines()) {
    if (line.trim() === "") continue;
    io.out(JSON.stringify(answerLine(line, answer)));
  }
}

function answerLine(line: string, answer: (input: unknown) => object): object {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch (cause) {
    return { id: null, error: `not JSON: ${messageOf(cause)}` };
  }
  const id = typeof input === "object" && input !== null && "id" in input ? input.id : null;
  try {
    return { id, ...answer(input) };
  } catch (cause) {
    return { id, error: messageOf(cause) };
  }
}

export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
