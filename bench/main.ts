#!/usr/bin/env node
import { bktBench } from "./bkt.ts";
import { bootBench } from "./boot.ts";
import { checkBench } from "./check.ts";
import { classBench } from "./class.ts";
import { framesBench } from "./frames.ts";
import { messageBench } from "./message.ts";
import { paintBench } from "./paint.ts";
import { recommendBench } from "./recommend.ts";
import { toLine, type Bench } from "./result.ts";
import { sizeBench } from "./size.ts";
import { syncBench } from "./sync.ts";
import { turnBench } from "./turn.ts";
import { wordsBench } from "./words.ts";

const BENCHES: readonly Bench[] = [
  sizeBench,
  bktBench,
  recommendBench,
  checkBench,
  turnBench,
  messageBench,
  wordsBench,
  syncBench,
  classBench,
  framesBench,
  paintBench,
  bootBench,
];

const usage = `usage: npm run bench [-- NAME…]

Runs every benchmark, or those named (${BENCHES.map(({ name }) => name).join(", ")}). One JSON object a line on stdout:
{"bench","ours","peer","ratio","unit","n"}; ratio is peer / ours, above 1 is better. Notes on stderr.
Exit status: 0 done, 1 a benchmark failed, 2 wrong use.`;

const note = (line: string) => process.stderr.write(`${line}\n`);

async function main(names: readonly string[]): Promise<number> {
  if (names.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const unknown = names.find((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown !== undefined) {
    note(`there is no benchmark ${unknown}\n\n${usage}`);
    return 2;
  }
  let status = 0;
  for (const { name, run } of BENCHES.filter((bench) => names.length === 0 || names.includes(bench.name))) {
    try {
      for await (const result of run((line) => note(`${name}: ${line}`))) console.log(toLine(result));
    } catch (cause) {
      note(`${name}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
      status = 1;
    }
  }
  return status;
}

process.exitCode = await main(process.argv.slice(2));
