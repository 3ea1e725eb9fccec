import { hashLists, type Blueprint, type VerifiedFile } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS, type Strand } from "#bank";
import { CRITIC, verifyList, type ProofByStrand, type VerifyFault } from "#bank/factory";
import type { ExitStatus, Io } from "../command.ts";

/** Where the verified lists are kept, one file a strand. */
export interface ListStore {
  /** Undefined when there is no list yet, or it cannot be read. */
  readonly read: (strand: Strand) => Promise<VerifiedFile | undefined>;
  readonly write: (strand: Strand, file: VerifiedFile) => Promise<void>;
}

/** Where it is kept what has been proved. */
export interface ProofStore {
  readonly read: () => Promise<ProofByStrand>;
  readonly write: (proof: ProofByStrand) => Promise<void>;
  /** What a proof of this checkout depends on. */
  readonly current: (listHash: (strand: Strand) => string | undefined) => Promise<ProofByStrand>;
}

export interface VerifyRequest {
  readonly strands: readonly Strand[];
  /** Undefined: all. */
  readonly skills: readonly string[] | undefined;
  /** Proves what is proved already too. */
  readonly all: boolean;
}

/**
 * Compares every listed item with the list, and proves each strand of which something has changed since it was proved
 * [CLI5]. When the whole bank passes, what is proved is written down.
 */
export async function verifyBank(
  io: Io,
  lists: ListStore,
  proofs: ProofStore,
  { strands, skills, all }: VerifyRequest,
): Promise<ExitStatus> {
  const files = new Map(await Promise.all(STRANDS.map(async (strand) => [strand, await lists.read(strand)] as const)));
  const asksForSkills = skills !== undefined;
  const current = asksForSkills ? {} : await proofs.current((strand) => files.get(strand)?.hash);
  const known = asksForSkills ? {} : await proofs.read();
  const total = { items: 0, solved: 0, faults: 0, faulty: 0 };
  for (const strand of strands) {
    const blueprints = BLUEPRINTS_BY_STRAND[strand].filter(({ id }) => skills?.includes(id) ?? true);
    if (blueprints.length === 0) continue;
    const isProved = !all && current[strand] !== undefined && current[strand] === known[strand];
    const found = verifyStrand(io, { strand, file: files.get(strand), blueprints, isProved });
    total.items += found.items;
    total.solved += isProved ? 0 : found.items;
    total.faults += found.faults;
    total.faulty += found.faulty;
  }
  const { items, solved, faults, faulty } = total;
  const agreement = items === 0 ? 0 : Math.max(0, items - faulty) / items;
  io.out(JSON.stringify({ items, solved, faults, agreement, critic: CRITIC }));
  if (faults > 0 || items === 0) return 1;
  const isWhole = !asksForSkills && strands.length === STRANDS.length;
  if (isWhole && STRANDS.some((strand) => current[strand] !== known[strand])) {
    await proofs.write(current);
    io.note("bank/verified/PROOF.json is new: commit it with your change, so that nobody proves the same again.");
  }
  return 0;
}

interface StrandRequest {
  readonly strand: Strand;
  readonly file: VerifiedFile | undefined;
  readonly blueprints: readonly Blueprint[];
  readonly isProved: boolean;
}

function verifyStrand(io: Io, { strand, file, blueprints, isProved }: StrandRequest) {
  const total = { items: 0, faults: 0, faulty: 0 };
  const blame = (subject: string, message: string) => {
    io.out(`bank/verified/${strand}.json:${subject}: ${message}`);
    total.faults += 1;
  };
  for (const [index, blueprint] of blueprints.entries()) {
    const list = file?.blueprints[blueprint.id];
    if (list === undefined) {
      blame(blueprint.id, `no verified list. Run ${BUILD}`);
      continue;
    }
    const { items, faults } = verifyList(blueprint, list, { isProved });
    for (const line of summarise(blueprint, items, faults)) blame(blueprint.id, line);
    total.items += items;
    total.faulty += new Set(faults.map(({ difficulty, seed }) => `${difficulty}/${seed}`)).size;
    if (!isProved) io.note(`${strand} ${index + 1}/${blueprints.length}: ${blueprint.id}, ${items} items solved`);
  }
  if (file !== undefined && file.hash !== hashLists(file.blueprints)) {
    blame("hash", `the lists are not the ones the factory wrote. Run ${BUILD} with --force`);
  }
  const known = new Set(BLUEPRINTS_BY_STRAND[strand].map(({ id }) => id));
  for (const id of Object.keys(file?.blueprints ?? {})) {
    if (!known.has(id)) blame(id, "there is no such blueprint. Take its list out, or name the blueprint in its strand");
  }
  if (isProved && total.faults === 0) io.note(`${strand}: proved, unchanged`);
  return total;
}

const BUILD = "`npm run -s mathflow -- bank build`";

/** One sentence for each way in which items of a list are not as they should be, with the remedy. */
function summarise(blueprint: Blueprint, items: number, faults: readonly VerifyFault[]): readonly string[] {
  const byReason = Map.groupBy(faults, ({ reason }) => reason);
  return [...byReason].map(([reason, same]) => {
    const [first] = same;
    const count = new Set(same.map(({ difficulty, seed }) => `${difficulty}/${seed}`)).size;
    const some = `${count} of ${items} items`;
    const where = `first difficulty ${first?.difficulty}, seed ${first?.seed}`;
    const anew = `Raise its \`version\` (${blueprint.version} now), then ${BUILD}; a skill that is not on main yet keeps it: ${BUILD} with --force --skill ${blueprint.id}`;
    switch (reason) {
      case "other-version":
        return `${first?.message}. Run ${BUILD}`;
      case "broken-level":
        return `difficulty ${first?.difficulty} has ${first?.message}. Run ${BUILD} with --force --skill ${blueprint.id}`;
      case "not-harder":
        return `at difficulty ${same.map(({ difficulty }) => difficulty).join(", ")} ${first?.message} Once its levels are mended: ${anew}`;
      case "other-item":
        return `${some} differ from the list (${where}): its numbers, answers, errors or wordings changed. ${anew}`;
      default:
        return `${some} fail by ${reason} (${where}): ${first?.message} Once it is mended: ${anew}`;
    }
  });
}
