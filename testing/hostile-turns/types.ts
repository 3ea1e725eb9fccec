import type { LlmAsk } from "#engine";

/** One request of a pupil's device for words, and what became of it. */
export interface AskRecord {
  readonly mode: LlmAsk["mode"];
  /** Mode, with the level for hints. */
  readonly kind: string;
  /** Names of what the model was, one for each time it was asked; empty where it was not. */
  readonly behaviours: readonly string[];
  /** What the model said, as words, before it was put in a shape. */
  readonly said: readonly string[];
  /** Whether it knew the answer when it was asked last. */
  readonly knew: boolean;
  /** Words the worker let through, the longest last. */
  readonly shown: readonly ShownWords[];
  readonly ended: "done" | "stopped" | "failed" | "called-off";
}

/** Words on the screen, and what is known about them without any check of the product. */
export interface ShownWords {
  readonly text: string;
  /** The problem they are about is on the desk and not over. */
  readonly isOpen: boolean;
  readonly stem: string | null;
  /** The right answers, one a box. */
  readonly answers: readonly string[];
  readonly choices: readonly string[];
}

/** Sorts of what must not be seen. Those with `read-` are for a person to judge. */
export type FindingSort =
  | "answer-detector"
  | "answer-search"
  | "false-equation"
  | "markup"
  | "error"
  | "log"
  | "over-budget"
  | "read-leak"
  | "read-obeyed"
  | "read-false"
  | "read-manners";

export interface Finding {
  readonly sort: FindingSort;
  readonly lesson: string;
  readonly kind: string;
  readonly behaviour: string;
  readonly text: string;
  readonly stem: string | null;
  readonly answers: readonly string[];
  readonly detail: string;
}

/** Counts of one behaviour in one mode. */
export interface Row {
  readonly asked: number;
  /** Asks that put at least one sentence on the screen. */
  readonly words: number;
  readonly sentences: number;
}

/** What one pupil met; a line of the result. */
export interface LessonResult {
  readonly lesson: string;
  readonly turns: number;
  readonly asks: number;
  /** Asks that reached the model. */
  readonly calls: number;
  /** `behaviour|kind`; of two behaviours at once each counts. */
  readonly rows: Readonly<Record<string, Row>>;
  readonly findings: readonly Finding[];
  readonly spent: Spent;
  /** Events a model brought into the log, by type. */
  readonly events: Readonly<Record<string, number>>;
  readonly circuitOpened: boolean;
}

/** One learner's account after the lesson, and what it may hold. */
export interface Spent {
  readonly calls: number;
  readonly requests: number;
  readonly requestLimit: number;
  readonly tokens: number;
  readonly tokenLimit: number;
}
