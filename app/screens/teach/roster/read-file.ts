import type { Result } from "#engine";

/** What a teacher has chosen: a list as text, or the files of a school's system in a zip. */
export type ChosenFile =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "zip"; readonly bytes: Uint8Array };

export type FileFault = "too-large" | "not-text" | "workbook" | "unreadable";

/** More than any school's export has [bytes]. */
const MAX_FILE = 50_000_000;
/** A list of names that a page can show at once [bytes]. */
const MAX_LIST = 1_000_000;

/** @returns what is in it; or why nothing of it can be used */
export async function readFile(file: Blob): Promise<Result<ChosenFile, FileFault>> {
  if (file.size > MAX_FILE) return { ok: false, error: "too-large" };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (buffer === null) return { ok: false, error: "unreadable" };
  const bytes = new Uint8Array(buffer);
  if (begins(bytes, [0x50, 0x4b])) {
    // Excel's own files are zips as well; their parts are named in them in the open.
    return textIn(bytes, "xl/workbook") || textIn(bytes, "content.xml")
      ? { ok: false, error: "workbook" }
      : { ok: true, value: { type: "zip", bytes } };
  }
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, error: "workbook" };
  if (bytes.length > MAX_LIST) return { ok: false, error: "too-large" };
  const text = decode(bytes);
  return text.includes("\0") ? { ok: false, error: "not-text" } : { ok: true, value: { type: "text", text } };
}

/** UTF-16 where a mark says so, UTF-8 where it can be; else what Excel writes in the West. */
export function decode(bytes: Uint8Array): string {
  const wide = begins(bytes, [0xff, 0xfe]) ? "utf-16le" : begins(bytes, [0xfe, 0xff]) ? "utf-16be" : null;
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function begins(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, at) => bytes[at] === sign);
}

function textIn(bytes: Uint8Array, text: string): boolean {
  // One letter a byte: names in a zip are found by what they look like.
  return new TextDecoder("latin1").decode(bytes.length > MAX_LIST ? bytes.slice(-MAX_LIST) : bytes).includes(text);
}
