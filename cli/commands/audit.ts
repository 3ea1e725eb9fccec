import { auditLog, canonicalJson, readExport, sha256Hex, type Json } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { misuse, readNamedFile, type Command } from "../command.ts";

export const auditCommand: Command = {
  help: `Proves verified-only delivery from a learner's exported log.

usage: mathflow audit EXPORT.json

Rebuilds every served problem and traces it to skill, version, verified list, second method and
policy: one JSON object a problem. Exit status 1 names the first event that cannot be accounted for.`,
  run: async ([file, ...rest], io) => {
    if (file === undefined || rest.length > 0) return misuse(io, auditCommand, "one EXPORT.json is needed");
    const log = readExport(await readNamedFile(file));
    if (!log.ok) {
      io.note(`${file}:${log.error.path}: ${log.error.message}`);
      return 1;
    }
    const { served, faults } = auditLog(log.value.events, await loadBankFromFiles());
    for (const row of served) io.out(JSON.stringify(row));
    const order = new Map(log.value.events.map(({ id }, index) => [id as string, index]));
    const [first] = faults.toSorted((a, b) => (order.get(a.event) ?? 0) - (order.get(b.event) ?? 0));
    if (first !== undefined) {
      io.note(`${file}: event ${first.event} (seq ${first.seq}): ${first.message}`);
      io.note(`${faults.length} faults in ${log.value.events.length} events`);
      return 1;
    }
    const raw = log.value.file.events as Json;
    if (sha256Hex(canonicalJson(raw)) !== log.value.file.checksum) {
      io.note(`${file}: checksum: the events are not the ones that were exported`);
      return 1;
    }
    io.note(`${served.length} problems served, all of them verified; ${log.value.events.length} events, no fault`);
    return 0;
  },
};
