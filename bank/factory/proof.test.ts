import { expect, test, vi } from "vitest";
import { BLUEPRINTS_BY_STRAND, STRANDS } from "#bank";
import { currentProof, findProofCode } from "./proof.ts";

// The bundler follows the imports of the whole bank: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const LISTS = () => "0123456789abcdef";
const code = await findProofCode();

test("[FAC5] a strand's proof depends on its own blueprints and second method, the gates and the checker", () => {
  expect(code.factors.files).toEqual(
    expect.arrayContaining([
      "bank/blueprints/contexts.ts",
      "bank/skills/g6.gcf/blueprint.ts",
      "bank/blueprints/kit.ts",
      "bank/factory/build-list.ts",
      "bank/factory/critic/factors.ts",
      "bank/factory/critic/read-stem.ts",
      "bank/factory/gates.ts",
      "engine/answers/algebra-part.ts",
      "engine/answers/check.ts",
      "engine/answers/lines/lines-part.ts",
      "engine/hints/find-leak.ts",
      "engine/items/build-item.ts",
      "engine/random.ts",
    ]),
  );
  expect(code.factors.packages).toEqual(expect.arrayContaining(["@noble/hashes", "mathjs", "zod"]));
});

test("[FAC5] nothing of another strand, of the tutor's other work or of tests belongs to it", () => {
  const strange =
    /^(?:engine\/(?:dialogue|sessions|llm|views|learner)|bank\/lessons)\/|\/lesson\.ts$|\.(?:test|fixture)\.ts$/u;
  for (const strand of STRANDS) {
    const { files } = code[strand];
    expect(files.filter((file) => strange.test(file))).toEqual([]);
    const others = STRANDS.flatMap((other) => {
      if (other === strand) return [];
      const skills = BLUEPRINTS_BY_STRAND[other].map(({ id }) => `bank/skills/${id}/`);
      return [`bank/blueprints/${other}/`, `bank/factory/critic/${other}.ts`, ...skills];
    });
    expect(files.filter((file) => others.some((other) => file.startsWith(other)))).toEqual([]);
  }
});

test("[FAC5] the same checkout gives the same proof; a changed file or list makes unproved what uses it", async () => {
  const source = async (file: string, edited?: string) => (file === edited ? `${file}, edited` : file);
  const before = await currentProof(LISTS, code, source);
  expect(Object.keys(before).toSorted()).toEqual(STRANDS.toSorted());
  const unproved = (after: typeof before) => STRANDS.filter((strand) => after[strand] !== before[strand]);
  const edit = async (edited: string) => unproved(await currentProof(LISTS, code, (file) => source(file, edited)));

  expect(await edit("bank/skills/g6.gcf/lesson.ts")).toEqual([]);
  expect(await edit("bank/skills/g6.gcf/blueprint.ts")).toEqual(["factors"]);
  expect(await edit("bank/factory/critic/signed.ts")).toEqual(["signed"]);
  expect(await edit("engine/answers/check.ts")).toEqual(STRANDS);
  const lists = (strand: string) => (strand === "decimals" ? undefined : LISTS());
  expect(unproved(await currentProof(lists, code, source))).toEqual(["decimals"]);
  expect(unproved(await currentProof(LISTS, code))).toEqual(STRANDS);
});
