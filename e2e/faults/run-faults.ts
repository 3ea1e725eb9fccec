#!/usr/bin/env node
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { createRng } from "#engine";
import { readSettings, startServer } from "#server";
import { PENDING } from "../support/exam-pending.ts";
import { newProfile, removeProfile } from "./chromium.ts";
import { killExamOnce, killPendingOnce, terminateExamOnce } from "./exam-faults.ts";
import { killWhilePushing } from "./sync-faults.ts";
import { clearOnce, createPatient, fillDiskOnce, killOnce, tearOnce, terminateOnce, type Patient } from "./faults.ts";

const usage = `usage: node e2e/faults/run-faults.ts [--kills N] [--terminations N] [--torn N] [--clears N] [--full-disks N]
       [--exam-kills N] [--exam-terminations N] [--pending-kills N] [--sync-kills N] [--seed K]

Lets a pupil practise in a real browser and hurts it while an answer is on its way:
kills the browser (SIGKILL to all its processes), ends the engine worker, tears the
database's own log, empties the storage, fills the disk. Then opens the same profile again and compares the exported
log with what the page had shown as saved. Does the same to somebody who sits an exam, whose marks are worked out again,
and to whatever is typed into a lesson, question, survey … and not sent. Kills browser and school's server in turn while a
learner's answers are pushed, and compares the log of the one with that of the other. Prints the seed; exit status 1 on any loss.`;

interface Stage {
  readonly name: string;
  readonly times: number;
  readonly hurt: (patient: Patient) => Promise<readonly string[]>;
}

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      kills: { type: "string", default: "50" },
      terminations: { type: "string", default: "50" },
      torn: { type: "string", default: "1" },
      clears: { type: "string", default: "1" },
      "full-disks": { type: "string", default: "1" },
      "exam-kills": { type: "string" },
      "exam-terminations": { type: "string" },
      "pending-kills": { type: "string" },
      "sync-kills": { type: "string" },
      seed: { type: "string", default: `${Date.now() % 1_000_000}` },
      help: { type: "boolean", default: false },
    },
  });
  // A short run of the others is a short run of these.
  const fewer = (share: number): number => Math.floor(Number(values.kills) * share);
  const {
    "exam-kills": examKills = fewer(0.4),
    "exam-terminations": examTerminations = fewer(0.2),
    "sync-kills": syncKills = values.kills,
    "pending-kills": pendingKills = Math.min(PENDING.length, fewer(0.4)),
  } = values;
  const stages: readonly Stage[] = [
    { name: "kills", times: Number(values.kills), hurt: killOnce },
    { name: "terminations", times: Number(values.terminations), hurt: terminateOnce },
    { name: "torn logs", times: Number(values.torn), hurt: tearOnce },
    { name: "full disks", times: Number(values["full-disks"]), hurt: fillDiskOnce },
    { name: "clears", times: Number(values.clears), hurt: clearOnce },
    { name: "exam kills", times: Number(examKills), hurt: killExamOnce },
    { name: "exam terminations", times: Number(examTerminations), hurt: terminateExamOnce },
    { name: "pending kills", times: Number(pendingKills), hurt: killPendingOnce },
  ];
  if (values.help || stages.some(({ times }) => !Number.isInteger(times) || times < 0)) {
    console.error(usage);
    return values.help ? 0 : 2;
  }
  console.log(`seed ${values.seed}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), "mathflow-faults-"));
  const { appDir } = readSettings(process.env);
  const server = await startServer({ appDir, host: "127.0.0.1", port: 0, dataDir, serviceWorkerOff: false });
  let faults = 0;
  try {
    for (const stage of stages) faults += await runStage(stage, server.url, values.seed);
    faults += await runSyncKills(Number(syncKills), values.seed);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(faults === 0 ? "nothing lost, nothing twice" : `${faults} faults with --seed ${values.seed}`);
  return faults === 0 ? 0 : 1;
}

/** One profile a stage, hurt again and again. */
async function runStage(stage: Stage, url: string, seed: string): Promise<number> {
  if (stage.times === 0) return 0;
  const profile = await newProfile();
  const patient = createPatient(profile, url, createRng(`${seed}/${stage.name}`));
  let found = 0;
  try {
    for (let time = 1; time <= stage.times; time++) {
      const faults = await stage.hurt(patient).catch((error: unknown) => stuck(patient, error));
      for (const fault of faults) console.log(`${stage.name} ${time}: ${fault}`);
      found += faults.length;
    }
    const { answers, unshown, crashes } = patient.tally();
    // Exams and what is only typed bring no answers of practice.
    const told = answers === 0 ? "" : ` ${answers} answers, ${unshown} of them saved before the page could show it,`;
    console.log(`${stage.times} ${stage.name}:${told} ${crashes} pages crashed by themselves, ${found} faults`);
  } finally {
    await patient.close();
    await removeProfile(profile);
  }
  return found;
}

/** Browser and server are killed in turn; the logs are compared once, in the end. */
async function runSyncKills(times: number, seed: string): Promise<number> {
  const faults = await killWhilePushing(times, createRng(`${seed}/sync kills`));
  for (const fault of faults) console.log(`sync kills: ${fault}`);
  if (times > 0) console.log(`${times} sync kills: ${faults.length} faults`);
  return faults.length;
}

/** A pupil who cannot go on is a fault too; the next one starts with a new browser. */
async function stuck(patient: Patient, error: unknown): Promise<readonly string[]> {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const screen = await patient.screen().catch(() => "no answer from the page");
  await patient.kill();
  return [`the pupil is stuck: ${message}\n${screen}`];
}

process.exitCode = await main(process.argv.slice(2));
