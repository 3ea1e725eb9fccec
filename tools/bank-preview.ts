import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import react from "@vitejs/plugin-react";
import { createServer, type Plugin } from "vite";
import { loadBankFromFiles, reviewFiles } from "#bank/factory";
import { answerPreview } from "./preview/answer-preview.ts";
import { createPreviewApi, type PreviewApi } from "./preview/preview-api.ts";

const usage = `usage: npm run bank:preview [-- --port N]

A page for those who make and judge problems, on this computer only (port 8791 unless told): of every skill and level
some listed problems side by side, as the app draws them, with answers, hints, named errors and worked steps. What is
approved or rejected there is written to bank/reviews/, under the name that is typed. Ctrl-C ends it.`;

const ROOT = fileURLToPath(new URL("../", import.meta.url));

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { port: { type: "string", default: "8791" }, help: { type: "boolean" } },
  });
  const port = Number(values.port);
  if (values.help === true || !Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(usage);
    return values.help === true ? 0 : 2;
  }
  const content = await loadBankFromFiles();
  const api = createPreviewApi({
    content,
    reviews: reviewFiles(),
    today: () => new Date().toISOString().slice(0, 10),
  });
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL("preview/page/", import.meta.url)),
    cacheDir: `${ROOT}.cache/bank-preview`,
    logLevel: "warn",
    plugins: [react(), apiPlugin(api)],
    define: { __BUILD__: JSON.stringify("preview") },
    server: { host: "127.0.0.1", port, strictPort: true, fs: { allow: [ROOT] } },
  });
  try {
    await server.listen();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause));
    await server.close();
    return 1;
  }
  console.log(`http://127.0.0.1:${port}/`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}

function apiPlugin(api: PreviewApi): Plugin {
  return {
    name: "mathflow-preview-api",
    configureServer: ({ middlewares }) => {
      middlewares.use("/api", (request, response) => void answerPreview(request, response, api));
    },
  };
}

process.exitCode = await main(process.argv.slice(2));
