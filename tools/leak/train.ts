import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { writeWayWeights } from "../../engine/hints/weigh/weights.ts";
import { exampleOfRow, LEAK_SETS, readBankExamples, readLeakRows, readTestExamples } from "./leak-rows.ts";
import { learnWays } from "./learn.ts";

/** Learns how ways to the answer weigh, from all labelled sentences and the bank's hints: `node tools/leak/train.ts`. */
const rows = (await Promise.all(LEAK_SETS.map(readLeakRows))).flat();
const examples = [...rows.map(exampleOfRow), ...(await readTestExamples()), ...(await readBankExamples(40))];
const weights = learnWays(examples);
const text = writeWayWeights(weights);
const lines = text.split("\n").map((line) => `  ${JSON.stringify(`${line}\n`)}`);
await writeFile(
  new URL("../../engine/hints/weigh/learned.ts", import.meta.url),
  `// Written by \`node tools/leak/train.ts\` from the labelled sentences.\nexport const LEARNED =\n${lines.join(" +\n").replace(/\\n"$/u, '"')};\n`,
);
console.log(`${examples.length} hints, ${weights.byTrait.size} traits, ${gzipSync(text).length} bytes gz`);
