import { describe, expect, test } from "vitest";
import type { Content, EvaluationView, TutorEvent } from "#engine";
import { loadBank } from "#bank";
import { createMemoryDisk, createMemoryStore } from "./store/memory-store.ts";
import { exportedEvents } from "./testing/pupil.ts";
import { createTestBrowser, createTestTime, openTab, type Tab } from "./testing/world.ts";

const bank = await loadBank(async (strand) => {
  const list = (await import(`../bank/verified/${strand}.json`, { with: { type: "json" } })) as {
    readonly default: unknown;
  };
  return list.default;
});
if (!bank.ok) throw new Error(bank.error.message);
const content: Content = bank.value;

function examOf(tab: Tab): EvaluationView {
  const exam = tab.view().activities?.evaluation ?? null;
  if (exam === null) throw new Error("no exam is shown");
  return exam;
}

function rightAnswer(events: readonly TutorEvent[], exam: EvaluationView): readonly string[] {
  const served = events.find((event) => event.type === "exam_item_served" && event.body.item === exam.problem?.itemId);
  if (served?.type !== "exam_item_served") throw new Error("the question is not in the log");
  const opened = content.open(served.body);
  if (!opened.ok) throw new Error(opened.error.detail);
  const { answer_spec: spec, solution_logic: solution } = opened.value.item;
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}

describe("an exam of 20 questions in 30 minutes", () => {
  test("[HST31] goes on after a kill, with a clock that was set and in two tabs, and tells no answer on the way", async () => {
    const disk = createMemoryDisk();
    const browser = createTestBrowser();
    const time = createTestTime();
    let tab = openTab({ store: createMemoryStore(disk), content, browser, time, seed: "one" });
    await tab.api.enrol({ name: "Ada", grade: 4, locale: "en" });
    await tab.api.act({ kind: "evaluation", command: { type: "start", exam: "whole-numbers" } });
    expect(examOf(tab)).toMatchObject({ position: 1, total: 20, limitMs: 1_800_000, leftMs: 1_800_000 });

    const answers: string[] = [];
    const seen: unknown[] = [];
    for (let count = 0; count < 20; count++) {
      time.advance(60_000);
      const exam = examOf(tab);
      const item = exam.problem?.itemId;
      if (item === undefined) throw new Error("no question");
      const right = rightAnswer(await exportedEvents(tab), exam);
      answers.push(...right.filter((text) => text.length > 2 && !JSON.stringify(exam.problem).includes(text)));
      await tab.api.saveActivityDraft({ id: item, given: right.map(() => "12") });
      if (count % 5 === 2) time.jump(count % 2 === 0 ? 90_000_000 : -90_000_000);
      if (count % 5 === 3) {
        // Killed; the next start finds the same question with what was typed.
        tab = openTab({
          store: createMemoryStore(disk),
          content,
          browser,
          time: restarted(time),
          seed: `again ${count}`,
        });
        await tab.until((view) => view.activities?.evaluation?.problem?.itemId === item);
        expect(examOf(tab).problem?.draft).toEqual(right.map(() => "12"));
      }
      seen.push(tab.views);
      const command = { type: "answer" as const, item, given: [...right], latencyMs: 30_000 };
      const both = await Promise.all([
        tab.api.act({ kind: "evaluation", command }),
        tab.api.act({ kind: "evaluation", command: { ...command, given: right.map(() => "777") } }),
      ]);
      expect(both[0]?.ok).toBe(true);
    }
    const told = JSON.stringify(seen, (key, value: unknown) =>
      /^(?:answered|draft|\w*[iI]d|\w+At|\w+Ms)$/u.test(key) ? undefined : value,
    );
    for (const answer of answers) expect(told).not.toContain(`"${answer}"`);
    await tab.api.act({ kind: "evaluation", command: { type: "end" } });
    expect(examOf(tab).ended).toBe("complete");
  });
});

/** The same clocks after the program was started again. */
function restarted(time: ReturnType<typeof createTestTime>) {
  const start = time.mono();
  return { ...time, mono: () => time.mono() - start };
}
