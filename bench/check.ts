import { check, checkCase, type AnswerKind } from "#engine";
import { bankCases, corpusCases, type MarkedCase } from "./check-cases.ts";
import { computeEnginePeer, kasPeer, mathjsPeer, type Peer, type PeerCase } from "./check-peers.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";

const BANK_CASES = 3000;
/** Each case is marked so often by ours and by a peer in turn; the quickest time of each counts. */
const ROUNDS = 5;
/** Times each case is marked before, untimed, so that what is measured is compiled code of either side. */
const WARM_UP = 4;
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
  const [mine, theirs] = [measure(ours, cases), measure(peer, cases)];
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
  readonly us: readonly number[];
  readonly agreed: number;
}

function measure(checker: Peer, cases: readonly MarkedCase[]): Measured {
  for (let turn = 0; turn < WARM_UP; turn++) for (const row of cases) accepts(checker, row);
  let agreed = 0;
  const us = cases.map((row) => {
    let best = Number.POSITIVE_INFINITY;
    let accepted = false;
    for (let turn = 0; turn < ROUNDS; turn++) {
      const start = performance.now();
      accepted = accepts(checker, row);
      best = Math.min(best, (performance.now() - start) * 1000);
    }
    if (accepted === row.accept) agreed++;
    return best;
  });
  return { us, agreed };
}

function accepts(checker: Peer, row: PeerCase): boolean {
  try {
    return checker.accepts(row);
  } catch {
    return false;
  }
}
