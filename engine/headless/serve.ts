import { AssignmentId, type AssignedItem, type LearnerAssignment } from "../assignments/assignment.ts";
import { uuidFromName } from "../hash.ts";
import { DIFFICULTIES, SkillId, type SessionId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { addressOfItem } from "../items/item-addresses.ts";
import { masteryOf, type MasteryState } from "../learner/mastery-state.ts";
import { createRng } from "../random.ts";
import { err, ok, type Result } from "../result.ts";
import type { HeadlessCommand } from "./commands.ts";

/** Problems, or a skill, as work that somebody gave: played by the same rules as a teacher's [HDL4]. */
export function asGiven(session: SessionId, what: LearnerAssignment["what"]): LearnerAssignment {
  return {
    id: AssignmentId.parse(uuidFromName(`headless/given/${session}`)),
    what,
    from: 0,
    due: null,
    afterDue: "open",
    note: "",
    teacher: "",
  };
}

/** The item with an id, of those that may be asked. */
export function findItem(id: string, content: Content): Result<AssignedItem, string> {
  const address = addressOfItem(id, content);
  if (address === undefined) return err(`no verified item has the id ${id}`);
  return ok({ ...withoutChoices(address), skill: SkillId.parse(address.blueprint) });
}

type Serve = Extract<HeadlessCommand, { type: "serve" }>;

/** By its id; or of a skill, at the difficulty named or the learner's own, drawn by the seed. */
export function chooseItem(
  { item, skill, difficulty, seed }: Serve,
  { content, mastery, dice }: { readonly content: Content; readonly mastery: MasteryState; readonly dice: string },
): Result<AssignedItem, string> {
  if ((item === undefined) === (skill === undefined)) return err("command: serve takes either item or skill");
  if (item !== undefined) return findItem(item, content);
  const known = SkillId.safeParse(skill);
  if (!known.success || !content.graph.byId.has(known.data)) return err(`there is no skill ${skill ?? ""}`);
  const own = difficulty ?? masteryOf(mastery, known.data).level;
  const listed = (level: typeof own) => content.seeds(known.data, level).length > 0;
  const level = difficulty === undefined && !listed(own) ? (DIFFICULTIES.find(listed) ?? own) : own;
  const seeds = content.seeds(known.data, level);
  if (seeds.length === 0) return err(`${known.data} has no verified items of difficulty ${level}`);
  const drawn = createRng(`headless/serve/${seed ?? dice}`).pick(seeds);
  const version = content.version(known.data);
  return ok({ skill: known.data, blueprint: known.data, version, difficulty: level, seed: drawn });
}

function withoutChoices({
  blueprint,
  version,
  difficulty,
  seed,
}: Omit<AssignedItem, "skill">): Omit<AssignedItem, "skill"> {
  return { blueprint, version, difficulty, seed };
}
