import type { Thing } from "#engine";

/** What equal groups are where no story gives them a name of its own. */
export const GROUP: Thing = { one: "group", many: "groups" };

/** "Groups of 4", and "bags with 4". */
export function groupsOf(groups: Thing): string {
  return groups === GROUP ? "of" : "with";
}
