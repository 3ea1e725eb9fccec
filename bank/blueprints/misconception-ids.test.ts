import { expect, test } from "vitest";
import { importBlueprints, STRANDS } from "../strands.ts";

test("[ALN3] one id has one tag, in whatever skill it is found", async () => {
  const rules = (await Promise.all(STRANDS.map(importBlueprints)))
    .flat()
    .flatMap(({ misconceptions }) => misconceptions);
  const tagsById = new Map<string, Set<string>>();
  for (const { id, tag } of rules) tagsById.set(id, (tagsById.get(id) ?? new Set()).add(tag));
  expect(tagsById.size).toBeGreaterThan(200);
  expect([...tagsById].filter(([, tags]) => tags.size > 1)).toEqual([]);
});
