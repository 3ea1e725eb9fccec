import { parentPort, workerData } from "node:worker_threads";
import { loadBankFromFiles } from "#bank/factory";
import { runTask, withItemCache, type Plan } from "#sim/learner";
import type { OutcomeMessage, TaskMessage } from "./run-tasks.ts";

// Started by run-tasks.ts alone: what comes is what it has sent.
const plan = workerData as Plan;
const content = withItemCache(await loadBankFromFiles());

parentPort?.on("message", ({ at, task }: TaskMessage) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
  parentPort?.postMessage({ at, outcome: runTask(task, plan, content) } satisfies OutcomeMessage);
});
