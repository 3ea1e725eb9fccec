import { expect, test } from "vitest";
import { z } from "zod";
import { SCHOOL_CALLS } from "#engine/protocol/identity";
import { IDENTITY_ROUTES } from "./identity-routes.ts";
import { identityOpenApi, identityPaths, refusalsOf } from "./openapi.ts";
import { openWorld } from "./school.fixture.ts";

interface Operation {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const paths = identityPaths() as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

test("[IDN25] every route is in the document, and every operation of the document is a route", () => {
  const routes = IDENTITY_ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(documented.toSorted()).toEqual(routes.toSorted());
  expect(new Set(routes).size).toBe(routes.length);
});

test("[IDN25] devices know the same routes, with the same bodies and answers", () => {
  const known = Object.entries(SCHOOL_CALLS).map(([name, { body, answer }]) => ({ name, body, answer }));
  const routes = IDENTITY_ROUTES.map(({ method, path, body, answer }) => ({ name: `${method} ${path}`, body, answer }));
  const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);
  expect(known.toSorted(byName).map(({ name }) => name)).toEqual(routes.toSorted(byName).map(({ name }) => name));
  const other = routes.filter(({ name, body, answer }) => {
    const same = known.find((call) => call.name === name);
    return same?.body !== body || same.answer !== answer;
  });
  expect(other).toEqual([]);
});

test("[IDN25] what is documented is what the server answers at, and with no other method", () => {
  const { identity } = openWorld();
  const mounted = identity.routes.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/gu, "{$1}")}`);
  expect([...new Set(mounted)].toSorted()).toEqual(documented.toSorted());
});

test("[IDN25] each operation has its parameters, its body, its answer and its refusals", () => {
  for (const route of IDENTITY_ROUTES) {
    const operation = paths[route.path]?.[route.method.toLowerCase()];
    const names = [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    const asked = Object.keys(route.query?.shape ?? {});
    expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual([...names, ...asked]);
    expect(
      Object.keys(operation?.responses ?? {})
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([route.status, ...refusalsOf(route)].toSorted((a, b) => a - b));
    expect(operation?.security.length).toBe(route.access === "anyone" && route.path !== "/auth/pin" ? 0 : 1);
    const schema = operation?.requestBody?.content["application/json"]?.schema;
    expect(schema).toEqual(
      route.body === null ? undefined : expect.objectContaining({ type: "object", additionalProperties: false }),
    );
  }
});

test("[IDN25] the document is plain data with one name an operation, and its schemas are of OpenAPI's dialect", () => {
  const whole = identityOpenApi("1.2.3");
  expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
  expect(whole).toMatchObject({ openapi: "3.1.0", info: { version: "1.2.3" }, servers: [{ url: "/v1" }] });
  expect(JSON.stringify(whole)).not.toContain("$schema");
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z][A-Za-z]+$/u.test(id))).toBe(true);
});

test("[IDN25] the schema of a body is the one that is kept to", () => {
  const join = paths["/auth/pin"]?.["post"]?.requestBody?.content["application/json"]?.schema;
  expect(join).toMatchObject({
    required: ["learner", "pin"],
    properties: { learner: { type: "string", format: "uuid" } },
  });
  const { body } = IDENTITY_ROUTES.find(({ path }) => path === "/auth/pin") ?? { body: null };
  expect(body).toBeInstanceOf(z.ZodType);
});
