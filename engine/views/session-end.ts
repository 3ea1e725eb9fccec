import type { ProblemState, SessionState } from "../sessions/learning/practice-state.ts";
import type { TutorEnv } from "../tutor-types.ts";
import type { EndedProblemView, SessionEndView, SessionWay } from "./types.ts";

/** How a session that is over went, problem by problem, for its summary. */
export function viewSessionEnd(session: SessionState, env: TutorEnv): SessionEndView {
  // Places are those of the replay, which leaves out what an older bank held.
  const shown = session.problems.flatMap((problem) => {
    const opened = env.content.open(problem.address);
    return opened.ok ? [{ problem, item: opened.value.item }] : [];
  });
  const problems = shown.flatMap(({ problem, item }, at): EndedProblemView[] => {
    if (problem.phase === "open") return [];
    const { stem } = item.problem_content;
    const isTyped = item.answer_spec.ui.choices.length === 0;
    return [{ place: at + 1, stem, outcome: outcomeOf(problem), given: isTyped ? lastMiss(problem) : null }];
  });
  return { problems, way: wayOf(session.problems.filter(({ phase }) => phase !== "open")) };
}

/** How a finished problem came to its end [VIE11]. */
function outcomeOf({ phase, signal }: ProblemState): EndedProblemView["outcome"] {
  if (phase === "skipped") return "skipped";
  if (phase !== "right") return "shown";
  return signal === "mastered" ? "first-try" : "helped";
}

/** What was typed last and was not right; null where there is none, or several boxes. */
function lastMiss({ turns }: ProblemState): string | null {
  const miss = turns.findLast((turn) => turn.type === "attempt" && turn.verdict === "incorrect");
  if (miss?.type !== "attempt" || miss.given.length !== 1) return null;
  return miss.given[0] ?? null;
}

interface Row {
  readonly name: SessionWay["type"];
  /** How often it was so; nothing is said of less than `from`. */
  readonly count: (problems: readonly ProblemState[]) => number;
  readonly from: number;
}

/** What may be said of how a session was done, the rarest first: the first row that holds is said [VIE12]. */
const ROWS: readonly Row[] = [
  { name: "alone-after-steps", count: (all) => aloneAfter(all, (problem) => outcomeOf(problem) === "shown"), from: 1 },
  { name: "alone-after-hint", count: (all) => aloneAfter(all, wasHinted), from: 2 },
  { name: "kept-trying", count: mostTries, from: 2 },
  { name: "all-alone", count: allAlone, from: 3 },
];

function wayOf(problems: readonly ProblemState[]): SessionWay | null {
  for (const { name, count, from } of ROWS) {
    const n = count(problems);
    if (n >= from) return { type: name, n };
  }
  return null;
}

/** The longest run of problems done alone just after one that `isStart`, all of one skill. */
function aloneAfter(problems: readonly ProblemState[], isStart: (problem: ProblemState) => boolean): number {
  const runs = problems.map((problem, at) => {
    if (!isStart(problem)) return 0;
    const after = problems.slice(at + 1);
    const end = after.findIndex((next) => next.skill !== problem.skill || outcomeOf(next) !== "first-try");
    return end === -1 ? after.length : end;
  });
  return Math.max(0, ...runs);
}

function wasHinted(problem: ProblemState): boolean {
  return problem.hints > 0 && outcomeOf(problem) === "helped";
}

/** The most answers it took until one was right. */
function mostTries(problems: readonly ProblemState[]): number {
  return Math.max(0, ...problems.map((problem) => (outcomeOf(problem) === "helped" ? problem.attempts : 0)));
}

function allAlone(problems: readonly ProblemState[]): number {
  return problems.every((problem) => outcomeOf(problem) === "first-try") ? problems.length : 0;
}
