import type { Result } from "../../result.ts";
import type { Problem } from "../read/problem.ts";
import { readStatement, type ReadOptions, type StatementReading } from "../read/read-statement.ts";

/** What stands in front of a line and is no part of what it says: numbers, arrows, "so", a leading `=`. */
const LEAD = /^(?:\s|\d{1,2}[.)](?=\s)|⇒|→|⟹|∴|=>|->|:|(?:so|therefore|then|thus|hence|and)\b(?!\s*\d+\s*\/))*/iu;

/** A line of working; `continues` where it begins with `=`. `undefined`: nothing stands there. */
export function readLine(
  line: string,
  options: ReadOptions,
): { readonly reading: Result<StatementReading, Problem>; readonly continues: boolean } | undefined {
  const lead = (line.length > 400 ? "" : LEAD.exec(line))?.[0] ?? "";
  const rest = line.slice(lead.length);
  const continues = rest.startsWith("=");
  const said = continues ? rest.slice(1) : rest;
  if (said.trim() === "") return undefined;
  return { reading: readStatement(said, options), continues };
}
