import { TURN } from "../../cues/turn.ts";
import type { Talk } from "./talk.ts";

/** Whether a number of the problem that is asked about is used on some way to the answer [TRN83]; null for any other question. */
export function isNeeded({ understood, desk: { item }, env, speaker }: Talk): string | null {
  const number = TURN.NEEDED.exec(understood.plain)?.slice(1).find(Boolean);
  const trace = env.content.trace(item);
  const told: ReadonlySet<string> = new Set(
    item.problem_content.stem.replaceAll("{,}", "").match(/(?<![\d./{])\d+(?![\d./}]|\\frac)/gu),
  );
  if (number === undefined || trace === undefined || !told.has(number)) return null;
  const used = trace.routes.flat().flatMap(({ from }) => from.map(({ value }) => String(value.n / value.d)));
  return speaker.fresh(
    used.includes(number) ? `Yes, you need the $${number}$.` : `No, the $${number}$ is not needed here.`,
  );
}
