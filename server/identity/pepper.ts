import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const BYTES = 32;

/**
 * The secret of this server that is mixed into PINs, made at the first start; only the server's own user can read it. It is
 * no part of a backup of the database: six digits are soon tried, a hash with this in it is not.
 */
export function readPepper(dataDir: string): Uint8Array {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, "pepper");
  return read(file) ?? make(file);
}

function read(file: string): Uint8Array | undefined {
  try {
    chmodSync(file, 0o600);
    const pepper = Buffer.from(readFileSync(file, "utf8").trim(), "hex");
    if (pepper.length !== BYTES) throw new Error(`${file} does not hold ${BYTES} bytes in hexadecimal`);
    return pepper;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw cause;
  }
}

/** Whole under its name at once: a start that is cut off leaves none, and of two starts one wins. */
function make(file: string): Uint8Array {
  const pepper = randomBytes(BYTES);
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, pepper.toString("hex"), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
    return pepper;
  } catch (cause) {
    const other = (cause as NodeJS.ErrnoException).code === "EEXIST" ? read(file) : undefined;
    if (other === undefined) throw cause;
    return other;
  } finally {
    rmSync(draft);
  }
}
