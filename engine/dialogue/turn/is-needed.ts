import type { Talk } from "./talk.ts";

/** "Do i have to use the 3", "does the 7 matter". */
const NEEDED =
  /\b(?:do|does|should|must|can) (?:i|we|you|it)\b[^.!]*\b(?:use|need|count|include|leave out|ignore)\b(?: [a-z]+){0,3}? (\d+)(?! ?[-−+x×*÷/.\d])|\bdoes the (\d+) (?:count|matter)\b|\bis the (\d+) needed\b|\bwhat(?:'s|s| is| are) the (\d+)s? for\b/u;

/** Whether a number of the problem that is asked about is used on some way to the answer [TRN83]; null for any other question. */
export function isNeeded({ understood, desk: { item }, env, speaker }: Talk): string | null {
  const number = NEEDED.exec(understood.plain)?.slice(1).find(Boolean);
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
