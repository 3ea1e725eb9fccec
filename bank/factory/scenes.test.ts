import { expect, test, vi } from "vitest";
import { DIFFICULTIES } from "#engine";
import { triesOf } from "../../testing/searches.ts";
import { loadBankFromFiles } from "./read-lists.ts";

/** What nobody keeps there, thing and container. */
const ODD = [
  /\b(?:bricks?|pencils?|cards?|stickers?|stamps?)\b.*\bjars?\b/u,
  /\bjars?\b.*\b(?:bricks?|pencils?|cards?|stickers?|stamps?)\b/u,
  /\b(?:bricks?|pencils?|shells?|seeds?)\b.*\btins?\b/u,
  /\btins?\b.*\b(?:bricks?|pencils?|shells?|seeds?)\b/u,
  // A length in sevenths, ninths, elevenths or twelfths.
  /\\frac\{\d+\}\{(?:6|7|9|11|12)\}\$ (?:of a )?(?:km|m|kilometre|metre)\b/u,
];

// Every stem of the bank is made.
vi.setConfig({ testTimeout: 240_000 });

test("[ALN5] things stand in what they are kept in, and lengths are measured", async () => {
  const content = await loadBankFromFiles();
  const stems = content.graph.nodes.flatMap(({ id }) =>
    DIFFICULTIES.flatMap((difficulty) =>
      content
        .seeds(id, difficulty)
        .slice(0, triesOf(240))
        .flatMap((seed) => {
          const opened = content.open({ blueprint: id, version: content.version(id), difficulty, seed });
          return opened.ok ? [`${id}: ${opened.value.item.problem_content.stem}`] : [];
        }),
    ),
  );
  expect(stems.length).toBeGreaterThan(40 * 5 * 20);
  expect(stems.filter((stem) => ODD.some((odd) => odd.test(stem)))).toEqual([]);
});
