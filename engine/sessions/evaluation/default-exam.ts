import { QUICK_CHECK } from "./quick-check.ts";
import { DIFFICULTIES, type SkillId } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { POLICY } from "../../policy.ts";
import type { SkillNode } from "../../skills/skill-graph.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { learnerModel } from "../learning/serve-next.ts";
import type { ExamBlueprint, ExamSection } from "./exam-blueprint.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";

/** Ids that need no catalogue: `default`, `default/<skill>`, `default/<strand>`. */
const PREFIX = "default";

/** So many practised skills make an exam by themselves. */
const ENOUGH = 3;

/** The exam of that id: one of the catalogue, or one made for this learner [EXM1]. */
export function findExam(id: string, state: TutorState, env: TutorEnv): ExamBlueprint | null {
  if (id !== PREFIX && !id.startsWith(`${PREFIX}/`)) {
    return env.content.catalog().exams.find((exam) => exam.id === id) ?? null;
  }
  const what = id.slice(PREFIX.length + 1);
  const { graph } = learnerModel(state, env);
  const skill = graph.byId.get(what as SkillId);
  if (skill !== undefined) return makeExam(id, nameOfSkill(graph, skill.id), [skill.id]);
  if (what === "") return makeExam(id, QUICK_CHECK, chooseSkills(graph.nodes, state, env));
  const strand = graph.nodes.filter((node) => node.strand === what);
  return strand.length === 0 ? null : makeExam(id, QUICK_CHECK, chooseSkills(strand, state, env));
}

function makeExam(id: string, title: string, skills: readonly SkillId[]): ExamBlueprint | null {
  const { questions, mix } = POLICY.exam;
  const section: ExamSection = { name: title, skills, items: questions, mix };
  if (skills.length === 0) return null;
  return {
    id,
    version: 2,
    createdOn: "2026-11-28",
    title,
    about: "",
    sections: [section],
    selection: "adaptive",
    limitMs: null,
    canGoBack: false,
  };
}

/** What was practised last comes first, then what belongs to the learner's grade and the grades before it. */
function chooseSkills(nodes: readonly SkillNode[], state: TutorState, env: TutorEnv): readonly SkillId[] {
  const grade = state.practice.grade ?? 0;
  const practisedAt = ({ id }: SkillNode) => masteryOf(state.mastery, id).lastPractisedAt;
  const askable = nodes.filter(({ id }) => DIFFICULTIES.some((level) => env.content.seeds(id, level).length > 0));
  const practised = askable
    .filter((node) => practisedAt(node) !== null)
    .toSorted((a, b) => (practisedAt(b) ?? 0) - (practisedAt(a) ?? 0));
  const rest = askable
    .filter((node) => practisedAt(node) === null)
    .toSorted((a, b) => distance(a, grade) - distance(b, grade));
  const near = rest.filter((node) => gradeOf(node) <= grade);
  const others = practised.length >= ENOUGH ? [] : near.length > 0 ? near : rest;
  return [...practised, ...others].slice(0, POLICY.exam.questions).map(({ id }) => id);
}

function distance(node: SkillNode, grade: number): number {
  return Math.abs(gradeOf(node) - grade);
}

function gradeOf({ grade }: SkillNode): number {
  return grade ?? 0;
}
