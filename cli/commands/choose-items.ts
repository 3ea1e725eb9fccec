import {
  createRng,
  Difficulty,
  DIFFICULTIES,
  SkillId,
  type Content,
  type ItemAddress,
  type MathProblemItem,
} from "#engine";
import { readCount, UsageError } from "../command.ts";

/** Options by which listed items are chosen, for `parseArgs`. */
export const CHOICE_OPTIONS = {
  difficulty: { type: "string" },
  count: { type: "string" },
  seed: { type: "string" },
} as const;

export interface ChoiceOptions {
  readonly difficulty?: string | undefined;
  /** Items of a skill; absent: all of them. */
  readonly count?: string | undefined;
  /** Draws them; absent: "1". */
  readonly seed?: string | undefined;
}

export interface ChosenItems {
  readonly addresses: readonly ItemAddress[];
  /** What is not there of what was asked; empty: nothing. */
  readonly short: readonly { readonly skill: SkillId; readonly items: number }[];
}

/**
 * Listed items of a skill each: `count` of them, drawn by the seed, or all in the order of the list [CLI4]. Throws a
 * `UsageError` for a skill, level or count that there is not.
 */
export function chooseItems(content: Content, skills: readonly string[], options: ChoiceOptions): ChosenItems {
  const levels = options.difficulty === undefined ? DIFFICULTIES : [readDifficulty(options.difficulty)];
  const count = options.count === undefined ? undefined : readCount("count", options.count, Number.MAX_SAFE_INTEGER);
  const chosen = skills.map((text) => {
    const skill = readSkill(content, text);
    const version = content.version(skill);
    const all = levels.flatMap((difficulty) =>
      content.seeds(skill, difficulty).map((seed) => ({ blueprint: skill, version, difficulty, seed })),
    );
    if (count === undefined) return { skill, addresses: all };
    const drawn = createRng(`item/${options.seed ?? "1"}`)
      .shuffle(all)
      .slice(0, count);
    return { skill, addresses: drawn };
  });
  return {
    addresses: chosen.flatMap(({ addresses }) => addresses),
    short: chosen
      .filter(({ addresses }) => addresses.length < (count ?? 0))
      .map(({ skill, addresses }) => ({ skill, items: addresses.length })),
  };
}

/** The item at an address of the list. Throws where the bank cannot make it as it is listed. */
export function openItem(content: Content, address: ItemAddress): MathProblemItem {
  const opened = content.open(address);
  if (!opened.ok) throw new Error(`${opened.error.reason}: ${opened.error.detail}`);
  return opened.value.item;
}

function readSkill(content: Content, text: string): SkillId {
  const skill = SkillId.safeParse(text);
  if (!skill.success || !content.graph.byId.has(skill.data)) throw new UsageError(`there is no skill ${text}`);
  return skill.data;
}

function readDifficulty(text: string): Difficulty {
  const difficulty = Difficulty.safeParse(Number(text));
  if (!difficulty.success) throw new UsageError(`--difficulty is ${text}, must be 1 to 5`);
  return difficulty.data;
}
