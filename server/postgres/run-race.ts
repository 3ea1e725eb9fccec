#!/usr/bin/env node
import { parseArgs } from "node:util";
import { race } from "./race.ts";
import { startPostgres } from "./testing-postgres.fixture.ts";

const usage = `usage: node server/postgres/run-race.ts [--writers N] [--learners N] [--events N] [--seed TEXT]

Ten servers write 40,000 events to shared learners of a PostgreSQL of its own that flushes to disk; a reader follows every log by
its cursor. Prints what it saw as one line of JSON. Exit status: 0 nothing missed or seen twice, 1 something, 2 wrong usage.`;

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      writers: { type: "string", default: "10" },
      learners: { type: "string", default: "20" },
      events: { type: "string", default: "40000" },
      seed: { type: "string", default: "race" },
    },
  });
  const [writers, learners, events] = [values.writers, values.learners, values.events].map(Number) as [
    number,
    number,
    number,
  ];
  if (![writers, learners, events].every((n) => Number.isInteger(n) && n > 0)) {
    console.error(usage);
    return 2;
  }
  const cluster = await startPostgres({ durable: true });
  try {
    const { url } = await cluster.createDatabase();
    const result = await race({ url, writers, learners, events, seed: values.seed });
    console.log(JSON.stringify(result));
    const { missed, twice, torn, seen, written } = result;
    return missed + twice + torn === 0 && seen === written ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
