#!/usr/bin/env node
import { createInterface } from "node:readline";
import { run } from "./run.ts";

// A reader that has seen enough (`| head -1`) closes the pipe: no failure of ours.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  write: (text) =>
    new Promise((resolve) => {
      process.stdout.write(text, () => resolve());
    }),
  note: (line) => process.stderr.write(`${line}\n`),
  lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
});
