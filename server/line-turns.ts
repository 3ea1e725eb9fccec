import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/**
 * Begins with a request of a line when the answer to the one before is gone: one that asks for much without waiting gets no more done
 * at a time than the others. Browsers wait by themselves.
 */
export function createLineTurns(answer: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    const gone = new Promise<void>((resolve) => {
      response.once("close", () => {
        if (latest.get(socket) === gone) latest.delete(socket);
        // Not at once: the loop has other lines to look at.
        setImmediate(resolve);
      });
    });
    latest.set(socket, gone);
    if (before === undefined) answer(request, response);
    else void before.then(() => answer(request, response));
  };
}
