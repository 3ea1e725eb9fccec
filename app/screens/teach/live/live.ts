/** What has changed: a class by its id, or `alerts`; null: perhaps anything. */
export type Change = string | null;
type Listener = (change: Change) => void;

const NAME = "mathflow-live";
const BEAT = "beat";
/** Without the stream the server is asked so often [ms]. */
const POLL_MS = 10_000;
/** The stream says every 15 seconds that it lives; after so long without a word it is none [ms]. */
const SILENT_MS = 25_000;

const listeners = new Set<Listener>();
let stop: (() => void) | null = null;

/** Hears what changes in the teacher's classes until the function it gives back is called. One stream a browser, whatever its tabs. */
export function watchLive(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

function start(): () => void {
  const ends = new AbortController();
  let heardAt = 0;

  function hear(data: unknown): void {
    if (typeof data !== "string") return;
    heardAt = Date.now();
    if (data !== BEAT) tell(data);
  }

  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data));
  const pass = (data: string): void => {
    hear(data);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage(data);
  };
  // A browser without locks has the poll.
  void navigator.locks?.request(NAME, { signal: ends.signal }, () => stream(pass, ends.signal)).catch(() => {});
  const poll = setInterval(() => {
    if (Date.now() - heardAt >= SILENT_MS && document.visibilityState === "visible") tell(null);
  }, POLL_MS);
  ends.signal.addEventListener("abort", () => {
    clearInterval(poll);
    channel.close();
  });
  return () => ends.abort();
}

/** Who has the lock has the stream, until it is told to end. */
function stream(pass: (data: string) => void, ends: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source = open();

    function open(): EventSource {
      const opened = new EventSource("/v1/live");
      opened.addEventListener("beat", () => pass(BEAT));
      opened.addEventListener("changed", ({ data }: MessageEvent<string>) => pass(nameIn(data)));
      // It comes back by itself but where it was refused.
      opened.addEventListener("error", () => {
        if (opened.readyState === EventSource.CLOSED) setTimeout(() => !ends.aborted && (source = open()), POLL_MS);
      });
      return opened;
    }

    ends.addEventListener("abort", () => {
      source.close();
      resolve();
    });
  });
}

function nameIn(data: string): string {
  const { class: name } = JSON.parse(data) as { readonly class?: unknown };
  return typeof name === "string" ? name : BEAT;
}

/** Says here what this page itself has changed, where the stream does not say it. */
export function tell(change: Change): void {
  for (const listener of listeners) listener(change);
}
