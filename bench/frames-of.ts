/** One event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of its thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASK = /RunTask$/u;
/** In its own task; the page asks for each frame. */
const FRAME = "FireAnimationFrame";

/**
 * The work of a page's main thread for each of its frames [ms of processor time]: of all tasks since the frame before, its own one, with
 * scripts, styles, layout and paint, among them. Of several renderers the one that drew most frames is the page.
 */
export function framesOf(events: readonly TraceEvent[]): readonly number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const begun = Map.groupBy(
    events.filter(({ name }) => name === FRAME),
    threadOf,
  );
  const [page] = [...begun].toSorted(([, a], [, b]) => b.length - a.length);
  if (page === undefined) return [];
  const [thread, frames] = page;
  const starts = frames.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const tasks = events
    .filter((event) => event.ph === "X" && TASK.test(event.name) && threadOf(event) === thread)
    .toSorted((a, b) => a.ts - b.ts);
  const works: number[] = [];
  let work = 0;
  let [at, end] = [0, 0];
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // One inside another is counted with it.
    if (ts < end) continue;
    end = ts + dur;
    work += tdur / 1_000;
    const before = at;
    while ((starts[at] ?? Number.POSITIVE_INFINITY) < end) at += 1;
    if (at === before) continue;
    works.push(work);
    work = 0;
  }
  return works;
}
