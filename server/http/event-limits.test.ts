import { expect, test } from "vitest";
import { z } from "zod";
import { TutorEvent } from "#engine";
import { readSecureJson } from "./secure-json.ts";

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

/** A value as deep and as wide as a schema allows. */
function largest({ type, properties, items, prefixItems, anyOf, oneOf }: Shape): unknown {
  const choices = [...(anyOf ?? []), ...(oneOf ?? [])].map(largest);
  if (choices.length > 0) return choices.toSorted((a, b) => depthOf(b) - depthOf(a))[0];
  if (type === "object") {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, inner]) => [name, largest(inner)]));
  }
  return type === "array" ? [...(prefixItems ?? []), ...(items === undefined ? [] : [items])].map(largest) : 0;
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Objects with names that are nobody's schema: how many there are cannot be known. */
function openPlaces(shape: Shape, at: string): readonly string[] {
  const inner = [
    ...Object.entries(shape.properties ?? {}).map(([name, one]) => [`${at}.${name}`, one] as const),
    ...[shape.items, ...(shape.prefixItems ?? []), ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].map(
      (one) => [at, one] as const,
    ),
  ];
  const isOpen = shape.type === "object" && shape.additionalProperties !== false;
  return [...(isOpen ? [at] : []), ...inner.flatMap(([name, one]) => (one ? openPlaces(one, name) : []))];
}

test("[SYN46] no event the app can make is too deep or too wide to be taken", () => {
  const { oneOf = [], anyOf = [] } = z.toJSONSchema(TutorEvent, { reused: "inline" }) as Shape;
  const shapes = [...oneOf, ...anyOf];
  expect(shapes.length).toBeGreaterThan(20);
  for (const shape of shapes) {
    expect(openPlaces(shape, "event")).toEqual([]);
    const request = { proto: 1, events: [largest(shape)] };
    expect([JSON.stringify(shape.properties?.["type"]), readSecureJson(JSON.stringify(request)).ok]).toEqual([
      JSON.stringify(shape.properties?.["type"]),
      true,
    ]);
  }
});
