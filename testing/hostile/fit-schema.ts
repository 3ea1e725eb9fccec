import { findValue, isObject } from "./read-prompt.ts";
import type { Asked, Json, JsonObject } from "./types.ts";

const MAX_DEPTH = 10;

/** A value that fits the schema, with the model's words in its texts. */
export function fitSchema(asked: Asked, words: string): Json {
  if (asked.schema === null) return { text: words };
  return fit({ asked, words, root: asked.schema }, asked.schema, "text", 0);
}

interface Task {
  readonly asked: Asked;
  readonly words: string;
  readonly root: JsonObject;
}

function fit(task: Task, given: JsonObject, key: string, depth: number): Json {
  const schema = resolve(task.root, given);
  if (depth > MAX_DEPTH) return null;
  if (schema["const"] !== undefined) return schema["const"];
  if (Array.isArray(schema["enum"])) return chooseFrom(task.asked, schema["enum"] as readonly Json[], key);
  const branches = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(branches)) return fitBranch(task, (branches as readonly Json[]).filter(isObject), key, depth);
  if (key === "misconception") return firstMisconception(task.asked)?.["id"] ?? null;
  switch (typeOf(schema)) {
    case "object":
      return fitObject(task, schema, depth);
    case "array":
      return fitArray(task, schema, key, depth);
    case "number":
    case "integer":
      return fitNumber(schema, key);
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return fitText(task, schema, key);
  }
}

function fitObject(task: Task, schema: JsonObject, depth: number): JsonObject {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const entries = Object.entries(properties).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
  return Object.fromEntries(entries.map(([key, inner]) => [key, fit(task, inner, key, depth + 1)]));
}

/** A plan's list is as long as the plan; other lists are as short as they may be. */
function fitArray(task: Task, schema: JsonObject, key: string, depth: number): Json {
  const { items } = schema as { readonly items?: Json };
  const given = key === "steps" ? findValue(task.asked.data, "steps") : undefined;
  const least = typeof schema["minItems"] === "number" ? schema["minItems"] : 0;
  const count = Array.isArray(given) ? given.length : least;
  if (!isObject(items)) return [];
  return Array.from({ length: count }, () => fit(task, items, key, depth + 1));
}

/** A value that may be missing is missing, words are not. */
function fitBranch(task: Task, branches: readonly JsonObject[], key: string, depth: number): Json {
  const empty = branches.some((branch) => branch["type"] === "null");
  const first = branches.find((branch) => branch["type"] !== "null");
  if (first === undefined || (empty && !isWords(key))) return null;
  return fit(task, first, key, depth + 1);
}

function fitNumber(schema: JsonObject, key: string): number {
  const least = typeof schema["minimum"] === "number" ? schema["minimum"] : key === "step" ? 1 : 0;
  return key === "confidence" ? Math.max(least, 0.6) : least;
}

function fitText(task: Task, schema: JsonObject, key: string): string {
  const most = typeof schema["maxLength"] === "number" ? schema["maxLength"] : 600;
  if (key === "title") return "The next step";
  return isWords(key) ? task.words.slice(0, most) : "";
}

function isWords(key: string): boolean {
  return /^(?:text|words|hint|reply|sentence|description|explanation|message|answer|content|steps)$/u.test(key);
}

/** What the data say already, else the mildest of the values on offer. */
function chooseFrom(asked: Asked, values: readonly Json[], key: string): Json {
  const said = [firstMisconception(asked)?.[key], asked.data["understood"]];
  const mild = { category: ["stuck", "procedural"], kind: ["none"], severity: ["none"] }[key] ?? [];
  return [...said, ...mild].find((value) => value !== undefined && values.includes(value)) ?? values[0] ?? null;
}

function firstMisconception({ data }: Asked): JsonObject | undefined {
  const known = data["misconceptions"];
  return Array.isArray(known) ? (known as readonly Json[]).find(isObject) : undefined;
}

function typeOf(schema: JsonObject): Json | undefined {
  const { type } = schema as { readonly type?: Json };
  if (Array.isArray(type)) return (type as readonly Json[]).find((one) => one !== "null");
  return type ?? (isObject(schema["properties"]) ? "object" : undefined);
}

function resolve(root: JsonObject, schema: JsonObject): JsonObject {
  const { $ref: address } = schema as { readonly $ref?: Json };
  if (typeof address !== "string") return schema;
  let found: Json | undefined = root;
  for (const name of address.split("/").slice(1)) found = isObject(found) ? found[name] : undefined;
  return isObject(found) ? found : {};
}
