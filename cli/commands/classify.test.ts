import { describe, expect, test } from "vitest";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

const line = (id: unknown, message: unknown, more: object = {}) => JSON.stringify({ id, message, ...more });

describe("classify [UND18]", () => {
  test("category, value and confidence, one line for every line", async () => {
    const outcome = await mathflow(
      ["classify"],
      [
        line("a", "is it 7?", { stem: "What is $3 + 4$?", expected: "7" }),
        line("b", "minus two"),
        line("c", "why do u flip it"),
        line("d", "idk"),
        line("e", "thx"),
        line("f", "do you like minecraft"),
        line("g", "cos 3 times 4 is 12", { last_tutor_message: "How did you get 12?" }),
        line("h", "yes", { last_tutor_message: "Shall we look at it together?" }),
        line("i", "its the blue one", { kind: "choice", choices: ["the red one", "the blue one"] }),
      ],
    );
    expect(outcome.status).toBe(0);
    const rows = jsonOf(outcome);
    expect(rows.map(({ id, category, extracted_value }) => [id, category, extracted_value])).toEqual([
      ["a", "answer", "7"],
      ["b", "answer", "-2"],
      ["c", "conceptual_question", null],
      ["d", "stuck", null],
      ["e", "acknowledge", null],
      ["f", "off_topic", null],
      ["g", "explanation", null],
      ["h", "acknowledge", null],
      ["i", "answer", "the blue one"],
    ]);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(["id", "category", "is_answer", "extracted_value", "confidence"]);
      expect(row["is_answer"]).toBe(row["category"] === "answer");
      expect(row["confidence"]).toBeGreaterThan(0);
      expect(row["confidence"]).toBeLessThanOrEqual(1);
    }
  });

  test("what needs an adult's care is said beside it", async () => {
    const outcome = await mathflow(["classify"], [line(1, "i want to die"), line(2, "kill the 0")]);
    expect(jsonOf(outcome)).toMatchObject([{ id: 1, safety: { kind: "self-harm", severity: "urgent" } }, { id: 2 }]);
    expect(jsonOf(outcome)[1]).not.toHaveProperty("safety");
  });

  test("lines that cannot be used give errors in their place", async () => {
    const outcome = await mathflow(
      ["classify"],
      [
        "nonsense",
        line(2, 7),
        line(3, "7", { kind: "poem" }),
        line(4, "7", { choices: "a" }),
        line(5, "7", { stem: 7 }),
        line(6, "7", { stem: null }),
      ],
    );
    expect(jsonOf(outcome)).toMatchObject([
      { id: null, error: expect.stringContaining("JSON") },
      { id: 2, error: expect.stringContaining("message") },
      { id: 3, error: expect.stringContaining("kind") },
      { id: 4, error: expect.stringContaining("choices") },
      { id: 5, error: expect.stringContaining("stem") },
      { id: 6, category: "answer" },
    ]);
  });

  test("arguments are wrong use", async () => {
    expect((await mathflow(["classify", "now"], [])).status).toBe(2);
  });
});
