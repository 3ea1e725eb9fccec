import { loadBankFromFiles } from "../bank/factory/read-lists.ts";
import { AssignmentId, LearnerAssignment } from "../engine/assignments/assignment.ts";
import { uuidFromName } from "../engine/hash.ts";
import { SessionId, SkillId, type Difficulty } from "../engine/ids.ts";
import type { MathProblemItem } from "#engine";
import { driveTutor } from "../engine/testing/drive-tutor.ts";
import { currentProblem } from "../engine/sessions/learning/practice-state.ts";

export const content = await loadBankFromFiles();

export interface Address {
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

/** The first verified problem of a skill that is so. */
export function problemOf(skill: string, is: (item: MathProblemItem) => boolean = () => true): Address {
  const id = SkillId.parse(skill);
  for (const difficulty of [1, 2, 3, 4, 5] as const)
    for (const seed of content.seeds(id, difficulty))
      if (is(itemAt({ skill, difficulty, seed }))) return { skill, difficulty, seed };
  throw new Error(`${skill} has no such problem`);
}

export function itemAt({ skill, difficulty, seed }: Address): MathProblemItem {
  const id = SkillId.parse(skill);
  const opened = content.open({ blueprint: id, version: content.version(id), difficulty, seed });
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value.item;
}

/** What is said to messages written one after the other on a problem, and how many of them were marked. */
export function talkOn(
  at: Address,
  texts: readonly string[],
): { readonly replies: readonly string[]; readonly marked: number } {
  const blueprint = SkillId.parse(at.skill);
  const drive = driveTutor(content, content.graph.byId.get(blueprint)?.grade ?? 4);
  // An assignment has five problems at least; only the first is worked on.
  const others = content.seeds(blueprint, at.difficulty).filter((seed) => seed !== at.seed);
  const items = [at.seed, ...others].slice(0, 5).map((seed) => ({
    skill: blueprint,
    blueprint,
    version: content.version(blueprint),
    difficulty: at.difficulty,
    seed,
  }));
  const assignment = LearnerAssignment.parse({
    id: AssignmentId.parse(uuidFromName("plain")),
    what: { type: "items", items },
    from: 0,
    due: null,
    afterDue: "open",
    note: "",
    teacher: "Ms",
  });
  drive.perform({ type: "start-assignment", session: SessionId.parse(uuidFromName("s")), seed: "plain", assignment });
  const replies = texts.map((text) => {
    const problem = currentProblem(drive.state.practice);
    if (problem === null) throw new Error("no problem on the desk");
    const done = drive.perform({ type: "send-message", item: problem.item, text, locale: "en" });
    if (!done.ok) throw new Error(done.error.type);
    return done.value.flatMap((event) => (event.type === "reply_given" ? event.body.text : [])).join(" ");
  });
  return { replies, marked: drive.events.filter(({ type }) => type === "attempt_evaluated").length };
}
