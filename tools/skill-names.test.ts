import { beforeAll, expect, test } from "vitest";
import { nameOfSkill, withLongNames, type Content } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { createMemoryDisk, createMemoryStore } from "../workers/store/memory-store.ts";
import { names } from "../app/text/es/names.ts";
import { openTab } from "../workers/testing/world.ts";

const NONE_YET = { kept: [], there: [], passed: [] };
let content: Content;

beforeAll(async () => {
  content = await loadBankFromFiles();
});

test("[SKL5] of every skill teachers read the long name alone, and pupils the short one alone", async () => {
  const { api } = openTab({ store: createMemoryStore(createMemoryDisk()), content });
  await api.enrol({ name: "Ada", grade: 4, locale: "en" });
  const [names, askable, map] = [await api.skillNames(), await api.askableSkills(), await api.skills()];
  if (!names.ok || !askable.ok || !map.ok) throw new Error("no names");
  const long = names.value;
  expect(long.size).toBe(content.graph.nodes.length);
  const other: string[] = [];
  for (const { id, name, short_name: short = name } of content.graph.nodes) {
    const board = await api.board({ skillId: id, difficulty: 1, rules: [] });
    const worksheet = await api.worksheet({ skill: id, count: 1, level: 1, sheet: 1 });
    const assignable = await api.assignable({ ...NONE_YET, skills: [id], count: 1, levels: [1] });
    const forTeachers = [
      nameOfSkill(withLongNames(content).graph, id),
      long.get(id),
      askable.value.find((one) => one.id === id)?.name ?? name,
      board.ok && board.value.skillName,
      worksheet.ok && worksheet.value.name,
      assignable.ok && assignable.value.problems[0]?.question.skillName,
    ];
    const forPupils = [nameOfSkill(content.graph, id), map.value.find(({ skillId }) => skillId === id)?.name];
    if (forTeachers.some((one) => one !== name) || forPupils.some((one) => one !== short)) other.push(id);
  }
  expect(other).toEqual([]);
});

test("[APP110] whatever the bank names has a Spanish name by its id, and nothing else has", () => {
  const { exams, surveys, workflows, curricula } = content.catalog();
  const ids = [...content.graph.nodes, ...exams, ...surveys, ...workflows, ...curricula].map(({ id }): string => id);
  // Exams made for a learner, of several skills.
  expect(Object.keys(names).toSorted()).toEqual([...ids, "default"].toSorted());
  const english = new Map(content.graph.nodes.map(({ id, name, short_name: short = name }) => [id as string, short]));
  expect(Object.entries(names).filter(([id, name]) => name.trim() === "" || name === english.get(id))).toEqual([]);
  // The stones of the map are so wide.
  const longest = Math.max(...[...english.values()].map((name) => name.length));
  expect(Object.entries(names).filter(([id, name]) => english.has(id) && name.length > longest + 6)).toEqual([]);
});
