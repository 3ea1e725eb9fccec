import { parseArgs } from "node:util";
import { laySiege } from "../sim/siege.ts";

const usage = `usage: node tools/siege.ts [--seconds N] [--seed K] [--only ATTACK]...

Attacks a server of its own for N seconds (1800), while a class sends its answers. A JSON line a minute, and one at the end:
times of honest answers before and during it [ms], the most memory of the server [MB], and attacks by kind.
Exit status: 0 within its bounds (p99 of 500 ms, 600 MB, every answer taken), 1 not, 2 wrong usage.`;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "1800" },
    seed: { type: "string", default: "1" },
    only: { type: "string", multiple: true, default: [] },
  },
});
const [seconds = Number.NaN, seed = Number.NaN] = [values.seconds, values.seed].map(Number);
if (!Number.isInteger(seconds) || seconds < 10 || !Number.isInteger(seed)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const onMinute = (report: object) => console.error(JSON.stringify(report));
  const report = await laySiege({ seconds, seed, only: values.only, onMinute });
  console.log(JSON.stringify({ siege: seconds, seed, ...report }));
  const isWell = report.besieged.p99 <= 500 && report.rssMb <= 600 && report.acked === report.made;
  process.exitCode = isWell ? 0 : 1;
}
