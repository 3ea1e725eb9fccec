import { buildSkillGraph } from "#engine";
import { messageOf, misuse, readNamedFile, type Command } from "../command.ts";

export const skillsCommand: Command = {
  help: `Checks a skill graph.

usage: mathflow skills lint FILE

FILE is a skills_graph.json. Prints each fault as FILE:PATH: message (cycles, self-loops, missing and
repeated ids, skills that can never be reached, BKT constants out of bounds). Exit status 1 if there are any.`,
  run: async ([verb, file, ...rest], io) => {
    if (verb !== "lint" || file === undefined || rest.length > 0) {
      return misuse(io, skillsCommand, verb === "lint" ? "one FILE is needed" : "skills has one command: lint");
    }
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
  },
};
