import { parseArgs } from "node:util";
import { rushIn } from "../sim/rush.ts";

const usage = `usage: node tools/rush.ts [--seconds N] [--tablets N] [--wrong N]

New tablets (130) join their classes behind one address within N seconds (600), while so many wrong codes (100000) are tried from
it. Prints how long the tablets took [ms] and what the wrong codes were answered.
Exit status: 0 all were in, 95 of a hundred within two seconds; 1 not; 2 wrong usage.`;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "600" },
    tablets: { type: "string", default: "130" },
    wrong: { type: "string", default: "100000" },
  },
});
const [seconds = 0, tablets = 0, wrong = 0] = [values.seconds, values.tablets, values.wrong].map(Number);
if (![seconds, tablets, wrong].every((value) => Number.isInteger(value) && value >= 1)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const report = await rushIn({ seconds, tablets, wrong });
  console.log(JSON.stringify({ rush: seconds, ...report }));
  process.exitCode = report.joined === report.tablets && report.p95 <= 2_000 ? 0 : 1;
}
