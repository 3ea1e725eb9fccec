import { compileMessage, type CompiledMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { en } from "../en/index.ts";
import { es } from "./index.ts";

type Id = keyof typeof en;
const ids = Object.keys(en) as readonly Id[];

/** What of a message has to be the same in every language: `answers`, `answers plural one other`, each once, in order of the alphabet. */
function slotsOf(message: string): readonly string[] {
  const slots = new Set<string>();
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    for (const token of part as CompiledMessage[]) {
      if (!Array.isArray(token)) continue;
      const [name, kind, branches] = token as unknown as [string, string?, Record<string, unknown>?];
      const keys = Object.keys(branches ?? {}).filter((key) => key !== "offset");
      slots.add([name, kind, ...keys.toSorted()].filter((word) => word !== undefined).join(" "));
      for (const key of keys) walk(branches?.[key]);
    }
  };
  walk(compileMessage(message));
  return [...slots].toSorted();
}

/** Formulas and elements stand in the words as they are. */
const fixedIn = (message: string) => message.match(/\$[^$]+\$|<[^>\s]+>/gu) ?? [];

test("slots are read, nested ones too", () => {
  expect(slotsOf("{n, plural, =0 {{k, plural, one {#} other {# of {m}}}} other {no}} {m}")).toEqual([
    "k plural one other",
    "m",
    "n plural 0 other",
  ]);
});

describe("[APP110] Spanish says what English says", () => {
  test.for(ids)("%s has the same places, branches and formulas", (id) => {
    expect(slotsOf(es[id])).toEqual(slotsOf(en[id]));
    expect(fixedIn(es[id])).toEqual(fixedIn(en[id]));
  });

  test("buttons that a sentence names are called what they are called", () => {
    const idOf = new Map(ids.map((id) => [en[id] as string, id]));
    const misnamed = ids.filter((id) =>
      [...en[id].matchAll(/“([^”{]+)”/gu)].some(([, name = ""]) => {
        const button = idOf.get(name.replaceAll("’", "'"));
        return button !== undefined && !es[id].includes(`“${es[button]}”`);
      }),
    );
    expect(misnamed).toEqual([]);
  });

  test("nothing is left in English but what is the same in both", () => {
    const same = ids.filter((id) => es[id] === en[id] && /\p{L}{2}/u.test(en[id].replaceAll(/\{\w+\}/gu, "")));
    expect(same.toSorted()).toEqual(
      [
        "app.name",
        "decisions.by.planner",
        "decisions.ms",
        "duration.hours",
        "duration.minutes",
        "file.ok",
        "assigned.read",
        "join.pin",
        "key.pi",
      ]
        .concat(["own-picture.cactus", "spoken.pi", "talk.tutor"])
        .toSorted(),
    );
  });
});

describe("[APP3] Spanish is as calm and kind", () => {
  test.for(ids)("%s", (id) => {
    expect(es[id]).not.toMatch(/[!¡]/u);
    expect(es[id]).not.toMatch(
      /(?<!\p{L})(?:mal|incorrect[oa]s?|equivoca\p{L}*|error(?:es)?|fall[oóa]\p{L}*|culpa|fácil(?:es|mente)?)(?!\p{L})/iu,
    );
  });

  test.for(ids)("%s says tú, in words that all of Latin America has", (id) => {
    expect(es[id]).not.toMatch(/(?<!\p{L})(?:usted(?:es)?|vosotr\p{L}+|vuestr\p{L}+|vos|ordenador)(?!\p{L})/iu);
  });

  test.for(ids)("[APP96] %s has no space before a percent sign", (id) => {
    expect(es[id]).not.toMatch(/\s%/u);
  });
});
