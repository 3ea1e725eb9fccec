import type { Json, JsonObject } from "./types.ts";

/** The parts of a prompt this model looks for; it knows nothing of who composed it. */
export interface ReadPrompt {
  readonly system: string;
  readonly user: string;
  readonly data: JsonObject;
  readonly mode: string | null;
  readonly stem: string | null;
  readonly message: string | null;
}

const MODES = ["hint", "explain", "turn", "teachback", "diagnose", "plan", "safety"];
const STEM_KEYS = ["stem", "problem", "problemText", "problem_text", "exercise", "task"];
const MESSAGE_KEYS = ["message", "said", "question", "explanation", "pupil", "learner", "words", "text"];
const MAX_DEPTH = 12;

/** Reads the prompt of either API: what `instructions`, `input` or `messages` hold. */
export function readPrompt(body: JsonObject, schemaName: string | null): ReadPrompt {
  const messages = [...messagesOf(body["input"]), ...messagesOf(body["messages"])];
  const ofRole = (roles: readonly string[]) =>
    messages.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
  const instructions = typeof body["instructions"] === "string" ? [body["instructions"]] : [];
  const system = [...instructions, ...ofRole(["system", "developer"])].join("\n\n");
  const user = ofRole(["user"]).join("\n\n");
  const data = dataOf(user);
  const stem = findText(data, STEM_KEYS);
  return {
    system,
    user,
    data,
    mode: modeOf(schemaName, data, system),
    stem: stem === null ? stemInProse(user) : stem,
    message: findText(data, MESSAGE_KEYS),
  };
}

/** Whether a value is an object with keys. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** JSON of a text, undefined where it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The first value of one of these keys, whatever it is, wherever it stands. */
export function findValue(value: Json | undefined, key: string, depth = 0): Json | undefined {
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return undefined;
  if (isObject(value) && value[key] !== undefined) return value[key];
  for (const inner of Array.isArray(value) ? (value as readonly Json[]) : Object.values(value)) {
    const found = findValue(inner, key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Message {
  readonly role: string;
  readonly text: string;
}

function messagesOf(input: Json | undefined): readonly Message[] {
  if (typeof input === "string") return [{ role: "user", text: input }];
  if (!Array.isArray(input)) return [];
  return (input as readonly Json[]).filter(isObject).map((message) => ({
    role: typeof message["role"] === "string" ? message["role"] : "user",
    text: contentText(message["content"]),
  }));
}

function contentText(content: Json | undefined): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return (content as readonly Json[])
    .filter(isObject)
    .map((part) => (typeof part["text"] === "string" ? part["text"] : ""))
    .join("\n");
}

/** All JSON of the user's text: the whole of it, or what stands between its first and its last brace. */
function dataOf(user: string): JsonObject {
  const inner = user.slice(user.indexOf("{"), user.lastIndexOf("}") + 1);
  const parsed = parseJson(user) ?? parseJson(inner);
  const opened = open(parsed ?? {}, 0);
  return isObject(opened) ? opened : { all: opened };
}

/** Opens strings that hold JSON objects or lists. */
function open(value: Json, depth: number): Json {
  if (depth > MAX_DEPTH) return value;
  if (typeof value === "string") {
    const parsed = /^\s*[[{]/u.test(value) ? parseJson(value) : undefined;
    return parsed === undefined ? value : open(parsed, depth + 1);
  }
  if (Array.isArray(value)) return (value as readonly Json[]).map((inner) => open(inner, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, open(inner, depth + 1)]));
}

function findText(data: JsonObject, keys: readonly string[]): string | null {
  for (const key of keys) {
    const found = findValue(data, key);
    if (typeof found === "string" && found.trim() !== "") return found;
  }
  return null;
}

/** `Problem: What is $3 + 4$?` in a prompt without data. */
function stemInProse(user: string): string | null {
  return /\b(?:problem|stem|task)\s*:\s*(.{1,400})/iu.exec(user)?.[1]?.trim() ?? null;
}

function modeOf(schemaName: string | null, data: JsonObject, system: string): string | null {
  const named = findValue(data, "mode");
  const hints = [schemaName ?? "", typeof named === "string" ? named : ""].map((text) => text.toLowerCase());
  for (const hint of hints) {
    const mode = MODES.find((mode) => hint.replaceAll(/[^a-z]/gu, "").includes(mode));
    if (mode !== undefined) return mode;
  }
  const told = /\bmode\s*[:=]\s*"?([a-z-]+)/iu.exec(system)?.[1]?.toLowerCase();
  return MODES.find((mode) => mode === told) ?? null;
}
