#!/usr/bin/env node
import { createInterface } from "node:readline";
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
  lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
});
