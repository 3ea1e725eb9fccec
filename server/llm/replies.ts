import type { MathProblemItem } from "#engine";
import type { Composed } from "./compose.ts";
import { MODEL_REPLIES, type ModelReplyOf } from "./reply-schemas.ts";
import { checkWords, LLM_REPLIES, type LlmMode, type LlmReplyOf, type WordsContext, type WordsFault } from "./wire.ts";

export type ParsedReply<Mode extends LlmMode> =
  | { readonly ok: true; readonly value: ModelReplyOf<Mode> }
  | { readonly ok: false; readonly fault: WordsFault | null; readonly detail: string };

/** A model's reply by its schema, and by what is known of the problem. */
export function parseReply<Mode extends LlmMode>(mode: Mode, json: string, composed: Composed): ParsedReply<Mode> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, fault: null, detail: "not-json" };
  }
  const parsed = MODEL_REPLIES[mode].safeParse(value);
  if (!parsed.success) return { ok: false, fault: null, detail: "schema" };
  const reply = parsed.data as ModelReplyOf<Mode>;
  const fault = FITS[mode](reply as never, composed);
  if (fault !== null) return { ok: false, ...fault };
  return { ok: true, value: withId(reply, composed.item) };
}

/** Models know a misconception by its name, the rest of the program by its id. */
function withId<Reply extends object>(reply: Reply, item: MathProblemItem | null): Reply {
  if (!("misconception" in reply)) return reply;
  const known = item?.misconceptions.find(({ error_tag }) => error_tag === reply.misconception);
  return { ...reply, misconception: known?.id ?? null };
}

/** The reply as it goes to the device; null where it breaks a bound of the protocol. */
export function toWire<Mode extends LlmMode>(
  mode: Mode,
  value: ModelReplyOf<Mode>,
  source: { readonly model: string; readonly prompt: string },
): LlmReplyOf<Mode> | null {
  const parsed = LLM_REPLIES[mode].safeParse({ ...value, source });
  return parsed.success ? (parsed.data as LlmReplyOf<Mode>) : null;
}

type Misfit = { readonly fault: WordsFault | null; readonly detail: string } | null;

const NONE = () => null;

const FITS: { readonly [Mode in LlmMode]: (reply: ModelReplyOf<Mode>, composed: Composed) => Misfit } = {
  hint: NONE,
  explain: NONE,
  turn: NONE,
  teachback: ({ met }, { points }) =>
    met.every((index) => index >= 0 && index < points) && new Set(met).size === met.length
      ? null
      : { fault: null, detail: "unknown-point" },
  diagnose: ({ misconception }, { item }) =>
    misconception === null || item?.misconceptions.some(({ error_tag }) => error_tag === misconception)
      ? null
      : { fault: null, detail: "unknown-misconception" },
  plan: ({ steps }, { context, steps: asked }) => {
    if (steps.length !== asked) return { fault: null, detail: "other-steps" };
    return context === null
      ? null
      : firstFault(
          steps.flatMap(({ title, description }) => [title, description]),
          context,
        );
  },
  safety: ({ kind, severity }) =>
    (kind === "none") === (severity === "none") ? null : { fault: null, detail: "kind-without-severity" },
};

function firstFault(texts: readonly string[], context: WordsContext): Misfit {
  for (const text of texts) {
    const check = checkWords(text, context);
    if (!check.ok) return { fault: check.fault, detail: "words" };
  }
  return null;
}
