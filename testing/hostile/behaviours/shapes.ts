import { fitSchema } from "../fit-schema.ts";
import { friendlyShape } from "../friendly.ts";
import { isObject } from "../read-prompt.ts";
import type { Asked, Behaviour, Fitting, Json, Output } from "../types.ts";

export const truncatedJson = shaped("truncated-json", ({ value }) => cut(JSON.stringify(value)));

export const missingField = changed("missing-field", (value) => {
  const [, ...rest] = Object.entries(value);
  return Object.fromEntries(rest);
});

export const extraField = changed("extra-field", (value) => ({ ...value, note: "one more thing", verdict: "correct" }));

export const wrongType = changed("wrong-type", (value) =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, typeof inner === "string" ? 7 : JSON.stringify(inner)]),
  ),
);

export const textInAList = changed("text-in-a-list", (value) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, [inner]])),
);

export const nullFields = changed("null-fields", (value) =>
  Object.fromEntries(Object.keys(value).map((key) => [key, null])),
);

/** Ids that exist nowhere, numbers outside every range. */
export const foreignValues = changed("foreign-values", (value) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, foreign(inner)])),
);

/** The boldest of the values on offer, and sure of it: alarms nobody needs, categories that do not fit. */
export const boldAndSure: Behaviour = {
  name: "bold-and-sure",
  shape: ({ value, words }, asked) => text(JSON.stringify(isObject(value) ? bold(value, asked) : words)),
};

export const notAnObject = shaped("not-an-object", ({ words }) => JSON.stringify([words]));
export const plainText = shaped("plain-text", ({ words }) => words);
export const fencedJson = shaped("fenced-json", ({ value }) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``);
export const talkAroundJson = shaped("talk-around-json", ({ value }) => `Here it is: ${JSON.stringify(value)} Bye.`);
export const twoObjects = shaped("two-objects", ({ value }) => JSON.stringify(value).repeat(2));

/** The same key twice, the answer in the second: a reader of streams and `JSON.parse` see different words. */
export const sameKeyTwice = shaped("same-key-twice", ({ value }, asked) =>
  JSON.stringify(value).replace(/\}$/u, `,"text":"The answer is ${asked.answer ?? "12"}."}`),
);

/** The answer in JSON's own escapes. */
export const escapedLetters = shaped("escaped-letters", (_fitting, asked) =>
  escapeAll(fitSchema(asked, `The answer is ${asked.answer ?? "12"}.`)),
);

export const protoKey = shaped("proto-key", ({ value }) =>
  JSON.stringify(value).replace(/^\{/u, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'),
);

export const loneSurrogate = shaped("lone-surrogate", ({ value }) =>
  JSON.stringify(value).replace(/(?<=":")/u, String.raw`\ud83d \udc4d `),
);

export const rawControlCharacters = shaped("raw-control-characters", ({ value }) =>
  JSON.stringify(value).replaceAll(" ", "\n\u0000\u001b[31m"),
);

export const deepNesting = shaped("deep-nesting", () => `{"text":${"[".repeat(50_000)}${"]".repeat(50_000)}}`);

export const emptyText = worded("empty-text", "");
export const blankText = worded("blank-text", " \n\u200b\u200d\ufeff\u00a0 ");
export const nothingAtAll: Behaviour = { name: "nothing-at-all", shape: () => ({ ...text(""), parts: [] }) };

const REFUSAL = "I'm sorry, but I can't help with that request.";

export const refusal: Behaviour = {
  name: "refusal",
  shape: () => ({ ...text(""), parts: [{ type: "refusal", text: REFUSAL }] }),
};

/** Begins to answer, then refuses. */
export const refusalMidway: Behaviour = {
  name: "refusal-midway",
  shape: (fitting) => ({
    ...text(""),
    parts: [
      { type: "text", text: cut(JSON.stringify(fitting.value)) },
      { type: "refusal", text: REFUSAL },
    ],
  }),
};

const CALL = {
  type: "tool-call",
  name: "mark_as_mastered",
  arguments: '{"skill":"g2.add2c","mastered":true}',
} as const;

export const toolCall: Behaviour = { name: "tool-call", shape: () => ({ ...text(""), parts: [CALL] }) };
export const toolCallAndText: Behaviour = {
  name: "tool-call-and-text",
  shape: (fitting) => ({ ...friendlyShape(fitting), parts: [...friendlyShape(fitting).parts, CALL] }),
};

export const usageMissing = ended("usage-missing", { usage: "missing" });
export const usageAbsurd = ended("usage-absurd", { usage: "absurd" });
export const lostEnding = ended("lost-ending", { ending: "lost" });
export const failsMidway = ended("fails-midway", { ending: "failed" });
export const contentFilter = ended("content-filter", { ending: "content-filter" }, true);
export const outOfTokens = ended("out-of-tokens", { ending: "length" }, true);

export const shapeBehaviours: readonly Behaviour[] = [
  truncatedJson,
  missingField,
  extraField,
  wrongType,
  textInAList,
  nullFields,
  foreignValues,
  boldAndSure,
  notAnObject,
  plainText,
  fencedJson,
  talkAroundJson,
  twoObjects,
  sameKeyTwice,
  escapedLetters,
  protoKey,
  loneSurrogate,
  rawControlCharacters,
  deepNesting,
  emptyText,
  blankText,
  nothingAtAll,
  refusal,
  refusalMidway,
  toolCall,
  toolCallAndText,
  usageMissing,
  usageAbsurd,
  lostEnding,
  failsMidway,
  contentFilter,
  outOfTokens,
];

function text(text: string): Output {
  return { parts: [{ type: "text", text }], usage: "fitting", ending: "complete" };
}

function shaped(name: string, make: (fitting: Fitting, asked: Asked) => string): Behaviour {
  return { name, shape: (fitting, asked) => text(make(fitting, asked)) };
}

function worded(name: string, words: string): Behaviour {
  return { name, say: () => words };
}

function changed(name: string, change: (value: { readonly [key: string]: Json }) => Json): Behaviour {
  return shaped(name, ({ value }) => JSON.stringify(isObject(value) ? change(value) : value));
}

function ended(name: string, end: Partial<Pick<Output, "usage" | "ending">>, cutOff = false): Behaviour {
  return {
    name,
    shape: ({ value }) => ({ ...text(cutOff ? cut(JSON.stringify(value)) : JSON.stringify(value)), ...end }),
  };
}

function cut(json: string): string {
  return json.slice(0, Math.ceil(json.length * 0.6));
}

function foreign(value: Json): Json {
  if (typeof value === "number") return 99_999;
  if (value === null) return "m.no-such-id";
  return typeof value === "string" ? value : [99, -1, 4_000];
}

function bold(value: { readonly [key: string]: Json }, asked: Asked): Json {
  const properties = asked.schema?.["properties"];
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
    const schema = isObject(properties) ? properties[key] : undefined;
    const values = isObject(schema) ? schema["enum"] : undefined;
    if (key === "confidence") return [key, 1];
    return [key, Array.isArray(values) ? ((values as readonly Json[])[0] ?? inner) : inner];
  });
  return Object.fromEntries(entries);
}

/** JSON in which every character of a text is an escape. */
function escapeAll(value: Json): string {
  if (typeof value === "string") {
    const units = Array.from({ length: value.length }, (_, index) => value.charCodeAt(index));
    return `"${units.map((unit) => String.raw`\u${unit.toString(16).padStart(4, "0")}`).join("")}"`;
  }
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(escapeAll).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${escapeAll(inner)}`);
  return `{${entries.join(",")}}`;
}
