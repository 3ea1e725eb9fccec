import type { Result, SessionSummaryView } from "#engine";
import type { EngineApi, EngineError } from "#workers/engine-api";

/**
 * The sessions worth a row [SCR12]: the open one, those in which something was finished, and those left in the
 * middle of a problem that was tried. Only the last kind has to be looked into.
 */
export async function askListedSessions(
  engine: Pick<EngineApi, "sessions" | "replay">,
): Promise<Result<readonly SessionSummaryView[], EngineError>> {
  const sessions = await engine.sessions();
  if (!sessions.ok) return sessions;
  const listed = await Promise.all(sessions.value.map(async (session) => ((await isListed(session)) ? [session] : [])));
  return { ok: true, value: listed.flat() };

  async function isListed({ sessionId, endedAt, problems, skills }: SessionSummaryView): Promise<boolean> {
    if (endedAt === null || problems > 0) return true;
    if (skills.length === 0) return false;
    const replay = await engine.replay(sessionId);
    // What cannot be looked into is not hidden.
    return !replay.ok || replay.value.problems.some(({ turns }) => turns.some(({ type }) => type === "attempt"));
  }
}
