import { err, ok, type Result } from "#engine";

/** Names that reach an object's prototype. */
const POISON = new Set(["__proto__", "constructor", "prototype"]);
const MAX_DEPTH = 12;
/** Of one object. */
const MAX_KEYS = 64;

/** JSON from somebody unknown: no names that reach a prototype, no deep nesting, no object with endless keys. */
export function readSecureJson(text: string): Result<unknown, "not JSON" | "not to be used"> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err("not JSON");
  }
  return isHarmless(value, 0) ? ok(value) : err("not to be used");
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((inner) => isHarmless(inner, depth + 1));
  const entries = Object.entries(value);
  return (
    entries.length <= MAX_KEYS && entries.every(([key, inner]) => !POISON.has(key) && isHarmless(inner, depth + 1))
  );
}
