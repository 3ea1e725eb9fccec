import { z } from "zod";
import { IDENTITY_ROUTES } from "./identity-routes.ts";
import type { RouteDocument } from "./route.ts";

type Json = { readonly [key: string]: unknown };

/** What a refusal of each status means, wherever it comes from. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: "The body, or what stands after the `?`, cannot be read or is not what is asked for",
  401: "Nobody is signed in, or a name, PIN, password or code does not match",
  403: "This may not be done by who asks, or from where they ask",
  404: "There is no such thing within the reach of who asks",
  409: "It does not fit what there is",
  410: "A teacher has shut this device out",
  413: "The body is too large",
  415: "The body is not application/json",
  429: "Too many tries; `Retry-After` says when to come again",
  500: "Something went wrong on the server",
  502: "The school's own sign-in does not answer as it should",
  503: "The server is busy, or cannot write; `Retry-After` says when to come again",
};

/** The addresses of identity as OpenAPI 3.1, below `/v1`; to be merged into `/v1/openapi.json`. */
export function identityPaths(routes: readonly RouteDocument[] = IDENTITY_ROUTES): Json {
  const paths = new Map<string, Json>();
  for (const route of routes) {
    paths.set(route.path, { ...paths.get(route.path), [route.method.toLowerCase()]: operationOf(route) });
  }
  return Object.fromEntries(paths);
}

/** A whole document of these addresses alone. */
export function identityOpenApi(version: string): Json {
  return {
    openapi: "3.1.0",
    info: { title: "MathFlow: who is who", version },
    servers: [{ url: "/v1" }],
    paths: identityPaths(),
    components: IDENTITY_COMPONENTS,
  };
}

export const IDENTITY_COMPONENTS = {
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "cookie",
      name: "__Host-sid",
      description: "`mathflow-sid` on plain http, which is answered on this computer itself",
    },
    device: {
      type: "apiKey",
      in: "cookie",
      name: "__Host-device",
      description: "`mathflow-device` on plain http",
    },
  },
  schemas: { Problem: schemaOf(z.strictObject({ type: z.string(), title: z.string(), status: z.int() }), "output") },
};

/** Statuses a route may refuse with: its own, and those of its kind. */
export function refusalsOf({ access, path, body, query, refusals }: RouteDocument): readonly number[] {
  const all = new Set([403, 500, 503, ...refusals]);
  if (access !== "anyone") all.add(401);
  if (path.includes("{")) all.add(404);
  for (const status of body === null ? [] : [400, 413, 415]) all.add(status);
  if (query !== undefined) all.add(400);
  return [...all].toSorted((a, b) => a - b);
}

function operationOf(route: RouteDocument): Json {
  const { method, path, access, summary, body, answer, status } = route;
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => String(name));
  const parameters = [...names.map(parameterOf), ...queryOf(route.query)];
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.split("/")[1]],
    security: securityOf(route),
    "x-access": access,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: { required: true, content: jsonOf(schemaOf(body, "input")) } }),
    responses: {
      [status]:
        answer === null
          ? { description: "Done" }
          : { description: "Done", content: jsonOf(schemaOf(answer, "output")) },
      ...Object.fromEntries(refusalsOf(route).map((refused) => [refused, problemOf(refused)])),
    },
  };
}

function securityOf({ access, path }: RouteDocument): readonly Json[] {
  if (access !== "anyone") return [{ session: [] }];
  return path === "/auth/pin" ? [{ device: [] }] : [];
}

function parameterOf(name: string): Json {
  return { name, in: "path", required: true, schema: { type: "string", format: "uuid" } };
}

function queryOf(query: RouteDocument["query"]): readonly Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, "input"),
  }));
}

function problemOf(status: number): Json {
  const schema = { $ref: "#/components/schemas/Problem" };
  return {
    description: REFUSALS[status] ?? "Refused",
    content: { "application/problem+json": { schema } },
  };
}

function jsonOf(schema: Json): Json {
  return { "application/json": { schema } };
}

/** OpenAPI 3.1 takes JSON Schema as it is; the dialect is said once, by the version. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io }) as Json;
  return rest;
}

/** `POST /classes/{class}/learners` → `postClassesClassLearners`. */
function operationId(method: string, path: string): string {
  const words = path.match(/\w+/gu) ?? [];
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
