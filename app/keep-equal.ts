/**
 * The new value with every part that equals the old one replaced by the old part itself, so that
 * what did not change keeps its identity and is not drawn again. Views arrive as fresh copies of plain
 * data; both values are left as they are.
 */
export function keepEqual<Value>(old: Value, fresh: Value): Value {
  return keep(old, fresh) as Value;
}

function keep(old: unknown, fresh: unknown): unknown {
  if (Object.is(old, fresh)) return old;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const kept: unknown[] = fresh.map((entry, at) => keep(old[at], entry));
    return kept.length === old.length && kept.every((entry, at) => Object.is(entry, old[at])) ? old : kept;
  }
  if (!isRecord(old) || !isRecord(fresh)) return fresh;
  const kept = Object.fromEntries(Object.entries(fresh).map(([key, entry]) => [key, keep(old[key], entry)]));
  const same =
    Object.keys(old).length === Object.keys(kept).length &&
    Object.entries(kept).every(([key, entry]) => key in old && Object.is(entry, old[key]));
  return same ? old : kept;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
