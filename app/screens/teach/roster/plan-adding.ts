import type { LearnerId } from "#engine";
import { hasManyMarks, nameFault } from "../session/field-faults.ts";
import { isHeader, isOfName, ROLES, rolesOf, type Role } from "./columns.ts";
import type { Learner, LearnerCard } from "../whole-class.ts";
import { readGrade } from "./read-grade.ts";

export const MAX_NAME_LENGTH = 60;
/** As many as a class holds. */
export const MAX_CLASS = 200;

/** What one step did to a class, as far as it came. */
export interface RosterChange {
  readonly cards: readonly LearnerCard[];
  readonly grades: readonly Regraded[];
}

/** A list as it was typed, pasted or in a file: cells by row. */
export interface NameTable {
  /** Null: the first row is a pupil like the others. */
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
  readonly roles: readonly Role[];
}

/** What a teacher said of a list, where it was not read as it was meant. */
export interface ByHand {
  readonly hasHeader?: boolean;
  /** By column, from 0. */
  readonly roles?: Readonly<Record<number, Role>>;
}

/** What becomes of a line: it is added, changes the grade of who is in the class, or why neither. */
export type Fate = "add" | (typeof REASONS)[number]["fate"];

export interface PlannedLine {
  /** Of the rows below the header, from 1. */
  readonly line: number;
  readonly name: string;
  /** "": none. */
  readonly group: string;
  /** School grade; null: the list does not say one that is known. */
  readonly grade: number | null;
  /** Who of the class has the name, and the grade that is known of them. */
  readonly there: Pick<Learner, "id" | "grade"> | undefined;
  readonly fate: Fate;
}

/** Somebody of the class whose grade a list changes. */
export interface Regraded {
  readonly learner: LearnerId;
  readonly grade: number;
  /** The one that was known; null: none. */
  readonly before: number | null;
}

interface Seen {
  readonly name: string;
  readonly group: string;
  readonly inClass: boolean;
  /** The list says another grade of them. */
  readonly isRegraded: boolean;
  readonly inList: boolean;
  readonly room: number;
}

/** Why a line adds nobody; the first that holds. */
const REASONS = [
  { fate: "no-name", when: ({ name }: Seen) => name === "" },
  { fate: "too-long", when: ({ name }: Seen) => [...name].length > MAX_NAME_LENGTH },
  { fate: "many-marks", when: ({ name }: Seen) => hasManyMarks(name) },
  { fate: "grade", when: ({ isRegraded, inList }: Seen) => isRegraded && !inList },
  { fate: "in-class", when: ({ inClass }: Seen) => inClass },
  { fate: "twice", when: ({ inList }: Seen) => inList },
  { fate: "bad-group", when: ({ group }: Seen) => group !== "" && nameFault(group) !== null },
  { fate: "no-room", when: ({ room }: Seen) => room === 0 },
] as const;

/**
 * Cells and columns of a list. A text without columns has one, a name a line.
 *
 * @param readCsv - reads a text in columns; null where it has none
 */
export function readTable(
  typed: string,
  readCsv: (text: string) => readonly (readonly string[])[] | null,
  byHand: ByHand = {},
): NameTable {
  const cells = readCsv(typed) ?? linesOf(typed).map((line) => [line]);
  const rows = cells.filter((row) => row.some((cell) => tidyName(cell) !== ""));
  const [first] = rows;
  const isTable = rows.length > 1 || (first?.length ?? 0) > 1;
  const hasHeader = byHand.hasHeader ?? (first !== undefined && isTable && isHeader(first));
  const header = hasHeader ? (first ?? null) : null;
  const body = header === null ? rows : rows.slice(1);
  const roles = rolesOf(header, body).map((role, at) => byHand.roles?.[at] ?? role);
  return { header, rows: body, roles };
}

/**
 * What becomes of each line [TEA40]. Nothing is asked of the server.
 *
 * @param roster - who is in the class
 */
export function planAdding(
  { rows, roles }: NameTable,
  roster: readonly Pick<Learner, "id" | "name" | "grade">[],
): readonly PlannedLine[] {
  const byName = new Map(roster.map((learner) => [sameName(learner.name), learner]));
  const inList = new Set<string>();
  let room = MAX_CLASS - roster.length;
  return rows.map((row, at) => {
    const name = nameIn(row, roles);
    const group = tidyName(row[roles.indexOf("group")] ?? "");
    const grade = readGrade(row[roles.indexOf("grade")] ?? "");
    const same = sameName(name);
    const there = byName.get(same);
    const isRegraded = there !== undefined && grade !== null && grade !== there.grade;
    const seen = { name, group, inClass: there !== undefined, isRegraded, inList: inList.has(same), room };
    const fate = REASONS.find(({ when }) => when(seen))?.fate ?? "add";
    // Of two lines with somebody's name the first one counts.
    if (fate === "add" || there !== undefined) inList.add(same);
    if (fate === "add") room -= 1;
    return { line: at + 1, name, group, grade, there, fate };
  });
}

/** Whose grade a plan changes. */
export function regradedIn(plan: readonly PlannedLine[]): readonly Regraded[] {
  return plan.flatMap(({ fate, there, grade }) =>
    fate === "grade" && there !== undefined && grade !== null
      ? [{ learner: there.id, grade, before: there.grade ?? null }]
      : [],
  );
}

function nameIn(row: readonly string[], roles: readonly Role[]): string {
  const parts = ROLES.filter(isOfName).flatMap((role) => row.filter((_, at) => roles[at] === role));
  return tidyName(parts.join(" "));
}

function linesOf(text: string): readonly string[] {
  return text.split(/[\r\n\u2028\u2029]+/u);
}

/** Numbers and dots before a name and signs that cannot be seen go away. */
export function tidyName(typed: string): string {
  return typed
    .normalize("NFC")
    .replaceAll(/[\t\r\n]/gu, " ")
    .replaceAll(/(?![\u200C\u200D])\p{C}/gu, "")
    .replace(/^\s*(?:\d{1,3}\s*[.):]|\d{1,3}(?=\s)|[-–•*·])\s*/u, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

export function sameName(name: string): string {
  return name.toLowerCase();
}
