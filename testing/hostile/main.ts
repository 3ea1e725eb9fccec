import { parseArgs } from "node:util";
import { bankAnswers } from "./bank-answers.ts";
import { allBehaviours, BEHAVIOUR_GROUPS, behaviourNamed } from "./behaviours/mixed.ts";
import { startModel } from "./start-model.ts";

const usage = `Starts a language model for tests on this computer.

usage: node testing/hostile/main.ts [--mode NAME] [--seed N] [--port N] [--list]

NAME is friendly (the default), hostile (bad words, another kind each time), mixed (bad in every way), a group, or a
single behaviour; --list names them all. Prints the address when ready, then a line for each request.`;

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mode: { type: "string", default: "friendly" },
      seed: { type: "string", default: "1" },
      port: { type: "string", default: "0" },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return print(usage);
  if (values.list) return print(names().join("\n"));
  const behaviour = behaviourNamed(values.mode, Number(values.seed));
  if (behaviour === undefined || !/^\d{1,9}$/u.test(values.seed) || !/^\d{1,5}$/u.test(values.port)) {
    console.error(behaviour === undefined ? `There is no ${values.mode}; --list names all there are.` : usage);
    return 2;
  }
  const model = await startModel({
    behaviour,
    seed: Number(values.seed),
    port: Number(values.port),
    knows: await bankAnswers(),
    onAsked: ({ mode, api, stem, answer }, behaviour) =>
      console.log([mode ?? api, behaviour, stem ?? "", answer === null ? "" : `(${answer})`].join(" ").trim()),
  });
  console.log(`The model is ready: ${model.url}`);
  await new Promise<void>((resolve) => {
    process.once("SIGTERM", () => resolve());
    process.once("SIGINT", () => resolve());
  });
  await model.close();
  return 0;
}

function names(): readonly string[] {
  return ["hostile", "mixed", ...Object.keys(BEHAVIOUR_GROUPS), ...allBehaviours.map(({ name }) => name)];
}

function print(text: string): number {
  console.log(text);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
