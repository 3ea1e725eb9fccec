import type { Thing } from "#engine";

/** What equal groups are where no story gives them a name of its own. */
export const GROUP: Thing = { one: "group", many: "groups" };

/** "Groups of 4", "rows with 4 each", and "bags with 4 pens each". */
export function groupsOf(groups: Thing, each: number | string): string {
  return groups === GROUP ? `of ${each}` : `${oneOf(groups, each)} each`;
}

/** "A group of 4", "a row with 4", "a bag with 4 pens". */
export function oneOf(group: Thing, each: number | string): string {
  if (group === GROUP) return `of ${each}`;
  return `with ${each}${group.of === undefined ? "" : ` ${String(each) === "1" ? group.of.one : group.of.many}`}`;
}

/** "How many bags are there, and how many pens for each bag?" */
export function howManyOfWhat({ one, many, of }: Thing): string {
  return `How many ${many} are there, and how many ${of?.many ?? "are there"} for each ${one}?`;
}
