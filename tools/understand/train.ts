import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { writeWeights } from "../../engine/dialogue/understand/weights.ts";
import { exampleOf, fitOften, inSteps, strongest } from "./learn.ts";
import { readCases, readVoices } from "./labelled-rows.ts";

/**
 * Learns the weights of `understand` from the labelled messages and writes them: `node tools/understand/train.ts`.
 * `--without v01,v02` leaves voices out, `--traits 1700` is how many traits are kept, `--out FILE` where they are written.
 * Rows of `held` are never read.
 */
const { values: options } = parseArgs({
  options: {
    without: { type: "string", default: "" },
    traits: { type: "string", default: "1700" },
    out: { type: "string", default: "engine/dialogue/understand/learned.ts" },
  },
});
const without = options.without.split(",");
const voices = (await readVoices()).filter(({ voice }) => !without.includes(voice.slice(0, 3)));
const later = await readVoices("corpora/messages/later");
const seen = [...(await Promise.all(["dev", "dev2", "dev3"].map(readCases))).flat(), ...later];
const isOfTests = (voice: string) => voice.endsWith("of-the-tests");
const examples = [
  ...voices.map((row) => exampleOf(row, isOfTests(row.voice))),
  // What tests hold to counts twice.
  ...voices.filter(({ voice }) => isOfTests(voice)).map((row) => exampleOf(row, true)),
  ...seen.map((row) => exampleOf(row, true)),
];
const all = fitOften(examples, { seed: 1, rounds: 8, thrift: 1e-5 }, 6);
const traits = strongest(all, examples, Number(options.traits));
const weights = inSteps(fitOften(examples, { seed: 1, rounds: 8, thrift: 0.01, traits }, 16));
const text = writeWeights(weights);
const lines = text.split("\n").map((line) => `  ${JSON.stringify(`${line}\n`)}`);
await writeFile(
  options.out,
  `// Written by \`node tools/understand/train.ts\` from the labelled messages.\nexport const LEARNED =\n${lines.join(" +\n").replace(/\\n"$/u, '"')};\n`,
);
console.log(
  `${examples.length} messages, ${weights.byMessageTrait.size} and ${weights.byOptionTrait.size} traits, ${gzipSync(text).length} bytes gz`,
);
