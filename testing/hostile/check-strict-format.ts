import { isObject } from "./read-prompt.ts";
import type { Json, JsonObject } from "./types.ts";

const MAX_DEPTH = 10;
const UNKNOWN = ["allOf", "not", "dependentRequired", "dependentSchemas", "if", "then", "else", "oneOf"];

/**
 * What OpenAI's strict mode would refuse in the schema of a request, null where nothing is: every object closed, every
 * property required, no keyword that it does not know. Without `strict` anything goes.
 */
export function checkStrictFormat(api: "responses" | "chat", body: JsonObject): string | null {
  const outer = api === "responses" ? body["text"] : body["response_format"];
  const format = isObject(outer) ? outer[api === "responses" ? "format" : "json_schema"] : undefined;
  if (!isObject(format)) return null;
  const isSchema = api === "responses" ? format["type"] === "json_schema" : true;
  if (!isSchema || format["strict"] !== true) return null;
  const { name, schema } = format as { readonly name?: Json; readonly schema?: Json };
  if (typeof name !== "string" || !/^[\w-]{1,64}$/u.test(name)) return "Invalid schema name.";
  if (!isObject(schema) || schema["type"] !== "object") return `Invalid schema '${name}': the root must be an object.`;
  const fault = faultIn(schema, [], 0);
  return fault === null ? null : `Invalid schema '${name}': ${fault}`;
}

function faultIn(schema: JsonObject, path: readonly string[], depth: number): string | null {
  const where = `in context=(${path.join(", ")})`;
  if (depth > MAX_DEPTH) return `${where}, nested too deep.`;
  const unknown = UNKNOWN.find((word) => schema[word] !== undefined);
  if (unknown !== undefined) return `${where}, '${unknown}' is not permitted.`;
  const properties = schema["properties"];
  if (schema["type"] === "object" || properties !== undefined) {
    if (schema["additionalProperties"] !== false) return `${where}, 'additionalProperties' must be false.`;
    const required = Array.isArray(schema["required"]) ? (schema["required"] as readonly Json[]) : [];
    const missing = Object.keys(isObject(properties) ? properties : {}).find((key) => !required.includes(key));
    if (missing !== undefined) return `${where}, 'required' must name '${missing}'.`;
  }
  return (
    innerSchemas(schema)
      .map(([name, inner]) => faultIn(inner, [...path, name], depth + 1))
      .find((fault) => fault !== null) ?? null
  );
}

function innerSchemas(schema: JsonObject): readonly (readonly [string, JsonObject])[] {
  const named = ["properties", "$defs", "definitions"].flatMap((key) => {
    const inner = schema[key];
    return isObject(inner) ? Object.entries(inner) : [];
  });
  const branches = Array.isArray(schema["anyOf"]) ? (schema["anyOf"] as readonly Json[]) : [];
  const all: readonly (readonly [string, Json])[] = [
    ...named,
    ["items", schema["items"] ?? null],
    ...branches.map((branch, index) => [`anyOf ${index}`, branch] as const),
  ];
  return all.filter((entry): entry is readonly [string, JsonObject] => isObject(entry[1]));
}
