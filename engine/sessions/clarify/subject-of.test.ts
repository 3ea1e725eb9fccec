import { describe, expect, test } from "vitest";
import { buildSkillGraph } from "../../skills/build-skill-graph.ts";
import { isOfSubject, subjectOf } from "./subject-of.ts";

describe("[CLR16] what a question is about", () => {
  test.for<readonly [string, readonly string[], readonly string[]]>([
    ["1/2 + 1/3", ["fraction"], ["add"]],
    ["what is 48 divided by 6", [], ["divide"]],
    ["how do i do 23 x 14", [], ["multiply"]],
    ["0.3 x 0.4", ["decimal"], ["multiply"]],
    ["why is -3 less than 2", ["negative"], []],
    ["what is half of a third", ["fraction"], ["multiply"]],
    ["how do the times tables work", [], []],
    ["25% of 80", ["percent"], []],
    ["how do i solve x + 3 = 5", ["unknown"], []],
  ])("%s", ([question, numbers, operations]) => {
    const subject = subjectOf(question);
    expect([...subject.numbers]).toEqual(numbers);
    expect([...subject.operations]).toEqual(operations);
    expect(subject.isElsewhere).toBe(false);
  });

  test.for(["how do i find the area of a circle", "how many ml are in a cup", "whats the mode of 4 and 7"])(
    "is nothing any lesson is about: %s",
    (question) => expect(subjectOf(question).isElsewhere).toBe(true),
  );

  const node = (id: string, numbers: readonly string[], operations: readonly string[]) => ({
    id,
    name: id,
    grade_band: "3-5",
    prerequisites: [],
    bkt: { p_init: 0.2, p_transit: 0.1, p_slip: 0.1, p_guess: 0.1 },
    tags: [],
    numbers,
    operations,
  });
  const nodes = [
    node("t.add", ["whole"], ["add"]),
    node("t.fracadd", ["fraction"], ["add"]),
    node("t.decadd", ["decimal"], ["add"]),
    node("t.div", ["whole"], ["divide"]),
    node("t.frac", ["fraction"], []),
  ];
  const built = buildSkillGraph({ version: "1", nodes });
  if (!built.ok) throw new Error("not a graph");
  const graph = built.value;

  test("a skill answers only what it does, with its own numbers", () => {
    const fits = (question: string) =>
      graph.nodes.filter((one) => isOfSubject(subjectOf(question), one)).map(({ id }) => id);
    expect(fits("how do i add 1/2 and 1/3")).toEqual(["t.fracadd"]);
    expect(fits("2/3 divided by 1/6")).toEqual([]);
    expect(fits("how do i add these weights in kg")).toEqual([]);
  });
});
