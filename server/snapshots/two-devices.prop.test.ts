import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createRng,
  evolveTutor,
  initialTutorState,
  viewActivities,
  viewPractice,
  viewSessions,
  viewSkills,
  type EventOf,
  type TutorEvent,
  type TutorState,
} from "#engine";
import { allRows } from "./pushed.fixture.ts";
import { START, wholeBank } from "./simulated-device.fixture.ts";
import { inOrder, simulateTwoDevices } from "./two-devices.fixture.ts";
import { triesOf } from "../../testing/searches.ts";

const content = await wholeBank();
const env = { content, now: START + 10 * 86_400_000 };

function look(state: TutorState): void {
  viewPractice(state, env);
  viewActivities(state, env);
  viewSkills(state, env);
  viewSessions(state, env);
}

/**
 * Evidence of each skill in the order of the log. An accepted appeal takes its own evidence back where nothing newer of
 * the skill has come in between from another device; else both stand.
 */
function countEvidence(events: readonly TutorEvent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const newest: Record<string, string> = {};
  const add = (skill: string, one: number) => (counts[skill] = (counts[skill] ?? 0) + one);
  const name = ({ session, item }: EventOf<"mastery_updated" | "appeal_examined">["body"]) => `${session}/${item}`;
  for (const { type, body } of events) {
    if (type === "mastery_updated") {
      add(body.skill, 1);
      newest[body.skill] = name(body);
    }
    if (type === "appeal_examined" && body.provisional?.evidence_taken_back === true) {
      if (newest[body.skill] !== name(body)) continue;
      add(body.skill, -1);
      delete newest[body.skill];
    }
  }
  return counts;
}

const arbSeed = fc.nat(1_000_000).map(String);

describe("the logs of two devices of one learner", { timeout: 120_000 }, () => {
  test("[SNP1] [SNP2] fold without a fault in every interleaving, and everything counts once", async () => {
    await fc.assert(
      fc.asyncProperty(arbSeed, async (seed) => {
        const { store, key } = await simulateTwoDevices(content, seed, 120);
        const events = inOrder(await allRows(store, key));
        const state = events.reduce(evolveTutor, initialTutorState);
        look(state);
        expect(state.history.answers).toBe(events.filter(({ type }) => type === "attempt_evaluated").length);
        for (const [skill, count] of Object.entries(countEvidence(events))) {
          expect([skill, state.mastery.bySkill[skill as keyof typeof state.mastery.bySkill]?.opportunities]).toEqual([
            skill,
            count,
          ]);
        }
        const abilities = events.flatMap((event) =>
          event.type === "ability_updated" ? [[event.body.domain, event.body.after] as const] : [],
        );
        expect(state.activities.evaluation?.ability ?? {}).toEqual(Object.fromEntries(abilities));
      }),
      { numRuns: triesOf(20), seed: 20_261_121 },
    );
  });

  test("[SNP1] any part of them in any order folds too, and can be looked at: a newer device's events may be missing", async () => {
    await fc.assert(
      fc.asyncProperty(arbSeed, fc.nat(9), async (seed, dropped) => {
        const { store, key } = await simulateTwoDevices(content, seed, 60);
        const rng = createRng(seed);
        const events = inOrder(await allRows(store, key)).filter(() => rng.int(0, 9) >= dropped);
        for (const order of [events, rng.shuffle(events)]) look(order.reduce(evolveTutor, initialTutorState));
      }),
      { numRuns: triesOf(15), seed: 20_261_122 },
    );
  });
});
