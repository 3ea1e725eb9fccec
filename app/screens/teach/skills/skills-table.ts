import type { MatrixView } from "#engine/protocol/class";
import { stateWords } from "../../../components/charts/mastery-words.ts";
import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";

export type Pupil = MatrixView["pupils"][number];
type Cell = Pupil["cells"][number];

export interface SkillRow {
  readonly skill: MatrixView["skills"][number];
  /** Of the pupils, in their order. */
  readonly cells: readonly (Cell | undefined)[];
}

/** The skills of a grade, or all (null), with each pupil's cell: what screen, print and file show [TEA81]. */
export function skillRows(view: MatrixView, pupils: readonly Pupil[], grade: number | null): readonly SkillRow[] {
  return view.skills
    .map((skill, at) => ({ skill, cells: pupils.map(({ cells }) => cells[at]) }))
    .filter(({ skill }) => grade === null || skill.grade === grade);
}

/** A refresh that is due stays kept. */
export function keptIn({ cells }: SkillRow): number {
  return cells.filter((cell) => cell?.state === "kept" || cell?.state === "review").length;
}

/** Nothing to show of it yet. */
export function isBlank(cell: Cell | undefined): boolean {
  return cell === undefined || (cell.answers === 0 && (cell.state === "locked" || cell.state === "ready"));
}

export function skillsTable(t: Text, rows: readonly SkillRow[], pupils: readonly Pupil[]): CsvTable<SkillRow> {
  return {
    columns: [
      { name: t("teach.skills.skill"), value: ({ skill }) => skill.longName },
      ...pupils.map(({ name }, at) => ({
        name,
        value: ({ cells }: SkillRow) => {
          const cell = cells[at];
          return cell === undefined || isBlank(cell) ? null : t(stateWords[cell.state]);
        },
      })),
      { name: t("skill.state.kept"), value: keptIn },
    ],
    rows,
  };
}
