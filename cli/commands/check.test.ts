import { describe, expect, test } from "vitest";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

describe("check [CLI3]", () => {
  test.for([
    { kind: "integer", expected: "1042", right: "1,042", wrong: "1043" },
    { kind: "decimal", expected: "3.14", right: "3.140", wrong: "3.15", options: { tolerance: { abs: 0.001 } } },
    { kind: "fraction", expected: "3/4", right: "6/8", wrong: "3/5" },
    { kind: "mixed", expected: "2 1/2", right: "2 1/2", wrong: "2 1/3" },
    { kind: "number", expected: "0.5", right: "1/2", wrong: "2/1" },
    { kind: "percent", expected: "25%", right: "25 %", wrong: "24%" },
    { kind: "money", expected: "$2.50", right: "$2.50", wrong: "$2.05", options: { unit: "$" } },
    { kind: "equation", expected: "x = 4", right: "x=4", wrong: "x=5" },
    { kind: "boolean", expected: "true", right: "yes", wrong: "false" },
    { kind: "choice", expected: "a kite", right: "B", wrong: "A", options: { choices: ["a cube", "a kite"] } },
  ])("$kind: $right is correct, $wrong is incorrect", async ({ kind, expected, right, wrong, options }) => {
    const lines = [right, wrong].map((given, at) =>
      JSON.stringify({ id: `${kind}${at}`, kind, expected, given, options }),
    );
    const outcome = await mathflow(["check"], lines);
    expect(outcome.status).toBe(0);
    expect(jsonOf(outcome)).toMatchObject([
      { id: `${kind}0`, verdict: "correct", reason: "equal" },
      { id: `${kind}1`, verdict: "incorrect", reason: "different" },
    ]);
  });

  test("wrong form and unreadable answers are told apart from wrong ones", async () => {
    const outcome = await mathflow(
      ["check"],
      [
        JSON.stringify({ id: 1, kind: "fraction", expected: "3/4", given: "6/8", options: { form: "lowest_terms" } }),
        JSON.stringify({ id: 2, kind: "fraction", expected: "3/4", given: "3/" }),
        JSON.stringify({ id: 3, kind: "integer", expected: "7", given: "" }),
      ],
    );
    expect(jsonOf(outcome)).toEqual([
      { id: 1, verdict: "wrong-form", reason: "not-lowest-terms" },
      { id: 2, verdict: "unreadable", reason: "missing-denominator" },
      { id: 3, verdict: "unreadable", reason: "empty" },
    ]);
  });
});

describe("[CLI1] lines in, lines out", () => {
  const good = (id: unknown) => JSON.stringify({ id, kind: "integer", expected: "7", given: "7" });

  test("bad lines give errors in their place and stop nothing", async () => {
    const outcome = await mathflow(
      ["check"],
      [
        good("a"),
        "not json",
        "",
        good("b"),
        "[1]",
        JSON.stringify({ id: "c", kind: "poem", expected: "7", given: "7" }),
        JSON.stringify({ id: "d", kind: "integer", expected: 7, given: "7" }),
        JSON.stringify({ id: "e", kind: "integer", expected: "7" }),
        JSON.stringify({ id: "f", kind: "integer", expected: "7", given: "7", options: { tolerence: 1 } }),
        JSON.stringify({ kind: "integer", expected: "7", given: "7" }),
        good("g"),
      ],
    );
    expect(outcome.status).toBe(0);
    const rows = jsonOf(outcome);
    expect(rows.map(({ id }) => id)).toEqual(["a", null, null, "b", null, "c", "d", "e", "f", null, "g"]);
    const errors = rows.map(({ error }) => error);
    expect(rows.filter(({ error }) => error === undefined).map(({ id }) => id)).toEqual(["a", "b", null, "g"]);
    expect(errors[5]).toContain("poem");
    expect(errors[6]).toContain("expected");
    expect(errors[7]).toContain("given");
    expect(errors[8]).toContain("tolerence");
  });

  test("a line nested without end, and an id that is no id, give errors like any other", async () => {
    const deep = "[".repeat(200_000);
    const outcome = await mathflow(
      ["check"],
      [deep, `{"id":${"[".repeat(5_000)}${"]".repeat(5_000)},"kind":"integer"}`, good({ nested: 1 }), good("after")],
    );
    expect(jsonOf(outcome)).toMatchObject([
      { id: null, error: expect.any(String) },
      { id: null, error: expect.any(String) },
      { id: null, verdict: "correct" },
      { id: "after", verdict: "correct" },
    ]);
  });

  test("a byte order mark before the first line does no harm", async () => {
    expect(jsonOf(await mathflow(["check"], [`\uFEFF${good(1)}`]))).toMatchObject([{ id: 1, verdict: "correct" }]);
  });

  test("no lines, no output", async () => {
    expect(await mathflow(["check"], [])).toEqual({ status: 0, out: [], notes: "" });
  });
});
