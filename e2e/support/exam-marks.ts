import type { Page } from "playwright";
import { check, checkItem, readExport, type Content, type MathProblemItem, type TutorEvent } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { storedRows } from "./stored-rows.ts";

type EventOf<Type extends TutorEvent["type"]> = Extract<TutorEvent, { readonly type: Type }>;

let bank: Promise<Content> | undefined;

/** The whole bank, rebuilt in Node. */
export function wholeBank(): Promise<Content> {
  return (bank ??= loadBankFromFiles());
}

/** The log as it lies in the browser's database: where an item of an exam comes from is said there only. */
export async function storedEvents(page: Page): Promise<readonly TutorEvent[]> {
  const rows = await storedRows(page, "events");
  return (rows as readonly TutorEvent[]).toSorted((a, b) => a.seq - b.seq);
}

export function eventsIn(text: string): readonly TutorEvent[] {
  const log = readExport(text);
  if (!log.ok) throw new Error(`the export cannot be read: ${log.error.path}: ${log.error.message}`);
  return log.value.events;
}

export function ofType<Type extends TutorEvent["type"]>(
  events: readonly TutorEvent[],
  type: Type,
): readonly EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** The session of the exam that was started last. */
export function latestExam(events: readonly TutorEvent[]): string {
  const started = ofType(events, "activity_started").findLast(({ body }) => body.kind === "evaluation");
  if (started === undefined) throw new Error("no exam was started");
  return started.body.session;
}

/** The item of an `exam_item_served`, rebuilt from its address; throws where it is not the one that was verified. */
export async function servedItem({ body }: EventOf<"exam_item_served">): Promise<MathProblemItem> {
  const { blueprint, version, difficulty, seed } = body;
  const opened = (await wholeBank()).open({ blueprint, version, difficulty, seed });
  if (!opened.ok) throw new Error(opened.error.detail);
  if (opened.value.hash !== body.hash) throw new Error(`${body.item} is another item than the one of the bank`);
  return opened.value.item;
}

/** As the author would answer, one text a box. */
export function rightAnswer(item: MathProblemItem): readonly string[] {
  return item.answer_spec.parts?.map(({ canonical }) => canonical) ?? [item.solution_logic.final_answer_canonical];
}

/** Marks an exam again: the last answer to every question of the log, by the checker alone. */
export async function rescore(events: readonly TutorEvent[], session: string): Promise<number> {
  const served = ofType(events, "exam_item_served").filter(({ body }) => body.session === session);
  const answers = ofType(events, "exam_answered").filter(({ body }) => body.session === session);
  let points = 0;
  for (const one of served) {
    const last = answers.findLast(({ body }) => body.item === one.body.item);
    if (last !== undefined) points += worth(await servedItem(one), last.body);
  }
  return points;
}

/** A point for a right answer, half of one for the right value in another form, shares for several boxes. */
function worth(item: MathProblemItem, { given, locale }: EventOf<"exam_answered">["body"]): number {
  const { verdict } = checkItem(item, given, locale);
  if (verdict === "correct") return 1;
  const { parts } = item.answer_spec;
  if (parts === undefined) return verdict === "wrong-form" ? 1 / 2 : 0;
  const shares = parts.map(({ kind, canonical, options }, box) => {
    const one = check({ kind, expected: canonical, given: given[box] ?? "", options: { ...options, locale } });
    return one.verdict === "correct" ? 1 : one.verdict === "wrong-form" ? 1 / 2 : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0) / parts.length;
}
