import type { Catalog } from "#engine";
import { exams } from "./exams/index.ts";
import { surveys } from "./surveys/index.ts";
import { workflows } from "./workflows/index.ts";

export const catalog: Catalog = { exams, surveys, workflows };
