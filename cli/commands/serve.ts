import { readSettings, startServer } from "#server";
import { messageOf, misuse, type Command } from "../command.ts";

export const serveCommand: Command = {
  help: `Serves the built app.

usage: mathflow serve

PORT (8787) and HOST (127.0.0.1) say where; MATHFLOW_DATA (./data) where data are kept; MATHFLOW_SW=off
serves a service worker that removes itself. Prints the address when ready. SIGTERM or SIGINT end it.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, serveCommand, `serve takes no arguments, got ${args.join(" ")}`);
    let server: Awaited<ReturnType<typeof startServer>>;
    try {
      server = await startServer(readSettings(process.env));
    } catch (cause) {
      io.note(`mathflow serve: ${explain(cause)}`);
      return 1;
    }
    io.out(`MathFlow is ready: ${server.url}`);
    await new Promise<void>((resolve) => {
      process.once("SIGTERM", () => resolve());
      process.once("SIGINT", () => resolve());
    });
    await server.close();
    return 0;
  },
};

function explain(cause: unknown): string {
  const { code, port } = cause as { readonly code?: string; readonly port?: number };
  return code === "EADDRINUSE" ? `port ${port} is in use; choose another with PORT` : messageOf(cause);
}
