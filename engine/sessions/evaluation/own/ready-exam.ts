import { uuidFromName } from "../../../hash.ts";
import type { SkillId } from "../../../ids.ts";
import type { TutorEnv } from "../../../tutor-types.ts";
import { hasItems } from "../decide-exam.ts";
import type { ExamBlueprint } from "../exam-blueprint.ts";
import type { OwnExam } from "./draw-form.ts";
import { MAX_FORMS } from "./exam-draft.ts";

/** An exam of the bank's, as a class takes it over. */
export interface ReadyExam extends OwnExam {
  readonly about: string;
}

/**
 * The bank's exams as drafts that name what they come to here, in the order they are offered. Each edition has an id of
 * its own, the same on every server [EXM75].
 */
export function readyExams(env: TutorEnv): readonly ReadyExam[] {
  // A draft has no word for a section of one level.
  const said = env.content.catalog().exams.filter(({ sections }) => sections.every(({ difficulty }) => !difficulty));
  return said.map((exam) => readyExam(exam, env)).filter(({ draft }) => draft.sections.length > 0);
}

function readyExam(exam: ExamBlueprint, env: TutorEnv): ReadyExam {
  const { id, version, title, about, sections, selection, limitMs, canGoBack, stopSe } = exam;
  return {
    id: uuidFromName(`ready-exam/${id}@${version}`),
    about,
    ...(stopSe === undefined ? {} : { stopSe }),
    draft: {
      title,
      sections: sections
        .map(({ name, skills, items, mix, sort, itemLimitMs }) => ({
          name,
          skills: skills.filter((skill) => hasItems(skill, env)) as SkillId[],
          items,
          mix: { ...mix },
          sort: sort ?? null,
          itemLimitMs: itemLimitMs ?? null,
        }))
        .filter(({ skills }) => skills.length > 0),
      selection,
      forms: selection === "random" ? MAX_FORMS : 1,
      limitMs,
      canGoBack,
    },
  };
}
