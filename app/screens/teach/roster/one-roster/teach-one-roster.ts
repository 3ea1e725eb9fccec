import { unzipSync } from "fflate";
import type { Result } from "#engine";
import { decode } from "../read-file.ts";
import { tidyName } from "../plan-adding.ts";
import { readGrades } from "../read-grade.ts";
import { readRecords, type Records } from "../teach-csv.ts";

/** A class as a school's system lists it. */
export interface ListedClass {
  readonly sourcedId: string;
  readonly title: string;
  /** "": the file does not say. */
  readonly school: string;
  readonly pupils: readonly { readonly sourcedId: string; readonly name: string }[];
  /** Of pupils it says are in it no more. */
  readonly gone: readonly string[];
  /** How many it lists without saying who they are. */
  readonly unknown: number;
}

export interface OneRoster {
  readonly classes: readonly ListedClass[];
  /** Names by the system's own ids, whoever's class they are in. */
  readonly names: ReadonlyMap<string, string>;
  /** School grades by the same ids, of those the file says one of. */
  readonly grades: ReadonlyMap<string, number>;
  /** False: it says what has changed, and who is not in it is not gone. */
  readonly isWhole: boolean;
}

export type OneRosterFault =
  | { readonly type: "broken-zip" }
  | { readonly type: "too-large" }
  | { readonly type: "missing-file"; readonly file: string }
  | { readonly type: "missing-column"; readonly file: string; readonly column: string }
  | { readonly type: "bad-value"; readonly file: string; readonly column: string; readonly row: number }
  | { readonly type: "torn"; readonly file: string; readonly row: number }
  | { readonly type: "version"; readonly version: string }
  | { readonly type: "no-classes" };

/** Files of a OneRoster 1.1 or 1.2 zip that are read; columns without which nothing can be made of them, and whose cells are ids. */
const FILES = {
  "manifest.csv": { isNeeded: false, columns: ["propertyName", "value"], ids: [] },
  "orgs.csv": { isNeeded: false, columns: ["sourcedId", "name"], ids: [] },
  "classes.csv": { isNeeded: true, columns: ["sourcedId", "title"], ids: ["sourcedId"] },
  "users.csv": { isNeeded: true, columns: ["sourcedId", "givenName", "familyName"], ids: ["sourcedId"] },
  "enrollments.csv": {
    isNeeded: true,
    columns: ["classSourcedId", "userSourcedId", "role"],
    ids: ["classSourcedId", "userSourcedId"],
  },
} as const;
type FileName = keyof typeof FILES;
const FILE_NAMES = Object.keys(FILES) as readonly FileName[];
type Row = Records["rows"][number];

/** Of all that is read, unpacked [bytes]. */
const MAX_UNPACKED = 100_000_000;
const MAX_ID = 255;
const VERSIONS = /^1\.[012]/u;

/**
 * Classes and pupils of a OneRoster zip [TEA44]. Its name keeps it off the devices of pupils.
 *
 * @param today - as ISO 8601 writes it: `2026-11-27`; who was in a class until before then is in it no more
 */
export function readOneRoster(bytes: Uint8Array, today: string): Result<OneRoster, OneRosterFault> {
  const texts = unpack(bytes);
  if (!texts.ok) return texts;
  const tables = new Map<FileName, readonly Row[]>();
  for (const file of FILE_NAMES) {
    const text = texts.value.get(file);
    if (text === undefined && FILES[file].isNeeded) return { ok: false, error: { type: "missing-file", file } };
    const records = readRecords(text ?? "");
    const fault = text === undefined ? null : faultIn(file, records);
    if (fault !== null) return { ok: false, error: fault };
    tables.set(file, records.rows);
  }
  const rowsOf = (file: FileName) => tables.get(file) ?? [];
  const properties = new Map(
    rowsOf("manifest.csv").map((row) => [cell(row, "propertyName").toLowerCase(), cell(row, "value")]),
  );
  const version = properties.get("oneroster.version") ?? "1.1";
  if (!VERSIONS.test(version)) return { ok: false, error: { type: "version", version } };

  const people = new Map(rowsOf("users.csv").map((row) => [cell(row, "sourcedId"), row]));
  const names = new Map([...people].filter(([, row]) => isThere(row)).map(([id, row]) => [id, nameOf(row)]));
  const grades = new Map(
    [...people].flatMap(([id, row]) => {
      const grade = readGrades(cell(row, "grades"));
      return grade === null ? [] : [[id, grade] as const];
    }),
  );
  const schools = new Map(rowsOf("orgs.csv").map((row) => [cell(row, "sourcedId"), cell(row, "name")]));
  const enrolments = byClass(rowsOf("enrollments.csv"));
  const classes = rowsOf("classes.csv")
    .filter(isThere)
    .map((row): ListedClass => {
      const sourcedId = cell(row, "sourcedId");
      const listed = enrolments.get(sourcedId) ?? [];
      const active = new Set(listed.filter((one) => isIn(one, today)).map((one) => cell(one, "userSourcedId")));
      return {
        sourcedId,
        title: cell(row, "title") || cell(row, "classCode") || sourcedId,
        school: schools.get(cell(row, "schoolSourcedId")) ?? "",
        pupils: [...active].flatMap((id) => {
          const name = names.get(id);
          return name === undefined ? [] : [{ sourcedId: id, name }];
        }),
        gone: [
          ...listed.filter((one) => !isIn(one, today)).map((one) => cell(one, "userSourcedId")),
          ...[...active].filter((id) => people.has(id) && !names.has(id)),
        ].filter((id) => !active.has(id) || !names.has(id)),
        unknown: [...active].filter((id) => !people.has(id)).length,
      };
    });
  if (classes.length === 0) return { ok: false, error: { type: "no-classes" } };
  const isWhole = ["users", "enrollments"].every((file) => properties.get(`file.${file}`)?.toLowerCase() !== "delta");
  return { ok: true, value: { classes, names, grades, isWhole } };
}

function unpack(bytes: Uint8Array): Result<ReadonlyMap<string, string>, OneRosterFault> {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (fileNameOf(name) === undefined) return false;
        size += originalSize;
        return size <= MAX_UNPACKED;
      },
    });
    if (size > MAX_UNPACKED) return { ok: false, error: { type: "too-large" } };
    return {
      ok: true,
      value: new Map(Object.entries(files).map(([name, body]) => [fileNameOf(name) ?? "", decode(body)])),
    };
  } catch {
    return { ok: false, error: { type: "broken-zip" } };
  }
}

/** In a folder or not; what a Mac puts beside each file is none. */
function fileNameOf(path: string): FileName | undefined {
  const name = path.split("/").at(-1)?.toLowerCase();
  return FILE_NAMES.find((one) => one === name && !path.startsWith("__MACOSX/"));
}

function faultIn(file: FileName, { columns, rows, tornRow }: Records): OneRosterFault | null {
  const missing = FILES[file].columns.find((column) => !columns.includes(column.toLowerCase()));
  if (missing !== undefined) return { type: "missing-column", file, column: missing };
  if (tornRow !== null) return { type: "torn", file, row: tornRow };
  for (const column of FILES[file].ids) {
    const at = rows.findIndex((row) => !isId(cell(row, column)));
    if (at >= 0) return { type: "bad-value", file, column, row: at + 1 };
  }
  return null;
}

function isId(text: string): boolean {
  return text !== "" && text.length <= MAX_ID && !/\p{C}/u.test(text);
}

function cell(row: Row, column: string): string {
  return row[column.toLowerCase()]?.trim() ?? "";
}

function byClass(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    if (cell(row, "role").toLowerCase() !== "student") continue;
    const id = cell(row, "classSourcedId");
    const before = found.get(id);
    if (before === undefined) found.set(id, [row]);
    else before.push(row);
  }
  return found;
}

/** Neither to be deleted nor switched off. */
function isThere(row: Row): boolean {
  return cell(row, "status").toLowerCase() !== "tobedeleted" && cell(row, "enabledUser").toLowerCase() !== "false";
}

function isIn(row: Row, today: string): boolean {
  const end = cell(row, "endDate").slice(0, 10);
  return isThere(row) && (end === "" || end >= today);
}

/** As the pupil is called, where the file says that. */
function nameOf(row: Row): string {
  const given = cell(row, "preferredGivenName") || cell(row, "preferredFirstName") || cell(row, "givenName");
  const family = cell(row, "preferredFamilyName") || cell(row, "preferredLastName") || cell(row, "familyName");
  return tidyName(`${given} ${family}`);
}
