import type { MisconceptionsView } from "#engine/protocol/class";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { Group } from "../whole-class.ts";

/** A group of the class that was kept from tomorrow's lesson. */
export type KeptGroup = SchoolAnswer<"GET /classes/{class}/lesson-groups">["groups"][number];
type NewGroup = Omit<KeptGroup, "id">;

/** No name of a group is longer. */
const MOST_SIGNS = 60;

/**
 * Tomorrow's groups as groups of the class: one that was kept before goes by the name it has now, a new one by what the bank calls
 * its misconception, by a name that no other group has.
 *
 * @param groups - all of the class
 */
export function lessonGroups(
  { lesson, misconceptions }: Pick<MisconceptionsView, "lesson" | "misconceptions">,
  groups: readonly Pick<Group, "id" | "name">[],
  kept: readonly KeptGroup[],
): readonly NewGroup[] {
  const taken = new Set(groups.map(({ name }) => name.toLowerCase()));
  return lesson.groups.flatMap(({ misconception, pupils }) => {
    const of = misconceptions[misconception];
    if (of === undefined) return [];
    const about = { skill: of.skill, rule: of.rule };
    const name = kept.find((one) => isSame(one, { about }))?.name ?? freeName(nameOf(of), taken);
    taken.add(name.toLowerCase());
    return [{ name, learners: pupils, about }];
  });
}

/** Those that were kept before and are none of these. */
export function otherGroups(kept: readonly KeptGroup[], next: readonly NewGroup[]): readonly KeptGroup[] {
  return kept.filter((one) => !next.some((other) => isSame(one, other)));
}

function isSame({ about: a }: Pick<NewGroup, "about">, { about: b }: Pick<NewGroup, "about">): boolean {
  return a.skill === b.skill && a.rule === b.rule;
}

/** "added-tops-and-bottoms": "Added tops and bottoms". */
function nameOf({ tag, skillName }: MisconceptionsView["misconceptions"][number]): string {
  const words = tag?.replaceAll("-", " ") ?? skillName;
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1, MOST_SIGNS - 4)}`;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name} ${n}`;
  return free;
}
