import { Worker } from "node:worker_threads";
import { loadBankFromFiles } from "#bank/factory";
import { runTask, tasksOf, withItemCache, type Outcome, type Plan, type Task } from "#sim/learner";

/** What a worker is told: a task, by its place in the plan; and what it answers. */
export interface TaskMessage {
  readonly at: number;
  readonly task: Task;
}
export interface OutcomeMessage {
  readonly at: number;
  readonly outcome: Outcome;
}

type OnDone = (done: number, all: number, task: Task) => void;

/**
 * Simulates a whole plan in this thread or in several. Outcomes come in the plan's order, so that sums of them have the
 * same bits however many threads there are.
 */
export async function runTasks(plan: Plan, jobs: number, onDone: OnDone): Promise<readonly Outcome[]> {
  const tasks = tasksOf(plan);
  return jobs === 1 ? runHere(tasks, plan, onDone) : runInThreads(tasks, plan, jobs, onDone);
}

async function runHere(tasks: readonly Task[], plan: Plan, onDone: OnDone): Promise<readonly Outcome[]> {
  const content = withItemCache(await loadBankFromFiles());
  return tasks.map((task, at) => {
    const outcome = runTask(task, plan, content);
    onDone(at + 1, tasks.length, task);
    return outcome;
  });
}

async function runInThreads(
  tasks: readonly Task[],
  plan: Plan,
  jobs: number,
  onDone: OnDone,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;

  /** Gives a thread task after task until none is left. */
  function work(worker: Worker): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      function give(): void {
        const task = tasks[next];
        if (task === undefined) return resolve();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
        worker.postMessage({ at: next, task } satisfies TaskMessage);
        next += 1;
      }
      worker.on("message", ({ at, outcome }: OutcomeMessage) => {
        outcomes[at] = outcome;
        done += 1;
        onDone(done, tasks.length, tasks[at] as Task);
        give();
      });
      worker.on("error", reject);
      give();
    });
  }

  const threads = Array.from({ length: Math.min(jobs, tasks.length) }, () => {
    return new Worker(new URL("task-worker.ts", import.meta.url), { workerData: plan });
  });
  try {
    await Promise.all(threads.map(work));
  } finally {
    // One that failed would leave the others waiting for ever.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return outcomes;
}
