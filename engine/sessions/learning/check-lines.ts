import { READER_VERSION } from "../../answers/types.ts";
import type { LineReport } from "../../answers/lines/check-work.ts";
import { MAX_LINE_LENGTH, MAX_LINES } from "../../answers/lines/codes.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { err, ok, type Result } from "../../result.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import { openDesk } from "./decide.ts";
import type { CheckedLine } from "./practice-state.ts";

/** Looks at lines of working: no attempt, no evidence, and nothing about the answer itself [PRC16] [PRC17]. */
export function checkLines(
  state: TutorState,
  { item: asked, lines, locale }: Extract<TutorCommand, { type: "check-work" }>,
  env: TutorEnv,
): Result<readonly NewEvent[], TutorRefusal> {
  const desk = openDesk(state, asked, env);
  if (!desk.ok) return desk;
  const { problem, item, ref } = desk.value;
  if (problem.phase !== "open") return err({ type: "moved-on" });
  const fault = faultOf(lines);
  if (fault !== null) return err({ type: "bad-input", field: "lines", message: fault });
  const last = problem.turns.findLast(({ type }) => type === "work" || type === "attempt");
  const isSame = last?.type === "work" && last.lines.join("\n") === lines.join("\n");
  if (isSame || lines.every((line) => line.trim() === "")) return ok([]);

  const { checkWork, workOfItem } = env.content.checker.lines();
  const { stepIndexes, ...work } = workOfItem(item, locale);
  const report = checkWork({ ...work, lines });
  const checked = report.lines.map((line) => findingOf(line, stepIndexes));
  const body = { ...ref, lines: [...lines], locale, checked, first_wrong: report.firstWrong, reader: READER_VERSION };
  return ok([{ type: "work_checked", body }]);
}

function faultOf(lines: readonly string[]): string | null {
  if (lines.length === 0 || lines.length > MAX_LINES) return `1 to ${MAX_LINES} lines`;
  return lines.some((line) => line.length > MAX_LINE_LENGTH) ? `longer than ${MAX_LINE_LENGTH} characters` : null;
}

function findingOf(
  { status, sort, rule, near, because, problem, step }: LineReport,
  stepIndexes: readonly number[],
): CheckedLine {
  return {
    status,
    sort: sort ?? null,
    rule: rule ?? null,
    near: near ?? null,
    because: because ?? null,
    reason: problem?.reason ?? null,
    step_index: step === undefined ? null : (stepIndexes[step] ?? null),
  };
}
