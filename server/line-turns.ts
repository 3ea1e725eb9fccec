import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests of a line that are done or wait; whoever asks for more without waiting is cut off. */
const MOST = 64;

interface Line {
  asked: number;
  /** The answer to the latest is gone. */
  gone: Promise<void>;
}

/**
 * Begins with a request of a line when the answer to the one before is gone: one that asks for much without waiting gets no more done
 * at a time than the others. Browsers wait by themselves.
 */
export function createLineTurns(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    // What is left of a burst is still told of when its line was cut.
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { asked: 0, gone: Promise.resolve() };
    if (line.asked >= MOST) {
      socket.destroy();
      return;
    }
    const { gone: before } = line;
    line.asked += 1;
    line.gone = new Promise((resolve) => {
      response.once("close", () => {
        line.asked -= 1;
        // Not at once: the loop has other lines to look at.
        setImmediate(resolve);
      });
    });
    lines.set(socket, line);
    if (line.asked === 1) answer(request, response);
    else void before.then(() => socket.destroyed || answer(request, response));
  };
}
