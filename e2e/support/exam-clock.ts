import type { BrowserContext, Page } from "@playwright/test";

/** How far a device's clocks stand beside the true ones [ms]. */
export interface Shift {
  /** The wall clock, which anybody may set. */
  readonly wall: number;
  /** The monotonic clock, which nobody can: put forward, it is as if the time had passed. */
  readonly ahead: number;
}

const CHANNEL = "test-clock";

/**
 * Clocks that a test can change, in the pages of a context and in their workers: at once, and for all that start
 * later. The context must run without a service worker, which would hand out workers of its own.
 */
export interface DeviceClock {
  readonly set: (page: Page, shift: Shift) => Promise<void>;
}

export async function shiftableClock(context: BrowserContext): Promise<DeviceClock> {
  let now: Shift = { wall: 0, ahead: 0 };
  await context.route(/engine\.worker-.*\.js$/u, async (route) => {
    const response = await route.fetch();
    const body = withShift(JSON.stringify(now), await response.text());
    await route.fulfill({ response, body });
  });
  return {
    set: async (page, shift) => {
      now = shift;
      await page.evaluate(
        async ([name, wanted]) => {
          const channel = new BroadcastChannel(name);
          await new Promise((resolve) => {
            channel.addEventListener("message", resolve, { once: true });
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
            channel.postMessage(wanted);
          });
          channel.close();
        },
        [CHANNEL, shift] as const,
      );
    },
  };
}

/** The engine's code, with a clock that begins at a shift. @param shift - code that gives one, run in the worker */
export function withShift(shift: string, code: string): string {
  return `(${shiftable.toString()})(${shift}, "${CHANNEL}");\n${code}`;
}

/** Runs in the worker before its own code. */
function shiftable(first: Shift, name: string): void {
  let shift = first;
  const wall = Date.now.bind(Date);
  const mono = performance.now.bind(performance);
  Date.now = () => wall() + shift.wall;
  performance.now = () => mono() + shift.ahead;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", (event: MessageEvent<Shift>) => {
    if (typeof event.data !== "object") return;
    shift = event.data;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage("set");
  });
}
