import { createFrontier, createRng, POLICY, updateMastery, type FrontierEntry } from "#engine";
import { makeLayeredDag } from "./layered-dag.ts";
import { mean, percentile, round, type Bench } from "./result.ts";

const SKILLS = 10_000;
const EDGES = 30_000;
const ANSWERS = 20_000;
/** The idiomatic way is a thousand times slower; this many of the same answers are enough. */
const PEER_EVERY = 20;
const BKT = { init: 0.25, transit: 0.12, slip: 0.1, guess: 0.2 };

/**
 * Answer → next recommendation over 10,000 skills and 30,000 edges. Both ways see the same answers in
 * the same run and must name the same skill at every answer where both are asked.
 */
export const recommendBench: Bench = {
  name: "recommend",
  async *run(note) {
    const { prerequisites, edges } = makeLayeredDag(SKILLS, EDGES, 50, "bench/recommend");
    const rank = prerequisites.map((_, skill) => skill);
    const entries: FrontierEntry[] = prerequisites.map(() => entryOf(BKT.init, -1));
    const frontier = createFrontier(prerequisites, rank);
    entries.forEach((entry, skill) => frontier.update(skill, entry));

    const rng = createRng("bench/answers");
    const ours: number[] = [];
    const peers: number[] = [];
    let skill = frontier.best();
    for (let answer = 0; answer < ANSWERS; answer++) {
      // Mostly the recommended skill; every eighth answer is a review of any skill whatever.
      const practised = answer % 8 === 7 ? rng.int(0, SKILLS - 1) : skill;
      const known = updateMastery(1 - (entries[practised]?.distance ?? 1 - BKT.init), BKT, rng.int(0, 99) < 75, 1);
      const entry = entryOf(known, answer);
      entries[practised] = entry;

      const start = performance.now();
      frontier.update(practised, entry);
      skill = frontier.best();
      ours.push((performance.now() - start) * 1_000);

      if (answer % PEER_EVERY === 0) {
        const before = performance.now();
        const chosen = filterAndSort(entries, prerequisites);
        peers.push((performance.now() - before) * 1_000);
        if (chosen !== skill) throw new Error(`answer ${answer}: the frontier names ${skill}, sorting names ${chosen}`);
      }
      if (skill < 0) throw new Error(`nothing is open after ${answer} answers`);
    }
    note(
      `${SKILLS} skills, ${edges} edges, ${ANSWERS} answers; compared at ${peers.length} of them, always the same skill`,
    );
    note("each answer is timed by itself: the clock's own cost (about 0.1 us) is inside both");
    yield {
      bench: "recommend",
      ours: mean(ours),
      peer: mean(peers),
      unit: "us",
      n: ours.length,
      p99: round(percentile(ours, 0.99)),
      peer_p99: round(percentile(peers, 0.99)),
      peer_n: peers.length,
      same: peers.length,
    };
  },
};

function entryOf(known: number, lastPractisedAt: number): FrontierEntry {
  const distance = 1 - known;
  const satisfied = known >= POLICY.mastery.threshold;
  return { distance, lastPractisedAt, satisfied, eligible: !satisfied };
}

/** As one would write it: the open skills, sorted, the first. */
function filterAndSort(entries: readonly FrontierEntry[], prerequisites: readonly (readonly number[])[]): number {
  const [best] = entries
    .map((entry, skill) => ({ ...entry, skill }))
    .filter(({ eligible, skill }) => eligible && (prerequisites[skill] ?? []).every((id) => entries[id]?.satisfied))
    .toSorted((a, b) => a.distance - b.distance || a.lastPractisedAt - b.lastPractisedAt || a.skill - b.skill);
  return best?.skill ?? -1;
}
