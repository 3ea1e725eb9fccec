import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { LearnerId } from "#engine";
import { createSqliteStore, type SyncStore } from "#server/sync";
import { syncRoutes } from "../server/http/sync-routes.ts";
import { openPostgres } from "../server/postgres/index.ts";
import { createTraffic } from "../server/traffic.ts";

/**
 * A process of its own: sync over HTTP on a SQLite file or a `postgres://…`, by the routes of the school. Who asks is what
 * the header says: sessions are another matter. Says its port, and when it is ended the processor time it has taken [ms].
 */
const [where = ""] = process.argv.slice(2);
const store: SyncStore = where.startsWith("postgres:")
  ? (await openPostgres({ url: where })).sync
  : createSqliteStore({ file: where });

const traffic = createTraffic();
const routes = syncRoutes({
  identity: {
    sessionOf: async (request) => {
      const learner = LearnerId.parse(request.headers.get("x-learner"));
      return { role: "learner", tenant: "school", learner, device: learner, class: "4b", kiosk: false, guests: [] };
    },
    deviceOf: async () => undefined,
    kioskOf: async () => undefined,
    noteHandIn: async () => true,
    isErased: async () => false,
  },
  sync: { store, now: Date.now },
  log: () => {},
  traffic,
  kioskPushed: () => {},
});

const listener = getRequestListener(routes.fetch);
// Devices wait between bursts; a line closed under a request would be its failure.
const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => void listener(request, response));
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
