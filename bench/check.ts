import { check, type AnswerKind } from "#engine";
import { checkCase } from "#engine/testing";
import { bankCases, corpusCases, type MarkedCase } from "./check-cases.ts";
import { computeEnginePeer, kasPeer, mathjsPeer, type Peer, type PeerCase } from "./check-peers.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";

const BANK_CASES = 3000;
/** Each case is marked so often in a row by either; the quickest time of each counts. */
const ROUNDS = 5;
/** So many cases are marked by ours, then by the peer. */
const BATCH = 50;
/** Times each case is marked before, untimed, so that what is measured is compiled code of either side. */
const WARM_UP = 12;
/** Answers to problems of the bank go the way a pupil's answer goes, with the options of their problem. */
const pupils: Peer = {
  name: "ours",
  accepts: ({ kind, ...row }) => check({ kind: kind as AnswerKind, ...row }).verdict === "correct",
};
const cases: Peer = { name: "ours", accepts: (row) => checkCase(row)?.verdict === "correct" };

/** One answer marked, reading included, beside three other checkers on the same answers in the same run. */
export const checkBench: Bench = {
  name: "check",
  async *run(note) {
    const corpora = [
      { corpus: "bank", rows: await bankCases(BANK_CASES), ours: pupils },
      { corpus: "corpora", rows: corpusCases(), ours: cases },
    ];
    for (const { corpus, rows, ours } of corpora) {
      if (rows.length === 0) {
        note(`${corpus}: not here, left out`);
        continue;
      }
      for (const peer of [kasPeer(), mathjsPeer(), computeEnginePeer()]) {
        note(`${corpus}: ${rows.length} answers beside ${peer.name}`);
        yield compare(corpus, ours, peer, rows);
      }
    }
  },
};

function compare(corpus: string, ours: Peer, peer: Peer, cases: readonly MarkedCase[]): BenchResult {
  const [mine, theirs] = measureInTurn([ours, peer], cases);
  return {
    bench: `check/${corpus}/${peer.name}`,
    ours: percentile(mine.us, 0.5),
    peer: percentile(theirs.us, 0.5),
    unit: "us",
    n: cases.length,
    ours_p95: round(percentile(mine.us, 0.95)),
    ours_p99: round(percentile(mine.us, 0.99)),
    ours_worst: round(Math.max(...mine.us)),
    peer_p95: round(percentile(theirs.us, 0.95)),
    peer_p99: round(percentile(theirs.us, 0.99)),
    /** Share of answers accepted or refused as they should be. */
    ours_agrees: round(mine.agreed / cases.length),
    peer_agrees: round(theirs.agreed / cases.length),
    ...load(),
  };
}

interface Measured {
  /** Quickest time of each case [us]. */
  readonly us: number[];
  agreed: number;
}

/** Both mark so many cases, then the next so many: what slows the machine for a while slows both. */
function measureInTurn(
  [ours, peer]: readonly [Peer, Peer],
  cases: readonly MarkedCase[],
): readonly [Measured, Measured] {
  for (let turn = 0; turn < WARM_UP; turn++)
    for (const checker of [ours, peer]) for (const row of cases) accepts(checker, row);
  const mine: Measured = { us: [], agreed: 0 };
  const theirs: Measured = { us: [], agreed: 0 };
  for (let from = 0; from < cases.length; from += BATCH) {
    const batch = cases.slice(from, from + BATCH);
    measure(ours, batch, mine);
    measure(peer, batch, theirs);
  }
  return [mine, theirs];
}

function measure(checker: Peer, cases: readonly MarkedCase[], into: Measured): void {
  for (const row of cases) {
    let best = Number.POSITIVE_INFINITY;
    let accepted = false;
    for (let turn = 0; turn < ROUNDS; turn++) {
      const start = performance.now();
      accepted = accepts(checker, row);
      best = Math.min(best, (performance.now() - start) * 1000);
    }
    into.us.push(best);
    if (accepted === row.accept) into.agreed++;
  }
}

function accepts(checker: Peer, row: PeerCase): boolean {
  try {
    return checker.accepts(row);
  } catch {
    return false;
  }
}
