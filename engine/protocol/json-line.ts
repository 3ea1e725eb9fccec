/**
 * One line of JSON for one line of JSON: `{"id", …}`; what cannot be used, an empty line too, gives `{"id","error"}` and never
 * throws [CLI1].
 *
 * @param answer - of what was read, without its id; what it throws is the error
 */
export async function answerLine(line: string, answer: (input: unknown) => object | Promise<object>): Promise<string> {
  let input: unknown;
  try {
    input = JSON.parse(line.replace(/^\uFEFF/u, ""));
  } catch (cause) {
    return JSON.stringify({ id: null, error: `not JSON: ${messageOf(cause)}` });
  }
  const id = idOf(input);
  try {
    return JSON.stringify({ id, ...(await answer(input)) });
  } catch (cause) {
    return JSON.stringify({ id, error: messageOf(cause) });
  }
}

/** Texts and numbers only: a deeply nested id could not be written again. */
function idOf(input: unknown): string | number | null {
  if (typeof input !== "object" || input === null || !("id" in input)) return null;
  return typeof input.id === "string" || typeof input.id === "number" ? input.id : null;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
