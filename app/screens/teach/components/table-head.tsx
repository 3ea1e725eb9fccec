import type { ReactNode } from "react";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";

/** The names of a table's columns, in order. */
export function TableHead({ heads }: { readonly heads: readonly string[] }): ReactNode {
  return (
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        {heads.map((head) => (
          <th {...tableRoles.columnHead} key={head} className={tables["text"]}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
