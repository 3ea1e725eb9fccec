import { canonicalJson, NO_ADJUSTMENTS, type Adjustments, type LearnerId } from "#engine";
import type { FeatureWishes } from "#engine/protocol/identity";
import { FEATURES, type Features } from "#engine/protocol/kept";
import type { Rows } from "./identity-store.ts";
import { WHOLE_SCHOOL, type RowOf } from "./tables.ts";

const NO_WISHES: FeatureWishes = { words: null, dictation: null, ask: null, examReview: null };

/** What a school, class or learner wants. */
export async function wishesOf(rows: Rows, tenant: string, of: string): Promise<FeatureWishes> {
  return (await rows.get("features", [tenant, of]))?.wishes ?? NO_WISHES;
}

export async function keepWishes(rows: Rows, tenant: string, of: string, wishes: FeatureWishes): Promise<void> {
  const before = await rows.get("features", [tenant, of]);
  const { ownChoice = before?.wishes.ownChoice ?? null, ...others } = wishes;
  const kept = ownChoice === null ? others : { ...others, ownChoice };
  await keepRow(rows, { ...before, tenant, of, wishes: kept });
}

/** What is set for a learner [IDN77]. */
export async function adjustmentsOf(rows: Rows, tenant: string, learner: LearnerId): Promise<Adjustments> {
  return (await rows.get("features", [tenant, learner]))?.adjustments ?? NO_ADJUSTMENTS;
}

export async function keepAdjustments(
  rows: Rows,
  tenant: string,
  learner: LearnerId,
  adjustments: Adjustments,
): Promise<void> {
  const wishes = await wishesOf(rows, tenant, learner);
  await keepRow(rows, { tenant, of: learner, wishes, ...(isNothing(adjustments) ? {} : { adjustments }) });
}

/** Where nothing is wanted and nothing is set there is no row. */
async function keepRow(rows: Rows, row: RowOf<"features">): Promise<void> {
  const isEmpty = row.adjustments === undefined && isNoWish(row.wishes);
  if (isEmpty) await rows.remove("features", [row.tenant, row.of]);
  else await rows.put("features", row);
}

export function isNoWish(wishes: FeatureWishes): boolean {
  return FEATURES.every((feature) => (wishes[feature] ?? null) === null);
}

function isNothing(adjustments: Adjustments): boolean {
  return canonicalJson(adjustments) === canonicalJson(NO_ADJUSTMENTS);
}

/**
 * What is on: the narrowest wish counts, and without one everything is [IDN76].
 *
 * @param scopes - learner and class, the narrower first; the school's wishes come after them
 */
export async function featuresFor(rows: Rows, tenant: string, scopes: readonly string[]): Promise<Features> {
  const wishes: FeatureWishes[] = [];
  for (const of of [...scopes, WHOLE_SCHOOL]) wishes.push(await wishesOf(rows, tenant, of));
  const isOn = (feature: keyof Features) =>
    wishes.map((one) => one[feature] ?? null).find((wish) => wish !== null) ?? true;
  return {
    words: isOn("words"),
    dictation: isOn("dictation"),
    ask: isOn("ask"),
    examReview: isOn("examReview"),
    ...(isOn("ownChoice") ? {} : { ownChoice: false }),
  };
}
