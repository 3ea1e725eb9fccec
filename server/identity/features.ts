import { FEATURES, type Features, type FeatureWishes } from "#engine/protocol/identity";
import type { Rows } from "./identity-store.ts";
import { WHOLE_SCHOOL } from "./tables.ts";

const NO_WISHES: FeatureWishes = { words: null, dictation: null, ask: null, examReview: null };

/** What a school, class or learner wants. */
export async function wishesOf(rows: Rows, tenant: string, of: string): Promise<FeatureWishes> {
  return (await rows.get("features", [tenant, of]))?.wishes ?? NO_WISHES;
}

/** Wishes that are none leave no row. */
export async function keepWishes(rows: Rows, tenant: string, of: string, wishes: FeatureWishes): Promise<void> {
  if (FEATURES.every((feature) => wishes[feature] === null)) await rows.remove("features", [tenant, of]);
  else await rows.put("features", { tenant, of, wishes });
}

/**
 * What is on: the narrowest wish counts, and without one everything is [IDN76].
 *
 * @param scopes - learner and class, the narrower first; the school's wishes come after them
 */
export async function featuresFor(rows: Rows, tenant: string, scopes: readonly string[]): Promise<Features> {
  const wishes: FeatureWishes[] = [];
  for (const of of [...scopes, WHOLE_SCHOOL]) wishes.push(await wishesOf(rows, tenant, of));
  const isOn = (feature: keyof Features) => wishes.map((one) => one[feature]).find((wish) => wish !== null) ?? true;
  return { words: isOn("words"), dictation: isOn("dictation"), ask: isOn("ask"), examReview: isOn("examReview") };
}
