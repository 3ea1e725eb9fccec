import type { BrowserContext } from "playwright";

/** What the page did and showed, as told while it happened. */
export interface Witness {
  /** Answers handed to the engine worker, in order. */
  readonly sent: Sent[];
  /** The highest count of saved answers the page has shown beside "Saved". */
  shown: number;
  /** Resolves when the next answer is handed to the worker. */
  readonly nextSent: () => Promise<void>;
}

export interface Sent {
  readonly itemId: string;
  readonly given: readonly string[];
}

declare global {
  interface Window {
    mathflowSent: (text: string) => void;
    mathflowShown: (saved: number) => void;
    mathflowFaults: {
      /** Ends the engine worker so long after the next answer was handed to it [ms]; below 0: at once. */
      terminateAfter: (delayMs: number) => void;
      terminated: number;
      exported: () => Promise<string>;
    };
  }
}

/** Watches a context's pages from the side of the page: what leaves it and what a person sees in it. */
export async function watchPages(context: BrowserContext): Promise<Witness> {
  let waiting: (() => void)[] = [];
  const witness: Witness = {
    sent: [],
    shown: 0,
    nextSent: () => new Promise((resolve) => waiting.push(resolve)),
  };
  await context.exposeFunction("mathflowSent", (text: string) => {
    witness.sent.push(JSON.parse(text) as Sent);
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  await context.exposeFunction("mathflowShown", (saved: number) => {
    witness.shown = Math.max(witness.shown, saved);
  });
  await context.addInitScript(installHooks);
  return witness;
}

/** Runs in the page before its own code. */
function installHooks(): void {
  let delay: number | null = null;
  let exported: Blob | null = null;

  class WatchedWorker extends Worker {
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      super.postMessage(message, options as Transferable[]);
      const { path, argumentList } = message as { path?: string[]; argumentList?: { value?: unknown }[] };
      if (path?.[0] !== "submitAnswer") return;
      window.mathflowSent(JSON.stringify(argumentList?.[0]?.value));
      if (delay === null) return;
      const end = (): void => {
        this.terminate();
        window.mathflowFaults.terminated += 1;
      };
      if (delay < 0) end();
      else setTimeout(end, delay);
      delay = null;
    }
  }
  globalThis.Worker = WatchedWorker;

  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source: Blob) => {
    exported = source;
    return createObjectURL(source);
  };

  window.mathflowFaults = {
    terminateAfter: (delayMs) => {
      delay = delayMs;
    },
    terminated: 0,
    exported: async () => (exported === null ? "" : exported.text()),
  };

  let last = -1;
  const look = (): void => {
    const status = document.querySelector<HTMLElement>("[role=status][data-unsent]");
    if (status?.dataset["save"] !== "saved") return;
    const saved = Number(status.dataset["unsent"]);
    if (saved > last) window.mathflowShown(saved);
    last = saved;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
