import type { NewEvent } from "../events/tutor-event.ts";
import { Probability } from "../ids.ts";
import { POLICY } from "../policy.ts";
import { LLM_REPLIES, type LlmMode, type LlmReplyOf } from "../protocol/llm.ts";
import { ok } from "../result.ts";
import type { Decision } from "../sessions/activity.ts";
import { guidanceWords } from "../sessions/guidance-words.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import { askFor, contextFor, deskOf, itemOf, planOf } from "./ask.ts";
import { checkWords } from "./check-words.ts";
import { isSafety, type LlmWish } from "./wishes.ts";

/** What came back for a wish. */
export type LlmAnswer = { [Mode in LlmMode]: { readonly mode: Mode; readonly reply: LlmReplyOf<Mode> } }[LlmMode];

/**
 * Takes what a language model said, if it may be taken: schema, place and words are looked at once more, whoever looked
 * before [LLM6]. Anything that does not fit brings about nothing at all.
 */
export function takeAnswer(state: TutorState, wish: LlmWish, answer: unknown, env: TutorEnv): Decision {
  const read = LLM_REPLIES[wish.mode].safeParse(answer);
  if (!read.success || askFor(wish, state, env) === null) return ok([]);
  // Sound: the schema was chosen by the wish's mode.
  return ok(eventsOf({ mode: wish.mode, reply: read.data } as LlmAnswer, wish, state, env));
}

function eventsOf(answer: LlmAnswer, wish: LlmWish, state: TutorState, env: TutorEnv): readonly NewEvent[] {
  switch (answer.mode) {
    case "diagnose":
      return wish.mode === "diagnose" ? diagnosed(answer.reply, wish, state, env) : [];
    case "safety":
      return wish.mode === "safety" ? flagged(answer.reply, wish, state, env) : [];
    case "plan":
      return wish.mode === "plan" ? worded(answer.reply, wish, state, env) : [];
    case "teachback": {
      const met = new Set(wish.mode === "teachback" ? deskOf(wish, state)?.teachBack?.met : []);
      // The rules are the referee: nobody is told of a point that they did not find (requirement T6) [LLM8].
      return answer.reply.met.every((point) => met.has(point)) ? said(answer.reply, wish, state, env) : [];
    }
    default:
      return said(answer.reply, wish, state, env);
  }
}

function said(
  { text: given, source }: LlmReplyOf<"hint">,
  wish: LlmWish,
  state: TutorState,
  env: TutorEnv,
): readonly NewEvent[] {
  const context = contextFor(wish, state, env);
  const check = context === null ? null : checkWords(given, context);
  if (check?.ok !== true) return [];
  const text = check.words;
  const { model, prompt } = source;
  const { session } = wish;
  if (wish.mode === "hint") {
    const skill = deskOf(wish, state)?.skill;
    if (skill === undefined) return [];
    const { item, level } = wish;
    const about = { session, item, skill, level, misconception: null, asked: false };
    return [{ type: "hint_served", body: { ...about, text, source: "llm", model, prompt } }];
  }
  if (wish.mode !== "turn" && wish.mode !== "teachback" && wish.mode !== "explain") return [];
  const skill = wish.mode === "explain" ? wish.skill : (deskOf(wish, state)?.skill ?? null);
  const to = wish.mode === "explain" && wish.item !== null ? "solution" : "reply";
  return [
    {
      type: "words_added",
      body: { session, item: wish.item, skill, to, act: wish.act, text, source: "llm", model, prompt },
    },
  ];
}

/** Counts only when the model is sure, and when it names nothing the item does not know (requirement M8) [LLM7]. */
function diagnosed(
  { category, misconception, confidence, step, source }: LlmReplyOf<"diagnose">,
  { session, item, attempt }: Extract<LlmWish, { readonly mode: "diagnose" }>,
  state: TutorState,
  env: TutorEnv,
): readonly NewEvent[] {
  const problem = deskOf({ session, item }, state);
  const full = problem === null ? null : itemOf(problem, env);
  if (problem === null || full === null || confidence < POLICY.llm.sure || category === "unknown") return [];
  const known = misconception === null || full.misconceptions.some(({ id }) => id === misconception);
  const steps = full.solution_logic.steps.length;
  if (!known) return [];
  return [
    {
      type: "diagnosis_completed",
      body: {
        session,
        item,
        skill: problem.skill,
        attempt,
        category,
        misconception,
        divergence_step_index: step !== null && step <= steps ? step : null,
        confidence: Probability.parse(confidence),
        source: "llm",
        ...source,
      },
    },
  ];
}

/** Adds a flag, and guidance for the pupil; it never takes one away (requirement S6) [LLM9]. */
function flagged(
  { kind, severity, confidence }: LlmReplyOf<"safety">,
  { session, item }: Extract<LlmWish, { readonly mode: "safety" }>,
  state: TutorState,
  env: TutorEnv,
): readonly NewEvent[] {
  const problem = deskOf({ session, item }, state);
  if (problem === null || kind === "none" || severity === "none" || confidence < POLICY.llm.sure) return [];
  if (problem.turns.some((turn) => turn.type === "reply" && isSafety(turn.act))) return [];
  const place = { session, item, skill: problem.skill };
  const finding = { kind, severity };
  const flag: NewEvent = { type: "safety_flagged", body: { ...place, ...finding } };
  // Swearing and what was told of oneself need no second answer.
  if (kind === "swearing" || kind === "personal-data") return [flag];
  return [
    flag,
    {
      type: "reply_given",
      body: {
        ...place,
        category: "safety",
        act: `safety-${severity}`,
        text: guidanceWords(finding, state, env),
        asks: severity === "urgent" ? null : problem.asks,
        source: "static",
        model: null,
      },
    },
  ];
}

/** Titles and descriptions, one for each step, none with a number that the plan does not have [LLM10]. */
function worded(
  { steps: words, source }: LlmReplyOf<"plan">,
  wish: Extract<LlmWish, { readonly mode: "plan" }>,
  state: TutorState,
  env: TutorEnv,
): readonly NewEvent[] {
  const plan = planOf(wish, state);
  const context = contextFor(wish, state, env);
  if (plan === null || context === null || words.length !== plan.steps.length) return [];
  const steps = plan.steps.flatMap(({ step: { id } }, at) => {
    const { title = "", description = "" } = words[at] ?? {};
    const shown = [title, description].flatMap((text) => {
      const check = checkWords(text, context);
      return check.ok && !/\p{Nd}/u.test(text) ? [check.words] : [];
    });
    return shown.length === 2 ? [{ id, title: shown[0] ?? "", description: shown[1] ?? "" }] : [];
  });
  if (steps.length !== plan.steps.length) return [];
  const { session, version } = wish;
  return [{ type: "plan_worded", body: { session, version, steps, source: "llm", ...source } }];
}
