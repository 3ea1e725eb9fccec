import {
  canonicalJson,
  compareEvents,
  evolveTutor,
  initialTutorState,
  readExport,
  sessionsOf,
  sha256Hex,
  type Json,
} from "#engine";
import { masteryBySkill } from "#engine/headless";
import { misuse, readNamedFile, type Command } from "../command.ts";

export const replayCommand: Command = {
  help: `Folds a learner's exported log into state.

usage: mathflow replay EXPORT.json

Prints {"events","mastery":{skill:{known,opportunities,mastered,kept,level}},"sessions":[…],"hash"}: the hash is
over the whole state and the same on every device that holds the same events.`,
  run: async ([file, ...rest], io) => {
    if (file === undefined || rest.length > 0) return misuse(io, replayCommand, "one EXPORT.json is needed");
    const log = readExport(await readNamedFile(file));
    if (!log.ok) {
      io.note(`${file}:${log.error.path}: ${log.error.message}`);
      return 1;
    }
    const events = log.value.events.toSorted(compareEvents);
    const state = events.reduce(evolveTutor, initialTutorState);
    io.out(
      JSON.stringify({
        events: events.length,
        mastery: masteryBySkill(state.mastery),
        sessions: sessionsOf(state.history),
        hash: sha256Hex(canonicalJson(state as unknown as Json)),
      }),
    );
    return 0;
  },
};
