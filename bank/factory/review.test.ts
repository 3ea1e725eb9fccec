import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildItem, SkillId, type MathProblemItem } from "#engine";
import { drawContext, findBlueprint } from "#bank";
import { NOT_SCORED, Review, ReviewedItem, ReviewFile, reviewOf, withReview, type Rubric } from "./review.ts";
import { reviewFiles } from "./review-files.ts";

const rubric: Rubric = {
  format: "mathflow-rubric/1",
  least: { solvability: 0.95, ambiguity: 0.95, procedural_correctness: 0.95, pedagogical_alignment: 0.9 },
  attempts: 3,
};

function makeReview(more: Partial<Review> = {}): Review {
  return Review.parse({
    version: 4,
    difficulty: 2,
    verdict: "approved",
    reason: "",
    reviewer: { type: "person", name: "A. Teacher" },
    on: "2026-11-29",
    scores: NOT_SCORED,
    underspecified: null,
    seeds: [1],
    ...more,
  });
}

const rejected = (version: number) => makeReview({ version, verdict: "rejected", reason: "The stem is unclear." });
const at = { version: 4, difficulty: 2 } as const;

test("[FAC10] the last review of this version and level is the one that counts", () => {
  expect(reviewOf([], at, rubric)).toEqual({ state: "not-reviewed", review: null, attempt: 1, isExhausted: false });
  const [yes, no] = [makeReview(), rejected(4)];
  expect(reviewOf([no, yes], at, rubric)).toMatchObject({ state: "approved", review: yes });
  expect(reviewOf([yes, no], at, rubric)).toMatchObject({ state: "rejected", review: no });
  expect(reviewOf([makeReview({ difficulty: 3 })], at, rubric).state).toBe("not-reviewed");
  expect(reviewOf([makeReview({ version: 3 })], at, rubric).state).toBe("not-reviewed");
});

test("[FAC10] what is approved with a score below the rubric's, or as underspecified, is not approved", () => {
  const scored = (score: number) => makeReview({ scores: { ...NOT_SCORED, ambiguity: score } });
  expect(reviewOf([scored(0.95)], at, rubric).state).toBe("approved");
  expect(reviewOf([scored(0.9)], at, rubric).state).toBe("rejected");
  expect(reviewOf([scored(0.9)], at, { ...rubric, least: { ...rubric.least, ambiguity: 0.8 } }).state).toBe("approved");
  expect(reviewOf([makeReview({ underspecified: true })], at, rubric).state).toBe("rejected");
  expect(reviewOf([makeReview({ underspecified: false })], at, rubric).state).toBe("approved");
});

test("[FAC10] attempts are counted over versions, and the rubric's third refused one is the last", () => {
  expect(reviewOf([rejected(1), rejected(1), makeReview({ version: 2 })], at, rubric).attempt).toBe(2);
  expect(reviewOf([rejected(1), rejected(4)], at, rubric)).toMatchObject({ attempt: 2, isExhausted: false });
  expect(reviewOf([rejected(1), rejected(2), rejected(4)], at, rubric)).toMatchObject({
    attempt: 3,
    isExhausted: true,
  });
  expect(reviewOf([rejected(1), rejected(2), makeReview()], at, rubric).isExhausted).toBe(false);
});

test.for([
  { verdict: "rejected", reason: " " },
  { reviewer: { type: "person", name: "  " } },
  { scores: { ...NOT_SCORED, ambiguity: 2 } },
  { seeds: [] },
  { score: 1 },
])("[FAC10] a review is refused with %o", (more) => {
  expect(Review.safeParse({ ...makeReview(), ...more }).success).toBe(false);
});

function item(): MathProblemItem {
  const found = findBlueprint("g2.add2c");
  const built = found && buildItem(found.blueprint, 2, 1, drawContext);
  if (built?.ok !== true) throw new Error("no item");
  return built.value.item;
}

test("[FAC11] an item nobody has reviewed has no score, no judge and says so", () => {
  const { meta } = ReviewedItem.parse(withReview(item(), reviewOf([], at, rubric)));
  expect(meta.provenance).toMatchObject({ judge_model: "none", attempt: 1 });
  expect(meta.verification_report).toEqual({
    rubric_scores: NOT_SCORED,
    underspecified: null,
    issues: ["no person or model has reviewed this level"],
  });
});

test("[FAC11] a reviewed item names who reviewed it, with their scores and words and nothing besides", () => {
  const scores = { ...NOT_SCORED, solvability: 0.5 };
  const review = makeReview({ verdict: "rejected", reason: "Two answers fit.", scores });
  const { meta } = ReviewedItem.parse(withReview(item(), reviewOf([rejected(1), review], at, rubric)));
  expect(meta.provenance).toMatchObject({ judge_model: "person: A. Teacher", attempt: 2 });
  expect(meta.verification_report).toEqual({
    rubric_scores: scores,
    underspecified: null,
    issues: ["rejected", "Two answers fit."],
  });
  const judged = makeReview({ reviewer: { type: "model", model: "judge-1" } });
  expect(withReview(item(), reviewOf([judged], at, rubric)).meta.provenance.judge_model).toBe("judge-1");
});

async function newFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-reviews-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

test("[FAC10] reviews are kept a skill a file, none is lost, and a damaged file is named", async () => {
  const folder = await newFolder();
  const store = reviewFiles(folder);
  const skill = SkillId.parse("g2.add2c");
  expect(await store.all()).toEqual([]);
  await Promise.all([store.add(skill, rejected(3)), store.add(skill, makeReview())]);
  await store.add(SkillId.parse("g3.rnd10"), makeReview());
  await expect(store.add(SkillId.parse("g3.rnd10"), { ...makeReview(), seeds: [] })).rejects.toThrow("seeds");
  expect((await store.all()).map(({ skill: id, reviews }) => [id, reviews.length])).toEqual([
    ["g2.add2c", 2],
    ["g3.rnd10", 1],
  ]);
  const text = await readFile(path.join(folder, "g2.add2c.json"), "utf8");
  expect(ReviewFile.parse(JSON.parse(text)).reviews).toEqual([rejected(3), makeReview()]);
  await writeFile(path.join(folder, "g3.rnd10.json"), "{}");
  await expect(store.all()).rejects.toThrow("g3.rnd10.json");
  await expect(store.add(SkillId.parse("g3.rnd10"), makeReview())).rejects.toThrow("g3.rnd10.json");
});

test("[FAC10] the reviews and the rubric of this checkout can be read, and are of skills there are", async () => {
  const store = reviewFiles();
  expect((await store.rubric()).attempts).toBe(3);
  for (const { skill } of await store.all()) expect(findBlueprint(skill)).toBeDefined();
});
