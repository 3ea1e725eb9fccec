import { isObject, parseJson, readPrompt } from "./read-prompt.ts";
import type { Api, Asked, Json, JsonObject, Knows } from "./types.ts";

export interface ReadOptions {
  readonly knows: Knows | undefined;
  readonly heard: string;
}

/** Understands the body of a request for words. */
export function readWordsRequest(api: Exclude<Api, "transcribe">, body: JsonObject, options: ReadOptions): Asked {
  const { schemaName, schema } = api === "responses" ? responsesFormat(body) : chatFormat(body);
  const prompt = readPrompt(body, schemaName);
  const usage = body["stream_options"];
  return {
    ...prompt,
    api,
    stream: body["stream"] === true,
    model: textOr(body["model"], "test-model"),
    schemaName,
    schema,
    answer: answerOf(prompt.stem, prompt.data, options.knows),
    usageWanted: isObject(usage) && usage["include_usage"] === true,
    heard: options.heard,
  };
}

/** Understands a transcription: what stands in the form. */
export async function readTranscription(body: Buffer, contentType: string, heard: string): Promise<Asked | null> {
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": contentType } })
    .formData()
    .catch(() => null);
  const file = form?.get("file");
  if (form === null || typeof file !== "object" || file === null) return null;
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  return {
    api: "transcribe",
    stream: field("stream") === "true",
    model: field("model") ?? "test-transcribe",
    mode: null,
    schemaName: field("response_format"),
    schema: null,
    system: "",
    user: field("prompt") ?? "",
    data: { file: file.name, bytes: file.size, type: file.type, language: field("language") },
    stem: null,
    message: null,
    answer: null,
    usageWanted: false,
    heard,
  };
}

/** What the model was told, what the prompt says itself, or what it can work out of `a + b`. */
function answerOf(stem: string | null, data: JsonObject, knows: Knows | undefined): string | null {
  const said = data["answer"];
  const told = stem === null ? null : typeof knows === "function" ? knows(stem, data) : knows?.get(stem);
  return told ?? (typeof said === "string" ? said : null) ?? (stem === null ? null : workOut(stem));
}

/** The body of a request as JSON; null where it is no object. */
export function jsonBody(text: string): JsonObject | null {
  const parsed: Json | undefined = parseJson(text);
  return isObject(parsed) ? parsed : null;
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
};

function workOut(stem: string): string | null {
  const plain = stem
    .replaceAll(/\\(?:times|cdot)\b|[×·]/gu, "*")
    .replaceAll("−", "-")
    .replaceAll(/(\d)(?:,|\{,\})(?=\d{3})/gu, "$1");
  const found = [...plain.matchAll(/(?<![\d./*+-]\s?)(\d{1,9})\s*([-+*])\s*(\d{1,9})(?!\s?[\d./*+-]|\d)/gu)];
  const [, a, sign, b] = found[0] ?? [];
  if (found.length !== 1 || a === undefined || b === undefined || sign === undefined) return null;
  const operation = OPERATIONS[sign];
  return operation === undefined ? null : String(operation(Number(a), Number(b)));
}

interface Format {
  readonly schemaName: string | null;
  readonly schema: JsonObject | null;
}

function responsesFormat(body: JsonObject): Format {
  const text = body["text"];
  return formatOf(isObject(text) ? text["format"] : undefined);
}

function chatFormat(body: JsonObject): Format {
  const format = body["response_format"];
  return formatOf(isObject(format) ? format["json_schema"] : undefined);
}

function formatOf(format: Json | undefined): Format {
  if (!isObject(format)) return { schemaName: null, schema: null };
  const { name, schema } = format as { readonly name?: Json; readonly schema?: Json };
  return { schemaName: typeof name === "string" ? name : null, schema: isObject(schema) ? schema : null };
}

function textOr(value: Json | undefined, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}
