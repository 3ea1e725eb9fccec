import type { Content } from "#engine";
import { morningOf, nightsAfter } from "./calendar.ts";
import { draw } from "./draw.ts";
import { engineDesk } from "./engine-desk.ts";
import {
  declaredBy,
  isKept,
  namedByHome,
  placedHigh,
  problemOf,
  skillsWhere,
  type OpenProblem,
} from "./engine-reading.ts";
import { startPlacement, takePlacement, type Placement } from "./placement.ts";
import type { Pupil } from "./pupil.ts";
import type { ProblemRecord, SessionRecord, Term, TermLength } from "./term.ts";
import { createTutor, type Tutor, type TutorSetting } from "./tutor.ts";
import { workAtProblem } from "./work-at-problem.ts";

/** Between sessions [ms]. */
const BREAK_MS = 5 * 60_000;

export interface TermSetting extends TermLength, Pick<TutorSetting, "onCommand"> {
  readonly content: Content;
  readonly placement: Placement;
}

/** Leads a pupil through a term with the real engine [SIM1]. */
export function runTerm(pupil: Pupil, setting: TermSetting): Term {
  const { content, days, onCommand } = setting;
  const tutor = createTutor({
    content,
    key: pupil.key,
    grade: pupil.profile.enrolled,
    start: morningOf(1),
    onCommand,
  });
  if (setting.placement === "full") place(pupil, tutor);
  const placed = placedHigh(tutor);
  const knownByDay = [pupil.truth.known()];
  const sessions: SessionRecord[] = [];
  for (let day = 1; day <= days; day++) {
    tutor.waitUntil(morningOf(day));
    sessions.push(...runDay(pupil, tutor, day, setting.problemsADay));
    knownByDay.push(pupil.truth.known());
    if (day < days) pupil.sleep(nightsAfter(day));
  }
  const kept = skillsWhere(tutor, isKept);
  const unknown = kept.filter((skill) => !pupil.truth.knows(skill)).length;
  return { knownByDay, sessions, kept: { count: kept.length, unknown }, placedHigh: placed };
}

function place(pupil: Pupil, tutor: Tutor): void {
  takePlacement(pupil, startPlacement(tutor, pupil.key), (question) => draw(pupil.key, question, "not-learned"));
}

/** One session after the other, until the day's problems are done or nothing is left to practise. */
function runDay(pupil: Pupil, tutor: Tutor, day: number, problems: number): readonly SessionRecord[] {
  const sessions: SessionRecord[] = [];
  for (let left = problems; left > 0;) {
    const named = namedByHome(tutor);
    if (!tutor.startSession().ok) return sessions;
    const done = runSession(pupil, tutor, day, left);
    if (done.length === 0) return sessions;
    sessions.push({ named, problems: done });
    left -= done.length;
    tutor.wait(BREAK_MS);
  }
  return sessions;
}

/** A session to its end, or to the end of the day. */
function runSession(pupil: Pupil, tutor: Tutor, day: number, atMost: number): readonly ProblemRecord[] {
  const done: ProblemRecord[] = [];
  for (let problem = problemOf(tutor); problem !== null; problem = problemOf(tutor)) {
    done.push(runProblem(pupil, tutor, problem, day));
    tutor.perform(done.length < atMost ? { type: "next-problem", item: problem.item } : { type: "end-session" });
  }
  return done;
}

function runProblem(pupil: Pupil, tutor: Tutor, problem: OpenProblem, day: number): ProblemRecord {
  const { skill } = problem;
  const before = {
    day,
    skill,
    level: problem.address.difficulty,
    isReview: problem.why === "review",
    knew: pupil.truth.knows(skill),
    wasReady: pupil.truth.isReady(skill),
  };
  const desk = engineDesk(tutor, problem, pupil.key);
  const right = workAtProblem(pupil, desk);
  const declared = declaredBy(desk.events).includes(skill);
  return { ...before, right, declared, knowsNow: pupil.truth.knows(skill) };
}
