import { connect, createServer, type Socket } from "node:net";

export interface SlowLine {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/** What of the line is handed on at once [ms]: short enough to be even, long enough for timers. */
const SLICE_MS = 10;

/**
 * A line to a server as slow as a classroom's: everything the browser asks shares it, service worker and workers
 * included, which a browser's own emulation leaves out. A new connection costs one round trip, as TCP's does.
 *
 * @param bitsPerSecond - towards the browser, over all connections
 * @param roundTripMs - half of it each way
 */
export async function slowLine(target: string, bitsPerSecond: number, roundTripMs: number): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  const sockets = new Set<Socket>();
  /** When the line has carried all that was given to it so far. */
  let freeAt = 0;

  /** Hands on what arrives, in order, each piece when the line has carried it. */
  function carry(from: Socket, to: Socket, limited: boolean): void {
    let last = Promise.resolve();
    from.on("data", (data: Buffer) => {
      const step = limited ? Math.max(1, Math.floor(bytesPerMs * SLICE_MS)) : data.length;
      from.pause();
      const pieces: Promise<void>[] = [];
      for (let at = 0; at < data.length; at += step) {
        const piece = data.subarray(at, at + step);
        const now = performance.now();
        freeAt = limited ? Math.max(freeAt, now) + piece.length / bytesPerMs : freeAt;
        const due = (limited ? freeAt : now) + roundTripMs / 2;
        last = last.then(() => wait(due - performance.now())).then(() => void to.write(piece));
        pieces.push(last);
      }
      // The next piece takes its turn with the other connections.
      void (limited ? wait(freeAt - performance.now()) : Promise.resolve()).then(() => from.resume());
    });
    from.on("end", () => void last.then(() => to.end()));
    from.on("error", () => to.destroy());
    from.on("close", () => sockets.delete(from));
  }

  const server = createServer({ pauseOnConnect: true }, (browser) => {
    sockets.add(browser);
    setTimeout(() => {
      const upstream = connect(Number(port), hostname);
      sockets.add(upstream);
      upstream.setNoDelay(true);
      browser.setNoDelay(true);
      carry(browser, upstream, false);
      carry(upstream, browser, true);
      browser.resume();
    }, roundTripMs);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    end: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms));
  });
}
