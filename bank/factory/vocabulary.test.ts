import { expect, test } from "vitest";
import { foreignToken } from "#engine/llm/check-vocabulary";
import { loadBankFromFiles } from "./index.ts";
import { importLessons, STRANDS } from "../strands.ts";
import { textsOf } from "../lessons/testing.ts";

test("[CHW40] the words of our own lessons and hints are among those a reply may use", async () => {
  const lessons = (await Promise.all(STRANDS.map(importLessons))).flat();
  const foreign = lessons.flatMap((lesson) => textsOf(lesson).map((text) => foreignToken(text, { item: null })));
  const bank = await loadBankFromFiles();
  for (const skill of bank.graph.byId.keys()) {
    for (const difficulty of [1, 3, 5] as const) {
      for (const seed of bank.seeds(skill, difficulty).slice(0, 20)) {
        const opened = bank.open({ blueprint: skill, version: bank.version(skill), difficulty, seed });
        if (!opened.ok) throw new Error(`${skill} ${difficulty} ${seed}`);
        const { item } = opened.value;
        const ladders = [item.hints ?? [], ...item.misconceptions.map(({ hint_ladder }) => hint_ladder)];
        foreign.push(...ladders.flat().map((hint) => foreignToken(hint, { item })));
      }
    }
  }
  expect(foreign.length).toBeGreaterThan(10_000);
  // Letters that stand for numbers come from the problem at hand.
  expect(foreign.filter((token) => token !== null && token !== "x")).toEqual([]);
});
