import { expect, test } from "vitest";
import { SkillId } from "#engine";
import { toyGraph } from "#engine/testing";
import { createPupil } from "./pupil.ts";
import { takePlacement, type PlacementDesk } from "./placement.ts";
import { PROFILES, type Profile } from "./profiles.ts";
import { WORLDS, type World } from "./worlds.ts";

const graph = toyGraph();
const ADD = SkillId.parse("t.add");
const HELP = { level: 1, hint: 0, choices: 0 } as const;

const profileOf = (name: string): Profile => PROFILES.find((one) => one.name === name) ?? fail(name);
const worldOf = (name: string): World => WORLDS.find((one) => one.name === name) ?? fail(name);

function fail(name: string): never {
  throw new Error(`no ${name}`);
}

const makePupil = (profile: string, number: number, world = "spaced", seed = "1") =>
  createPupil({ graph, world: worldOf(world), profile: profileOf(profile), number, seed });

test("[SIM2] the same seed gives the same pupil with the same luck, in whatever order skills are met", () => {
  const [first, second] = [makePupil("g2-average", 1), makePupil("g2-average", 1, "gentle")];
  expect(graph.nodes.map(({ id }) => second.truth.knows(id))).toEqual(
    graph.nodes.map(({ id }) => first.truth.knows(id)),
  );
  for (const { id } of graph.nodes) if (id !== ADD) second.answer(id, HELP);
  const answers = () => Array.from({ length: 20 }, () => [first.answer(ADD, HELP), second.answer(ADD, HELP)]);
  for (const [one, other] of answers()) expect(other).toBe(one);
});

test("[SIM2] another number or seed is another pupil", () => {
  const answers = (number: number, seed: string) => {
    const pupil = makePupil("g4-strong", number, "spaced", seed);
    return Array.from({ length: 60 }, (_, at) => pupil.answerTest(graph.nodes[at % 5]?.id ?? ADD, HELP));
  };
  expect(answers(2, "1")).not.toEqual(answers(1, "1"));
  expect(answers(1, "2")).not.toEqual(answers(1, "1"));
});

test("[SIM1] who takes hints only asks for all of them, others for some and only for what they do not know", () => {
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const wanted = (profile: string) => numbers.map((number) => makePupil(profile, number));
  const hintsOnly = wanted("hints-only").map((pupil) => pupil.hintsWanted(ADD));
  expect(hintsOnly.filter((hints) => hints === 3).length).toBeGreaterThan(180);
  const asked = wanted("g3-struggling").filter((pupil) => pupil.hintsWanted(ADD) > 0);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ truth }) => truth.knows(ADD))).toEqual([]);
});

test("[SIM10] a placement is answered to its end, what is unknown sometimes called not learned, and nothing is learned", () => {
  const pupil = makePupil("g3-struggling", 1);
  const before = pupil.truth.known();
  const said: string[] = [];
  const desk: PlacementDesk = {
    question: () =>
      said.length < 40 ? { skill: graph.nodes[said.length % 5]?.id ?? ADD, level: 3, choices: 0 } : null,
    answer: (right) => said.push(right ? "right" : "wrong"),
    sayNotLearned: () => said.push("not learned"),
  };
  expect(takePlacement(pupil, desk, (question) => (question % 2 === 0 ? 0 : 1))).toBe(40);
  expect(new Set(said).size).toBeGreaterThanOrEqual(2);
  expect(said).toContain("not learned");
  expect(pupil.truth.known()).toBe(before);
});
