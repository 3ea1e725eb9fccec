import type { ItemAddress, ItemRejection, VerifiedItem } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { createRng } from "../random.ts";
import { err, ok, type Result } from "../result.ts";

/** A question shows no more than these. */
const MOST_CHOICES = 3;

/**
 * Places of the choices to show, rising; null: all of them [ADJ2].
 *
 * @param seed - of the session: the same one gives the same choices
 */
export function chooseChoices(item: MathProblemItem, seed: string): readonly number[] | null {
  const { choices } = item.answer_spec.ui;
  const right = rightPlace(item);
  if (choices.length <= MOST_CHOICES || right < 0) return null;
  const named = new Set(item.misconceptions.map(({ trigger }) => trigger.value));
  const others = createRng(`${seed}/choices/${item.meta.id}`)
    .shuffle([...choices.keys()].filter((place) => place !== right))
    .toSorted((a, b) => Number(named.has(choices[b] ?? "")) - Number(named.has(choices[a] ?? "")));
  return [right, ...others.slice(0, MOST_CHOICES - 1)].toSorted((a, b) => a - b);
}

/** For an event that puts a question on a desk: the choices it is given, where they are not all. */
export function choicesFor(
  item: MathProblemItem,
  seed: string,
  isFewer: boolean | undefined,
): { readonly choices?: readonly number[] } {
  const chosen = isFewer === true ? chooseChoices(item, seed) : null;
  return chosen === null ? {} : { choices: chosen };
}

/** Items as they were narrowed: the one on the desk is asked for with every view. */
const known = new WeakMap<VerifiedItem, Map<string, Result<VerifiedItem, ItemRejection>>>();

/** The item with the choices its address names and no others; with all where it names none [ADJ3]. */
export function narrow(verified: VerifiedItem, choices: ItemAddress["choices"]): Result<VerifiedItem, ItemRejection> {
  if (choices === undefined) return ok(verified);
  const key = choices.join();
  const before = known.get(verified) ?? new Map<string, Result<VerifiedItem, ItemRejection>>();
  const made = before.get(key) ?? makeNarrow(verified, choices);
  known.set(verified, before.set(key, made));
  return made;
}

function makeNarrow(verified: VerifiedItem, choices: readonly number[]): Result<VerifiedItem, ItemRejection> {
  const { item, address } = verified;
  const { answer_spec: spec } = item;
  const isRising = choices.every((place, at) => place > (choices[at - 1] ?? -1) && place < spec.ui.choices.length);
  if (choices.length < 2 || !isRising || !choices.includes(rightPlace(item))) {
    return err({ reason: "invalid-item", detail: `choices ${choices.join()} of ${item.meta.id}` });
  }
  const shown = choices.flatMap((place) => spec.ui.choices[place] ?? []);
  return ok({
    ...verified,
    address: { ...address, choices },
    item: { ...item, answer_spec: { ...spec, ui: { ...spec.ui, choices: shown } } },
  });
}

function rightPlace({ answer_spec: spec, solution_logic: solution }: MathProblemItem): number {
  return spec.ui.choices.indexOf(solution.final_answer_canonical);
}
