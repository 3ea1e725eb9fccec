import type { Content, MathProblemItem, TutorEvent } from "#engine";
import { takeTurn, newStanding, saveState, type HeadlessCommand, type Standing } from "#engine/headless";

/** One command of the transcript as `mathflow turn` takes it, with everything its line holds. */
export interface TranscriptLine {
  readonly command: HeadlessCommand;
  /** [ms since 1970-01-01 UTC] */
  readonly at: number;
  readonly text: string;
  readonly before: Standing;
  readonly events: readonly TutorEvent[];
}

/** What a pupil does next, seen the problem on the desk. */
type Move = (item: MathProblemItem | undefined) => HeadlessCommand;

export const SEED = "transcript";
export const PROFILE = { grade: 4, locale: "en" } as const;
const START = Date.UTC(2026, 9, 5, 8);
const STEP_MS = 20_000;

const rightOf = (item: MathProblemItem | undefined): readonly string[] =>
  item?.answer_spec.parts?.map(({ canonical }) => canonical) ?? [item?.solution_logic.final_answer_canonical ?? ""];
const right: Move = (item) => ({ type: "answer", given: [...rightOf(item)], latencyMs: 4_000 });
/** The answer of the item's own first error. */
const misled: Move = (item) => ({
  type: "answer",
  given: [item?.misconceptions[0]?.trigger.value ?? "1"],
  latencyMs: 0,
});
/** Something no rule explains. */
const slip: Move = () => ({ type: "answer", given: ["98765"], latencyMs: 0 });
const say =
  (text: string): Move =>
  () => ({ type: "message", text });
const press =
  (type: "request-hint" | "next-problem" | "show-solution" | "skip-problem" | "end-session"): Move =>
  () => ({ type });
const start =
  (skill: string): Move =>
  () => ({ type: "start-session", skill: skill as never });

/**
 * Thirty commands over three skills: right, slip, misconception, hints to the third, a message of each category, lines of
 * working, skip and its undoing, the reason asked for after a right answer, the worked solution, and a refusal is none of them.
 */
export const MOVES: readonly Move[] = [
  () => ({ type: "enrol", grade: PROFILE.grade }),
  start("g4.fracadd"),
  slip,
  say("i think it is 3/8"),
  say("why do the bottoms have to be the same?"),
  say("i dont get it"),
  say("my cat is called tom"),
  say("ok"),
  say("i added the tops because the parts are the same size"),
  press("request-hint"),
  press("request-hint"),
  press("request-hint"),
  right,
  press("next-problem"),
  right,
  say("because the parts are the same size so you count them"),
  press("next-problem"),
  misled,
  (item) => ({ type: "check-work", lines: [item?.solution_logic.steps[0]?.math ?? "1 + 1 = 2"] }),
  press("show-solution"),
  start("g3.f789"),
  slip,
  press("skip-problem"),
  right,
  press("next-problem"),
  say("?????"),
  press("end-session"),
  start("g2.add2c"),
  misled,
  right,
  say("i carried the ten"),
  press("end-session"),
];

/** The lines with the state of the line before in each, as a program would send them. */
export function writeTranscript(content: Content): readonly TranscriptLine[] {
  let standing = newStanding(SEED);
  return MOVES.map((move, index): TranscriptLine => {
    const before = standing;
    const at = START + index * STEP_MS;
    const problem = before.tutor.practice.session?.problems.at(-1);
    const opened = problem === undefined ? undefined : content.open(problem.address);
    const command = move(opened?.ok === true ? opened.value.item : undefined);
    const turn = takeTurn(before, { command, profile: PROFILE, at }, content);
    if (!turn.ok) throw new Error(`${index}: ${JSON.stringify(command)}: ${turn.error.message}`);
    standing = turn.value.standing;
    const known = index === 0 ? { seed: SEED } : { state: saveState(before, content.hash) };
    const text = JSON.stringify({ id: index + 1, ...known, profile: PROFILE, at, command });
    return { command, at, text, before, events: turn.value.events };
  });
}
