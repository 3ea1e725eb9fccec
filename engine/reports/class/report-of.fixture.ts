import { evolvePupil, initialPupilFold } from "./pupil-fold.ts";
import { evolveReport, initialReportFold, type ReportFold, type TimedEvent } from "./report-fold.ts";
import { stretchesOf, type SessionRows } from "./session-rows.ts";
import { reportSince, type ReportSince } from "./report-since.ts";

/** The fold of a log, from its beginning. */
export function foldReport(log: readonly TimedEvent[]): ReportFold {
  let [{ tutor }, report] = [initialPupilFold, initialReportFold];
  for (const [at, { event, ots }] of log.entries()) {
    ({ tutor } = evolvePupil({ ...initialPupilFold, tutor }, event, ots));
    report = evolveReport(report, event, tutor.mastery, { ots, cursor: at + 1 });
  }
  return report;
}

export function reportOf(log: readonly TimedEvent[], since: number): ReportSince {
  return reportSince(foldReport(log), since);
}

/** What a server reads of a log whose rows have the cursors 1, 2, 3 …: of these sessions alone. */
export function rowsIn(log: readonly TimedEvent[], sessions: readonly SessionRows[]): readonly TimedEvent[] {
  return stretchesOf(sessions).flatMap(([first, last]) => log.slice(first - 1, last));
}
