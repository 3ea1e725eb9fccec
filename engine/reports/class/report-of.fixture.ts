import { evolvePupil, initialPupilFold } from "./pupil-fold.ts";
import { evolveReport, initialReportFold, type ReportFold, type TimedEvent } from "./report-fold.ts";
import { reportSince, type ReportSince } from "./report-since.ts";

/** The fold of a log, from its beginning. */
export function foldReport(log: readonly TimedEvent[]): ReportFold {
  let [{ tutor }, report] = [initialPupilFold, initialReportFold];
  for (const { event, ots } of log) {
    ({ tutor } = evolvePupil({ ...initialPupilFold, tutor }, event, ots));
    report = evolveReport(report, event, tutor.mastery, ots);
  }
  return report;
}

export function reportOf(log: readonly TimedEvent[], since: number): ReportSince {
  return reportSince(foldReport(log), since);
}
