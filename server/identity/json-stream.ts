/** A value as JSON, piece by piece: what comes in pages is written as one list, and is never in memory whole. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (isPaged(value)) {
    let between = "[";
    for await (const page of value) {
      for (const one of page) {
        yield between + JSON.stringify(one);
        between = ",";
      }
    }
    yield between === "[" ? "[]" : "]";
  } else if (isRecord(value)) {
    let between = "{";
    for (const [key, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${between}${JSON.stringify(key)}:`;
      yield* jsonPieces(field);
      between = ",";
    }
    yield between === "{" ? "{}" : "}";
  } else yield JSON.stringify(value);
}

/** Rows that are read page by page, as they are asked for. */
export type Paged = AsyncIterable<readonly unknown[]>;

function isPaged(value: unknown): value is Paged {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Of what fits into so much the end is known before anything goes out: a failure in it has a status of its own [characters]. */
const AT_ONCE = 64 * 1024;

/** The text of a value where it is short; else a stream of it. */
export async function jsonBody(value: unknown): Promise<string | ReadableStream<Uint8Array>> {
  const pieces = jsonPieces(value);
  let begun = "";
  while (begun.length < AT_ONCE) {
    const next = await pieces.next();
    if (next.done === true) return begun;
    begun += next.value;
  }
  return ReadableStream.from(goOn(begun, pieces)).pipeThrough(new TextEncoderStream());
}

async function* goOn(begun: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begun;
  yield* rest;
}
