import type { CDPSession, Page } from "playwright";

/** What of a browser page was slowed down. */
export interface Throttled {
  readonly page: boolean;
  /** Workers that took the rate, and those that refused it. */
  readonly workers: number;
  readonly refused: number;
}

/**
 * Slows a page down, and its workers where the browser can: Chromium throttles the main thread of a
 * page; a worker that refuses is counted, so that nobody reads the number as a whole slow tablet.
 *
 * @param rate - 1 is full speed, 6 a slow tablet
 */
export async function throttle(page: Page, rate: number): Promise<() => Throttled> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  let workers = 0;
  let refused = 0;
  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type === "worker") void askWorker(session, sessionId, rate);
  });
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const answer = JSON.parse(message) as { readonly id?: number; readonly error?: unknown };
    if (answer.id !== 1) return;
    if (answer.error === undefined) workers += 1;
    else refused += 1;
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return () => ({ page: true, workers, refused });
}

async function askWorker(session: CDPSession, sessionId: string, rate: number): Promise<void> {
  const message = JSON.stringify({ id: 1, method: "Emulation.setCPUThrottlingRate", params: { rate } });
  await session.send("Target.sendMessageToTarget", { sessionId, message });
}
