import type { Content, LearnerId, TutorEvent } from "#engine";
import type { ProblemView } from "#engine";
import type { Tab } from "./world.ts";

/** Enrols and starts practising; the tab then shows a problem. */
export async function beginPractice(tab: Tab, name = "Ada"): Promise<LearnerId> {
  const profile = await tab.api.enrol({ name, grade: 2, locale: "en" });
  if (!profile.ok) throw new Error(`enrol: ${JSON.stringify(profile.error)}`);
  const started = await tab.api.startPractice({ skillId: null });
  if (!started.ok) throw new Error(`startPractice: ${JSON.stringify(started.error)}`);
  return profile.value.id;
}

export function problemOf(tab: Tab): ProblemView {
  const { practice } = tab.view();
  if (practice.type !== "problem") throw new Error(`no problem on the desk: ${practice.type}`);
  return practice.problem;
}

/** The right answer, one text a box, found from the log's address of the item. */
export function rightAnswer(content: Content, events: readonly TutorEvent[], problem: ProblemView): readonly string[] {
  const served = events.findLast((event) => event.type === "problem_served" && event.body.item === problem.itemId);
  if (served?.type !== "problem_served") throw new Error("the problem is not in the log");
  const { blueprint, version, difficulty, seed } = served.body;
  const opened = content.open({ blueprint, version, difficulty, seed });
  if (!opened.ok) throw new Error(opened.error.detail);
  const { item } = opened.value;
  return item.answer_spec.parts?.map((part) => part.canonical) ?? [item.solution_logic.final_answer_canonical];
}

/** An answer that can be read and is not right; another one at each try, as the same would not be marked again. */
export function wrongAnswer(problem: ProblemView, right: readonly string[]): readonly string[] {
  const others = problem.choices.filter((choice) => choice !== right[0]);
  if (others.length > 0) return [others[problem.attempts % others.length] ?? ""];
  return right.map(() => `${98_765 + problem.attempts}`);
}

/** One chain: seq 1, 2, 3 … of one device, each `prev` the id before, no id twice. Names what is not so. */
export function chainFaults(events: readonly TutorEvent[]): readonly string[] {
  const bySeq = events.toSorted((a, b) => a.seq - b.seq);
  const faults = bySeq.flatMap((event, index) => [
    ...(event.seq === index + 1 ? [] : [`seq ${event.seq} at place ${index + 1}`]),
    ...(event.prev === (bySeq[index - 1]?.id ?? null) ? [] : [`prev of ${event.seq}`]),
    ...(index > 0 && event.hlc <= (bySeq[index - 1]?.hlc ?? 0) ? [`hlc of ${event.seq} goes back`] : []),
  ]);
  if (new Set(events.map(({ id }) => id)).size !== events.length) faults.push("an id twice");
  if (new Set(events.map(({ device }) => device)).size > 1) faults.push("more than one device");
  return faults;
}

/** The exported log, as a person would get it. */
export async function exportedEvents(tab: Tab): Promise<readonly TutorEvent[]> {
  const text = await tab.api.exportData();
  if (!text.ok) throw new Error(`export: ${JSON.stringify(text.error)}`);
  return (JSON.parse(text.value) as { readonly events: readonly TutorEvent[] }).events;
}
