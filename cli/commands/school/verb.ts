import type { ServeSettings } from "#server";
import type { Io } from "../../command.ts";

export interface Asked {
  /** Words after the verb. */
  readonly args: readonly string[];
  readonly options: Options;
  /** @throws where one cannot be used */
  readonly settings: () => ServeSettings;
  readonly io: Io;
}

/** Of all verbs; each says which are its own. */
export const OPTIONS = {
  school: { type: "string" },
  "classes-to": { type: "string" },
  only: { type: "boolean" },
  "logs-only": { type: "boolean" },
  to: { type: "string" },
} as const;

type OptionName = keyof typeof OPTIONS;

export type Options = {
  readonly [Name in OptionName]?: (typeof OPTIONS)[Name]["type"] extends "string" ? string : boolean;
};

/** One of `mathflow school …`. */
export interface Verb {
  /** Words it takes, and how many of them it can do without. */
  readonly takes: number;
  readonly spare?: number;
  readonly option?: OptionName;
  /** False: it found something wrong, and said so. */
  readonly run: (asked: Asked) => Promise<boolean | void>;
}

export type Verbs = Readonly<Record<string, Verb>>;
