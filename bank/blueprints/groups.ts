import type { StoryContext, Thing } from "#engine";

/** What equal groups are where no story gives them a name of its own. */
export const GROUP: Thing = { one: "group", many: "groups" };

/** Where the things of a group are, if not in it. */
const PLACES: Readonly<Record<string, string>> = { child: "for", friend: "for", school: "for" };

/** "In each bag", "each day", "for each child". */
export function inEach({ one }: Thing): string {
  return one === "day" ? "each day" : `${PLACES[one] ?? "in"} each ${one}`;
}

/** "In one bag", "in one day", "for one child". */
export function inOne({ one }: Thing): string {
  return `${PLACES[one] ?? "in"} one ${one}`;
}

/** "Groups of 4", "rows with 4 each", "bags with 4 pens each", and "days with 4 shells each day". */
export function groupsOf(groups: Thing, each: number | string): string {
  if (groups === GROUP) return `of ${each}`;
  return `${oneOf(groups, each)} ${groups.one === "day" ? inEach(groups) : "each"}`;
}

/** "A group of 4", "a row with 4", "a bag with 4 pens". */
export function oneOf(group: Thing, each: number | string): string {
  if (group === GROUP) return `of ${each}`;
  return `with ${each}${group.of === undefined ? "" : ` ${["1", "$1$"].includes(String(each)) ? group.of.one : group.of.many}`}`;
}

/** "How many bags are there, and how many pens are there in each bag?" */
export function howManyOfWhat(groups: Thing): string {
  const things = groups.of === undefined ? "" : `${groups.of.many} `;
  return `How many ${groups.many} are there, and how many ${things}are there ${inEach(groups)}?`;
}

/** A few stamps come in a packet, and not in a box or tin. */
export function inPackets(c: StoryContext): StoryContext {
  return c.thing.one === "stamp" ? { ...c, container: { one: "packet", many: "packets" } } : c;
}
