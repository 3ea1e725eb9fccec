import type { LlmAsk, LlmStatus } from "#engine";

/** Who asks, for the server's budgets only: opaque ids, never a name. */
export interface Asker {
  readonly device: string;
  readonly learner: string;
}

/** How a question to a language model ended. `answer` is as it came; the tutor parses and checks it. */
export type Asked =
  | { readonly type: "done"; readonly answer: unknown }
  /** The line broke, or the server stopped: `source` of the sentences that came. */
  | { readonly type: "stopped"; readonly source: unknown };

/** The proxy behind the worker. Every call may fail; nothing waits for one. */
export interface LlmSeam {
  /** What the server offers; rejects where it cannot be asked. */
  readonly status: () => Promise<LlmStatus>;
  /** What was heard in a file of sound; rejects where it cannot be written down. */
  readonly transcribe: (sound: Blob, asker: Asker) => Promise<string>;
  /** Calls `onText` with all the words so far after each sentence; ends early where that gives false. */
  readonly ask: (
    ask: LlmAsk,
    asker: Asker,
    onText: (text: string) => Promise<boolean>,
    signal: AbortSignal,
  ) => Promise<Asked>;
}
