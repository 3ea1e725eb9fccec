import { parentPort, workerData } from "node:worker_threads";
import { quickCheck } from "./check-database.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
parentPort?.postMessage(quickCheck(workerData as string));
