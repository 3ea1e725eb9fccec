import { toCsv, type CsvColumn } from "#engine/reports/csv";
import { download } from "./download.ts";

/** A table for a spreadsheet. */
export interface CsvTable<Row> {
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[];
}

/** The one way of a table into the downloads: nothing in it runs as a formula (TH17). */
export function downloadCsv<Row>({ columns, rows }: CsvTable<Row>, name: string): void {
  download(toCsv(columns, rows), `${name}.csv`, "text/csv");
}
