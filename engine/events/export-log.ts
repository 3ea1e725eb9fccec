import { z } from "zod";
import { NumberLocale } from "../answers/types.ts";
import { canonicalJson, sha256Hex, type Json } from "../hash.ts";
import { LearnerId } from "../ids.ts";
import { Age, Country, CurriculumId, Language, Like, OwnPicture, Pace } from "../profile.ts";
import { err, ok, type Result } from "../result.ts";
import { parseEvent } from "./parse-event.ts";
import type { TutorEvent } from "./tutor-event.ts";

export const EXPORT_FORMAT = "mathflow-export/1";

/** What a learner chose on their own device; no event holds it. Names are in no file. */
export const ExportProfile = z.object({
  grade: z.int(),
  locale: NumberLocale,
  picture: OwnPicture.optional(),
  country: Country.nullish().catch(undefined),
  likes: z.array(Like).optional().catch(undefined),
  pace: Pace.optional().catch(undefined),
  language: Language.nullish().catch(undefined),
  age: Age.nullish().catch(undefined),
  curriculum: CurriculumId.nullish().catch(undefined),
});
export type ExportProfile = z.infer<typeof ExportProfile>;

/** What a newer program adds beside these fields is passed over. */
export const ExportFile = z.object({
  format: z.literal(EXPORT_FORMAT),
  learner: LearnerId,
  /** When it was written [ms since 1970-01-01 UTC]. */
  exportedAt: z.int(),
  build: z.string(),
  content: z.string(),
  /** Files of older builds have none; one that is not as it should be is as if there were none. */
  profile: ExportProfile.optional().catch(undefined),
  events: z.array(z.unknown()),
  /** SHA-256 over the canonical JSON of `events`: damage is noticed; it is no proof against forgery. */
  checksum: z.string(),
});
export type ExportFile = z.infer<typeof ExportFile>;

/** A learner's whole log in the order of the fold, as data to be written to a file. */
export function makeExport(
  events: readonly TutorEvent[],
  about: {
    readonly learner: LearnerId;
    readonly exportedAt: number;
    readonly build: string;
    readonly content: string;
    readonly profile?: ExportProfile;
  },
): ExportFile {
  const ordered = events.toSorted(compareEvents);
  return { format: EXPORT_FORMAT, ...about, events: ordered, checksum: checksumOf(ordered) };
}

export function checksumOf(events: readonly unknown[]): string {
  return sha256Hex(canonicalJson(events as Json));
}

/** Orders events for the fold: hybrid logical clock, then device, then seq. Total and the same everywhere. */
export function compareEvents(
  a: Pick<TutorEvent, "hlc" | "device" | "seq">,
  b: Pick<TutorEvent, "hlc" | "device" | "seq">,
): number {
  if (a.hlc !== b.hlc) return a.hlc - b.hlc;
  if (a.device !== b.device) return a.device < b.device ? -1 : 1;
  return a.seq - b.seq;
}

export interface ExportFault {
  /** Such as `events[12].body.seed`. */
  readonly path: string;
  readonly message: string;
}

/** Reads an exported log; the first thing that is not as it should be is named. */
export function readExport(
  text: string,
): Result<{ readonly file: ExportFile; readonly events: readonly TutorEvent[] }, ExportFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    return err({ path: "", message: `not JSON: ${cause instanceof Error ? cause.message : String(cause)}` });
  }
  const file = ExportFile.safeParse(json);
  if (!file.success) {
    const [issue] = file.error.issues;
    return err({ path: issue?.path.map(String).join(".") ?? "", message: issue?.message ?? "not an export" });
  }
  const events: TutorEvent[] = [];
  for (const [index, raw] of file.data.events.entries()) {
    const event = parseEvent(raw);
    if (!event.ok) return err({ path: `events[${index}]`, message: event.error.message });
    events.push(event.value);
  }
  return ok({ file: file.data, events });
}
