import { z } from "zod";
import {
  createRng,
  Difficulty,
  DIFFICULTIES,
  SkillId,
  type Content,
  type MathProblemItem,
  type SkillNode,
} from "#engine";
import { NOT_SCORED, Review, reviewOf, type LevelReview, type ReviewStore } from "#bank/factory";

/** Instances of a level that are shown side by side. */
const SAMPLES = 3;

export interface PreviewLevel {
  readonly difficulty: Difficulty;
  /** Listed ones. */
  readonly items: number;
  readonly review: LevelReview;
}

export interface PreviewSkill {
  readonly id: string;
  readonly name: string;
  readonly strand: string;
  readonly version: number;
  readonly levels: readonly PreviewLevel[];
}

export interface PreviewSample {
  /** Seed of the instance. */
  readonly seed: number;
  readonly item: MathProblemItem;
}

export interface PreviewReply {
  readonly status: 200 | 400 | 403 | 404;
  readonly body: unknown;
}

/** @param url - its path ends in what is asked for */
export type PreviewApi = (method: string, url: URL, body: unknown) => Promise<PreviewReply>;

export interface PreviewParts {
  readonly content: Content;
  readonly reviews: ReviewStore;
  /** ISO date. */
  readonly today: () => string;
}

const { difficulty, verdict, reason, scores, underspecified, seeds } = Review.shape;

/** What the page sends; scores that are left out are null. */
const ReviewRequest = z.strictObject({
  skill: SkillId,
  reviewer: z.string(),
  difficulty,
  verdict,
  reason,
  scores: scores.default(NOT_SCORED),
  underspecified,
  seeds,
});

/**
 * What the page of `npm run bank:preview` asks for [TLS30]: `GET skills`, `GET samples?skill=&difficulty=&draw=`,
 * `POST reviews`.
 */
export function createPreviewApi({ content, reviews, today }: PreviewParts): PreviewApi {
  const nodeById = new Map<string, SkillNode>(content.graph.nodes.map((node) => [node.id, node]));

  async function skills(): Promise<readonly PreviewSkill[]> {
    const rubric = await reviews.rubric();
    const reviewsBySkill = new Map<string, readonly Review[]>(
      (await reviews.all()).map((file) => [file.skill, file.reviews]),
    );
    return content.graph.nodes.map((node) => {
      const version = content.version(node.id);
      const levels = DIFFICULTIES.map((difficulty) => ({
        difficulty,
        items: content.seeds(node.id, difficulty).length,
        review: reviewOf(reviewsBySkill.get(node.id) ?? [], { version, difficulty }, rubric),
      }));
      return { id: node.id, name: node.name, strand: node.strand ?? "", version, levels };
    });
  }

  /** The same draw shows the same instances. */
  function samples(skill: SkillId, difficulty: Difficulty, draw: string): readonly PreviewSample[] {
    const version = content.version(skill);
    const drawn = createRng(`preview/${draw}`).shuffle(content.seeds(skill, difficulty)).slice(0, SAMPLES);
    return drawn.map((seed) => {
      const opened = content.open({ blueprint: skill, version, difficulty, seed });
      if (!opened.ok) throw new Error(`${opened.error.reason}: ${opened.error.detail}`);
      return { seed, item: opened.value.item };
    });
  }

  async function addReview(json: unknown): Promise<PreviewReply> {
    const request = ReviewRequest.safeParse(json);
    if (!request.success) return refused(request.error);
    const { skill, reviewer, ...said } = request.data;
    if (!nodeById.has(skill)) return { status: 404, body: { error: `there is no skill ${skill}` } };
    const listed = new Set(content.seeds(skill, said.difficulty));
    const unlisted = said.seeds.find((seed) => !listed.has(seed));
    if (unlisted !== undefined)
      return { status: 400, body: { error: `no item of this level has the seed ${unlisted}` } };
    const review = Review.safeParse({
      ...said,
      version: content.version(skill),
      reviewer: { type: "person", name: reviewer },
      on: today(),
    });
    if (!review.success) return refused(review.error);
    await reviews.add(skill, review.data);
    return { status: 200, body: (await skills()).find(({ id }) => id === skill) };
  }

  return async (method, url, body) => {
    const what = url.pathname.split("/").at(-1);
    if (method === "POST" && what === "reviews") return addReview(body);
    if (method === "GET" && what === "skills") return { status: 200, body: await skills() };
    if (method === "GET" && what === "samples") {
      const skill = SkillId.safeParse(url.searchParams.get("skill"));
      const difficulty = Difficulty.safeParse(Number(url.searchParams.get("difficulty")));
      if (!skill.success || !nodeById.has(skill.data) || !difficulty.success)
        return { status: 404, body: { error: "there is no such skill or level" } };
      return { status: 200, body: samples(skill.data, difficulty.data, url.searchParams.get("draw") ?? "1") };
    }
    return { status: 404, body: { error: "there is nothing here" } };
  };
}

function refused(error: z.ZodError): PreviewReply {
  const [issue] = error.issues;
  return { status: 400, body: { error: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "cannot be read"}` } };
}
