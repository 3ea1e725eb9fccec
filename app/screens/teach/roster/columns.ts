/** What a column of a list holds. Several with parts of a name go together, in the order of ROLES. */
export const ROLES = ["first", "name", "last", "group", "grade", "none"] as const;
export type Role = (typeof ROLES)[number];

/** What heads of columns say, without spaces, signs and whose it is: "Pupil's first name" is `firstname`. */
const HEADS: Readonly<Record<Role, ReadonlySet<string>>> = {
  first: words("firstname forename givenname preferredfirstname preferredname fname first vorname prénom"),
  // A head that says only whose it is, such as "Pupil", has nothing left.
  name: new Set(["", ...words("name names fullname displayname nameofpupil nameofstudent")]),
  last: words("lastname surname familyname secondname lname last nachname familienname apellidos"),
  group: words("group groups groupname set table gruppe"),
  grade: words("grade grades gradelevel schoolgrade"),
  none: words(
    "year yeargroup class form section house homeroom email emailaddress id no number rollno rollnumber username login gender sex dateofbirth birthday dob klasse",
  ),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

/** Whose it is. */
const WHOSE = /^(?:the)?(?:pupil|student|learner|child)s?/u;

/** Whether a column of that role holds a name, or a part of one. */
export function isOfName(role: Role): boolean {
  return role === "first" || role === "name" || role === "last";
}

/** The role a head names; null where it is none that is known. */
function roleOfHead(cell: string): Role | null {
  const plain = cell
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");
  if (plain === "" || /\d/u.test(cell)) return null;
  const said = plain.replace(WHOSE, "");
  return ROLES.find((role) => HEADS[role].has(said) || HEADS[role].has(plain)) ?? null;
}

/**
 * Whether the first row names the columns: it has a word for names, or, where there are several columns, two words that are known.
 * One column's head says the word "name": the list may begin with a child who is called as other heads are.
 */
export function isHeader(row: readonly string[]): boolean {
  const roles = row.map(roleOfHead).filter((role) => role !== null);
  if (row.length === 1) return roles[0] === "name" || (roles.length === 1 && /name$/iu.test(row[0]?.trim() ?? ""));
  return roles.length > 1 || roles.some(isOfName);
}

/** What the columns hold, as far as head and cells tell. */
export function rolesOf(header: readonly string[] | null, rows: readonly (readonly string[])[]): readonly Role[] {
  const width = Math.max(header?.length ?? 0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ""));
  if (header === null) return rolesByCells(columns);
  const known = columns.map((_, at) => roleOfHead(header[at] ?? ""));
  // Where no head says names, they are in columns whose head says nothing that is known.
  const hasNames = known.some((role) => role !== null && isOfName(role));
  const named = known.map((role, at) => role ?? (!hasNames && columns[at]?.some(isWords) === true ? "name" : "none"));
  const has = (role: Role) => named.includes(role);
  // "Name" beside a first name is the family's; beside both it says them once more.
  return named.map((role) => (role !== "name" || !has("first") ? role : has("last") ? "none" : "last"));
}

/** Without a head: text is names, "Garcia, Maria" has the family's first, and numbers and addresses are none. */
function rolesByCells(columns: readonly (readonly string[])[]): readonly Role[] {
  if (columns.length < 2) return columns.map(() => "name");
  const roles = columns.map((cells): Role => (cells.some(isWords) ? "name" : "none"));
  const [, second] = columns;
  const isLastFirst = columns.length === 2 && second !== undefined && second.every((cell) => /^\s\S/u.test(cell));
  return isLastFirst && !roles.includes("none") ? ["last", "first"] : roles;
}

function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !cell.includes("@") && !/\d/u.test(cell);
}
