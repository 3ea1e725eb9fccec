import { expect, test } from "vitest";
import { DIFFICULTIES, type Content, type MathProblemItem, type SkillId } from "#engine";
import { calculationOf } from "#engine/dialogue/compose/calculation-of";
import { loadBankFromFiles } from "./read-lists.ts";
import { KINDS } from "../skills/kinds.ts";

const content = await loadBankFromFiles();
const skills = content.graph.nodes.map(({ id }) => id);

test("[TRN93] every skill says what its problems are about, and no other is named", () => {
  expect(Object.keys(KINDS).toSorted()).toEqual([...skills].toSorted());
});

test.for(skills)("[TRN93] what problems of %s are about is what their own calculation does", (skill) => {
  const isOther = itemsOf(content, skill).flatMap((item) => {
    const kind = content.kind(item);
    const operation = calculationOf(item, content.trace(item))?.operation ?? kind;
    return kind !== null && PLAIN.has(kind) && operation !== kind ? [`${kind}: ${item.problem_content.stem}`] : [];
  });
  expect(isOther).toEqual([]);
});

/** Kinds that are one operation. */
const PLAIN: ReadonlySet<string> = new Set(["add", "subtract", "multiply", "divide"]);

function itemsOf({ version, seeds, open }: Content, skill: SkillId): readonly MathProblemItem[] {
  return DIFFICULTIES.flatMap((difficulty) =>
    seeds(skill, difficulty)
      .slice(0, 12)
      .flatMap((seed) => {
        const opened = open({ blueprint: skill, version: version(skill), difficulty, seed });
        return opened.ok ? [opened.value.item] : [];
      }),
  );
}
