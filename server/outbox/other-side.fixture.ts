import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What the other side does with one request. `take` notes the message as theirs. */
export type Manner = (asked: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly take: () => void;
  readonly answerWell: () => void;
}) => void;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Of the message. */
  readonly id: string;
}

/** A webhook's receiver, or a record store: what it took, and all it was asked. */
export interface OtherSide {
  readonly url: string;
  readonly asked: Asked[];
  /** How often each message was taken. */
  readonly taken: Map<string, number>;
  /** By the message and which request about it this is, 0-based. */
  manner: (id: string, nth: number) => Manner;
}

export const WELL: Manner = ({ take, answerWell }) => {
  take();
  answerWell();
};

/** Every way not to answer well; all of them without having taken anything. */
export const ILL = {
  conflict: ({ response }) => response.writeHead(409).end("conflict"),
  "too much to do": ({ response }) => response.writeHead(429, { "Retry-After": "90" }).end(),
  "away for now": ({ response }) => response.writeHead(503, { "Retry-After": "soon" }).end(),
  fault: ({ response }) => response.writeHead(500).end("<html>oops</html>"),
  refusal: ({ response }) => response.writeHead(400).end(),
  nothing: () => {},
  "half an answer": ({ response }) => {
    response.writeHead(500, { "Content-Length": "100" }).write("half");
  },
  garbage: ({ response }) => {
    response.socket?.end("\u0000\u0001 I am no server \r\n\r\n");
  },
  redirect: ({ response }) => response.writeHead(307, { Location: "/elsewhere" }).end(),
  "closed line": ({ request }) => request.socket.destroy(),
} as const satisfies Readonly<Record<string, Manner>>;

/** Has it, and the answer is lost. */
export const LOST: Manner = ({ take, request }) => {
  take();
  request.socket.destroy();
};

export async function startWebhookSide(): Promise<OtherSide> {
  return start(
    (asked) => String(asked.headers["webhook-id"]),
    ({ response }) => response.writeHead(204).end(),
  );
}

/** Answers as a record store does: 409 to what it has, and what it has to who asks. */
export async function startRecordStore(): Promise<OtherSide> {
  const side = await start(
    ({ path, body }) =>
      new URL(path, "http://x").searchParams.get("statementId") ?? (JSON.parse(body) as { id: string }).id,
    ({ response, asked, taken }) => {
      if (asked.method === "GET") {
        response.writeHead(taken.has(asked.id) ? 200 : 404).end(JSON.stringify({ id: asked.id.toUpperCase() }));
      } else response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify([asked.id]));
    },
  );
  return side;
}

interface Answering {
  readonly response: ServerResponse;
  readonly asked: Asked;
  readonly taken: ReadonlyMap<string, number>;
}

async function start(idOf: (asked: Omit<Asked, "id">) => string, answer: (of: Answering) => void): Promise<OtherSide> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const plain = { method, path, headers, body };
      const asked = { ...plain, id: idOf(plain) };
      const nth = side.asked.filter((one) => one.id === asked.id && one.method === method).length;
      side.asked.push(asked);
      const take = () => side.taken.set(asked.id, (side.taken.get(asked.id) ?? 0) + 1);
      const answerWell = () => answer({ response, asked, taken: side.taken });
      if (method === "GET") answerWell();
      else side.manner(asked.id, nth)({ request, response, take, answerWell });
    });
    request.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const side: OtherSide = { url: `http://127.0.0.1:${port}`, asked: [], taken: new Map(), manner: () => WELL };
  return side;
}
