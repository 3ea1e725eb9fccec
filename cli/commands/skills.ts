import { parseArgs } from "node:util";
import { buildSkillGraph } from "#engine";
import { findBlueprint, loadSkillGraph } from "#bank";
import { graphToCase } from "#bank/exchange";
import { messageOf, misuse, readNamedFile, UsageError, type Command, type ExitStatus, type Io } from "../command.ts";

export const skillsCommand: Command = {
  help: `Checks a skill graph, or writes the bank's for other systems.

usage: mathflow skills lint FILE
       mathflow skills export --format case [--base ADDRESS]

lint    FILE is a skills_graph.json. Prints each fault as FILE:PATH: message (cycles, self-loops, missing and
        repeated ids, skills that can never be reached, BKT constants out of bounds). Exit status 1 if there are any.
export  prints strands, skills, prerequisites and standards as a framework of 1EdTech CASE 1.1 (a CFPackage, JSON).
        Ids are the same every time. ADDRESS is the server that will answer for it, such as https://school.example;
        without it addresses are urn:uuid:….`,
  run: async (args, io) => {
    const [verb, ...rest] = args;
    if (verb === "lint") return lint(rest, io);
    if (verb === "export") return exportGraph(rest, io);
    return misuse(io, skillsCommand, verb === undefined ? "what shall be done?" : `skills has no command ${verb}`);
  },
};

async function lint([file, ...rest]: readonly string[], io: Io): Promise<ExitStatus> {
  if (file === undefined || rest.length > 0) return misuse(io, skillsCommand, "one FILE is needed");
  const text = await readNamedFile(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    io.out(`${file}:: ${messageOf(cause)}`);
    return 1;
  }
  const graph = buildSkillGraph(json);
  if (graph.ok) {
    io.note(`${file}: ${graph.value.nodes.length} skills, no faults`);
    return 0;
  }
  for (const { path, message } of graph.error) io.out(`${file}:${path}: ${message}`);
  return 1;
}

async function exportGraph(args: readonly string[], io: Io): Promise<ExitStatus> {
  const { values } = parseArgs({ args: [...args], options: { format: { type: "string" }, base: { type: "string" } } });
  if (values.format !== "case") throw new UsageError(`--format is ${values.format}, must be case`);
  const base = values.base === undefined ? null : readBase(values.base);
  const graph = loadSkillGraph();
  if (!graph.ok) throw new Error(`${graph.error.where}: ${graph.error.message}`);
  const made = graphToCase(graph.value, { base, changedOn });
  await io.write(`${JSON.stringify(made, null, 2)}\n`);
  io.note(`${made.CFItems.length} strands and skills, ${made.CFAssociations.length} associations`);
  return 0;
}

function readBase(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new UsageError(`--base is ${text}, must be a web address`);
  return url.href.replace(/\/+$/u, "");
}

/** The graph has no dates; that of a skill is the date of the version that is taught. */
function changedOn(skill: string): string {
  const found = findBlueprint(skill);
  if (found === undefined) throw new Error(`${skill} has no blueprint`);
  return found.blueprint.createdOn;
}
