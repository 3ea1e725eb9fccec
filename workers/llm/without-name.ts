import type { LlmAsk } from "#engine";

/** Put in place of the learner's name. */
const SOMEBODY = "[name]";
/** Names that are words of mathematics or of any sentence would make nonsense of the text. */
const SHORTEST = 3;

/** The request without the learner's name, which only this device knows (requirement D6) [HST41]. */
export function withoutName(ask: LlmAsk, name: string): LlmAsk {
  const parts = name
    .split(/\s+/u)
    .filter((part) => part.length >= SHORTEST)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  if (parts.length === 0) return ask;
  const named = new RegExp(`(?<!\\p{L})(?:${parts.join("|")})(?!\\p{L})`, "giu");
  // Sound: texts are changed, and nothing else.
  return clean(ask, false, named) as LlmAsk;
}

/** Fields that hold what a learner wrote, or an answer to it; everything else is ids and codes. */
const FREE: ReadonlySet<string> = new Set(["message", "explanation", "question", "text", "given", "lines"]);

function clean(value: unknown, isFree: boolean, named: RegExp): unknown {
  if (typeof value === "string") return isFree ? value.replaceAll(named, SOMEBODY) : value;
  if (Array.isArray(value)) return value.map((one) => clean(one, isFree, named));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one, FREE.has(key), named)]));
}
