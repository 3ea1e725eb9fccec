import { beforeAll, expect, test, vi } from "vitest";
import { MathProblemItem, SkillId, type Content } from "#engine";
import {
  addReview,
  loadBankFromFiles,
  NOT_SCORED,
  reviewFiles,
  type ReviewFile,
  type ReviewStore,
} from "#bank/factory";
import { createPreviewApi, type PreviewSample, type PreviewSkill } from "./preview-api.ts";

// The whole bank is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let content: Content;

beforeAll(async () => {
  content = await loadBankFromFiles();
});

function makeStore(): ReviewStore & { readonly files: ReviewFile[] } {
  const files: ReviewFile[] = [];
  return {
    files,
    rubric: reviewFiles().rubric,
    all: async () => files,
    add: async (skill, review) => {
      const at = files.findIndex((file) => file.skill === skill);
      const file = addReview(files[at], skill, review);
      if (at === -1) files.push(file);
      else files[at] = file;
      return file;
    },
  };
}

function makePage() {
  const reviews = makeStore();
  const api = createPreviewApi({ content, reviews, today: () => "2026-11-29" });
  const ask = (method: string, path: string, body?: unknown) => api(method, new URL(path, "http://127.0.0.1/"), body);
  const skill = async (id: string) => {
    const { body } = await ask("GET", "/skills");
    return (body as readonly PreviewSkill[]).find((one) => one.id === id);
  };
  return { reviews, ask, skill };
}

const samplesAt = "/samples?skill=g2.add2c&difficulty=2";

async function reviewed(more: object = {}) {
  const page = makePage();
  const { body } = await page.ask("GET", samplesAt);
  const seeds = (body as readonly PreviewSample[]).map(({ seed }) => seed);
  const review = {
    skill: "g2.add2c",
    difficulty: 2,
    verdict: "approved",
    reason: "",
    reviewer: "A. Teacher",
    underspecified: null,
    seeds,
    ...more,
  };
  return { ...page, reply: await page.ask("POST", "/reviews", review), seeds };
}

test("[TLS30] every skill has its levels, how many problems they have, and that nobody has reviewed them", async () => {
  const { skill, ask } = makePage();
  const { body } = await ask("GET", "/skills");
  expect((body as readonly PreviewSkill[]).map(({ id }) => id)).toEqual(content.graph.nodes.map(({ id }) => id));
  const one = await skill("g2.add2c");
  expect(one?.levels.map(({ difficulty }) => difficulty)).toEqual([1, 2, 3, 4, 5]);
  expect(one?.levels.map(({ items }) => items)).toEqual(
    ([1, 2, 3, 4, 5] as const).map((level) => content.seeds(SkillId.parse("g2.add2c"), level).length),
  );
  expect(one?.levels[0]?.review).toMatchObject({ state: "not-reviewed", review: null });
});

test("[TLS30] samples are different whole problems of the level, the same for the same draw", async () => {
  const { ask } = makePage();
  const first = (await ask("GET", `${samplesAt}&draw=1`)).body as readonly PreviewSample[];
  const again = (await ask("GET", `${samplesAt}&draw=1`)).body;
  const other = (await ask("GET", `${samplesAt}&draw=2`)).body;
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(new Set(first.map(({ seed }) => seed)).size).toBe(3);
  for (const { item } of first)
    expect(MathProblemItem.parse(item).meta).toMatchObject({ skill_id: "g2.add2c", difficulty: 2, status: "VERIFIED" });
});

test("[TLS30] an approval is kept with name, date, version, seeds, and null for what was not scored", async () => {
  const { reply, reviews, skill, seeds } = await reviewed();
  expect(reply.status).toBe(200);
  expect(reviews.files[0]?.reviews).toEqual([
    {
      version: content.version(SkillId.parse("g2.add2c")),
      difficulty: 2,
      verdict: "approved",
      reason: "",
      reviewer: { type: "person", name: "A. Teacher" },
      on: "2026-11-29",
      scores: NOT_SCORED,
      underspecified: null,
      seeds,
    },
  ]);
  const levels = (await skill("g2.add2c"))?.levels.map(({ review }) => review.state);
  expect(levels).toEqual(["not-reviewed", "approved", "not-reviewed", "not-reviewed", "not-reviewed"]);
});

test.for([
  [{ reviewer: " " }, 400],
  [{ verdict: "rejected" }, 400],
  [{ verdict: "perhaps" }, 400],
  [{ seeds: [999_999] }, 400],
  [{ skill: "g9.nothing" }, 404],
  [{ version: 1 }, 400],
] as const)("[TLS30] a review with %o is refused, and nothing is kept", async ([more, status]) => {
  const { reply, reviews } = await reviewed(more);
  expect(reply).toMatchObject({ status, body: { error: expect.any(String) } });
  expect(reviews.files).toEqual([]);
});

test.for(["/nothing", "/samples?skill=g2.add2c&difficulty=9", "/samples?skill=g9.nothing&difficulty=1"])(
  "[TLS30] there is nothing at %s",
  async (path) => {
    expect((await makePage().ask("GET", path)).status).toBe(404);
  },
);
