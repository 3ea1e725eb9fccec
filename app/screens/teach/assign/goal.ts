import type { AssignmentGoal } from "#engine";

type Counted = Exclude<AssignmentGoal["type"], "mastered">;

/** What is counted, and what stands in the box of each kind. */
export interface GoalDraft {
  readonly type: AssignmentGoal["type"];
  readonly typed: Readonly<Record<Counted, string>>;
}

/** As the server takes it. */
export const MOST_OF: Readonly<Record<Counted, number>> = { problems: 50, right: 50, minutes: 120 };

/** What is proposed. */
export const FIRST_GOAL: GoalDraft = { type: "problems", typed: { problems: "5", right: "5", minutes: "15" } };

/** As it is sent; undefined where what is typed is no such number. */
export function goalOf({ type, typed }: GoalDraft): AssignmentGoal | undefined {
  if (type === "mastered") return { type };
  const text = typed[type].trim();
  const count = Number(text);
  return /^\d{1,3}$/u.test(text) && count >= 1 && count <= MOST_OF[type] ? { type, count } : undefined;
}
