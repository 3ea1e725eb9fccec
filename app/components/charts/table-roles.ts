/**
 * Roles a table has by itself, until CSS lays its rows out as cards on a phone: then older browsers forget
 * them. Spread onto the elements, so that a reader meets the same table on every width.
 */
export const tableRoles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
