import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { err, ok, type Result } from "#engine";

export type UnreadText = "too-large" | "media-type" | "not-text" | "busy";

const unpack = promisify(gunzip);

/**
 * The text of a request, unpacked where it came as gzip, of `most` bytes at most: packed or not, no more is ever in memory.
 *
 * @param hasRoom - hears of what came, piece by piece; false: no more is read
 */
export async function readText(
  request: Request,
  most: number,
  hasRoom: (bytes: number) => boolean = () => true,
): Promise<Result<string, UnreadText>> {
  const encoding = request.headers.get("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity" && encoding !== "gzip") return err("media-type");
  const sent = await readBytes(request, most, hasRoom);
  if (!sent.ok) return sent;
  try {
    const bytes = encoding === "gzip" ? await unpack(sent.value, { maxOutputLength: most }) : sent.value;
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    return err((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "not-text");
  }
}

/** What a request brings, of `most` bytes at most; a body that says itself larger is not begun. */
export async function readBytes(
  request: Request,
  most: number,
  hasRoom: (bytes: number) => boolean = () => true,
): Promise<Result<Uint8Array<ArrayBuffer>, "too-large" | "busy">> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return err("too-large");
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > most) return err("too-large");
    if (!hasRoom(part.length)) return err("busy");
    parts.push(part);
  }
  return ok(Buffer.concat(parts));
}
