import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { LearnerId } from "#engine";
import { answerSync, createSqliteStore, type SyncStore } from "#server/sync";
import { openPostgres } from "../server/postgres/index.ts";

/**
 * A process of its own: sync over HTTP on a SQLite file or a `postgres://…`. Who asks is what the header says: the seam of
 * sessions. Says its port, and when it is ended the processor time it has taken [ms].
 */
const [where = ""] = process.argv.slice(2);
const store: SyncStore = where.startsWith("postgres:")
  ? (await openPostgres({ url: where })).sync
  : createSqliteStore({ file: where });

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

// Devices wait between bursts; a line closed under a request would be its failure.
const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  void (async () => {
    const session = { tenant: "school", learner: LearnerId.parse(request.headers["x-learner"]) };
    const sum = String(request.headers["mathflow-sum"]);
    const answer = await answerSync({ store, now: Date.now }, session, { text: await readText(request), sum });
    const retry = answer.retryAfter === undefined ? {} : { "retry-after": String(answer.retryAfter) };
    response.writeHead(answer.status, { "content-type": "application/json", "mathflow-sum": answer.sum, ...retry });
    response.end(answer.text);
  })();
});

server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
console.log(typeof address === "object" && address !== null ? address.port : 0);

const before = process.cpuUsage();
process.once("SIGTERM", () => {
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1_000);
  process.exit();
});
