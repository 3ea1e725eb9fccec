/** Which worksheet; all of it stands in the address, so that the same address is the same sheet. */
export interface SheetWish {
  /** "": none was chosen yet. */
  readonly skill: string;
  /** Null: from first steps to harder. */
  readonly level: number | null;
  readonly count: number;
  /** Number of the sheet, from 1 on. */
  readonly sheet: number;
  /** With the answers. */
  readonly key: boolean;
}

export const LEVELS: readonly number[] = [1, 2, 3, 4, 5];
export const COUNTS: readonly number[] = [6, 8, 10, 12, 16, 20];
export const MOST_SHEETS = 999;
const PLAIN = { level: null, count: 10, sheet: 1, key: true } as const;

/** What cannot be is as if it were not there [TEA107]. */
export function readSheet(search: string): SheetWish {
  const params = new URLSearchParams(search);
  const number = (name: string) => Number(params.get(name) ?? Number.NaN);
  const sheet = number("sheet");
  return {
    skill: params.get("skill") ?? "",
    level: LEVELS.find((level) => level === number("level")) ?? PLAIN.level,
    count: COUNTS.find((count) => count === number("n")) ?? PLAIN.count,
    sheet: Number.isInteger(sheet) && sheet >= 1 && sheet <= MOST_SHEETS ? sheet : PLAIN.sheet,
    key: params.get("key") !== "no",
  };
}

export function sheetText({ skill, level, count, sheet, key }: SheetWish): string {
  return new URLSearchParams({
    skill,
    ...(level === null ? {} : { level: `${level}` }),
    n: `${count}`,
    sheet: `${sheet}`,
    ...(key ? {} : { key: "no" }),
  }).toString();
}
