import type { EventOf, TutorEvent } from "../events/tutor-event.ts";
import type { DecisionEntry } from "./decision-log.ts";

type Told = Pick<DecisionEntry, "by" | "input" | "output" | "reason">;

/**
 * Decisions that the events themselves tell: which problem, which verdict, which hint, which reply, what is believed now.
 * Nothing is recorded twice: where a decision is an event of its own, it is that. One entry, or none, for each event.
 */
export function createDecisionReader(): (event: TutorEvent) => DecisionEntry | null {
  let attempt: EventOf<"attempt_submitted"> | null = null;
  let message: EventOf<"message_received"> | null = null;
  /** Sessions that record why they reply: lessons. */
  const ownReasons = new Set<string>();

  function tell(event: TutorEvent): Told | null {
    switch (event.type) {
      case "decision_made":
        ownReasons.add(event.body.session);
        return null;
      case "attempt_submitted":
        attempt = event;
        return null;
      case "message_received":
        message = event;
        return null;
      case "attempt_evaluated":
        return ofVerdict(event, attempt);
      case "reply_given":
        return ownReasons.has(event.body.session) ? null : ofReply(event, message);
      default:
        return ofEvent(event);
    }
  }

  return (event) => {
    const told = tell(event);
    if (told === null || !("session" in event.body) || event.body.session === null) return null;
    return { at: event.wall, session: event.body.session, ...told, durationMs: null };
  };
}

function ofEvent(event: TutorEvent): Told | null {
  switch (event.type) {
    case "problem_served": {
      const { skill, difficulty, position, why } = event.body;
      return {
        by: "selector",
        input: `practice, problem ${position}`,
        output: `${skill}, level ${difficulty}`,
        reason: WHY_SERVED[why],
      };
    }
    case "exam_item_served": {
      const { skill, difficulty, position, sort } = event.body;
      return {
        by: "selector",
        input: `exam, question ${position}`,
        output: `${skill}, level ${difficulty}, ${sort}`,
        reason: "What the exam's blueprint asks for here, and was not seen lately.",
      };
    }
    case "diagnosis_completed": {
      const { attempt, category, misconception, divergence_step_index: step, confidence, source, model } = event.body;
      const from =
        source === "llm"
          ? `Asked of the model ${model ?? ""}`
          : "Compared with what known errors give for these numbers";
      return {
        by: "evaluator",
        input: `answer ${attempt}`,
        output: `${category}, ${misconception ?? "no known error"}${step === null ? "" : `, from step ${step}`}`,
        reason: `${from}; confidence ${confidence}.`,
      };
    }
    case "words_added":
      return wordsDecision(
        event.body,
        event.body.to === "reply" ? `the reply ${event.body.act}` : "the worked solution",
      );
    case "plan_worded":
      return wordsDecision(event.body, `version ${event.body.version} of the plan`);
    case "hint_served": {
      const { level, misconception, asked, source, model } = event.body;
      if (source === "llm") return wordsDecision({ model, prompt: event.body.prompt }, `hint ${level}`);
      return {
        by: "executor",
        input: misconception === null ? "the problem's own hints" : `hints about ${misconception}`,
        output: `hint ${level}`,
        reason: asked ? "The learner asked for it." : "An answer was not right.",
      };
    }
    case "scaffold_moved": {
      const { outcome, depth, step } = event.body;
      return {
        by: "executor",
        input: step === null ? "the whole problem" : `step ${step}`,
        output: `small steps: ${outcome}`,
        reason: `Depth ${depth}; over 3 is stuck.`,
      };
    }
    case "teach_back_judged": {
      const { outcome, met, missing } = event.body;
      return {
        by: "evaluator",
        input: "the learner's explanation",
        output: outcome,
        reason:
          met.length + missing.length === 0
            ? "Explanations are thanked for, and not judged."
            : `Points of the lesson's rubric: ${met.length} met, ${missing.length} missing.`,
      };
    }
    case "mastery_updated": {
      const { skill, correct, weight, before, after } = event.body;
      return {
        by: "evaluator",
        input: `${skill}, ${correct ? "right" : "not right"}, weight ${weight}`,
        output: `P(known) ${percent(before)} to ${percent(after)}`,
        reason: "Bayesian knowledge tracing with the skill's own constants.",
      };
    }
    case "safety_flagged": {
      const { kind, severity } = event.body;
      return { by: "safety", input: "a message", output: `${kind}, ${severity}`, reason: "Looked at before teaching." };
    }
    case "exam_scored": {
      const { points, of, reader } = event.body;
      return {
        by: "evaluator",
        input: "the answers of the log",
        output: `${points} of ${of}`,
        reason: `Read by ${reader}.`,
      };
    }
    default:
      return null;
  }
}

function ofVerdict({ body }: EventOf<"attempt_evaluated">, attempt: EventOf<"attempt_submitted"> | null): Told {
  const given = attempt?.body.item === body.item ? attempt.body.given.join("; ") : "";
  return {
    by: "evaluator",
    input: `answer ${body.attempt}: ${given}`,
    output: `${body.verdict}${body.close ? ", close" : ""}`,
    reason: `${body.reason}; read by ${body.reader}.`,
  };
}

function ofReply({ body }: EventOf<"reply_given">, message: EventOf<"message_received"> | null): Told {
  const heard = message !== null && message.body.session === body.session ? message.body : null;
  return {
    by: "router",
    input:
      heard === null
        ? "no message"
        : `“${heard.text}”: ${heard.category}${heard.value === null ? "" : `, says ${heard.value}`}, confidence ${heard.confidence}`,
    output: `${body.category}: ${body.act}${body.asks === null ? "" : `, asks ${body.asks.kind}`}`,
    reason:
      body.source === "static" ? "By the rules for this kind of message." : `Worded by ${body.model ?? "a model"}.`,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

const WHY_SERVED: Readonly<Record<EventOf<"problem_served">["body"]["why"], string>> = {
  chosen: "The learner chose the skill, or a teacher gave it to do.",
  new: "Everything it builds on is known, and it is next.",
  continue: "It is being learned.",
  review: "It was learned a while ago and is due for a refresh.",
  sibling: "One of the same kind, after help on the one before.",
  repair: "It was taken for known, and answers to what builds on it say otherwise.",
  mixed: "Everything is done and nothing is due: a harder one of what was practised longest ago.",
};

/** Words of a language model beneath what was there: which ones, and by which prompt. */
function wordsDecision(
  { model, prompt }: { readonly model?: string | null | undefined; readonly prompt?: string | null | undefined },
  beneath: string,
): Told {
  return {
    by: "executor",
    input: beneath,
    output: `words of ${model ?? "a model"}`,
    reason: `Prompt ${prompt ?? "unknown"}; the words passed every check.`,
  };
}
