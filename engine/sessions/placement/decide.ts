import { choicesFor } from "../../adjustments/fewer-choices.ts";
import type { EventOf, NewEvent, TutorEvent } from "../../events/tutor-event.ts";
import { Probability, type SkillId } from "../../ids.ts";
import { guessOf, round6 } from "../../learner/ability-scale.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { PLACEMENT, type PlacementBelief } from "../../learner/placement.ts";
import { POLICY } from "../../policy.ts";
import { applyEvent } from "../../projections/projection.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { openOf, type ActivityContext, type Decision } from "../activity.ts";
import { faultOf } from "../evaluation/read-exam-answer.ts";
import { markAnswer } from "../evaluation/mark-exam.ts";
import { findItem } from "../learning/find-item.ts";
import { graphFor } from "../learning/serve-next.ts";
import { beliefOf } from "./belief-of.ts";
import type { PlacementCommand } from "./commands.ts";
import { placementDesk, placementProjection, type PlacementQuestion, type PlacementState } from "./state.ts";

type CommandOf<Type extends PlacementCommand["type"]> = Extract<PlacementCommand, { type: Type }>;
type Outcome = NonNullable<PlacementQuestion["outcome"]>;

/** What a command to a placement brings about [PLA10]-[PLA15]. Pure. */
export function decidePlacement(
  state: TutorState,
  command: PlacementCommand,
  context: ActivityContext,
  env: TutorEnv,
): Decision {
  const open = openOf(state.activities.placement);
  if (command.type === "start") return start(state, open, context, env);
  if (open === null) return err({ type: "no-activity" });
  if (command.type === "end") return ok(stop(state, open, env));
  const desk = placementDesk(open);
  if (desk === null || desk.item !== command.item) return err({ type: "moved-on" });
  return command.type === "answer"
    ? answer(state, open, desk, command, context, env)
    : ok(
        answered(state, open, desk, { given: [], outcome: "not-learned", latencyMs: command.latencyMs }, context, env),
      );
}

/** From so many problems on what practice told of a skill is worth weighing in [PLA7]. */
const TOLD_FROM = 3;

/** The open one goes on; with another question, where a newer bank no longer has the one on the desk. */
function start(
  state: TutorState,
  open: PlacementState | null,
  { session, seed }: ActivityContext,
  env: TutorEnv,
): Decision {
  if (open !== null) {
    const desk = placementDesk(open);
    const isThere = desk !== null && env.content.open(desk.address).ok;
    return ok(isThere ? [] : ask(state, open, env));
  }
  const begun: NewEvent = {
    type: "activity_started",
    body: { session, kind: "placement", source: "", version: 1, seed, policy: PLACEMENT.rules },
  };
  const started: NewEvent = {
    type: "placement_started",
    body: {
      session,
      grade: state.practice.grade ?? 0,
      practised: env.content.graph.nodes.flatMap(({ id }) => {
        const { opportunities, known } = masteryOf(state.mastery, id);
        return opportunities < TOLD_FROM ? [] : [{ skill: id, p: Probability.parse(known) }];
      }),
    },
  };
  const after = foldNew(null, [begun, started], env);
  const first = after === null ? [] : ask(state, after, env);
  return first.some(({ type }) => type === "placement_asked")
    ? ok([begun, started, ...first])
    : err({ type: "nothing-to-practise" });
}

function answer(
  state: TutorState,
  open: PlacementState,
  desk: PlacementQuestion,
  { given, latencyMs }: CommandOf<"answer">,
  context: ActivityContext,
  env: TutorEnv,
): Decision {
  const opened = env.content.open(desk.address);
  if (!opened.ok) return err({ type: "no-open-problem" });
  const { item } = opened.value;
  const fault = faultOf(item, given, context.locale, env.content.checker);
  if (fault !== null) return err(fault);
  const { outcome: mark } = markAnswer(item, given, context.locale, env.content.checker);
  const outcome = mark === "correct" ? "right" : mark === "partial" ? "unclear" : "wrong";
  return ok(answered(state, open, desk, { given, outcome, latencyMs }, context, env));
}

function answered(
  state: TutorState,
  open: PlacementState,
  { item, skill }: PlacementQuestion,
  { given, outcome, latencyMs }: { given: readonly string[]; outcome: Outcome; latencyMs: number },
  { locale }: ActivityContext,
  env: TutorEnv,
): readonly NewEvent[] {
  const kept: NewEvent = {
    type: "placement_answered",
    body: { session: open.id, item, skill, given: [...given], locale, outcome, latency_ms: Math.round(latencyMs) },
  };
  return [kept, ...ask(state, foldNew(open, [kept], env) ?? open, env)];
}

/** The next question, or the end where there is none [PLA1], [PLA2]. */
function ask(state: TutorState, placement: PlacementState, env: TutorEnv): readonly NewEvent[] {
  const refused: NewEvent[] = [];
  const leftOut = new Set<SkillId>();
  for (;;) {
    const belief = beliefOf(placement, leftOut, graphFor(state, env));
    const skill = belief.next === null ? undefined : env.content.graph.nodes[belief.next]?.id;
    if (skill === undefined)
      return [...refused, ...conclude(placement, belief.known, env), ended(placement, "complete")];
    const position = placement.questions.length + 1;
    const place = { session: placement.id, seed: placement.seed, position };
    const found = findItem(state.mastery, place, { skill, difficulty: POLICY.mastery.minDifficulty }, env);
    refused.push(...found.refused);
    if (found.verified !== null) {
      const { item, address, hash } = found.verified;
      const body = { session: placement.id, item: item.meta.id, skill, ...address, hash };
      const given = choicesFor(item, placement.seed, env.adjustments?.fewerChoices);
      const shown = env.content.open({ ...address, ...given });
      const guess = Probability.parse(round6(guessOf(shown.ok ? shown.value.item : item)));
      return [
        ...refused,
        { type: "verification_approved", body },
        {
          type: "placement_asked",
          body: { ...body, ...given, position, guess, to_come: toCome(position - 1, belief) },
        },
      ];
    }
    leftOut.add(skill);
  }
}

/** On simulated learners a doubtful skill took 1.2 questions. */
function toCome(answered: number, { unsure, bearable }: PlacementBelief): number {
  const wanted = Math.max(PLACEMENT.least - answered, Math.round(1.2 * (unsure - bearable)), 1);
  return Math.min(wanted, Math.max(1, PLACEMENT.most - answered));
}

/** So many answers tell something, where somebody stops early. */
const LEAST_TO_TELL = 4;

function stop(state: TutorState, open: PlacementState, env: TutorEnv): readonly NewEvent[] {
  const answers = open.questions.filter(({ outcome }) => outcome !== null).length;
  const { known } = beliefOf(open, new Set(), graphFor(state, env));
  return [...(answers < LEAST_TO_TELL ? [] : conclude(open, known, env)), ended(open, "learner-ended")];
}

function conclude(placement: PlacementState, known: readonly number[], { content }: TutorEnv): readonly NewEvent[] {
  const answers = placement.questions.filter(({ outcome }) => outcome !== null).length;
  if (answers === 0) return [];
  const { least, most } = PLACEMENT.told;
  const rounded = (p: number) => Probability.parse(Math.round(Math.min(most, Math.max(least, p)) * 1000) / 1000);
  return [
    {
      type: "placement_concluded",
      body: {
        session: placement.id,
        known: content.graph.nodes.map(({ id }, at) => ({ skill: id, p: rounded(known[at] ?? 0) })),
        answers,
        rules: PLACEMENT.rules,
      },
    },
  ];
}

function ended({ id: session }: PlacementState, reason: EventOf<"activity_ended">["body"]["reason"]): NewEvent {
  return { type: "activity_ended", body: { session, kind: "placement", reason } };
}

/** What the fold will make of events that are about to be recorded; it reads body and wall clock only. */
function foldNew(before: PlacementState | null, events: readonly NewEvent[], { now }: TutorEnv): PlacementState | null {
  return events.reduce(
    (state, event) => applyEvent(placementProjection, state, { ...event, wall: now } as TutorEvent),
    before,
  );
}
