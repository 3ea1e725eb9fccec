import type { IncomingMessage, ServerResponse } from "node:http";
import type { PreviewApi, PreviewReply } from "./preview-api.ts";

/** A review is a few hundred characters. */
const MOST_BYTES = 20_000;

const HERE = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/u;

/**
 * Answers one request to the page's API [TLS31]. Pages of other origins may ask nothing: they could put reviews into the
 * checkout; nor may one whose name was made to lead here.
 */
export async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  api: PreviewApi,
): Promise<void> {
  const { status, body } = await replyTo(request, api);
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(body));
}

async function replyTo(request: IncomingMessage, api: PreviewApi): Promise<PreviewReply> {
  const { host = "", origin } = request.headers;
  if (!HERE.test(host) || (origin !== undefined && origin !== `http://${host}`))
    return { status: 403, body: { error: "another page has no say here" } };
  try {
    return await api(request.method ?? "GET", new URL(request.url ?? "/", `http://${host}`), await readJson(request));
  } catch (cause) {
    return { status: 400, body: { error: cause instanceof Error ? cause.message : String(cause) } };
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.method !== "POST") return undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error("the request is too long");
    pieces.push(piece);
  }
  return JSON.parse(Buffer.concat(pieces).toString("utf8"));
}
