import { z } from "zod";
import {
  LLM_MODES,
  LLM_REPLIES,
  LLM_REQUESTS,
  LlmStatus,
  LlmStreamEvent,
  TranscribeReply,
  WORD_MODES,
  type LlmMode,
} from "#engine/protocol/llm";
import { SyncRequest, SyncResponse } from "#engine/protocol/sync";
import { TurnAnswer, TurnBody, TurnRefused } from "#engine/protocol/turn";
import { IDENTITY_COMPONENTS, identityPaths } from "../identity/index.ts";
import { SUM_HEADER } from "./sync-routes.ts";

export type Json = { readonly [key: string]: unknown };

const HEALTH = z.strictObject({
  ok: z.literal(true),
  version: z.string(),
  epoch: z.string(),
  ready: z.boolean(),
  why: z.enum(["disk", "database"]).optional(),
  clock: z.enum(["ok", "suspect"]),
});

/** Everything the server answers but the app's own files, as OpenAPI 3.1. */
export function openApi(version: string): Json {
  const school = Object.entries(identityPaths()).map(([path, operations]) => [`/v1${path}`, operations]);
  return {
    openapi: "3.1.0",
    info: { title: "MathFlow", version },
    servers: [{ url: "/" }],
    paths: { ...OWN_PATHS, ...llmPaths(), ...(Object.fromEntries(school) as Json) },
    components: {
      ...IDENTITY_COMPONENTS,
      securitySchemes: { ...IDENTITY_COMPONENTS.securitySchemes, metrics: { type: "http", scheme: "bearer" } },
    },
  };
}

const REFUSED: Json = {
  description: "Refused; `title` says why",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

const LLM_REFUSALS = [400, 403, 413, 415, 422, 429, 502, 503, 504];

const SUM_PARAMETER: Json = {
  name: SUM_HEADER,
  in: "header",
  required: true,
  description: "64-bit hash of the text, 16 hexadecimal digits (engine/protocol/hash64.ts); the answer has one too",
  schema: { type: "string", pattern: "^[0-9a-f]{16}$" },
};

const OWN_PATHS: Json = {
  "/healthz": {
    get: {
      operationId: "getHealthz",
      summary: "Whether the server answers, which data it has, and whether it can write",
      ...answers(json(HEALTH, "output"), []),
    },
  },
  "/metrics": {
    get: {
      operationId: "getMetrics",
      summary: "Figures of the server, as Prometheus reads them",
      description:
        "For programs on this computer where no proxy is in front, and for who has MATHFLOW_METRICS_TOKEN (`Authorization: Bearer …`). Nothing is there for anybody else.",
      security: [{ metrics: [] }, {}],
      ...answers({ "text/plain": { schema: { type: "string" } } }, [404]),
    },
  },
  "/v1/openapi.json": {
    get: {
      operationId: "getOpenapi",
      summary: "This document",
      ...answers({ "application/json": { schema: { type: "object" } } }, []),
    },
  },
  "/v1/sync": {
    post: {
      operationId: "postSync",
      summary: "Takes a device's events and gives the learner's that it lacks",
      description:
        "By a learner's session: the learner's own log, also under the ids this device had as a guest. By a kiosk's device cookie alone: takes what a learner of its class did, and gives nothing of the log back.",
      tags: ["sync"],
      security: [{ session: [] }, { device: [] }],
      "x-access": "learner",
      parameters: [SUM_PARAMETER],
      requestBody: { required: true, description: "Plain, or as gzip", content: json(SyncRequest, "input") },
      ...answers(json(SyncResponse, "output"), [400, 401, 403, 413, 415, 426, 429, 500, 503, 507]),
    },
  },
  "/v1/turn": {
    post: {
      operationId: "postTurn",
      summary: "One turn of the tutor, for programs: state or log and command in, events, view, reply and state out",
      description:
        "Answered only where MATHFLOW_TURN is on. The body is a line of `mathflow turn`, the answer is its line, byte for byte; nothing is kept.",
      tags: ["headless"],
      "x-access": "anyone",
      requestBody: { required: true, description: "Plain, or as gzip", content: json(TurnBody, "input") },
      ...withResponse(answers(json(TurnAnswer, "output"), [400, 403, 404, 413, 415, 429, 503]), 422, {
        description: "The line cannot be used, or the tutor refuses the command; nothing has changed",
        content: json(TurnRefused, "output"),
      }),
    },
  },
  "/v1/live": {
    get: {
      operationId: "getLive",
      summary: "Says which of the teacher's classes has changed, and nothing else",
      description:
        "Server-sent events: `changed` with a class, or `alerts`, and a cursor; `beat` every 15 seconds. The id of an event, sent back as `Last-Event-ID`, is what is known already. Ends by itself after five minutes.",
      tags: ["class"],
      security: [{ session: [] }],
      "x-access": "teacher",
      ...answers({ "text/event-stream": { schema: { type: "string" } } }, [401, 403, 429]),
    },
  },
};

function llmPaths(): Json {
  const modes = LLM_MODES.map((mode) => [`/v1/llm/${mode}`, { post: llmOperation(mode) }]);
  return {
    "/v1/llm": {
      get: {
        operationId: "getLlm",
        summary: "What a language model may be asked for here",
        tags: ["llm"],
        ...answers(json(LlmStatus, "output"), []),
      },
    },
    ...(Object.fromEntries(modes) as Json),
    "/v1/transcribe": {
      post: {
        operationId: "postTranscribe",
        summary: "What was said in a recording",
        tags: ["llm"],
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
                required: ["file"],
                additionalProperties: false,
              },
            },
          },
        },
        ...answers(json(TranscribeReply, "output"), LLM_REFUSALS),
      },
    },
  };
}

function llmOperation(mode: LlmMode): Json {
  const streams = WORD_MODES.some((one) => one === mode);
  const content = {
    ...json(LLM_REPLIES[mode], "output"),
    ...(streams ? { "text/event-stream": { schema: schemaOf(LlmStreamEvent, "output") } } : {}),
  };
  return {
    operationId: `postLlm${mode.charAt(0).toUpperCase()}${mode.slice(1)}`,
    summary: "Words or data of a language model, checked by the server",
    tags: ["llm"],
    requestBody: { required: true, content: json(LLM_REQUESTS[mode], "input") },
    ...answers(content, [...LLM_REFUSALS, 404]),
  };
}

function withResponse({ responses }: { readonly responses: Json }, status: number, response: Json): Json {
  return { responses: { ...responses, [status]: response } };
}

/** What comes back, and the statuses of refusals. */
function answers(content: Json, refusals: readonly number[]): { readonly responses: Json } {
  const refused = Object.fromEntries(refusals.map((status) => [status, REFUSED]));
  return { responses: { 200: { description: "Done", content }, ...refused } };
}

function json(schema: z.ZodType, io: "input" | "output"): Json {
  return { "application/json": { schema: schemaOf(schema, io) } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
  }) as Json;
  return rest;
}
