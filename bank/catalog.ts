import type { Catalog } from "#engine";
import { curricula } from "./curricula/index.ts";
import { exams } from "./exams/index.ts";
import { surveys } from "./surveys/index.ts";
import { workflows } from "./workflows/index.ts";

export const catalog: Catalog = { curricula, exams, surveys, workflows };
