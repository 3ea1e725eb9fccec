import { check, createRng, sha256Hex } from "#engine";
import { makeCase } from "#engine/testing";

/** Marks answers made from a seed and hashes all that comes back: verdicts, reasons, readings, notes. */
export function hashOfVerdicts(seed: string, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => JSON.stringify(check(makeCase(createRng(`${seed}/${at}`)))));
  return sha256Hex(lines.join("\n"));
}
