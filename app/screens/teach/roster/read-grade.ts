const HIGHEST = 12;
/** Kindergarten, as lists and OneRoster write it. */
const KINDERGARTEN = /^(?:k|kg|kindergarten)$/iu;
/** "4", "04", "4th", "Grade 4", "4th grade", "Klasse 4". A "Year 4" is another grade from country to country, and is none here. */
const NUMBERED = /^(?:(?:grade|gr\.?|klasse)\s*)?0?(?<grade>\d{1,2})(?:st|nd|rd|th|\.)?(?:\s*(?:grade|klasse))?$/iu;

/** School grade of a cell, 0 to 12, 0 for kindergarten; null where it says none that is known. */
export function readGrade(cell: string): number | null {
  const text = cell.trim();
  if (KINDERGARTEN.test(text)) return 0;
  const said = NUMBERED.exec(text)?.groups?.["grade"];
  return said === undefined || Number(said) > HIGHEST ? null : Number(said);
}

/** The same of OneRoster's `grades`, codes with commas between them; null where it names several. */
export function readGrades(codes: string): number | null {
  const found = [...new Set(codes.split(",").filter((code) => code.trim() !== ""))];
  return found.length === 1 ? readGrade(found[0] ?? "") : null;
}
