import type { IncomingMessage } from "node:http";
import { checkStrictFormat } from "./check-strict-format.ts";
import { jsonBody, readTranscription, readWordsRequest } from "./read-words.ts";
import type { RequestRecord } from "./record.ts";
import type { Asked, ModelOptions } from "./types.ts";

/** A request understood, or answered already without any model. */
export type ReadRequest =
  | { readonly type: "asked"; readonly asked: Asked }
  | { readonly type: "refused"; readonly status: number; readonly body: object };

const HEARD = "I added the tens first and then the ones.";
const MODELS = ["test-model", "test-transcribe"];

/** Reads a request as the real service would: key, address, body and schema are looked at first. */
export async function readRequest(
  request: IncomingMessage,
  record: RequestRecord,
  options: ModelOptions,
): Promise<ReadRequest> {
  const body = await readBody(request);
  record.bodyRead(body);
  const { pathname } = new URL(request.url ?? "/", "http://model");
  if (pathname === "/elsewhere") return { type: "refused", status: 200, body: { elsewhere: true } };
  if (options.key !== undefined && request.headers.authorization !== `Bearer ${options.key}`) {
    return refused(401, "Incorrect API key provided.", "invalid_api_key");
  }
  if (pathname === "/v1/models" && request.method === "GET") return listed(options.models ?? MODELS);
  if (request.method !== "POST") return refused(405, "Only POST is answered here.", "method_not_supported");
  const heard = options.hears ?? HEARD;
  switch (pathname) {
    case "/v1/responses":
      return readWords("responses", body, options);
    case "/v1/chat/completions":
      return readWords("chat", body, options);
    case "/v1/audio/transcriptions": {
      const asked = await readTranscription(body, request.headers["content-type"] ?? "", heard);
      return asked === null
        ? refused(400, "There is no file in this form.", "invalid_request")
        : { type: "asked", asked };
    }
    default:
      return refused(404, `There is no ${pathname}.`, "unknown_url");
  }
}

/** An error as OpenAI words it. */
export function errorBody(status: number, message: string, code: string | null): object {
  const type = status >= 500 ? "server_error" : status === 429 ? "rate_limit_error" : "invalid_request_error";
  return { error: { message, type, param: null, code } };
}

function readWords(api: "responses" | "chat", body: Buffer, options: ModelOptions): ReadRequest {
  const json = jsonBody(body.toString("utf8"));
  if (json === null) return refused(400, "The body is no JSON object.", "invalid_json");
  const missing = ["model", api === "responses" ? "input" : "messages"].find((name) => json[name] === undefined);
  if (missing !== undefined) return refused(400, `Missing required parameter: '${missing}'.`, "missing_parameter");
  const fault = checkStrictFormat(api, json);
  if (fault !== null) return refused(400, fault, "invalid_json_schema");
  return { type: "asked", asked: readWordsRequest(api, json, { knows: options.knows, heard: "" }) };
}

function refused(status: number, message: string, code: string): ReadRequest {
  return { type: "refused", status, body: errorBody(status, message, code) };
}

function listed(models: readonly string[]): ReadRequest {
  const data = models.map((id) => ({ id, object: "model", created: 1_700_000_000, owned_by: "us" }));
  return { type: "refused", status: 200, body: { object: "list", data } };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
