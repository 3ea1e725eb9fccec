import { createHash, randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const BYTES = 32;

/** What a database knows of the pepper its PINs were hashed with. */
export interface KnownPepper {
  /** SHA-256, hexadecimal; undefined: nothing yet. */
  readonly read: () => Promise<string | undefined>;
  readonly keep: (sha256: string) => Promise<void>;
}

export interface PepperOptions {
  readonly dataDir: string;
  /** In the place of the file. */
  readonly given?: Uint8Array | undefined;
  readonly known: KnownPepper;
  /** There are people already: a pepper made now would be none of theirs. */
  readonly hasSchool: boolean;
  /** Whoever runs the server knows that every PIN has to be drawn anew. */
  readonly allowNew: boolean;
}

/** @throws where the pepper is lost, or is not the one that the PINs were hashed with */
export async function provePepper({ dataDir, given, known, hasSchool, allowNew }: PepperOptions): Promise<Uint8Array> {
  const file = path.join(dataDir, "pepper");
  const expected = await known.read();
  const found = given ?? read(file);
  const isOwed = !allowNew && (hasSchool || expected !== undefined);
  if (found === undefined && isOwed)
    throw new Error(`The secret that goes into PINs is lost: ${file} is not there. ${HELP}`);
  const pepper = found ?? readPepper(dataDir);
  const sha256 = sumOf(pepper);
  if (sha256 === expected) return pepper;
  if (expected !== undefined && !allowNew) {
    const where = given === undefined ? file : "MATHFLOW_PEPPER";
    throw new Error(`${where} is another secret than the one that went into the PINs. ${HELP}`);
  }
  await known.keep(sha256);
  return pepper;
}

/** Looks only: whether the pepper at hand is the one whose sum a database knows. */
export function judgePepper(
  { dataDir, given }: Pick<PepperOptions, "dataDir" | "given">,
  expected: string | undefined,
): "right" | "other" | "lost" {
  const found = given ?? read(path.join(dataDir, "pepper"));
  if (found === undefined) return "lost";
  return expected === undefined || sumOf(found) === expected ? "right" : "other";
}

function sumOf(pepper: Uint8Array): string {
  return createHash("sha256").update(pepper).digest("hex");
}

const HELP =
  "Put the right one in its place, or start once with MATHFLOW_NEW_PEPPER=yes and draw every PIN anew (docs/running.md).";

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
