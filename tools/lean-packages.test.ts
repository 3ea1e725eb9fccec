import { expect, test } from "vitest";
import { withoutRemarks } from "./lean-packages.ts";

test("[TLS32] what a row says of itself is left out, and what it does is kept", () => {
  const source = `const ROWS = [{ row: "one", when: "“it”", does: "This.", cue: A, answer: (talk) => ({ when: "kept" }) }];`;
  expect(withoutRemarks(source, "row", ["row", "when", "does"])).toBe(
    `const ROWS = [{    cue: A, answer: (talk) => ({ when: "kept" }) }];`,
  );
});

test("[TLS32] only texts and lists of texts go, and only beside the mark", () => {
  const source = `const L = { idea: "a", words: ["b", "c"], ask: "d" }; const T = { words: ["e"] }; const R = { idea: f, words: g };`;
  const kept = withoutRemarks(source, "idea", ["words"]);
  expect(kept).not.toContain(`["b", "c"]`);
  for (const part of [`idea: "a"`, `ask: "d"`, `{ words: ["e"] }`, `words: g`]) expect(kept).toContain(part);
});
