import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { DIFFICULTIES, makeVerifiedFile, verifiedFileText, type VerifiedBlueprint, type VerifiedFile } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS, type Strand } from "#bank";
import {
  blueprintCollisions,
  buildVerifiedList,
  causeCounts,
  causeTotals,
  CAUSE_SAMPLE,
  CRITIC,
  currentProof,
  DEFAULT_BUILD,
  levelVariety,
  listPath,
  readList,
  readProof,
  writeProof,
} from "#bank/factory";
import { heldInFolders, type HeldStore } from "#bank/authoring";
import { misuse, type Command, type ExitStatus, type Io } from "../command.ts";
import { EXPORT_HELP, exportBank } from "./export-bank.ts";
import { RECALL_FILE, recallItems, type RecallStore } from "./recall-items.ts";
import { verifyBank, type ListStore, type ProofStore } from "./verify-bank.ts";

const HELP = `Counts, verifies or builds the problem bank.

usage: mathflow bank stats
       mathflow bank verify [--skill S | --strand S]… [--all]
       mathflow bank build [--skill S]… [--target N] [--force]
       mathflow bank collisions [--skill S]…
       mathflow bank causes [--skill S]… [--all | --hold [--higher]]
       mathflow bank recall [ITEM-ID… --reason TEXT]
       mathflow bank export --format jsonl [--reviewed] [--skill S]… [--difficulty D] [--count N] [--seed K]
       mathflow bank export --format qti --to OUT [--skill S]… [--difficulty D] [--count N] [--seed K]

stats   one line a skill: at each difficulty verified items, wordings, sets of operands and different problems (sets of
        operands in one wording: other names do not count); misconception rules, what was refused and why.
verify  rebuilds every listed item and compares its hash, then proves it: runs every gate and solves it by the
        second method. Prints one line for each way in which a list is not as it should be, with the remedy.
        A strand is not proved again (--all: it is) while nothing that its proof depends on has changed: its
        blueprints, list and second method, and the code of gates and checker. bank/verified/PROOF.json holds
        what has been proved; it is written when the whole bank passes, and belongs into the same commit.
        With --skill only these are proved, whatever was before, with --strand only these are looked at; nothing is
        written then.
build   runs the factory on blueprints whose list is missing or of another version (--force: on all),
        N distinct items a difficulty (${DEFAULT_BUILD.target}); finished blueprints are kept when it is interrupted.
collisions
        one line for each two named errors that give one wrong answer on listed items of a difficulty: on how many,
        the share of them, and a seed. A difficulty with such answers on more than one item in 20 fails verify.
causes  one line for each doubt about what is said of wrong answers at a difficulty: on how many of its first
        ${CAUSE_SAMPLE} listed items (--all: of all of them), an example and a seed. "shared": one cause is named where another
        likely one gives the same number; "unknown": a likely way to a wrong number that nothing is known of;
        "same-hint": the third hint about an error is the problem's own; "no-number": it names no number that was given
        or that belongs to the step where the error left the road. --hold: writes how many there are of each, in
        this order, into bank/skills/ID/skill.json, as the tests hold it, and prints it. A skill of which one would be
        higher than it is held is named and left as it is, exit status 1; with --higher it is written
recall  calls items back: they are in bank/recalled.json, asked of nobody any more, and open as RETIRED. Devices of a
        school take the list from its server with their next contact, others with the next version of the app. All
        ids are of items that are asked, or nothing is written. Without ids it prints what is recalled.
${EXPORT_HELP}`;

export const bankCommand: Command = createBankCommand(
  { read: readList, write: writeList },
  { read: readProof, write: writeProof, current: currentProof },
  RECALL_FILE,
  heldInFolders,
);

/** @param held - keeps of a skill how many doubts there are of each fault */
export function createBankCommand(
  lists: ListStore,
  proofs: ProofStore,
  recalls: RecallStore,
  held: HeldStore,
): Command {
  return { help: HELP, run: (args, io) => runBank(args, io, { lists, proofs, recalls, held }) };
}

interface BankStores {
  readonly lists: ListStore;
  readonly proofs: ProofStore;
  readonly recalls: RecallStore;
  readonly held: HeldStore;
}

async function runBank(
  [verb, ...rest]: readonly string[],
  io: Io,
  { lists, proofs, recalls, held }: BankStores,
): Promise<ExitStatus> {
  if (verb === "export") return exportBank(rest, io);
  const { values, positionals } = parseArgs({
    args: [...rest],
    allowPositionals: verb === "recall",
    options: {
      skill: { type: "string", multiple: true },
      strand: { type: "string", multiple: true },
      target: { type: "string" },
      force: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      hold: { type: "boolean", default: false },
      higher: { type: "boolean", default: false },
      reason: { type: "string" },
    },
  });
  const unknown = values.skill?.find((id) => !allBlueprints().some(({ blueprint }) => blueprint.id === id));
  if (unknown !== undefined) return misuse(io, { help: HELP }, `there is no blueprint ${unknown}`);
  const strands = STRANDS.filter((strand) => values.strand?.includes(strand) ?? true);
  const noStrand = values.strand?.find((name) => !strands.some((strand) => strand === name));
  if (noStrand !== undefined) return misuse(io, { help: HELP }, `there is no strand ${noStrand}`);
  const target = Number(values.target ?? DEFAULT_BUILD.target);
  if (!Number.isInteger(target) || target < 1) return misuse(io, { help: HELP }, `--target is ${values.target}`);
  switch (verb) {
    case "stats":
      return stats(io, lists);
    case "verify":
      return verifyBank(io, lists, proofs, { strands, skills: values.skill, all: values.all });
    case "build":
      return build(io, lists, { skills: values.skill, target, force: values.force });
    case "collisions":
      return collisions(io, lists, values.skill);
    case "causes":
      if (values.higher && !values.hold) return misuse(io, { help: HELP }, "--higher is for --hold");
      if (values.all && values.hold) return misuse(io, { help: HELP }, "what is held is counted on a sample: no --all");
      return values.hold ? hold(io, lists, held, values) : causes(io, lists, values);
    case "recall":
      return recallItems(io, recalls, positionals, values.reason);
    default:
      return misuse(io, { help: HELP }, verb === undefined ? "what shall be done?" : `bank has no command ${verb}`);
  }
}

function allBlueprints() {
  return STRANDS.flatMap((strand) => BLUEPRINTS_BY_STRAND[strand].map((blueprint) => ({ strand, blueprint })));
}

async function stats(io: Io, lists: ListStore): Promise<ExitStatus> {
  let items = 0;
  let rules = 0;
  let problems = 0;
  for (const strand of STRANDS) {
    const file = await lists.read(strand);
    for (const blueprint of BLUEPRINTS_BY_STRAND[strand]) {
      const list = file?.blueprints[blueprint.id];
      const seeds = DIFFICULTIES.map((difficulty) => list?.levels[`${difficulty}`].seeds ?? []);
      const counts = seeds.map(({ length }) => length);
      const variety = DIFFICULTIES.map((difficulty, index) => levelVariety(blueprint, difficulty, seeds[index] ?? []));
      const byLevel = <Value>(values: readonly Value[]) =>
        Object.fromEntries(DIFFICULTIES.map((difficulty, index) => [difficulty, values[index]]));
      problems += variety.reduce((sum, level) => sum + level.problems, 0);
      items += counts.reduce((sum, count) => sum + count, 0);
      rules += blueprint.misconceptions.length;
      io.out(
        JSON.stringify({
          skill: blueprint.id,
          strand,
          version: blueprint.version,
          verified: byLevel(counts),
          wordings: byLevel(variety.map(({ wordings }) => wordings)),
          operands: byLevel(variety.map(({ operands }) => operands)),
          problems: byLevel(variety.map((level) => level.problems)),
          misconceptions: blueprint.misconceptions.length,
          stems: blueprint.stems.length,
          diagram: blueprint.diagram !== undefined,
          refused: list?.refused ?? {},
        }),
      );
    }
  }
  const skills = allBlueprints().length;
  io.note(`${skills} skills, ${items} verified items (${problems} different problems), ${rules} misconception rules`);
  return 0;
}

/** Prints which named errors cannot be told apart, and on how many items [CLI5]. */
async function collisions(io: Io, lists: ListStore, skills: readonly string[] | undefined): Promise<ExitStatus> {
  for (const strand of STRANDS) {
    const file = await lists.read(strand);
    for (const blueprint of BLUEPRINTS_BY_STRAND[strand].filter(({ id }) => skills?.includes(id) ?? true)) {
      const list = file?.blueprints[blueprint.id];
      const levels = blueprintCollisions(blueprint, (difficulty) => list?.levels[`${difficulty}`].seeds ?? []);
      for (const { difficulty, items, pairs } of levels) {
        for (const { pair, items: alike, seed, wrong } of pairs) {
          const share = Number((alike / items).toFixed(3));
          io.out(JSON.stringify({ skill: blueprint.id, difficulty, pair, items: alike, share, seed, wrong }));
        }
      }
    }
  }
  return 0;
}

interface CausesRequest {
  readonly skill?: readonly string[];
  readonly all: boolean;
}

/** Prints where what is said of a wrong answer may not be so, and what likely wrong answers are not known [CLI30]. */
async function causes(io: Io, lists: ListStore, request: CausesRequest): Promise<ExitStatus> {
  for await (const { counts } of causesBySkill(lists, request))
    for (const { skill, difficulty, fault, ...rest } of counts)
      io.out(JSON.stringify({ skill, difficulty, fault, ...rest }));
  return 0;
}

/** Writes down how many of these there are; more than before only where that is meant [FAC13]. */
async function hold(
  io: Io,
  lists: ListStore,
  held: HeldStore,
  { higher, ...request }: CausesRequest & { readonly higher: boolean },
): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  for await (const { id, counts } of causesBySkill(lists, request)) {
    const totals = causeTotals(counts);
    const before = await held.read(id);
    const risen = Object.entries(totals).flatMap(([fault, now], at) =>
      now > (before[at] ?? 0) ? [`${fault} ${now}, held ${before[at] ?? 0}`] : [],
    );
    if (risen.length > 0 && !higher) {
      io.note(
        `${id}: ${risen.join("; ")}: nothing was written; a skill that is new, or is meant to have more: --higher`,
      );
      status = 1;
      continue;
    }
    await held.write(id, Object.values(totals));
    io.out(JSON.stringify({ skill: id, ...totals }));
  }
  return status;
}

async function* causesBySkill(lists: ListStore, { skill: skills, all }: CausesRequest) {
  for (const strand of STRANDS) {
    const file = await lists.read(strand);
    for (const blueprint of BLUEPRINTS_BY_STRAND[strand].filter(({ id }) => skills?.includes(id) ?? true)) {
      const { levels } = file?.blueprints[blueprint.id] ?? {};
      const most = all ? Infinity : CAUSE_SAMPLE;
      const counts = causeCounts(blueprint, (difficulty) => levels?.[`${difficulty}`].seeds.slice(0, most) ?? []);
      yield { id: blueprint.id, counts };
    }
  }
}

interface BuildRequest {
  /** Undefined: all. */
  readonly skills: readonly string[] | undefined;
  readonly target: number;
  readonly force: boolean;
}

async function build(io: Io, lists: ListStore, { skills, target, force }: BuildRequest): Promise<ExitStatus> {
  const wanted = allBlueprints().filter(({ blueprint }) => skills?.includes(blueprint.id) ?? true);
  let short = 0;
  const kept: string[] = [];
  for (const [index, { strand, blueprint }] of wanted.entries()) {
    const file = await lists.read(strand);
    const old = file?.blueprints[blueprint.id];
    if (!force && old?.version === blueprint.version && old.critic === CRITIC) {
      kept.push(`${blueprint.id}: version ${old.version} is listed already`);
      continue;
    }
    const progress: string[] = [];
    const verifiedAt = new Date().toISOString();
    const list = buildVerifiedList(blueprint, { ...DEFAULT_BUILD, target, verifiedAt }, (difficulty, items) => {
      progress.push(`${difficulty}: ${items}`);
      if (items < 200) short += 1;
    });
    await saveList(lists, strand, blueprint.id, keepDate(list, old));
    io.note(
      `[${index + 1}/${wanted.length}] ${blueprint.id}  ${progress.join("  ")}  refused ${JSON.stringify(list.refused)}`,
    );
  }
  if (skills !== undefined) for (const line of kept) io.note(line);
  if (kept.length === wanted.length)
    io.note(
      "Nothing was written: every list has its blueprint's version. `bank verify` names the skills whose numbers, answers, errors or wordings are not those listed: raise their `version`, then build; those that are not on main yet keep it: --force --skill ID.",
    );
  if (short > 0)
    io.note(`${short} levels have fewer than 200 items: their operand space is used up, or too much is refused`);
  return 0;
}

/** A run that finds the same items as the one before leaves its date. */
function keepDate(list: VerifiedBlueprint, old: VerifiedBlueprint | undefined): VerifiedBlueprint {
  if (old === undefined) return list;
  const undated = (entry: VerifiedBlueprint) => JSON.stringify({ ...entry, verifiedAt: "" });
  return undated(list) === undated(old) ? old : list;
}

/** Puts one blueprint's list among the others of its strand, in the order of the blueprints. */
async function saveList(store: ListStore, strand: Strand, id: string, list: VerifiedBlueprint): Promise<void> {
  const file = await store.read(strand);
  const known = BLUEPRINTS_BY_STRAND[strand].map((blueprint) => blueprint.id);
  const lists: Record<string, VerifiedBlueprint> = { ...file?.blueprints, [id]: list };
  const blueprints = Object.fromEntries(known.flatMap((key) => (lists[key] === undefined ? [] : [[key, lists[key]]])));
  await store.write(strand, makeVerifiedFile(strand, blueprints));
}

/** Written beside and renamed, so that an interrupted run leaves a whole file. */
async function writeList(strand: Strand, file: VerifiedFile): Promise<void> {
  const target = listPath(strand);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.new`, verifiedFileText(file));
  await rename(`${target}.new`, target);
}
