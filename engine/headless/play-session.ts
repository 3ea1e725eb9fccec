import { z } from "zod";
import type { TutorEvent } from "../events/tutor-event.ts";
import { SkillId, type ItemId, type SessionId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { masteryOf } from "../learner/mastery-state.ts";
import { POLICY } from "../policy.ts";
import { reportOfSession } from "../reports/session-report.ts";
import { err, ok, type Result } from "../result.ts";
import { nextAction, type SessionAction } from "../sessions/learning/next-action.ts";
import type { ProblemState, SessionState } from "../sessions/learning/practice-state.ts";
import type { SessionReportView } from "../views/report-views.ts";
import { HeadlessCommand, turnRequest, type HeadlessProfile } from "./commands.ts";
import { sessionIdOf } from "./dice.ts";
import { faultOf, type Standing } from "./headless-state.ts";
import type { HeadlessReply } from "./reply.ts";
import { asGiven, findItem } from "./serve.ts";
import { envOf, takeTurn, timeOf, type Turn, type Why } from "./take-turn.ts";
import { faultLine, standingOf } from "./turn-line.ts";

const MOST = POLICY.session.maxProblems;

/** The first line: problems by their ids, or a skill and how many of it. */
const Opening = z.union([
  z.strictObject({ ...turnRequest, problem_ids: z.array(z.string().max(80)).min(1).max(MOST) }),
  z.strictObject({ ...turnRequest, skill: z.string().max(80), goal: z.int().min(1).max(MOST).optional() }),
]);
type Opening = z.infer<typeof Opening>;

const Move = z.strictObject({ id: turnRequest.id, at: turnRequest.at, why: turnRequest.why, command: HeadlessCommand });

/** Commands that would begin something else: a session is one session. */
const NOT_HERE: ReadonlySet<HeadlessCommand["type"]> = new Set([
  "enrol",
  "serve",
  "start-session",
  "start-assignment",
  "activity",
]);

/** A session under way, with all that happened in it. Replaced, never changed. */
export interface Player {
  readonly standing: Standing;
  readonly events: readonly TutorEvent[];
  readonly session: SessionId;
  readonly profile: HeadlessProfile;
  readonly at: number;
}

/** What is to be done about the problem a command was about, as a program reads it. */
export type Action = "ADVANCE" | "CONTINUE" | "INTERVENE" | "OFFER_SKIP";
const ACTIONS: Readonly<Record<SessionAction, Action>> = {
  advance: "ADVANCE",
  continue: "CONTINUE",
  intervene: "INTERVENE",
  "offer-skip": "OFFER_SKIP",
};

export interface SessionStanding {
  /** The problem on the desk; null once the session is over. */
  readonly current: ItemId | null;
  /** Of that problem; `ended`: the session is over. */
  readonly status: "in-progress" | "completed" | "ended";
  readonly action: Action;
  readonly signal: ProblemState["signal"];
  /** Problems that are not finished yet, the one on the desk among them. */
  readonly remaining: number;
  readonly problems: readonly ("pending" | "in-progress" | "completed" | "skipped")[];
}

/** What a pupil is shown of the problem on the desk. */
interface Shown {
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly difficulty: number;
  readonly stem: string;
  readonly choices: readonly string[];
  /** Labels of the boxes to fill in; one without a label is "". */
  readonly boxes: readonly string[];
}

export interface SessionLine {
  readonly reply: HeadlessReply | null;
  readonly session: SessionStanding;
  readonly problem: Shown | null;
  readonly why?: Why;
}

/**
 * One line of `mathflow session`, without its id: it begins the session, or plays on in it. What cannot be used gives `{error}`
 * and leaves it as it was [HDL6].
 *
 * @param player - null before the session has begun
 */
export function sessionLine(
  player: Player | null,
  input: unknown,
  content: Content,
): { readonly player: Player | null; readonly line: object } {
  const turn = player === null ? begin(input, content) : playOn(player, input, content);
  if (!turn.ok) return { player, line: faultLine(turn.error) };
  const { player: after, turn: done } = turn.value;
  const line: SessionLine = {
    reply: done.reply,
    session: standingIn(after, done),
    problem: shownOf(after, content),
    ...(done.why === null ? {} : { why: done.why }),
  };
  return { player: after, line };
}

/** The last line: what the session came to, whether or not it was played to its end. */
export function sessionReport(
  { events, session, standing, profile, at }: Player,
  content: Content,
): { readonly report: SessionReportView | undefined } {
  const env = envOf(standing.tutor, profile, at, content);
  return { report: reportOfSession(events, session, standing.tutor, env) };
}

type Played = Result<{ readonly player: Player; readonly turn: Turn }, Parameters<typeof faultLine>[0]>;

function begin(input: unknown, content: Content): Played {
  const isOfItems = typeof input === "object" && input !== null && "problem_ids" in input;
  const isOfSkill = typeof input === "object" && input !== null && "skill" in input;
  if (!isOfItems && !isOfSkill) return err({ message: "the first line has problem_ids, or a skill" });
  const read = Opening.options[isOfItems ? 0 : 1].safeParse(input);
  if (!read.success) return err({ message: faultOf(read.error) });
  const standing = standingOf(read.data, content);
  if (!standing.ok) return err({ message: standing.error });
  const { profile, why } = read.data;
  const session = sessionIdOf(standing.value.head.learner, standing.value.head.seq + 1);
  const start = startOf(read.data, session, content);
  if (!start.ok) return err({ message: start.error });
  const at = timeOf(standing.value, read.data.at);
  const grade = profile.grade ?? start.value.grade;
  const turn = takeTurn(
    standing.value,
    { command: start.value.command, profile: { ...profile, grade }, at, why },
    content,
  );
  if (!turn.ok) return turn;
  const { events, standing: after } = turn.value;
  return ok({ player: { standing: after, events, session, profile, at }, turn: turn.value });
}

/** Given problems are played like a teacher's choice, so many of a skill like a teacher's too; a skill alone as the pupil's own. */
function startOf(
  opening: Opening,
  session: SessionId,
  content: Content,
): Result<{ readonly command: HeadlessCommand; readonly grade: number }, string> {
  if ("problem_ids" in opening) {
    if (new Set(opening.problem_ids).size < opening.problem_ids.length)
      return err("problem_ids: one of them is there twice");
    const items = opening.problem_ids.map((id) => findItem(id, content));
    const missing = items.find((item) => !item.ok);
    if (missing?.ok === false) return err(missing.error);
    const chosen = items.flatMap((item) => (item.ok ? [item.value] : []));
    const grades = chosen.map(({ skill }) => content.graph.byId.get(skill)?.grade ?? 0);
    const assignment = asGiven(session, { type: "items", items: chosen });
    return ok({ command: { type: "start-assignment", assignment, session }, grade: Math.max(...grades) });
  }
  const skill = SkillId.safeParse(opening.skill);
  const node = skill.success ? content.graph.byId.get(skill.data) : undefined;
  if (!skill.success || node === undefined) return err(`there is no skill ${opening.skill}`);
  const grade = node.grade ?? 0;
  if (opening.goal === undefined) return ok({ command: { type: "start-session", skill: skill.data, session }, grade });
  const goal = { type: "problems", count: opening.goal } as const;
  const assignment = asGiven(session, { type: "skills", skills: [skill.data], goal });
  return ok({ command: { type: "start-assignment", assignment, session }, grade });
}

function playOn(player: Player, input: unknown, content: Content): Played {
  const isOpening = typeof input === "object" && input !== null && ("problem_ids" in input || "skill" in input);
  if (isOpening) return err({ message: "the session has begun: a session is one session" });
  const read = Move.safeParse(withCommand(input));
  if (!read.success) return err({ message: faultOf(read.error) });
  const { command, why } = read.data;
  if (NOT_HERE.has(command.type)) return err({ message: `${command.type}: a session is one session` });
  const at = timeOf(player.standing, read.data.at);
  const turn = takeTurn(player.standing, { command, profile: player.profile, at, why }, content);
  if (!turn.ok) return turn;
  const { events, standing } = turn.value;
  return ok({ player: { ...player, standing, events: [...player.events, ...events], at }, turn: turn.value });
}

/** A command may stand by itself on its line, beside id and time. */
function withCommand(input: unknown): unknown {
  if (typeof input !== "object" || input === null || "command" in input || !("type" in input)) return input;
  const { id, at, why, ...command } = input as Readonly<Record<string, unknown>>;
  return { id, at, why, command };
}

const NOTHING: SessionStanding = {
  current: null,
  status: "ended",
  action: "ADVANCE",
  signal: null,
  remaining: 0,
  problems: [],
};

function standingIn(
  { standing: { tutor }, session: id, at }: Player,
  { events }: Pick<Turn, "events">,
): SessionStanding {
  const { session } = tutor.practice;
  const last = session?.problems.at(-1);
  if (session === null || session.id !== id || last === undefined) return NOTHING;
  const isOver = session.endedAt !== null;
  const problems = statusesOf(session, isOver);
  const about = subjectOf(session, events) ?? last;
  const { struggles } = masteryOf(tutor.mastery, about.skill);
  return {
    current: isOver ? null : last.item,
    status: isOver ? "ended" : last.phase === "open" ? "in-progress" : "completed",
    action: ACTIONS[nextAction(about, struggles, at)],
    signal: about.signal,
    remaining: isOver ? 0 : problems.filter((status) => status === "pending" || status === "in-progress").length,
    problems,
  };
}

/** The problem that was finished in this turn; undefined where none was. */
function subjectOf({ problems }: SessionState, events: readonly TutorEvent[]): ProblemState | undefined {
  const done = events.findLast((event) => event.type === "problem_completed");
  return done === undefined ? undefined : problems.findLast(({ item }) => item === done.body.item);
}

function statusesOf({ goal, problems }: SessionState, isOver: boolean): SessionStanding["problems"] {
  const met = problems.map(({ phase }) =>
    phase === "open" ? ("in-progress" as const) : phase === "skipped" ? ("skipped" as const) : ("completed" as const),
  );
  const toCome = isOver ? 0 : Math.max(0, goal - met.length);
  return [...met, ...Array.from({ length: toCome }, () => "pending" as const)];
}

function shownOf({ standing: { tutor }, session: id }: Player, content: Content): Shown | null {
  const { session } = tutor.practice;
  const problem = session?.id === id && session.endedAt === null ? session.problems.at(-1) : undefined;
  const opened = problem === undefined ? undefined : content.open(problem.address);
  if (problem === undefined || opened?.ok !== true) return null;
  const { item } = opened.value;
  return {
    item: problem.item,
    skill: problem.skill,
    difficulty: item.meta.difficulty,
    stem: item.problem_content.stem,
    choices: item.answer_spec.ui.choices,
    boxes: item.answer_spec.parts?.map(({ label }) => label) ?? [""],
  };
}
