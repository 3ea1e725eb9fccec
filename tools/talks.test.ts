import { beforeAll, describe, expect, test } from "vitest";
import { sampleOf } from "../testing/searches.ts";
import { openBank } from "#bank";
import { readListJson } from "#bank/factory";
import { LIKES, type Content } from "#engine";
import {
  differsFromPrefix,
  faultsOf,
  simulateTalk,
  TALKER_KINDS,
  unanswerable,
  type SimulatedTalk,
} from "#engine/testing";

/** One conversation a skill, kinds taking turns. */
function talksOf(content: Content): readonly SimulatedTalk[] {
  return sampleOf(content.graph.nodes).map(({ id }, at) => {
    const kind = TALKER_KINDS[at % TALKER_KINDS.length] ?? "stuck";
    const likes = LIKES.slice(at % (LIKES.length + 1)).slice(0, 1);
    return simulateTalk({ content, kind, seed: `t${at}`, skill: id, turns: 10 + (at % 8), warmUp: at % 3, likes });
  });
}

describe("simulated pupils of every kind on the real bank", () => {
  let faults: Readonly<Record<"said" | "open" | "again" | "refused", readonly unknown[]>>;
  let [talked, replies] = [0, 0];

  beforeAll(async () => {
    const bank = await openBank(readListJson);
    if (!bank.ok) throw new Error(bank.error.message);
    const found = await bank.value.run((content) => {
      const talks = talksOf(content);
      talked = talks.length;
      replies = talks.flatMap(({ events }) => events).filter(({ type }) => type === "reply_given").length;
      return {
        said: talks.flatMap((talk) => faultsOf(talk, content)),
        open: talks.flatMap((talk) => unanswerable(talk, content)),
        again: talks.flatMap((talk) => differsFromPrefix(talk, content, 3)),
        refused: talks.flatMap(({ refusals }) => refusals),
      };
    });
    if (!found.ok) throw new Error(found.error.message);
    faults = found.value;
  }, 300_000);

  test("[TRN1] every message is answered, and none is refused", () => {
    expect(replies).toBeGreaterThan(7 * talked);
    expect(faults.refused).toEqual([]);
  });

  test("[CMP1] [CMP3] [CMP4] [CMP5] no reply leaks, is said twice, contradicts the checker, or is too long", () => {
    expect(faults.said).toEqual([]);
  });

  test("[TRN8] every question of a step or the problem can be answered", () => {
    expect(faults.open).toEqual([]);
  });

  test("[TRN22] a restart at any point changes nothing", () => {
    expect(faults.again).toEqual([]);
  });
});
