import { z } from "zod";
import { itemChoices } from "../events/define.ts";
import { Difficulty, Probability, SkillId } from "../ids.ts";
import { ErrorCategory } from "../items/math-problem-item.ts";
import { MESSAGE_CATEGORIES } from "../dialogue/events.ts";

/**
 * What devices and the proxy say to each other about a language model's words. A device names things by id; the server
 * rebuilds the item and writes every word of the prompt itself. There is no field for a model, an address or an
 * instruction, and none for a name. Strict: what is not named here is refused.
 */
export const LLM_PROTOCOL = "mathflow-llm/1";

/** Modes with words that are shown: answered as a stream of checked sentences, or whole. */
export const WORD_MODES = ["hint", "explain", "turn", "teachback"] as const;
/** Modes with data: answered whole. */
export const DATA_MODES = ["diagnose", "plan", "safety"] as const;
export const LLM_MODES = [...WORD_MODES, ...DATA_MODES] as const;
export type WordMode = (typeof WORD_MODES)[number];
export type DataMode = (typeof DATA_MODES)[number];
export type LlmMode = (typeof LLM_MODES)[number];

/** Words of a pupil, personal data taken out. */
const Said = z.string().max(300);
/** What was typed into the boxes of one answer. */
const Given = z.array(z.string().max(200)).min(1).max(6);
const Lines = z.array(z.string().max(200)).max(12);

const ItemAddress = z.strictObject({
  blueprint: SkillId,
  version: z.int().positive().max(10_000),
  difficulty: Difficulty,
  seed: z.int().nonnegative(),
  ...itemChoices,
});

/** For how old a reader, and in which language. */
const reader = { grade: z.int().min(0).max(12), locale: z.enum(["en"]) };

/** The mistake as the rules see it; ids of the item's own misconceptions. */
const mistake = {
  given: Given.nullable(),
  lines: Lines,
  misconception: z.string().max(80).nullable(),
  category: ErrorCategory.nullable(),
};

export const HintRequest = z.strictObject({
  ...reader,
  ...mistake,
  item: ItemAddress,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

export const DiagnoseRequest = z.strictObject({ ...reader, item: ItemAddress, given: Given, lines: Lines });

export const ExplainRequest = z.strictObject({
  ...reader,
  skill: SkillId,
  /** Null: the worked solution of a problem that is over is to be explained. */
  question: Said.nullable(),
  /** The problem at hand, and whether it is over: while it is open nothing of its answer goes out. */
  item: ItemAddress.nullable(),
  over: z.boolean(),
});

const Turn = z.strictObject({ who: z.enum(["learner", "tutor"]), text: Said });

export const TurnRequest = z.strictObject({
  ...reader,
  ...mistake,
  item: ItemAddress,
  over: z.boolean(),
  message: Said,
  /** What the rules took it for, and how sure they are. */
  understood: z.enum(MESSAGE_CATEGORIES),
  confidence: Probability,
  /** The policy the tutor's own reply follows. */
  act: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/u)
    .max(60),
  /** Oldest first, personal data taken out (requirement T7). */
  before: z.array(Turn).max(6),
});

export const TeachBackRequest = z.strictObject({
  ...reader,
  item: ItemAddress,
  explanation: Said,
  /** Points of the skill's rubric the rules found, by index. */
  met: z.array(z.int().min(0).max(7)).max(8),
});

export const PlanRequest = z.strictObject({
  ...reader,
  steps: z
    .array(z.strictObject({ kind: z.enum(["explain", "check", "practice", "challenge"]), skill: SkillId }))
    .min(1)
    .max(12),
});

export const SafetyRequest = z.strictObject({ ...reader, message: Said });

export const LLM_REQUESTS = {
  hint: HintRequest,
  explain: ExplainRequest,
  turn: TurnRequest,
  teachback: TeachBackRequest,
  diagnose: DiagnoseRequest,
  plan: PlanRequest,
  safety: SafetyRequest,
} as const;
export type LlmRequestOf<Mode extends LlmMode> = z.infer<(typeof LLM_REQUESTS)[Mode]>;

/** Who wrote the words, for the log (requirement M12). */
export const LlmSource = z.strictObject({
  model: z.string().min(1).max(80),
  /** Name, version and hash of the prompt: `hint/1 3f2a…` (first 12 hex digits of SHA-256). */
  prompt: z.string().regex(/^[a-z]+\/\d+ [0-9a-f]{12}$/u),
});
export type LlmSource = z.infer<typeof LlmSource>;

/** Why there are no (more) words; nothing of it is shown to a pupil. */
export const NO_WORDS = [
  "unavailable",
  "switched-off",
  "budget",
  "busy",
  "model-error",
  "too-slow",
  "bad-reply",
  "refused",
] as const;
export type NoWords = (typeof NO_WORDS)[number];

export const MAX_WORDS_TEXT = 600;
const words = { text: z.string().max(MAX_WORDS_TEXT), source: LlmSource };

export const HintReply = z.strictObject(words);
export const ExplainReply = z.strictObject(words);
export const TurnReply = z.strictObject({
  ...words,
  /** What the model takes the message for; it counts only where the rules were unsure (requirement T2). */
  category: z.enum(MESSAGE_CATEGORIES),
});
export const TeachBackReply = z.strictObject({
  ...words,
  /** Points it found; the rules are the referee. */
  met: z.array(z.int().min(0).max(7)).max(8),
});
export const DiagnoseReply = z.strictObject({
  category: ErrorCategory,
  /** Id of one of the item's misconceptions. */
  misconception: z.string().max(80).nullable(),
  confidence: Probability,
  /** Line of work, or step of the way, where it went astray, 1-based. */
  step: z.int().min(1).max(40).nullable(),
  source: LlmSource,
});
export const PlanReply = z.strictObject({
  steps: z.array(z.strictObject({ title: z.string().max(80), description: z.string().max(300) })).max(12),
  source: LlmSource,
});
export const SafetyReply = z.strictObject({
  kind: z.enum(["self-harm", "abuse", "threat", "personal-data", "swearing", "none"]),
  severity: z.enum(["urgent", "concern", "mild", "none"]),
  confidence: Probability,
  source: LlmSource,
});

export const LLM_REPLIES = {
  hint: HintReply,
  explain: ExplainReply,
  turn: TurnReply,
  teachback: TeachBackReply,
  diagnose: DiagnoseReply,
  plan: PlanReply,
  safety: SafetyReply,
} as const;
export type LlmReplyOf<Mode extends LlmMode> = z.infer<(typeof LLM_REPLIES)[Mode]>;

/**
 * A streamed answer (`Accept: text/event-stream`): any number of `sentence`, each checked on the server, then `done`
 * with the whole reply, or `stop` with the reason why nothing follows.
 */
export const LlmStreamEvent = z.discriminatedUnion("event", [
  z.strictObject({
    event: z.literal("sentence"),
    // The source comes with each: what was said before a line breaks can be kept.
    data: z.strictObject({ text: z.string().max(MAX_WORDS_TEXT), source: LlmSource }),
  }),
  z.strictObject({ event: z.literal("done"), data: z.union([TeachBackReply, TurnReply, HintReply]) }),
  z.strictObject({ event: z.literal("stop"), data: z.strictObject({ why: z.enum(NO_WORDS) }) }),
]);
export type LlmStreamEvent = z.infer<typeof LlmStreamEvent>;

/** `GET /v1/llm`: what may be asked for here. `school` stands above every pupil's own switch. */
export const LlmStatus = z.strictObject({
  protocol: z.literal(LLM_PROTOCOL),
  words: z.enum(["on", "off-by-school", "not-configured"]),
  dictation: z.enum(["on", "off-by-school", "not-configured"]),
  /** Whether the school allows dictation below 13 years. */
  dictationUnder13: z.boolean(),
});
export type LlmStatus = z.infer<typeof LlmStatus>;

/** `POST /v1/transcribe`: one file in the field `file` of a form; what was heard. Some minutes of speech as browsers record it. */
export const TRANSCRIBE_MAX_BYTES = 2 * 1024 * 1024;
export const TRANSCRIBE_TYPES = ["webm", "ogg", "mp4", "mpeg", "wav", "flac"] as const;
export const TranscribeReply = z.strictObject({ text: z.string().max(2_000) });
