import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { LlmMode } from "./wire.ts";

/**
 * Versions of the prompts in use. A file that was ever used is never edited: a new text is a new file with the next
 * number, so that the log says for ever which words were sent.
 */
const ROLE_VERSION = 1;
const READER_VERSION = 1;
const VERSIONS: Readonly<Record<LlmMode, number>> = {
  hint: 1,
  explain: 1,
  turn: 1,
  teachback: 1,
  diagnose: 1,
  plan: 1,
  safety: 1,
};

/** Who reads: what school grades have in common. */
export type GradeBand = "young" | "middle" | "older";

export interface Prompt {
  /** As it stands in a reply's source: `hint/1 3f2a…`. */
  readonly id: string;
  readonly system: string;
}

export function gradeBand(grade: number): GradeBand {
  return grade <= 2 ? "young" : grade <= 5 ? "middle" : "older";
}

/** The system part of a mode: role, task, reader. */
export function promptOf(mode: LlmMode, band: GradeBand): Prompt {
  return PROMPTS[mode](band);
}

function readPrompt(mode: LlmMode): (band: GradeBand) => Prompt {
  const [role, task, readers] = [
    textOf("role", ROLE_VERSION),
    textOf(mode, VERSIONS[mode]),
    textOf("reader", READER_VERSION),
  ];
  const hash = createHash("sha256")
    .update(JSON.stringify([role, task, readers]))
    .digest("hex")
    .slice(0, 12);
  const id = `${mode}/${VERSIONS[mode]} ${hash}`;
  return (band) => ({ id, system: [role, task, readerLine(readers, band)].join("\n\n") });
}

function readerLine(readers: string, band: GradeBand): string {
  const line = readers.split("\n").find((each) => each.startsWith(`${band}: `));
  if (line === undefined) throw new Error(`no reader ${band}`);
  return line.slice(band.length + 2);
}

/** Line ends are the same on every computer, so that hashes are. */
function textOf(name: string, version: number): string {
  const file = new URL(`prompts/${name}.${version}.md`, import.meta.url);
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim();
}

const PROMPTS: Readonly<Record<LlmMode, (band: GradeBand) => Prompt>> = {
  hint: readPrompt("hint"),
  explain: readPrompt("explain"),
  turn: readPrompt("turn"),
  teachback: readPrompt("teachback"),
  diagnose: readPrompt("diagnose"),
  plan: readPrompt("plan"),
  safety: readPrompt("safety"),
};
