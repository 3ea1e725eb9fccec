import { expect, test, vi } from "vitest";
import { checkItem, MathProblemItem } from "#engine";
import { jsonOf, mathflow, type Outcome } from "../testing/memory-io.ts";

// The whole bank, or the second method with mathjs, is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const draw = (...more: readonly string[]) => mathflow(["item", "--skill", "g2.add2c", ...more]);

const idsOf = ({ out }: Outcome) => out.map((line) => String(MathProblemItem.parse(JSON.parse(line)).meta.id));

test("[CLI4] drawn problems are whole, verified, different, and of the skill and difficulty asked", async () => {
  const outcome = await draw("--difficulty", "3", "--count", "20", "--seed", "7");
  expect(outcome.status).toBe(0);
  const items = outcome.out.map((line) => MathProblemItem.parse(JSON.parse(line)));
  expect(new Set(items.map(({ meta }) => meta.id)).size).toBe(20);
  for (const item of items) {
    expect(item.meta).toMatchObject({ skill_id: "g2.add2c", difficulty: 3, status: "VERIFIED" });
    expect(item.meta.provenance.verifier.passed).toBe(true);
    expect(checkItem(item, [item.solution_logic.final_answer_canonical], "en").verdict).toBe("correct");
  }
});

test("[CLI4] the same seed draws the same problems, another seed others, and no seed is seed 1", async () => {
  const [first, again, other, none] = await Promise.all([
    draw("--count", "8", "--seed", "1"),
    draw("--count", "8", "--seed", "1"),
    draw("--count", "8", "--seed", "2"),
    draw("--count", "8"),
  ]);
  expect(again.out).toEqual(first.out);
  expect(none.out).toEqual(first.out);
  expect(other.out).not.toEqual(first.out);
});

test("[CLI4] asked by id, as arguments or one a line, the same problems come in the order asked", async () => {
  const drawn = await draw("--count", "3");
  const ids = idsOf(drawn);
  const turned = [ids[2], ids[0], ids[1], ids[0]].map(String);
  const wanted = [drawn.out[2], drawn.out[0], drawn.out[1], drawn.out[0]];
  expect(await mathflow(["item", ...turned])).toEqual({ status: 0, out: wanted, notes: "" });
  expect((await mathflow(["item"], turned)).out).toEqual(wanted);
});

test("[CLI4] an id no verified problem has gives an error in its place and exit status 1", async () => {
  const drawn = await draw();
  const [id] = idsOf(drawn);
  const outcome = await mathflow(["item", "00000000-0000-8000-8000-000000000000", id ?? ""]);
  expect(outcome.status).toBe(1);
  expect(jsonOf(outcome)[0]).toEqual({ id: "00000000-0000-8000-8000-000000000000", error: expect.any(String) });
  expect(outcome.out[1]).toBe(drawn.out[0]);
});

test("[CLI4] more than there are gives all there are and exit status 1", async () => {
  const outcome = await draw("--difficulty", "1", "--count", "100000");
  expect(outcome.status).toBe(1);
  expect(outcome.notes).toBe(`only ${outcome.out.length} verified items`);
  expect(new Set(outcome.out).size).toBe(outcome.out.length);
});
