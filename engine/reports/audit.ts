import { leaksAnswer } from "../dialogue/compose/guard.ts";
import { READER_VERSION } from "../answers/types.ts";
import type { TutorEvent, EventOf } from "../events/tutor-event.ts";
import { addressOf, type Content } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { updateMastery } from "../learner/update-mastery.ts";
import { createExamAuditor } from "./audit-exam.ts";

/** One served problem traced to its verification (requirement M12). */
export interface AuditRow {
  readonly event: string;
  readonly item: string;
  readonly skill: string;
  readonly blueprint: string;
  readonly version: number;
  readonly difficulty: number;
  readonly seed: number;
  readonly hash: string;
  readonly verifiedAt: string;
  readonly critic: string;
  readonly generator: string;
  readonly policy: string;
}

export interface AuditFault {
  /** Id of the event that cannot be accounted for. */
  readonly event: string;
  readonly seq: number;
  readonly message: string;
}

export interface AuditReport {
  readonly served: readonly AuditRow[];
  readonly faults: readonly AuditFault[];
}

/**
 * Proves verified-only delivery (requirement M2): the chain of every device is whole, every
 * `problem_served` and `exam_item_served` was approved just before, and its item, rebuilt now, is listed, has the
 * logged hash and is VERIFIED; every attempt, hint and result belongs to a problem that was served [AUD1].
 * What was concluded is concluded again: verdicts, hint texts, mastery, exam scores, ability [AUD2], [EXM50].
 */
export function auditLog(events: readonly TutorEvent[], content: Content): AuditReport {
  const served: AuditRow[] = [];
  const faults: AuditFault[] = [...chainFaults(events)];
  const approvals = new Map<string, EventOf<"verification_approved">>();
  const onDesk = new Map<string, Desk>();
  const policies = new Map<string, string>();
  const exams = createExamAuditor(content);
  const blame = (event: TutorEvent, message: string) => faults.push({ event: event.id, seq: event.seq, message });

  for (const event of events) {
    if (event.type === "session_started" || event.type === "activity_started") {
      policies.set(event.body.session, event.body.policy);
    }
    const ofExam = exams.examine(event);
    if (ofExam !== null) blame(event, ofExam);
    if (event.type === "verification_approved") approvals.set(deskKey(event.body), event);
    if (event.type === "problem_served" || event.type === "exam_item_served") {
      const result = traceServed(event, approvals.get(deskKey(event.body)), policies, content);
      if (typeof result === "string") blame(event, result);
      else {
        served.push(result.row);
        onDesk.set(deskKey(event.body), { item: result.item, attempt: null });
      }
    } else if (event.type === "lesson_completion_set") {
      const opened = content.open(addressOf(event.body));
      const isListed = opened.ok && opened.value.hash === event.body.hash;
      if (!isListed || approvals.get(deskKey(event.body))?.body.hash !== event.body.hash)
        blame(event, `an example to finish, item ${event.body.item}, was not approved before it was shown`);
    } else if (isOfPractice(event)) {
      const desk = onDesk.get(deskKey(event.body));
      if (desk === undefined) {
        blame(event, `${event.type} names item ${event.body.item}, which was not served in its session`);
        continue;
      }
      const message = contradiction(event, desk, content);
      if (message !== null) blame(event, message);
      if (event.type === "attempt_submitted") onDesk.set(deskKey(event.body), { ...desk, attempt: event });
    }
  }
  return { served, faults };
}

type OfPractice = TutorEvent & { readonly body: { readonly session: string; readonly item: string } };

/** Whether it is about a problem that practice served before. */
function isOfPractice(event: TutorEvent): event is OfPractice {
  if (event.type === "verification_approved" || event.type.startsWith("exam_")) return false;
  return "item" in event.body && event.body.item !== null;
}

/** A served item and the answer that waits for its verdict. */
interface Desk {
  readonly item: MathProblemItem;
  readonly attempt: EventOf<"attempt_submitted"> | null;
}

/** What the event says against what follows from the item and the events before it. */
function contradiction(event: TutorEvent, { item, attempt }: Desk, { checker }: Content): string | null {
  if (event.type === "attempt_evaluated") {
    if (attempt === null) return "a verdict without an answer";
    if (event.body.reader !== READER_VERSION) return null;
    const { verdict } = checker.checkItem(item, attempt.body.given, attempt.body.locale);
    const given = attempt.body.given.join("; ");
    return verdict === event.body.verdict ? null : `${given} was logged as ${event.body.verdict}; it is ${verdict}`;
  }
  if (event.type === "hint_served" && event.body.source === "llm") return modelContradiction(event.body, item);
  if (event.type === "hint_served") {
    const ladder =
      event.body.misconception === null
        ? item.hints
        : item.misconceptions.find(({ id }) => id === event.body.misconception)?.hint_ladder;
    return ladder?.[event.body.level - 1] === event.body.text ? null : "the hint is not one of the verified item";
  }
  if (event.type === "appeal_examined") return appealContradiction(event, item);
  if (event.type === "mastery_updated") {
    const { bkt, before, after, correct, weight } = event.body;
    return updateMastery(before, bkt, correct, weight) === after ? null : `mastery after it was logged as ${after}`;
  }
  return null;
}

/** Words of a model are of no ladder: they name who wrote them, and give nothing away. */
function modelContradiction(
  { model, prompt, text }: EventOf<"hint_served">["body"],
  item: MathProblemItem,
): string | null {
  if (typeof model !== "string" || typeof prompt !== "string") return "a model's hint without the model or its prompt";
  return leaksAnswer(item, text) ? "a model's hint that gives the answer away" : null;
}

function appealContradiction({ body }: EventOf<"appeal_examined">, item: MathProblemItem): string | null {
  const { answer_spec: spec, solution_logic: solution } = item;
  const right = spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
  const foreign = body.boxes.find(({ expected }) => !right.includes(expected));
  if (foreign !== undefined)
    return `an appeal was examined against ${foreign.expected}, which is not the item's answer`;
  const agrees = body.boxes.every(({ outcome }) => outcome === "agrees");
  if (agrees !== (body.outcome === "agrees")) return `an appeal was logged as ${body.outcome} against its own boxes`;
  return body.provisional !== null && !agrees ? "an appeal that was not agreed with was counted as right" : null;
}

function traceServed(
  { id, type, body }: EventOf<"problem_served" | "exam_item_served">,
  approval: EventOf<"verification_approved"> | undefined,
  policies: ReadonlyMap<string, string>,
  content: Content,
): { readonly row: AuditRow; readonly item: MathProblemItem } | string {
  const address = { blueprint: body.blueprint, version: body.version, difficulty: body.difficulty, seed: body.seed };
  const where = `${body.blueprint}@${body.version}/${body.difficulty}/${body.seed}`;
  if (approval === undefined || approval.body.hash !== body.hash) {
    return `${type} ${where} was not approved before it was served`;
  }
  const policy = policies.get(body.session);
  if (policy === undefined) return `${type} ${where} belongs to no session of this log`;
  const opened = content.open(addressOf(body));
  if (!opened.ok) return `${type} ${where} is not a verified item: ${opened.error.reason} (${opened.error.detail})`;
  const { item, hash } = opened.value;
  if (hash !== body.hash) return `${type} ${where} was logged with hash ${body.hash}; the verified item has ${hash}`;
  if (item.meta.id !== body.item) return `${type} ${where} was logged as item ${body.item}; it is ${item.meta.id}`;
  if (item.meta.skill_id !== body.skill) return `${type} ${where} was logged for skill ${body.skill}`;
  const row: AuditRow = {
    event: id,
    item: item.meta.id,
    skill: body.skill,
    ...address,
    hash,
    verifiedAt: item.meta.verified_at ?? "",
    critic: item.meta.provenance.critic_model,
    generator: item.meta.provenance.generator_model,
    policy,
  };
  return { row, item };
}

/** Gaps, forks and repeats in the chain of a device. */
function chainFaults(events: readonly TutorEvent[]): AuditFault[] {
  const lastByDevice = new Map<string, TutorEvent>();
  const faults: AuditFault[] = [];
  const ids = new Set<string>();
  for (const event of events.toSorted((a, b) => a.seq - b.seq)) {
    const last = lastByDevice.get(event.device);
    const blame = (message: string) => faults.push({ event: event.id, seq: event.seq, message });
    if (ids.has(event.id)) blame(`event id ${event.id} occurs twice`);
    ids.add(event.id);
    if (event.seq !== (last?.seq ?? 0) + 1) blame(`seq ${event.seq} follows seq ${last?.seq ?? 0}`);
    else if (event.prev !== (last?.id ?? null)) blame(`prev is ${event.prev}, the event before is ${last?.id ?? null}`);
    if (last !== undefined && event.hlc <= last.hlc) blame("the logical clock does not rise");
    lastByDevice.set(event.device, event);
  }
  return faults;
}

function deskKey(body: { readonly session: string; readonly item: string }): string {
  return `${body.session}/${body.item}`;
}
