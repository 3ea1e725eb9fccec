import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { err, ok, type Result } from "#engine";

export type UnreadText = "too-large" | "media-type" | "not-text";

const unpack = promisify(gunzip);

/** The text of a request, unpacked where it came as gzip, of `most` bytes at most: packed or not, no more is ever in memory. */
export async function readText(request: Request, most: number): Promise<Result<string, UnreadText>> {
  const encoding = request.headers.get("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity" && encoding !== "gzip") return err("media-type");
  const sent = await readBytes(request, most);
  if (sent === undefined) return err("too-large");
  try {
    const bytes = encoding === "gzip" ? await unpack(sent, { maxOutputLength: most }) : sent;
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    return err((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "not-text");
  }
}

async function readBytes(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
