import { useEffect, useState } from "react";
import { readTable, type ByHand, type NameTable } from "./plan-adding.ts";

type ReadCsv = (text: string) => readonly (readonly string[])[] | null;

/** What may be more than one name a line. */
const MAY_HAVE_COLUMNS = /[,;|\t"]/u;

let loaded: ReadCsv | null = null;

/** The reader of columns, fetched once. @throws where it cannot be had */
export async function loadCsv(): Promise<ReadCsv> {
  loaded ??= (await import("./teach-csv.ts")).readCsv;
  return loaded;
}

interface Reading {
  /** Null: the reader of columns is on its way. */
  readonly table: NameTable | null;
  /** Waits for the reader. @throws where it cannot be had */
  readonly read: () => Promise<NameTable>;
}

/** Reads what is typed, with every letter. A list without columns needs nothing that could be missing. */
export function useReading(typed: string, byHand: ByHand): Reading {
  const [csv, setCsv] = useState<ReadCsv | null>(() => loaded);
  useEffect(() => {
    let current = true;
    loadCsv().then(
      (reader) => current && setCsv(() => reader),
      // Told when it is needed.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  const hasColumns = MAY_HAVE_COLUMNS.test(typed);
  return {
    table: hasColumns && csv === null ? null : readTable(typed, csv ?? (() => null), byHand),
    read: async () => readTable(typed, hasColumns ? await loadCsv() : () => null, byHand),
  };
}
